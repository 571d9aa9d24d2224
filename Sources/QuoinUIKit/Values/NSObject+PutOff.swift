extension NSObject {
    /// As in UIKit: calls a method of the object when the run loop has run so long. It keeps the object until then.
    @preconcurrency @MainActor
    public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
    ) {
        let call = PutOffCall(of: selector, on: self, with: argument)
        call.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { call.come() }
        }
        PutOffCall.waiting.append(call)
    }

    /// As in UIKit: nothing is called any more that was put off with ``perform(_:with:afterDelay:)`` for an object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        let target = target as AnyObject
        for call in PutOffCall.waiting where call.target === target { call.timer?.invalidate() }
        PutOffCall.waiting.removeAll { $0.target === target }
    }
}

/// A method that is to be called later.
@MainActor
private final class PutOffCall {
    static var waiting: [PutOffCall] = []

    let target: AnyObject
    var timer: Timer?
    private let selector: Selector
    private let argument: Any?

    init(of selector: Selector, on target: AnyObject, with argument: Any?) {
        (self.selector, self.target, self.argument) = (selector, target, argument)
    }

    func come() {
        Self.waiting.removeAll { $0 === self }
        selector.call(target, argument.map { [$0] } ?? [])
    }
}
