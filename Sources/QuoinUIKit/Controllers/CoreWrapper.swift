import QuoinKit

/// What the engine's controller has of UIKit's that it belongs to: it hands on what the engine asks and tells.
final class CoreWrapper: ControllerWrapper {
    private(set) weak var controller: UIViewController?

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    var owner: AnyObject? { controller }

    private func tell(_ action: @MainActor (UIViewController) -> Void) {
        guard let controller else { return }
        MainActor.assumeIsolated { action(controller) }
    }

    func loadView(of core: ViewController) {
        if controller == nil { core.loadView() }
        tell { $0.loadView() }
    }

    func updateViewConstraints(of core: ViewController) {
        if controller == nil { core.updateViewConstraints() }
        tell { $0.updateViewConstraints() }
    }

    func forwardsAppearance(of core: ViewController) -> Bool {
        guard let controller else { return true }
        return MainActor.assumeIsolated { controller.shouldAutomaticallyForwardAppearanceMethods }
    }

    func viewDidLoad(of core: ViewController) {
        tell { $0.viewDidLoad() }
    }

    func controller(_ core: ViewController, changesBy step: ControllerStep) {
        tell { controller in
            switch step {
            case .willAppear(let isAnimated): controller.viewWillAppear(isAnimated)
            case .isAppearing(let isAnimated): controller.viewIsAppearing(isAnimated)
            case .didAppear(let isAnimated):
                controller.viewDidAppear(isAnimated)
                controller.endPresentation()
            case .willDisappear(let isAnimated): controller.viewWillDisappear(isAnimated)
            case .didDisappear(let isAnimated):
                controller.viewDidDisappear(isAnimated)
                controller.viewHasGone()
            case .willLayOut: controller.viewWillLayoutSubviews()
            case .didLayOut: controller.viewDidLayoutSubviews()
            case .safeAreaChanged: controller.viewSafeAreaInsetsDidChange()
            }
        }
    }

    func controller(_ core: ViewController, hears change: ChildSizeChange) {
        guard let child = change.child.uiController else { return }
        let isPreferred = change.isPreferred
        tell { controller in
            if isPreferred {
                controller.preferredContentSizeDidChange(forChildContentContainer: child)
            } else {
                controller.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
            }
        }
    }

    func size(of child: ViewController, in core: ViewController, of size: Size) -> Size {
        guard let controller, let child = child.uiController else {
            return core.size(forChild: child, withParentSize: size)
        }
        return MainActor.assumeIsolated {
            Size(
                controller.size(
                    forChildContentContainer: child, withParentContainerSize: size.cg))
        }
    }

    func controller(_ core: ViewController, willMoveInto parent: ViewController?) {
        let parent = parent?.uiController
        tell { $0.willMove(toParent: parent) }
    }

    func controller(_ core: ViewController, didMoveInto parent: ViewController?) {
        let parent = parent?.uiController
        tell { $0.didMove(toParent: parent) }
    }

    func controller(_ core: ViewController, willChangeTo size: Size) {
        tell { $0.viewWillTransition(to: size.cg, with: TransitionCoordinator()) }
    }

    func controller(_ core: ViewController, willChangeTo traits: TraitCollection) {
        tell { $0.willTransition(to: UITraitCollection(traits), with: TransitionCoordinator()) }
    }

    func controller(_ core: ViewController, hasChangedFrom traits: TraitCollection) {
        tell { $0.tellTraitsChanged(from: UITraitCollection(traits)) }
    }
}

extension ViewController {
    /// UIKit's controller that this one belongs to.
    var uiController: UIViewController? { (wrapper as? CoreWrapper)?.controller }
}
