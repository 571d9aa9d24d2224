import Quoin

/// What a view knows of its controller.
final class ControllerLink: ViewOverseer {
    var controller = UpLink<ViewController>(nil)

    func updateConstraints(of view: View) {
        if let controller = controller.target {
            controller.callUpdateViewConstraints()
        } else {
            view.callUpdateConstraints()
        }
    }

    func willLayOut(_ view: View) {
        controller.target?.tell(.willLayOut)
    }

    func didLayOut(_ view: View) {
        controller.target?.tell(.didLayOut)
    }

    func view(_ view: View, willMoveTo window: Window?) {
        controller.target?.viewWillMove(to: window)
    }

    func windowChanged(of view: View) {
        controller.target?.viewDidMove()
    }

    func traitsWillChange(of view: View, to traits: TraitCollection) {
        controller.target?.tellWillTransition(to: traits)
    }

    func traitsDidChange(of view: View, from previous: TraitCollection) {
        controller.target?.takeMargins()
        controller.target?.tellTraitsDidChange(from: previous)
    }

    func safeAreaDidChange(of view: View) {
        controller.target?.tell(.safeAreaChanged)
    }
}
