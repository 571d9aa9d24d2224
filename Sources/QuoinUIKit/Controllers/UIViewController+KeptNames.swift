/// What apps say of screens that changes nothing here.
extension UIViewController {
    /// Neither called nor with an effect here.
    public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// As in UIKit. There is nothing to do: traits are told as soon as they change.
    public final func updateTraitsIfNeeded() {}
}

extension UIView {
    /// As in UIKit. There is nothing to do: traits are told as soon as they change.
    public final func updateTraitsIfNeeded() {}
    /// Kept, without effect: text is as large as the traits say.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras.textSizes.least }
        set { extras.textSizes.least = newValue }
    }
    /// Kept, without effect, as ``minimumContentSizeCategory``.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras.textSizes.most }
        set { extras.textSizes.most = newValue }
    }
}
