extension UserDefaults {
    /// As on Apple's systems, where every object has it: the same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// As on Apple's systems: the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
