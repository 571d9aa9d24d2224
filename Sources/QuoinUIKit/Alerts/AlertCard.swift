/// What stands together in a question, with round corners: what is asked, and below it the answers. Where there is too
/// little room for both, each scrolls.
final class AlertCard: UIView {
    private static let radius: CGFloat = 14
    private static var line: CGFloat { 1 / UIScreen.main.scale }
    private static let ground = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.17 : 0.97, alpha: 1)
    }

    init(_ question: UIView?, _ answers: [UIView], rowHeight: CGFloat, areBeside: Bool = false) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = Self.ground
        layer.cornerRadius = Self.radius
        clipsToBounds = true
        let rows = answers.isEmpty ? nil : Self.list(answers, rowHeight, areBeside)
        let parts = [question, rows].compactMap { $0 }
        let scrolls = parts.map { part in
            // What is asked stays as long as what can be answered has room to be scrolled.
            scroll(part, part === rows ? .defaultLow + 1 : .defaultLow + 2)
        }
        let column = UIStackView(arrangedSubviews: Self.separated(scrolls, .vertical))
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        column.fill(self)
        guard rows != nil, let last = scrolls.last else { return }
        // Three answers are seen at least; of more, a half tells that there are.
        let seen = areBeside ? 1 : answers.count <= 3 ? CGFloat(answers.count) : 2.5
        let least = seen * rowHeight + (seen - 1).rounded(.up) * Self.line
        let minimum = last.heightAnchor.constraint(greaterThanOrEqualToConstant: least)
        minimum.priority = .required - 3
        minimum.isActive = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func drawBorder() {
        layer.borderWidth = Self.line
        layer.borderColor = UIColor.separator.cgColor
    }

    private static func list(
        _ answers: [UIView], _ rowHeight: CGFloat, _ areBeside: Bool
    ) -> UIView {
        let rows = UIStackView(
            arrangedSubviews: separated(answers, areBeside ? .horizontal : .vertical))
        rows.axis = areBeside ? .horizontal : .vertical
        for answer in answers {
            answer.heightAnchor.constraint(equalToConstant: rowHeight).isActive = true
        }
        if areBeside, let first = answers.first {
            for other in answers.dropFirst() {
                other.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
            }
        }
        return rows
    }

    /// The views with a line between each and the next.
    private static func separated(
        _ views: [UIView], _ axis: NSLayoutConstraint.Axis
    ) -> [UIView] {
        var all: [UIView] = []
        for view in views {
            if !all.isEmpty {
                let line = UIView()
                line.backgroundColor = .separator
                let length = axis == .vertical ? line.heightAnchor : line.widthAnchor
                length.constraint(equalToConstant: Self.line).isActive = true
                all.append(line)
            }
            all.append(view)
        }
        return all
    }

    /// A view that scrolls if it has to.
    private func scroll(_ content: UIView, _ priority: UILayoutPriority) -> UIScrollView {
        let scroll = UIScrollView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(content)
        content.fill(scroll)
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        let height = scroll.heightAnchor.constraint(equalTo: content.heightAnchor)
        height.priority = priority
        height.isActive = true
        return scroll
    }
}

extension UIView {
    /// Has the edges of another view.
    func fill(_ outer: UIView, _ insets: UIEdgeInsets = .zero) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: insets.left),
            outer.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
            topAnchor.constraint(equalTo: outer.topAnchor, constant: insets.top),
            outer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ])
    }
}
