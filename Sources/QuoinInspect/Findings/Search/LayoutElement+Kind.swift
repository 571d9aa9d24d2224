import QuoinLayout

extension LayoutElement {
    /// What tells the elements of one class from those of another, in Embedded Swift, too.
    var kind: ObjectIdentifier { ObjectIdentifier(type(of: self)) }
}
