import Quoin

/// A place that shows the view of one controller at a time.
///
/// When it shows another one, the former stays in its place until the turn is over, in which both are laid out.
final class ControllerStage {
    /// The controller whose view is shown.
    private(set) var shown: ViewController?
    private var isChanging = false
    private var wanted: ViewController?

    /// Shows a controller's view in place of the present one.
    ///
    /// A hook that calls this in turn is obeyed when the change that goes on is done.
    func show(
        _ controller: ViewController?, in host: View, animated: Bool,
        place: @escaping (View) -> Void
    ) {
        wanted = controller
        guard !isChanging else { return }
        isChanging = true
        var rounds = 0
        while shown !== wanted, rounds < Self.mostRounds {
            exchange(for: wanted, in: host, animated: animated, place: place)
            rounds += 1
        }
        isChanging = false
        stay(in: host, animated: animated, place: place)
    }

    /// The controller that is shown may have been about to leave before it was asked for again, or may have left.
    private func stay(in host: View, animated: Bool, place: @escaping (View) -> Void) {
        guard let shown else { return }
        if shown.appearance.isBeingTakenAway {
            putBackLater(shown, in: host, place: place)
        } else if let view = shown.viewIfLoaded, view.superview == nil {
            put(shown, in: host, place: place)
        }
        guard shown.isDeparting else { return }
        if host.window == nil {
            shown.appearance.departureFrom = nil
        } else {
            shown.arrive(animated: animated)
        }
    }

    /// Lets the controller that is shown begin to give way, if it is that one, before there is another.
    func takeLeave(of controller: ViewController, in host: View, animated: Bool) {
        guard controller === shown, host.window != nil else { return }
        controller.depart(from: host, animated: animated)
    }

    /// Hooks that show ever other controllers are stopped after so many.
    private static var mostRounds: Int { 100 }

    private func exchange(
        for next: ViewController?, in host: View, animated: Bool, place: @escaping (View) -> Void
    ) {
        let former = shown
        shown = next
        let superview = next?.viewIfLoaded?.superview
        next?.loadViewIfNeeded()
        if host.window == nil {
            // To load the next one's view may have put it elsewhere.
            if let view = former?.viewIfLoaded, view.superview === host {
                view.removeFromSuperview()
            }
            // It may have been about to leave when the place was taken out of its window.
            next?.appearance.departureFrom = nil
        } else {
            former?.depart(from: host, animated: animated)
            next?.arrive(animated: animated)
        }
        guard let next else { return }
        if next !== wanted, let view = next.viewIfLoaded, view.superview !== superview {
            // Its own hook has put it elsewhere, and it is not to come.
            return next.viewDidMove()
        }
        put(next, in: host, place: place)
        if next.appearance.isBeingTakenAway { putBackLater(next, in: host, place: place) }
    }

    /// Puts back a controller's view that is being taken away, and is in its place until the hook has returned that
    /// has asked for it again.
    private func putBackLater(
        _ controller: ViewController, in host: View, place: @escaping (View) -> Void
    ) {
        controller.appearance.putBack = { [self] in
            if shown === controller, controller.view.superview == nil {
                put(controller, in: host, place: place)
            }
        }
    }

    private func put(_ next: ViewController, in host: View, place: (View) -> Void) {
        let view = next.view
        if !host.isDescendant(of: view) {
            // Else it is refused, and stays where it is.
            place(view)
        }
        if view.superview === host {
            host.bringSubviewToFront(view)
        } else {
            host.addSubview(view)
        }
        view.setNeedsLayout()
        // Where constraints place the view, its frame is theirs.
        host.setNeedsLayout()
        // A hook may have taken the place out of its window meanwhile.
        next.viewDidMove()
    }
}

extension ViewController {
    /// Begins to give way to another controller: its view leaves at the end of the turn, after a last layout.
    fileprivate func depart(from place: View, animated: Bool) {
        guard let view = viewIfLoaded, view.superview === place else { return }
        appearance.departureFrom = ObjectIdentifier(place)
        appearance.departsAnimated = animated
        beginDisappearing(animated: animated)
        place.window?.controllers.expectTurn(of: self)
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
    }

    /// Begins to be shown, perhaps again before it has left.
    fileprivate func arrive(animated: Bool) {
        appearance.departureFrom = nil
        // It comes with what it stands in.
        if !isHiddenByContainer { beginAppearing(animated: animated) }
    }
}
