// Views, guides and constraints are what they are and not what they hold, so that each equals itself alone. With that,
// `subviews.contains(title)`, `subviews.firstIndex(of: title)` and dictionaries by view can be written.

extension LayoutElement: Hashable {
    /// Whether both are the same view or guide.
    public static func == (one: LayoutElement, other: LayoutElement) -> Bool { one === other }
}

// Not a member of the class, so that it is not in the way of a subclass that hashes what it holds.
extension LayoutItem where Self: LayoutElement {
    /// Tells a hasher which view or guide it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension LayoutConstraint: Hashable {
    /// Whether both are the same constraint, whatever they say.
    public static func == (one: LayoutConstraint, other: LayoutConstraint) -> Bool { one === other }

    /// Tells a hasher which constraint it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
