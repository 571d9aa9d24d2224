/// Where classes come from: hooks that cost something are called for those of an app's own only.
@MainActor
enum ClassOrigin {
    private static var known: [ObjectIdentifier: Bool] = [:]
    /// The beginning of the names of this library's own classes.
    private static let library = String(reflecting: ClassOrigin.self).prefix { $0 != "." } + "."

    /// Whether a class is of an app's own.
    static func isApp(_ type: AnyClass) -> Bool {
        let key = ObjectIdentifier(type)
        if let isApp = known[key] { return isApp }
        let isApp = !String(reflecting: type).hasPrefix(library)
        known[key] = isApp
        return isApp
    }
}
