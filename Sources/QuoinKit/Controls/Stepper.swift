import Quoin

/// A number that goes up and down by steps: 94 × 32 points.
///
/// ```swift
/// let guests = Stepper(value: 2, in: 1...12)
/// guests.increment()      // 3
/// ```
open class Stepper: StyledView {
    /// The least number and the greatest; from 0 to 100 by default, as in UIKit.
    public final var range: ClosedRange<Double> {
        didSet {
            if range != oldValue { setNeedsDisplay() }
        }
    }

    /// The number, brought into the range. One that is not a number is taken for the least.
    public final var value: Double {
        get { stored > range.lowerBound ? min(stored, range.upperBound) : range.lowerBound }
        set {
            let oldValue = value
            stored = newValue.isNaN ? -.infinity : newValue
            if value != oldValue { setNeedsDisplay() }
        }
    }
    private var stored: Double

    /// By how much it goes up and down. What is not a number above 0 counts as 1.
    public final var step: Double {
        get { storedStep }
        set { storedStep = Self.sound(newValue) }
    }
    private var storedStep: Double

    /// Makes a stepper.
    public init(
        value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1
    ) {
        self.range = range
        stored = value.isNaN ? -.infinity : value
        storedStep = Self.sound(step)
        super.init(frame: .zero)
    }

    private static func sound(_ step: Double) -> Double {
        step > 0 && step.isFinite ? step : 1
    }

    /// Goes up by a step, if that is not too far.
    public final func increment() {
        value += step
    }

    /// Goes down by a step, if that is not too far.
    public final func decrement() {
        value -= step
    }

    open override var intrinsicContentSize: Size { Size(width: 94, height: 32) }

    // MARK: Drawing

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let (colors, box) = (controlColors, bounds.middle(intrinsicContentSize))
        guard !box.isEmpty else { return }
        canvas.fill(box, color: shade(colors.fill), cornerRadius: 8)
        canvas.fill(
            Rect(
                x: box.midX - 0.5, y: box.minY + box.height / 4, width: min(1, box.width),
                height: box.height / 2),
            color: shade(colors.line), cornerRadius: 0)
        let isForward = effectiveLayoutDirection == .leftToRight
        let half = Size(width: box.width / 2, height: box.height)
        let left = Rect(origin: box.origin, size: half)
        let right = Rect(origin: Point(x: box.midX, y: box.minY), size: half)
        drawSign(isPlus: !isForward, in: left, on: canvas)
        drawSign(isPlus: isForward, in: right, on: canvas)
    }

    private func drawSign(isPlus: Bool, in half: Rect, on canvas: any Canvas) {
        let isAtEnd = value == (isPlus ? range.upperBound : range.lowerBound)
        let ink = controlColors.ink
        let color = shade(isAtEnd ? ink.faded(to: 0.3) : ink)
        let square = half.middleSquare(14)
        let stroke = min(2, square.width)
        canvas.fill(
            square.middle(Size(width: square.width, height: stroke)), color: color,
            cornerRadius: stroke / 2)
        guard isPlus else { return }
        // Two arms rather than a whole stroke, because a faint one would be darker where they cross.
        let arm = (square.height - stroke) / 2
        for y in [square.minY, square.maxY - arm] {
            canvas.fill(
                Rect(x: square.midX - stroke / 2, y: y, width: stroke, height: arm),
                color: color, cornerRadius: 0)
        }
    }
}
