/// The titles of sections at a table's end, one below the other.
final class UITableViewIndex: UIControl {
    static let width: CGFloat = 15
    private static let pitch: CGFloat = 15
    private static let dot = "\u{2022}"

    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }
    var color: UIColor? { didSet { if color != oldValue { setNeedsLayout() } } }
    private var shown: [String] = []
    private var parts: [UIView] = []

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = Int(exactly: (bounds.height / Self.pitch).rounded(.down)) ?? titles.count
        showParts(of: Self.shown(titles, room: room))
        let height = CGFloat(parts.count) * Self.pitch
        var top = (bounds.height - height) / 2
        for part in parts {
            if let label = part as? UILabel {
                label.textColor = color ?? tintColor
                label.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.pitch)
            } else {
                part.tintColor = color ?? tintColor
                part.center = CGPoint(x: bounds.midX, y: top + Self.pitch / 2)
            }
            top += Self.pitch
        }
    }

    private func showParts(of titles: [String]) {
        guard titles != shown else { return }
        shown = titles
        parts.forEach { $0.removeFromSuperview() }
        parts = titles.map { title in
            if title == UITableView.indexSearch { return SearchSign(size: 12) }
            let label = UILabel()
            label.text = title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            return label
        }
        parts.forEach { addSubview($0) }
    }

    /// What is shown of titles where there is room for some only: as in UIKit, dots stand for those between others, of which
    /// the first and the last one are.
    static func shown(_ titles: [String], room: Int) -> [String] {
        guard titles.count > room else { return titles }
        // Every other one is a dot.
        let count = max(0, (room + 1) / 2)
        guard count > 1 else { return Array(titles.prefix(count)) }
        var shown: [String] = []
        for number in 0..<count {
            if number > 0 { shown.append(dot) }
            shown.append(titles[number * (titles.count - 1) / (count - 1)])
        }
        return shown
    }
}
