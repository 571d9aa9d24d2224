import QuoinKit

/// A controller of the engine's that belongs to one of UIKit's, and hands its hooks to that.
protocol OwnedController: ViewController {
    var owner: UIViewController? { get set }
    func updateConstraintsAsBase()
    func loadAsBase()
}

extension OwnedController {
    func tell(_ action: @MainActor (UIViewController) -> Void) {
        guard let owner else { return }
        MainActor.assumeIsolated { action(owner) }
    }
}

extension ViewController {
    /// UIKit's controller that this one belongs to.
    var uiController: UIViewController? { (self as? any OwnedController)?.owner }
}
