/// A way between two screens.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// Kept, without effect.
    public let identifier: String?
    /// As in UIKit.
    public let destination: UIViewController
    /// As in UIKit.
    public let source: UIViewController
    /// As in UIKit.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    /// Does nothing by default.
    open func perform() {}
}
/// Screens that were drawn: only Apple's tools can read them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Kept, without effect.
    @available(*, unavailable, message: "storyboards can be read by Apple's tools only")
    public init(name: String, bundle: Bundle?) {}
    private override init() {}
    /// Kept, without effect.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// Kept, without effect.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIViewController()
    }
}
