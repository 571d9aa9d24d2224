import QuoinKit

/// The large title of a bar, which goes beneath the buttons as its row gets lower.
final class LargeTitleView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(label)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Stands in its row of a bar, if there is one.
    func place(in bar: NavigationBar?) {
        let row = bar?.largeTitleRow ?? .zero
        isHidden = row.height <= 0
        guard let bar, !isHidden else { return }
        frame = row.cg
        let margin = NavigationBar.sideMargin(in: bar.traits)
        let covered = bar.safeAreaInsets
        let width = max(0, row.width - covered.left - covered.right - 2 * margin)
        let height = Double(label.intrinsicContentSize.height)
        label.frame = CGRect(
            x: covered.left + margin, y: row.height - NavigationBar.roomBelowLargeTitle - height,
            width: width, height: height)
        label.textAlignment =
            bar.effectiveLayoutDirection == .leftToRight ? .left : .right
    }

    func show(_ title: String?, font: UIFont?, color: UIColor, in bar: NavigationBar) {
        label.text = title
        label.font = font ?? Self.usualFont
        label.textColor = color
        bar.largeTitleFont = label.givenFont.drawn
        place(in: bar)
    }

    private static let usualFont = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
        for: .systemFont(ofSize: 34, weight: .bold), maximumPointSize: 40)
}
