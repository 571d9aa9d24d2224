import QuoinKit

/// The view of a controller with a bar, called as UIKit calls it.
final class UILayoutContainerView: UIView {
    override class func makeNode() -> View { BarController.makeView() }
    /// What the screens stand in, once it is asked for.
    private(set) lazy var place: ContainerPlace? = BarController.place(in: node).map {
        ContainerPlace.of($0)
    }
}
