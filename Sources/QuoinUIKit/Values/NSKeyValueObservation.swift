/// What of a change an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// As in Foundation.
    public let rawValue: UInt
    /// As in Foundation.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value that there is, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Without effect: nobody is told before a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What has been done to a value. Here one was always set.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1, insertion, removal, replacement
}

/// What a change of a value is told with.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// As in Foundation.
    public let rawValue: String
    /// As in Foundation.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of a ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Never there here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Never there here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(
        rawValue: "notificationIsPrior")
}

/// What has become of a value that is observed.
public struct NSKeyValueObservedChange<Value> {
    /// Always `setting` here.
    public typealias Kind = NSKeyValueChange
    /// Always `setting` here.
    public let kind: Kind
    /// As in Foundation: there if it was asked for.
    public let newValue: Value?
    /// As in Foundation: there if it was asked for, and there was one before.
    public let oldValue: Value?
    /// Always `nil` here.
    public var indexes: IndexSet? { nil }
    /// Always `false` here.
    public var isPrior: Bool { false }
}

/// What keeps an observation going: it ends as this is let go of, or with ``invalidate()``.
///
/// Without Objective-C, values are looked at, and told of if they are others than the last time. That happens at once
/// where something of a view is set that is often observed: frame, bounds, centre, what scrolls and how long it is,
/// insets and safe areas, alpha, ground, whether it is hidden, texts, pictures, what controls say of themselves,
/// titles. Of all else, those of classes of one's own among it, it happens with the next turn or layout that anybody
/// asks for, and when `didChangeValue(for:)` is called. Nobody is told before a change, and nobody of a value that was
/// set to what it was already.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var look: (@MainActor @Sendable () -> Bool)?

    /// - Parameter look: Tells of the value if it is another than before; says whether what is observed is still there.
    init(look: @escaping @MainActor @Sendable () -> Bool) { self.look = look }

    /// As in Foundation: nothing more is told.
    public func invalidate() { lock.withLock { look = nil } }

    /// Whether there may be more to tell, after that was told which there is.
    @MainActor
    func looksOn() -> Bool {
        guard let look = lock.withLock({ look }) else { return false }
        return look()
    }
}
