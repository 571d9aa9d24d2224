/// The part of the window that a popover is.
final class PopoverCard: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = PopoverPlace.cornerRadius
        layer.borderWidth = PopoverArrow.line
        layer.borderColor = UIColor.separator.cgColor
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Has a view fill it, which has little width, whatever the window's is.
    func show(_ view: UIView) {
        traitOverrides.horizontalSizeClass = .compact
        addSubview(view)
        view.frame = bounds
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
    }
    /// Without what was presented in it, nothing of it is seen.
    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        superview?.isHidden = true
    }
}

/// What points from a popover to what it belongs to.
final class PopoverArrow: UIView {
    var direction = UIPopoverArrowDirection.up { didSet { setNeedsDisplay() } }
    var color = UIColor.systemBackground { didSet { setNeedsDisplay() } }

    /// How broad the line about a popover is.
    static var line: CGFloat { 1 / UIScreen.main.scale }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        let tip: CGPoint
        let base: (CGPoint, CGPoint)
        switch direction {
        case .up: (tip, base) = (CGPoint(x: bounds.midX, y: bounds.minY), (corners[2], corners[3]))
        case .down:
            (tip, base) = (CGPoint(x: bounds.midX, y: bounds.maxY), (corners[0], corners[1]))
        case .left:
            (tip, base) = (CGPoint(x: bounds.minX, y: bounds.midY), (corners[1], corners[2]))
        default: (tip, base) = (CGPoint(x: bounds.maxX, y: bounds.midY), (corners[3], corners[0]))
        }
        path.move(to: base.0)
        path.addLine(to: tip)
        path.addLine(to: base.1)
        color.setFill()
        path.fill()
        UIColor.separator.setStroke()
        path.lineWidth = Self.line
        path.stroke()
    }
}

/// The shadow of a popover.
final class PopoverShade: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = PopoverPlace.cornerRadius
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = .zero
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
