extension ConstraintGroup: Hashable {
    /// Whether both are the same group, whatever they say.
    public static func == (one: ConstraintGroup, other: ConstraintGroup) -> Bool { one === other }

    /// Tells a hasher which group it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension ConstraintGroup: CustomStringConvertible {
    /// The constraints, one a line: `"title.left = icon.right + 8"`.
    public var description: String {
        layoutConstraints.map { $0.description }.joined(separator: "\n")
    }
}
