import Quoin

/// How much of something is done. It wants to be 4 high, and does not care how wide it is.
///
/// ```swift
/// let progress = ProgressView()
/// progress.progress = Double(done) / Double(all)      // even if there is nothing to do at all
/// ```
open class ProgressView: StyledView {
    /// How much is done, from 0 to 1. What is beyond is brought there; what is not a number counts as
    /// nothing.
    public final var progress: Double {
        get { stored }
        set {
            let sound = Self.sound(newValue)
            guard sound != stored else { return }
            stored = sound
            setNeedsDisplay()
        }
    }
    private var stored: Double

    /// Makes a view of a progress.
    public init(progress: Double = 0) {
        stored = Self.sound(progress)
        super.init(frame: .zero)
    }

    private static func sound(_ progress: Double) -> Double {
        progress > 0 ? min(progress, 1) : 0
    }

    open override var intrinsicContentSize: Size {
        Size(width: Self.noIntrinsicMetric, height: 4)
    }

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let (width, done, colors) = (bounds.width, bounds.width * progress, controlColors)
        let isForward = effectiveLayoutDirection == .leftToRight
        canvas.bar(
            in: bounds, filled: isForward ? 0...done : (width - done)...width,
            colors: (shade(colors.track), shade(colors.tint)))
    }
}
