import Quoin

/// What a view knows of its controller.
final class ControllerLink: ViewOverseer {
    var controller = UpLink<ViewController>(nil)

    func updateConstraints(of view: View) {
        if let controller = controller.target {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }

    func willLayOut(_ view: View) {
        controller.target?.viewWillLayoutSubviews()
    }

    func didLayOut(_ view: View) {
        controller.target?.viewDidLayoutSubviews()
    }

    func view(_ view: View, willMoveTo window: Window?) {
        controller.target?.viewWillMove(to: window)
    }

    func windowChanged(of view: View) {
        controller.target?.viewDidMove()
    }

    func traitsWillChange(of view: View, to traits: TraitCollection) {
        controller.target?.willTransition(to: traits)
    }

    func traitsDidChange(of view: View, from previous: TraitCollection) {
        controller.target?.takeMargins()
        controller.target?.traitsDidChange(from: previous)
    }

    func safeAreaDidChange(of view: View) {
        controller.target?.viewSafeAreaInsetsDidChange()
    }
}
