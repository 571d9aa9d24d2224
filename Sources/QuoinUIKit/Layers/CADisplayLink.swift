/// A call in each frame: sixty in a second of the window's clock, which ``UIWindow/tick(after:)`` moves.
///
/// What belongs to a view or a controller is called as the window goes on that this stands in, and anything else
/// with any window.
///
/// As in UIKit, it belongs to no actor, a controller ends it as it goes, and it keeps its target until then.
open class CADisplayLink: NSObject, @unchecked Sendable {
    private let target: Any?
    private let selector: Selector?
    private var frame: (time: CFTimeInterval, duration: CFTimeInterval)?

    /// As in UIKit.
    public init(target: Any, selector: Selector) {
        (self.target, self.selector) = (target, selector)
    }
    /// One that calls nobody.
    public override init() { (target, selector) = (nil, nil) }

    /// As in UIKit.
    open var isPaused = false
    /// As in UIKit: by ``CACurrentMediaTime()``; `0` before the first call.
    open var timestamp: CFTimeInterval { frame?.time ?? 0 }
    /// As in UIKit.
    open var targetTimestamp: CFTimeInterval { frame.map { $0.time + $0.duration } ?? 0 }
    /// As in UIKit.
    open var duration: CFTimeInterval { 1 / 60 }
    /// Kept, without effect.
    open var preferredFramesPerSecond = 60
    /// Kept, without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// As in UIKit: from now on it is called. All loops and modes are one.
    open func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
        if target != nil { FrameCalls.shared.add(self) }
    }
    /// As in UIKit: it is called no more until it is added again.
    open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {
        FrameCalls.shared.remove(self)
    }
    /// As in UIKit.
    open func invalidate() { FrameCalls.shared.remove(self) }

    /// Who is called.
    final var listener: AnyObject? { target.map { $0 as AnyObject } }

    /// Calls its target, if it is not paused.
    @MainActor
    final func call(after duration: CFTimeInterval) {
        guard !isPaused else { return }
        frame = (CACurrentMediaTime(), duration)
        selector?.call(listener, [self])
    }
}
/// How many pictures are to be seen in a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// As in UIKit.
    public var minimum: Float
    /// As in UIKit.
    public var maximum: Float
    /// As in UIKit.
    public var preferred: Float?
    /// As in UIKit: as many as the screen likes.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
    /// As in UIKit.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}
