import Quoin

/// What a view knows of its controller.
final class ControllerLink: ViewOverseer {
    var controller = UpLink<ViewController>(nil)
    /// Whether the window knows already that the controller's view may want to have another size.
    var isExpected = false

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
        guard let controller = controller.target else { return }
        controller.parent?.childWasLaidOut(controller)
        controller.tell(.didLayOut)
    }

    func view(_ view: View, willMoveTo window: Window?) {
        controller.target?.viewWillMove(to: window)
    }

    func windowChanged(of view: View) {
        // The window before, if any, need not know any more, and whatever has happened without one counts.
        isExpected = false
        sizeMayChange(of: view)
        controller.target?.viewDidMove()
    }

    func sizeMayChange(of view: View) {
        guard !isExpected, let window = view.window else { return }
        isExpected = true
        window.controllers.expectSize(of: self)
    }

    func traitsWillChange(of view: View, to traits: TraitCollection) {
        controller.target?.tellWillTransition(to: traits)
    }

    func traitsDidChange(of view: View, from previous: TraitCollection) {
        controller.target?.traitsMayHaveChanged(from: previous)
    }

    func announcedChangeIsMade(of view: View) {
        if let controller = controller.target {
            controller.wrapper?.announcedChangeIsMade(in: controller)
        }
    }

    func safeAreaDidChange(of view: View) {
        controller.target?.tell(.safeAreaChanged)
    }

    func marginsDidChange(of view: View) {
        // Those that the view has as it is made are no news, and nothing of a screen is there then to hear it.
        guard view.window != nil else { return }
        controller.target?.tell(.marginsChanged)
    }
}

/// A controller with a bar that collapses hears of scrolling.
extension ControllerLink: ScrollFollower {
    func hasScrolled(_ view: ScrollView) {
        (controller.target as? NavigationController)?.hasScrolled(view)
    }

    func hasScrolledAtBottom(_ view: ScrollView) {
        if let controller = controller.target as? BarController {
            controller.hasScrolledAtBottom(view)
        } else if let place = view.bottomFollowers.firstIndex(where: { $0 === self }) {
            view.bottomFollowers.remove(at: place)
        }
    }
}
