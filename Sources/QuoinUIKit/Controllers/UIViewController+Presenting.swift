/// How what is presented comes and goes.
extension UIViewController {
    /// Which controller is to present another one; nil if that cannot be.
    final func whoPresents(_ controller: UIViewController) -> UIViewController? {
        let asksForContext = [.currentContext, .overCurrentContext].contains(
            controller.modalPresentationStyle)
        var presenter = self
        while let outer = presenter.parent {
            if asksForContext, presenter.definesPresentationContext { break }
            presenter = outer
        }
        // What is shown already cannot come a second time.
        let isFree =
            controller.presenter == nil && controller.parent == nil
            && controller.viewIfLoaded?.window?.rootViewController !== controller
        let isReady = presenter.presentedViewController == nil && !presenter.dependsOn(controller)
        return isFree && isReady ? presenter : nil
    }

    /// The container that it is being moved out of: that presents in its stead.
    final var containerItLeaves: UIViewController? {
        guard isMovedOut else { return nil }
        var around: UIResponder? = viewIfLoaded?.superview
        while let next = around, !(next is UIViewController) { around = next.next }
        return around as? UIViewController
    }

    /// Whether it is a controller, or in one, or in front of one, or of what is in one.
    private func dependsOn(_ controller: UIViewController) -> Bool {
        // What has taken in who presents it is in front of itself until it has gone, and tells as it goes.
        var passed: Set<ObjectIdentifier> = []
        var outer: UIViewController? = self
        while let next = outer, passed.insert(ObjectIdentifier(next)).inserted {
            if next === controller { return true }
            outer = next.container ?? next.presenter
        }
        return false
    }

    /// It, or the nearest controller that it is in, if that was presented.
    final var presentedPart: UIViewController? {
        presenter == nil ? parent?.presentedPart : self
    }

    /// Fills a window, or stands in it as its style says, whatever size that comes to have.
    final func appear(in window: UIWindow, animated: Bool, source: UIViewController) {
        endDismissal()
        guard let presenter else { return }
        // It may stand somewhere still, and appears all the same.
        leaveFront()
        view.removeFromSuperview()
        if presentation?.container != nil { presentationIsOver() }
        let motion = motionToFront(of: presenter, source: source, animated: animated)
        let hides = presentation?.shouldRemovePresentersView ?? modalPresentationStyle.coversAll
        if hides { presenter.beginAppearanceTransition(false, animated: animated) }
        beginAppearanceTransition(true, animated: animated)
        guard self.presenter === presenter else {
            motion.endNow()
            // One of them has sent it away as it heard of that, or has it stand elsewhere, where it appears.
            if view.window == nil { beginAppearanceTransition(false, animated: animated) }
            if view.window == nil { endAppearanceTransition() }
            if hides { presenter.beginAppearanceTransition(true, animated: animated) }
            return
        }
        hidesPresenter = hides
        if motion.animator != nil {
            core.lead()
            if hides { presenter.core.lead() }
        }
        stand(inFrontOf: window, by: motion)
        motion.begin()
    }

    private func stand(inFrontOf window: UIWindow, by motion: ScreenTransition) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let presentation { return stand(in: window, asSaidBy: presentation, by: motion) }
        motion.to.view = view
        guard standsOnSheet(in: window) else {
            view.frame = window.bounds
            motion.container = window
            return window.addSubview(view)
        }
        let room = SheetRoom(of: madeSheet, frame: window.bounds)
        sheetRoom = room
        window.addSubview(room)
        room.place()
        view.frame = room.card.bounds
        motion.container = room
        motion.to.view = room.card
        motion.to.finalFrame = room.card.frame
        room.card.addSubview(view)
    }

    final func standsOnSheet(in window: UIWindow) -> Bool {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: mayStandOnSheet
        case .popover:
            ![.popover, .fullScreen, .overFullScreen].contains(popoverStyle(in: window))
        default: false
        }
    }

    /// How it is shown that is to be a popover: as one in wide windows, and elsewhere as who is asked says.
    final func popoverStyle(in window: UIWindow?) -> UIModalPresentationStyle {
        guard let window, let popover = popoverPresentationController else { return .automatic }
        let traits = window.traitCollection
        guard traits.horizontalSizeClass != .regular else { return .popover }
        let delegate = popover.delegate as? any UIAdaptivePresentationControllerDelegate
        let style = delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
        return style == UIModalPresentationStyle.none ? .popover : style ?? .automatic
    }

    /// Takes its view from the window, if it stands there by itself or on a sheet.
    ///
    /// - Returns: whether it did.
    @discardableResult
    final func leaveFront() -> Bool {
        let room = sheetRoom
        sheetRoom = nil
        let place = viewIfLoaded?.superview
        let isInFront = place is UIWindow || place != nil && place === room?.card || isInContainer
        if isInFront { view.removeFromSuperview() }
        room?.removeFromSuperview()
        return isInFront
    }

    /// It has appeared: what it covers has gone by now.
    final func hidePresenter() {
        if hidesPresenter { presenter?.endAppearanceTransition() }
    }

    /// It has appeared in another place than where it was covered, and is covered there, too.
    final func stayCovered() {
        guard let presents, presents.hidesPresenter, !presents.isBeingPresented else { return }
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// What the outermost controller presents goes with its view.
    final func viewHasGone() {
        // An animator may have taken the view out, which comes back.
        let comesBack = motions[.front]?.borrowed != nil
        guard container == nil, viewIfLoaded?.window == nil, !comesBack else { return }
        presents?.leavePresentation()
    }

    /// What it is in now is not in front of it any more, nor in front of what is in it.
    final func endPresentations(of outer: [UIViewController]) {
        // The engine's children: while they are exchanged, there may be some here that are refused.
        for child in core.children { child.uiController?.endPresentations(of: outer) }
        guard let presents else { return }
        let front = sequence(first: presents, next: \.presents)
        if front.contains(where: outer.contains) { presents.leavePresentation() }
    }

    /// It has appeared, or will not appear any more.
    final func endPresentation() {
        let ending = presentationEnding
        presentationEnding = nil
        ending?()
    }

    /// Goes with all that it presents, of which the last goes first.
    final func leavePresentation(animated: Bool = false) {
        endMotionsInFront()
        guard presenter != nil else { return }
        var leaving = [self]
        while let next = leaving.last?.presents { leaving.append(next) }
        var covered: [UIViewController] = []
        for controller in leaving.reversed() {
            controller.movement = .fromFront
            if animated { controller.beginAppearanceTransition(false, animated: true) }
            // What has become a child may stand in its parent already.
            controller.leaveFront()
            controller.endPresentation()
            if controller.hidesPresenter, let presenter = controller.presenter {
                covered.append(presenter)
            }
            controller.hidesPresenter = false
            controller.presenter?.presents = nil
            controller.presenter = nil
            controller.presentationIsOver()
        }
        // They come back, unless they go themselves or are covered again.
        for presenter in covered
        where presenter.presents == nil && presenter.viewIfLoaded?.window != nil {
            presenter.beginAppearanceTransition(true, animated: animated)
        }
    }
}
