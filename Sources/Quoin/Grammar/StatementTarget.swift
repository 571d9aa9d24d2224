/// What a statement compares its attributes with.
@usableFromInline
enum StatementTarget {
    /// The same attributes of an element.
    case element(LayoutElement)
    /// One attribute of an element.
    case attribute(LayoutElement, LayoutAttribute)
    /// Another attribute of the same element.
    case own(LayoutAttribute)
    /// A size, or a distance between two anchors.
    case dimension(DimensionAnchor)
    /// The same attributes of the superview, or of the view that a guide belongs to.
    case container
    /// Numbers: of sizes themselves, of places relative to those of the container.
    case numbers(AttributeValues)
    /// Each of several.
    case each([StatementTarget])
}
