extension NSObject {
    /// As in Foundation: an observer hears of a value in `observeValue(forKeyPath:of:change:context:)`. See
    /// ``NSKeyValueObservation`` for what is told, and when.
    ///
    /// Without Objective-C, values have no names. Known are those of views, layers, controllers and gestures that are
    /// often observed, such as `"contentOffset"`, `"frame"` or `"text"`: with another key nobody is told anything.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        KeyObservers.add(observer, of: self, keyPath, options, context)
    }

    /// As in Foundation, but for the end of the program where nobody observes that.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        KeyObservers.remove(observer, of: self, keyPath) { _ in true }
    }

    /// As in Foundation, but for the end of the program where nobody observes that.
    @preconcurrency @MainActor
    public func removeObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        KeyObservers.remove(observer, of: self, keyPath) { $0 == context }
    }

    /// As in Foundation: those who observe something are told of it if it is another one now.
    @preconcurrency @MainActor
    public func didChangeValue(forKey key: String) { valueChanged() }

    /// Without effect: nobody is told before a change.
    @preconcurrency @MainActor
    public func willChangeValue(forKey key: String) {}
}

/// Who observes values by their names, until those are removed, or the one or the other goes.
@MainActor
private enum KeyObservers {
    private struct Entry {
        weak var observer: UIResponder?
        weak var object: NSObject?
        let keyPath: String
        let context: UnsafeMutableRawPointer?
        let observation: NSKeyValueObservation
    }

    private static var entries: [Entry] = []

    static func add(
        _ observer: UIResponder, of object: NSObject, _ keyPath: String,
        _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
        let observation = KeyValueWatch.observe(
            object, options, value: { KeyNames.value(of: keyPath, in: $0) }
        ) { [weak observer] object, old, new in
            var change: [NSKeyValueChangeKey: Any] = [
                .kindKey: NSKeyValueChange.setting.rawValue
            ]
            if options.contains(.new) { change[.newKey] = new?.base ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old?.base ?? NSNull() }
            observer?.observeValue(
                forKeyPath: keyPath, of: object, change: change, context: context)
        }
        entries.removeAll { $0.observer == nil || $0.object == nil }
        entries.append(
            Entry(
                observer: observer, object: object, keyPath: keyPath, context: context,
                observation: observation))
    }

    /// Removes the one that was added last, as often as it is asked.
    static func remove(
        _ observer: UIResponder, of object: NSObject, _ keyPath: String,
        where matches: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let found = entries.lastIndex {
            $0.observer === observer && $0.object === object && $0.keyPath == keyPath
                && matches($0.context)
        }
        found.map { entries.remove(at: $0) }?.observation.invalidate()
    }
}
