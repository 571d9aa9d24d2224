import QuoinKit

extension UIWindow {
    /// As in UIKit.
    public var rootViewController: UIViewController? {
        get { shownRoot as? UIViewController }
        set {
            rootViewController?.viewIfLoaded?.removeFromSuperview()
            shownRoot = newValue
            if let newValue { host.rootViewController = newValue.core }
        }
    }
}
