/// What fits in the size that its content asks for. All other views fit in the size that they have, whatever size a
/// class of one's own says for the layout with constraints.
protocol SizedByContent: UIView {}

extension UIView {
    /// The size that it asks for, if its content says that, or else the one that it has.
    final var ownFittingSize: CGSize {
        let wish = self is any SizedByContent ? intrinsicContentSize : CGSize(width: -1, height: -1)
        return CGSize(
            width: wish.width < 0 ? bounds.width : wish.width,
            height: wish.height < 0 ? bounds.height : wish.height)
    }
}
