import QuoinKit

extension UIWindow {
    /// As in UIKit: what the former root presents goes with it.
    public var rootViewController: UIViewController? {
        get { shownRoot as? UIViewController }
        set {
            // Setting what is there already changes nothing.
            guard newValue !== rootViewController else { return }
            newValue?.endDismissal()
            // What it presents is in front of it, and goes with it. It does not come back for that.
            rootViewController?.presents?.hidesPresenter = false
            rootViewController?.presents?.leavePresentation()
            rootViewController?.viewIfLoaded?.removeFromSuperview()
            shownRoot = newValue
            host.rootViewController = newValue?.core
        }
    }
}
