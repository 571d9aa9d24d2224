// What there cannot be is refused with a sentence, so that nobody waits for it to work.

extension NSKeyPathObserving {
    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: set the property")
    public func setValue(_ value: Any?, forKey key: String) {}

    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: read the property")
    public func value(forKey key: String) -> Any? { nil }

    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: set the property")
    public func setValue(_ value: Any?, forKeyPath path: String) {}

    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: read the property")
    public func value(forKeyPath path: String) -> Any? { nil }

    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: read the property")
    public static func value(forKey key: String) -> Any? { nil }

    /// There is no key-value coding without Objective-C's runtime.
    @available(*, unavailable, message: "there is no key-value coding here: read the property")
    public static func value(forKeyPath path: String) -> Any? { nil }

    /// There is no key-value coding without Objective-C's runtime.
    @available(
        *, unavailable, message: "there is no key-value coding here: change the property"
    )
    public func mutableArrayValue(forKeyPath path: String) -> NSMutableArray { [] }

    /// There is no key-value coding without Objective-C's runtime.
    @available(
        *, unavailable, message: "there is no key-value coding here: change the property"
    )
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { [] }

    /// There is nothing that tells an object of another class.
    @available(
        *, unavailable,
        message: "only responders hear of values by their names here: observe a key path"
    )
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// There is nothing that tells an object of another class.
    @available(
        *, unavailable,
        message: "only responders hear of values by their names here: observe a key path"
    )
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {}
}
