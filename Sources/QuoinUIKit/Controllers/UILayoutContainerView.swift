import QuoinKit

/// The view of a controller with a bar, called as UIKit calls it.
final class UILayoutContainerView: UIView {
    override class func makeNode() -> View { BarController.makeView() }
}
