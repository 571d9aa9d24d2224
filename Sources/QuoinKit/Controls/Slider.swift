import Quoin

/// A value between two others. It wants to be 118 wide, and does not care how high it is.
///
/// ```swift
/// let volume = Slider(value: 4, in: 0...11)
/// ```
open class Slider: StyledView {
    /// The least value and the greatest.
    public final var range: ClosedRange<Double> {
        didSet {
            if range != oldValue { setNeedsDisplay() }
        }
    }

    /// The value, brought into the range. One that is not a number is taken for the least.
    ///
    /// What was set is kept, so that it makes no difference whether it is set before or after the range
    /// that it belongs to.
    public final var value: Double {
        get { stored > range.lowerBound ? min(stored, range.upperBound) : range.lowerBound }
        set {
            let oldValue = value
            stored = newValue.isNaN ? -.infinity : newValue
            if value != oldValue { setNeedsDisplay() }
        }
    }
    private var stored: Double

    /// Makes a slider, from 0 to 1 by default.
    public init(value: Double = 0, in range: ClosedRange<Double> = 0...1) {
        self.range = range
        stored = value.isNaN ? -.infinity : value
        super.init(frame: .zero)
    }

    open override var intrinsicContentSize: Size {
        Size(width: 118, height: Self.noIntrinsicMetric)
    }

    /// How far the value is from the least to the greatest: from 0 to 1.
    private var share: Double {
        // Halves, because the whole way may be longer than a number can say.
        let way = range.upperBound / 2 - range.lowerBound / 2
        guard way > 0, way.isFinite else { return 0 }
        return (value / 2 - range.lowerBound / 2) / way
    }

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        guard !bounds.isEmpty else { return }
        let colors = controlColors
        let isForward = effectiveLayoutDirection == .leftToRight
        let side = min(24, min(bounds.width, bounds.height))
        let offset = (bounds.width - side) * (isForward ? share : 1 - share)
        let middle = offset + side / 2
        canvas.bar(
            in: bounds, filled: isForward ? 0...middle : middle...bounds.width,
            colors: (shade(colors.track), shade(colors.tint)))
        canvas.knob(
            Rect(
                x: bounds.minX + offset, y: bounds.midY - side / 2, width: side, height: side),
            in: colors, isEnabled: isEnabled)
    }
}
