/// A row on a wheel, which can be touched.
final class PickerRow: UIControl {
    /// What the delegate has given for it, if it has.
    private(set) var given: UIView?
    private let choose: () -> Void

    private static let margin: CGFloat = 4
    private static let font = UIFont.systemFont(ofSize: 23)

    init(given: UIView, choose: @escaping () -> Void) {
        (self.given, self.choose) = (given, choose)
        super.init(frame: .zero)
        prepare(showing: given)
    }
    init(title: NSAttributedString?, _ plain: String?, choose: @escaping () -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        let label = UILabel()
        label.font = Self.font
        label.textAlignment = .center
        if let title { label.attributedText = title } else { label.text = plain }
        prepare(showing: label)
    }
    required init?(coder: NSCoder) {
        choose = {}
        super.init(coder: coder)
    }

    private func prepare(showing shown: UIView) {
        addSubview(shown)
        let action = UIAction { [weak self] _ in self?.choose() }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Gives back what the delegate has given for it.
    func releaseGiven() -> UIView? {
        defer { given = nil }
        if given?.superview === self { given?.removeFromSuperview() }
        return given
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shown = subviews.first else { return }
        shown.frame = given == nil ? bounds.insetBy(dx: Self.margin, dy: 0) : bounds
    }
}
