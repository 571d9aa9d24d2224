import Quoin

/// On or off: 51 × 31 points.
///
/// ```swift
/// let reminders = Switch(isOn: true)
/// ```
open class Switch: StyledView {
    /// Whether it is on.
    public final var isOn: Bool {
        didSet {
            if isOn != oldValue { setNeedsDisplay() }
        }
    }

    /// Makes a switch, which is off by default.
    public init(isOn: Bool = false) {
        self.isOn = isOn
        super.init(frame: .zero)
    }

    open override var intrinsicContentSize: Size { Size(width: 51, height: 31) }

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let (colors, track) = (controlColors, bounds.middle(intrinsicContentSize))
        guard !track.isEmpty else { return }
        canvas.fill(
            track, color: shade(isOn ? colors.on : colors.track), cornerRadius: track.height / 2)
        let square = track.insetBy(dx: 2, dy: 2)
        let side = min(square.width, square.height)
        let isAtRight = isOn == (effectiveLayoutDirection == .leftToRight)
        canvas.knob(
            Rect(
                x: isAtRight ? square.maxX - side : square.minX, y: square.midY - side / 2,
                width: side, height: side),
            in: colors, isEnabled: isEnabled)
    }
}
