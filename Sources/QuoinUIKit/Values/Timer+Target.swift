import Foundation

extension Timer {
    /// A timer that calls a method when it is in a run loop. Its `userInfo` is nil: Foundation has nobody set it.
    /// ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`` keeps what it is given.
    @preconcurrency @MainActor
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        self.init(
            timeInterval: interval, repeats: repeats,
            block: TargetTimer.block(calling: selector, of: target))
    }
    /// A timer that calls a method from a date on, when it is in a run loop. Its `userInfo` is nil, as above.
    @preconcurrency @MainActor
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        self.init(
            fire: date, interval: interval, repeats: repeats,
            block: TargetTimer.block(calling: selector, of: target))
    }
    /// A timer that calls a method.
    @discardableResult
    @preconcurrency @MainActor
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let timer = TargetTimer(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
            block: TargetTimer.block(calling: selector, of: target))
        timer.information = userInfo
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that remembers what it was given.
private final class TargetTimer: Timer {
    var information: Any?
    override var userInfo: Any? { information }

    /// What calls a method of an object, on the main thread.
    @MainActor
    static func block(calling selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let target = target as AnyObject
        return { timer in
            nonisolated(unsafe) let timer = timer
            guard MainQueue.shared.isCurrent else { return }
            MainActor.assumeIsolated { _ = selector.call(target, [timer]) }
        }
    }
}
