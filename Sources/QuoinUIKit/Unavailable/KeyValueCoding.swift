// What there cannot be is refused with a sentence, so that nobody waits for it to work.

extension UIView {
    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: set the property")
    public func setValue(_ value: Any?, forKey key: String) {}

    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: read the property")
    public func value(forKey key: String) -> Any? { nil }
}
