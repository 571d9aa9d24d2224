/// What scrolls and tells somebody of it.
///
/// The delegates of tables, collections and text views have types of their own, as in UIKit. Swift lets no class change
/// the type of a property of the class above it; that of an extension of a protocol it may have anew.
@preconcurrency @MainActor
public protocol UIScrollDelegateKeeper: UIScrollView {}

extension UIScrollDelegateKeeper {
    /// As in UIKit, but that classes below cannot override it: those of tables, collections and text views can be.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { take(newValue) }
    }
}
