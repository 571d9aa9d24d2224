// Where there is Objective-C, Foundation has all of this.
/// What is observed, and by whom. Observations are found by what they observe, and kept by those who have made them.
@MainActor
enum KeyValueWatch {
    private struct Watch {
        weak var observation: NSKeyValueObservation?
    }

    private static var watches: [ObjectIdentifier: [Watch]] = [:]
    /// Whether anything is observed; otherwise to change something costs nothing more.
    nonisolated(unsafe) private(set) static var isOn = false
    /// How deep in each other those are who are told of all.
    private static var depth = 0

    static func add(_ observation: NSKeyValueObservation, of object: AnyObject) {
        watches[ObjectIdentifier(object), default: []].append(Watch(observation: observation))
        isOn = true
    }

    /// Tells of the values of an object that are others than before.
    static func look(at object: AnyObject) { look(at: ObjectIdentifier(object)) }

    private static func look(at key: ObjectIdentifier) {
        guard let all = watches[key] else { return }
        // Whoever is told may observe something more, or let go of what it observes.
        var over: [ObjectIdentifier] = []
        for watch in all {
            guard let observation = watch.observation, !observation.looksOn() else { continue }
            over.append(ObjectIdentifier(observation))
        }
        let left = watches[key]?.filter { watch in
            watch.observation.map { !over.contains(ObjectIdentifier($0)) } ?? false
        }
        watches[key] = left?.isEmpty ?? true ? nil : left
        isOn = !watches.isEmpty
    }

    /// Tells of all values that are others than before, where nobody hears of each.
    static func lookAround() {
        // Whoever is told lays out again, and that is looked at when it is done.
        guard isOn, depth < 8 else { return }
        depth += 1
        for key in Array(watches.keys) { look(at: key) }
        depth -= 1
    }

    /// Whether two values are the same, as far as that can be said.
    static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
        if let one = one as? any Equatable { return equals(one, other) }
        guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return true }
        return one as AnyObject === other as AnyObject
    }

    private static func equals<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
        one == other as? Value
    }
}

extension NSObject {
    /// Tells those who observe the object of what is another than before.
    @MainActor
    final func valueChanged() {
        if KeyValueWatch.isOn { KeyValueWatch.look(at: self) }
    }
}

/// What can be observed by key paths. See ``NSKeyValueObservation`` for what is told, and when.
public protocol NSKeyPathObserving {}

extension NSObject: NSKeyPathObserving {}

extension NSKeyPathObserving where Self: NSObject {
    /// As in Foundation: see ``NSKeyValueObservation`` for what is told, and when. The object is not kept.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let wanted = options
        return KeyValueWatch.observe(
            self, options, value: { $0[keyPath: keyPath] },
            told: { object, old, new in
                changeHandler(
                    object,
                    NSKeyValueObservedChange(
                        kind: .setting, newValue: wanted.contains(.new) ? new : nil,
                        oldValue: wanted.contains(.old) ? old : nil))
            })
    }

    /// As in Foundation: whoever observes the value is told of it if it is another one now.
    @preconcurrency @MainActor
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { valueChanged() }

    /// Without effect: nobody is told before a change.
    @preconcurrency @MainActor
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

extension KeyValueWatch {
    /// Observes a value of an object.
    static func observe<Object: NSObject, Value>(
        _ object: Object, _ options: NSKeyValueObservingOptions,
        value: @escaping @MainActor (Object) -> Value,
        told: @escaping @MainActor (Object, Value?, Value) -> Void
    ) -> NSKeyValueObservation {
        var last = value(object)
        let observation = NSKeyValueObservation { [weak object] in
            guard let object else { return false }
            let new = value(object)
            guard !isSame(last, new) else { return true }
            let old = last
            last = new
            told(object, old, new)
            return true
        }
        if options.contains(.initial) { told(object, nil, last) }
        add(observation, of: object)
        return observation
    }
}
