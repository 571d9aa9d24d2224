/// How much room there is along one axis, roughly.
public enum SizeClass: CaseIterable, Hashable, Sendable {
    /// As little as on a phone.
    case compact
    /// As much as on a tablet.
    case regular
}

extension SizeClass: CustomStringConvertible {
    /// `"compact"` or `"regular"`.
    public var description: String {
        switch self {
        case .compact: "compact"
        case .regular: "regular"
        }
    }
}
