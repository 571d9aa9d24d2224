import QuoinKit

extension UIWindow {
    /// As in UIKit.
    public var rootViewController: UIViewController? {
        get { shownRoot as? UIViewController }
        set {
            // Setting what is there already changes nothing.
            guard newValue !== rootViewController else { return }
            rootViewController?.viewIfLoaded?.removeFromSuperview()
            shownRoot = newValue
            host.rootViewController = newValue?.core
        }
    }
}
