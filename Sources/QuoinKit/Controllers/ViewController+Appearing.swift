import Quoin

/// Coming on the screen and leaving it.
///
/// A controller appears when its view comes into a window, and disappears when it leaves. Whatever happens on
/// the way, each call for what will be is followed by the one for what has come to be, before the next begins;
/// what a hook of the controller sets off waits until the hook returns.
extension ViewController {
    /// Begins to show or to hide the view, for a container of one's own that does so in several steps. Hiding goes on
    /// until ``endAppearanceTransition()`` ends it.
    ///
    /// Who only adds and removes views need not call it, unless
    /// ``shouldAutomaticallyForwardAppearanceMethods`` is off.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            appearance.isHiddenByContainer = false
            appearance.isBeingHiddenByContainer = false
            beginAppearing(animated: animated)
        } else {
            // What is in no window is not hidden: it disappears, and appears with its view.
            appearance.isBeingHiddenByContainer = viewIfLoaded?.window != nil
            beginDisappearing(animated: animated)
            // What is not there cannot be hidden; what is in a hook goes when the hiding ends.
            if appearance.stage != .disappearing, !appearance.isInHook {
                appearance.isBeingHiddenByContainer = false
            }
        }
    }

    /// Ends what ``beginAppearanceTransition(_:animated:)`` has begun.
    public final func endAppearanceTransition() {
        let wasToBeHidden = appearance.isBeingHiddenByContainer
        appearance.isBeingHiddenByContainer = false
        guard !appearance.isInHook else {
            if wasToBeHidden { noteHidden() }
            appearance.isStale = true
            return
        }
        if wasToBeHidden { beginDisappearing(animated: appearance.isAnimated) }
        switch appearance.stage {
        case .appearing: finishAppearing()
        case .disappearing:
            if wasToBeHidden { noteHidden() }
            finishDisappearing()
        case .appeared, .disappeared: break
        }
    }

    private func noteHidden() {
        appearance.isHiddenByContainer = viewIfLoaded?.window != nil && !isDeparting
    }

    // MARK: Steps

    final func beginAppearing(animated: Bool) {
        guard !appearance.isInHook else {
            appearance.isStale = true
            return
        }
        if appearance.stage == .disappearing, isInLedPart {
            // It turns round on its way.
            appearance.stage = .disappeared
            appearance.isBeingHiddenByContainer = false
        } else if appearance.stage == .disappearing {
            let wasThere = viewIfLoaded?.window != nil
            finishDisappearing()
            // A hook may have taken the view out of its window. If it is put back, it appears with that.
            if wasThere, viewIfLoaded?.window == nil { return }
        }
        guard appearance.stage == .disappeared else { return }
        appearance.isHiddenByContainer = false
        appearance.stage = .appearing
        appearance.isAnimated = animated
        appearance.isAnnounced = false
        runHook { $0.tell(.willAppear(isAnimated: animated)) }
        if viewIfLoaded?.window != nil {
            announceAppearing()
            // The hook of one may have taken out another.
            for child in toldChildren where shows(child) && !child.isDeparting {
                child.beginAppearing(animated: animated)
            }
        }
    }

    /// The children in a window that hear by themselves what becomes of this one.
    private var toldChildren: [ViewController] {
        let shown = children.filter { $0.viewIfLoaded?.window != nil }
        return shown.isEmpty || forwardsAppearance ? shown : []
    }

    private func shows(_ child: ViewController) -> Bool {
        child.parent === self && child.viewIfLoaded?.window != nil
    }

    /// Whether the parent says itself when the view comes and goes.
    private var isToldByParent: Bool { parent.map { !$0.forwardsAppearance } ?? false }

    /// The view is in its window.
    private func announceAppearing() {
        guard appearance.stage == .appearing else { return }
        // Also if that was announced: the turn that was expected then may have ended while the view was elsewhere.
        viewIfLoaded?.window?.controllers.expectTurn(of: self)
        guard !appearance.isAnnounced else { return }
        appearance.isAnnounced = true
        runHook {
            // Whoever looks at the safe area finds what bars cover in it.
            $0.parent?.childIsAppearing($0)
            $0.placeSurroundings()
            $0.tell(.isAppearing(isAnimated: $0.appearance.isAnimated))
        }
    }

    private func finishAppearing() {
        guard appearance.stage == .appearing else { return }
        appearance.stage = .appeared
        runHook { $0.tell(.didAppear(isAnimated: $0.appearance.isAnimated)) }
    }

    final func beginDisappearing(animated: Bool) {
        guard !appearance.isInHook else {
            appearance.isStale = true
            return
        }
        let turnsRound = appearance.stage == .appearing && isInLedPart
        if !turnsRound { finishAppearing() }
        guard appearance.stage == .appeared || turnsRound else { return }
        appearance.stage = .disappearing
        appearance.isAnimated = animated
        viewIfLoaded?.window?.controllers.expectTurn(of: self)
        runHook { $0.tell(.willDisappear(isAnimated: animated)) }
        for child in toldChildren where shows(child) {
            child.beginDisappearing(animated: animated)
        }
    }

    private func finishDisappearing() {
        guard appearance.stage == .disappearing else { return }
        appearance.stage = .disappeared
        appearance.isBeingHiddenByContainer = false
        runHook { $0.tell(.didDisappear(isAnimated: $0.appearance.isAnimated)) }
        tellOwedLeaving()
        for child in children where !child.isToldByParent {
            child.endAppearanceTransitionOfChild()
        }
    }

    private func endAppearanceTransitionOfChild() {
        if appearance.stage == .disappearing, !appearance.isInHook {
            finishDisappearing()
        }
    }

    /// The controller hears that it has lost its parent, if it has yet to.
    final func tellOwedLeaving() {
        guard appearance.owesLeaving else { return }
        appearance.owesLeaving = false
        tellDidMove(toParent: nil)
    }

    /// Calls a hook, and makes up for what happened meanwhile.
    private func runHook(_ hook: (ViewController) -> Void) {
        appearance.isInHook = true
        hook(self)
        appearance.isInHook = false
        makeUp()
        while !appearance.isInHook, !appearance.afterHook.isEmpty {
            appearance.afterHook.removeFirst()()
        }
    }

    /// Does something once the hook of the controller that runs, if there is one, has returned.
    package final func afterHook(_ action: @escaping () -> Void) {
        if appearance.isInHook {
            appearance.afterHook.append(action)
        } else {
            action()
        }
    }

    /// Whether one of the controller's hooks is running.
    package final var isInHook: Bool { appearance.isInHook }

    /// Ends to come before the turn does, with what is in it, if it has begun to and nothing keeps it from that.
    package final func appearNow() {
        if appearance.stage == .appearing, !appearance.isInHook, viewIfLoaded?.window != nil,
            !isToldByParent, !isHiddenByContainer, !isInLedPart
        {
            finishAppearing()
        }
        for child in children { child.appearNow() }
    }

    private func makeUp() {
        guard appearance.isStale else { return }
        appearance.isStale = false
        // Hooks that undo each other's work are left to the end of the turn.
        guard appearance.settlings < Self.mostSettlings else { return }
        appearance.settlings += 1
        settleAppearance()
        if appearance.settlings == Self.mostSettlings {
            // The last hook may have taken the view away once more.
            settleAppearance()
            viewIfLoaded?.window?.controllers.expectTurn(of: self)
        }
        appearance.settlings -= 1
    }

    /// How often it is made up for what hooks have done while it is made up for that.
    private static var mostSettlings: Int { 20 }

    // MARK: What happens to the view

    /// The view is about to come into another window, or into none.
    final func viewWillMove(to window: Window?) {
        if viewIfLoaded?.window != nil, !isToldByParent {
            beginDisappearing(animated: false)
        }
    }

    /// The view came into another window, or into none.
    final func viewDidMove() {
        if parent == nil { forgetParent() }
        // What has left its window is hidden no more, even if it is put back before a hook returns.
        if viewIfLoaded?.window == nil { appearance.isHiddenByContainer = false }
        guard !appearance.isInHook else {
            appearance.isStale = true
            return
        }
        settleAppearance()
    }

    /// Brings what the controller was told in line with where its view is.
    private func settleAppearance() {
        if isToldByParent {
            if viewIfLoaded?.window != nil { announceAppearing() }
        } else if viewIfLoaded?.window == nil {
            beginDisappearing(animated: appearance.isAnimated)
            finishDisappearing()
        } else if isDeparting {
            // It may have been replaced by one of its own hooks, or have come to another window with its place.
            beginDisappearing(animated: appearance.departsAnimated)
            viewIfLoaded?.window?.controllers.expectTurn(of: self)
        } else if isHiddenByContainer {
            // It was in a hook when that began, or has come from where it was seen.
            beginDisappearing(animated: appearance.isAnimated)
            if !isBeingHiddenByContainer { finishDisappearing() }
        } else {
            beginAppearing(animated: false)
            announceAppearing()
        }
    }

    /// Whether a container of one's own has hidden the view, or one that it stands in, or is about to.
    final var isHiddenByContainer: Bool {
        isSelfOrAncestor { $0.isHiddenByContainer || $0.isBeingHiddenByContainer }
    }

    /// Whether a container of one's own is about to hide the view, or one that it stands in, and has not ended that.
    private var isBeingHiddenByContainer: Bool {
        isSelfOrAncestor { $0.isBeingHiddenByContainer }
    }

    /// Whether its view, or one that it stands in, is in a motion that somebody leads.
    private var isInLedPart: Bool { isSelfOrAncestor { $0.isLed } }

    private func isSelfOrAncestor(_ holds: (AppearanceProgress) -> Bool) -> Bool {
        var next: ViewController? = self
        while let controller = next {
            if holds(controller.appearance) { return true }
            next = controller.parent
        }
        return false
    }

    /// Whether a container is to take the view away at the end of the turn.
    final var isDeparting: Bool {
        guard let place = appearance.departureFrom, let superview = viewIfLoaded?.superview else {
            return false
        }
        return ObjectIdentifier(superview) == place
    }

    /// Takes the view away, if a container shows another one by now.
    ///
    /// - Parameter window: That in which the turn is over. What has come to another one leaves with a turn of that.
    final func completeDeparture(in window: Window?) {
        if isDeparting {
            guard isInNoWindow(but: window), !appearance.isLed else { return }
            let place = appearance.departureFrom
            appearance.isBeingTakenAway = true
            viewIfLoaded?.removeFromSuperview()
            appearance.isBeingTakenAway = false
            if let putBack = appearance.putBack {
                appearance.putBack = nil
                return putBack()
            }
            // A hook may have had it shown elsewhere, and given way there, too.
            guard appearance.departureFrom == place else { return }
        }
        appearance.departureFrom = nil
        // What never came hears nothing of its going.
        if appearance.stage == .disappeared, !appearance.isInHook { tellOwedLeaving() }
    }

    private func isInNoWindow(but window: Window?) -> Bool {
        viewIfLoaded?.window.map { $0 === window } ?? true
    }

    /// A turn is over in which the view was laid out, if it is in that window.
    final func turnEnds(in window: Window?) {
        guard !appearance.isInHook else {
            viewIfLoaded?.window?.controllers.expectTurn(of: self)
            return
        }
        if staysLed {
            // Whoever leads it says when that is over.
        } else if appearance.stage == .appearing, viewIfLoaded?.window != nil,
            isInNoWindow(but: window), !isToldByParent, !isHiddenByContainer
        {
            finishAppearing()
        } else {
            settleAppearance()
        }
        wrapper?.turnEnds(of: self)
    }

    private var staysLed: Bool { viewIfLoaded?.window != nil && isInLedPart }

    /// Lets what wraps the controller know when the turn is over.
    ///
    /// - Returns: whether there is a window that has turns.
    package final func expectTurn() -> Bool {
        guard let window = viewIfLoaded?.window else { return false }
        window.controllers.expectTurn(of: self)
        return true
    }
}
