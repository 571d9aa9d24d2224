/// A view among its siblings.
extension View {
    /// Where the view stands among its siblings.
    final var positionAmongSiblings: Int {
        superview?.subviewList.position(of: self) ?? 0
    }
}
