/// What a sheet stands in, as large as the window, with what dims all behind it.
final class SheetRoom: UIView {
    let card = SheetCard(frame: .zero)
    private let veil = UIView()
    private let grabber = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 5))
    private weak var sheet: UISheetPresentationController?

    private static let cornerRadius: CGFloat = 10
    private static let grabberTop: CGFloat = 5
    /// What lies over all that is behind.
    static let shade = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }

    init(of sheet: UISheetPresentationController, frame: CGRect) {
        self.sheet = sheet
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        veil.backgroundColor = Self.shade
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        card.clipsToBounds = true
        addSubview(veil)
        addSubview(card)
        addSubview(grabber)
        sheet.room = self
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    /// Puts the sheet where it belongs.
    func place() {
        guard let sheet else { return }
        let place = SheetPlace(of: sheet, in: self)
        veil.frame = bounds
        veil.isHidden = !place.isDimmed
        if card.frame != place.frame { card.frame = place.frame }
        card.layer.cornerRadius =
            place.isCard ? max(0, sheet.preferredCornerRadius ?? Self.cornerRadius) : 0
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        card.layer.maskedCorners = place.reachesBottom ? upper : upper.union(lower)
        grabber.isHidden = !place.isCard || !sheet.prefersGrabberVisible
        grabber.frame.origin = CGPoint(
            x: card.frame.midX - grabber.bounds.width / 2, y: card.frame.minY + Self.grabberTop)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }

    /// What is not dimmed can be touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === veil && veil.isHidden ? nil : hit
    }
}

/// The part of the window that a sheet is. Without what was presented on it, nothing of it is seen.
final class SheetCard: UIView {
    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        superview?.isHidden = true
    }
}
