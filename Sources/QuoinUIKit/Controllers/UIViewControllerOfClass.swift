/// A controller that is made by its class where that is a value, as ``UIViewOfClass`` is.
@preconcurrency @MainActor
public protocol UIViewControllerOfClass: UIResponder {}

extension UIViewControllerOfClass {
    /// As in UIKit: `Screen(nibName: nil, bundle: nil)`, where `Screen` stands for any class of controllers. Nibs cannot
    /// be read here, and the class is told of none.
    public init(nibName: String?, bundle: Bundle?) { self.init(launched: ()) }
    /// As in UIKit: `Screen()`, where `Screen` stands for any class of controllers. Not as in UIKit, it is made with
    /// `init(nibName:bundle:)`: an `init()` that the class has of its own is not known here.
    public init() { self.init(launched: ()) }
}
