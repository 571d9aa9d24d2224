import QuoinKit

/// The engine's controller of most controllers.
final class ControllerNode: ViewController, OwnedController {
    weak var owner: UIViewController?

    override func loadView() {
        if owner == nil { super.loadView() }
        tell { $0.loadView() }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        tell { $0.viewDidLoad() }
    }
    override func viewWillAppear(_ animated: Bool) { tell { $0.viewWillAppear(animated) } }
    override func viewIsAppearing(_ animated: Bool) { tell { $0.viewIsAppearing(animated) } }
    override func viewDidAppear(_ animated: Bool) { tell { $0.viewDidAppear(animated) } }
    override func viewWillDisappear(_ animated: Bool) { tell { $0.viewWillDisappear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { tell { $0.viewDidDisappear(animated) } }
    override func updateViewConstraints() {
        if owner == nil { super.updateViewConstraints() }
        tell { $0.updateViewConstraints() }
    }
    override func viewWillLayoutSubviews() { tell { $0.viewWillLayoutSubviews() } }
    override func viewDidLayoutSubviews() { tell { $0.viewDidLayoutSubviews() } }
    override func viewSafeAreaInsetsDidChange() { tell { $0.viewSafeAreaInsetsDidChange() } }
    override func willMove(toParent parent: ViewController?) {
        let controller = parent?.uiController
        tell { $0.willMove(toParent: controller) }
    }
    override func didMove(toParent parent: ViewController?) {
        let controller = parent?.uiController
        tell { $0.didMove(toParent: controller) }
    }
    override func viewWillTransition(to size: Size) {
        super.viewWillTransition(to: size)
        tell { $0.viewWillTransition(to: size.cg, with: TransitionCoordinator()) }
    }
    override func traitsDidChange(from previous: TraitCollection) {
        super.traitsDidChange(from: previous)
        tell { $0.traitCollectionDidChange(UITraitCollection(previous)) }
    }

    func updateConstraintsAsBase() { super.updateViewConstraints() }
    func loadAsBase() { super.loadView() }
}
