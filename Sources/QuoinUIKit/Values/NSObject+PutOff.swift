extension NSObject {
    /// As in UIKit: calls a method of the object after a time, by the main queue. It keeps the object until then.
    @preconcurrency @MainActor
    public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
    ) {
        PutOffCall(of: selector, on: self, with: argument).wait(delay)
    }

    /// As in UIKit: nothing is called any more that was put off with ``perform(_:with:afterDelay:)`` for an object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        PutOffCall.cancelAll(on: target as AnyObject)
    }
}

// What a selector returns is not known here, so that these calls return nothing; as in UIKit, one need not look at it.
extension NSObject {
    /// As in UIKit, but returns `nil` always.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        call(selector, with: [])
    }
    /// As in UIKit, but returns `nil` always.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        call(selector, with: [argument])
    }
    /// As in UIKit, but returns `nil` always.
    @preconcurrency @MainActor @discardableResult
    public func perform(
        _ selector: Selector!, with first: Any!, with second: Any!
    ) -> Unmanaged<AnyObject>! {
        call(selector, with: [first, second])
    }
    /// As in UIKit: calls a method of the object by the main queue, at once if that is to be waited for.
    @preconcurrency @MainActor
    public func performSelector(
        onMainThread selector: Selector, with argument: Any?, waitUntilDone isAtOnce: Bool
    ) {
        if isAtOnce {
            perform(selector, with: argument)
        } else {
            perform(selector, with: argument, afterDelay: 0)
        }
    }

    @MainActor
    private func call(_ selector: Selector?, with arguments: [Any?]) -> Unmanaged<AnyObject>? {
        selector?.call(self, arguments)
        return nil
    }
}

/// A method that is to be called later.
@MainActor
private final class PutOffCall {
    private static var waiting: [PutOffCall] = []

    private let target: AnyObject
    private let selector: Selector
    private let argument: Any?
    private var task: Task<Void, Never>?

    init(of selector: Selector, on target: AnyObject, with argument: Any?) {
        (self.selector, self.target, self.argument) = (selector, target, argument)
    }

    func wait(_ delay: TimeInterval) {
        // A year is for ever.
        let delay = delay.isFinite ? min(max(0, delay), 3e7) : 0
        Self.waiting.append(self)
        task = Task {
            try? await Task.sleep(nanoseconds: UInt64(delay * 1e9))
            if !Task.isCancelled { come() }
        }
    }

    private func come() {
        Self.waiting.removeAll { $0 === self }
        selector.call(target, argument.map { [$0] } ?? [])
    }

    static func cancelAll(on target: AnyObject) {
        for call in waiting where call.target === target { call.task?.cancel() }
        waiting.removeAll { $0.target === target }
    }
}
