/// The name of a view.
///
/// It stands on the protocol rather than on the class, so that it is not in the way of a subclass that has
/// a `name` of its own, of whatever type. The view's name is then to be had by `(view as View).name`.
extension LayoutItem where Self: View {
    /// What the view is called in messages, traces and snapshots.
    public var name: String? {
        get { storedName }
        set { storedName = newValue }
    }
}
