import QuoinKit

/// How controllers come to the front and go from there, as apps say it.
extension UIViewController {
    /// The motion with which it comes or goes, or what it is in, or what it presents does.
    final var presentMotion: ScreenTransition? {
        var outer: UIViewController? = self
        while let next = outer {
            let motion = next.motionOfItself ?? next.motions[.container] ?? next.motions[.front]
            if let motion { return motion }
            outer = next.parent
        }
        return nil
    }

    // MARK: To the front

    /// What an app gives for the style `.custom`.
    final func customPresentation(
        for presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard modalPresentationStyle == .custom else { return nil }
        let given = transitioningDelegate?.presentationController(
            forPresented: self, presenting: presenter, source: source)
        given?.isKept(true)
        presentation = given
        return given
    }

    /// The motion with which it is to come, and how it is to stand there.
    final func motionToFront(
        of presenter: UIViewController, source: UIViewController, animated: Bool
    ) -> ScreenTransition {
        if modalPresentationStyle != .custom { presentation = nil }
        if let own = presentationOfItsKind(in: presenter.viewIfLoaded?.window) {
            own.isKept(true)
            presentation = own
        }
        if presentation == nil { _ = customPresentation(for: presenter, source: source) }
        let delegate = animated ? transitioningDelegate : nil
        let animator = delegate?.animationController(
            forPresented: self, presenting: presenter, source: source)
        if animator != nil, presentation == nil, let window = presenter.viewIfLoaded?.window,
            !standsOnSheet(in: window)
        {
            presentation = UIPresentationController(ownedBy: self)
        }
        let motion = ScreenTransition(
            .front, of: presenter, from: presenter, to: self, isAnimated: animated,
            animator: animator,
            interactor: animator.flatMap {
                delegate?.interactionControllerForPresentation(using: $0)
            })
        motion.presentationStyle = modalPresentationStyle
        let place = presenter.viewIfLoaded?.frame ?? .zero
        (motion.from.initialFrame, motion.from.finalFrame) = (place, place)
        motion.whenOver = { [self] isCompleted in endComing(isCompleted) }
        return motion
    }

    /// Stands in a container of its own.
    final func stand(
        in window: UIWindow, asSaidBy presentation: UIPresentationController,
        by motion: ScreenTransition
    ) {
        let room = PresentationRoom(of: presentation, frame: window.bounds)
        window.addSubview(room)
        presentation.noteSize()
        motion.container = room
        presentation.stage = .coming
        presentation.presentationTransitionWillBegin()
        guard self.presentation === presentation, room.window === window else { return }
        let shown: UIView = presentation.presentedView ?? view
        shown.frame = presentation.frameOfPresentedViewInContainerView
        motion.to.view = shown
        motion.to.finalFrame = shown.frame
        guard motion.animator != nil else { return room.addSubview(shown) }
        guard hidesPresenter, let behind = presenter?.viewIfLoaded else { return }
        motion.from.view = behind
        motion.borrowed = BorrowedView(behind)
        motion.borrowed?.move(into: room)
    }

    /// The motion is over with which it comes.
    private func endComing(_ isCompleted: Bool) {
        guard let presenter, dismissal == nil else { return core.giveUpLead() }
        guard isCompleted else {
            presentationEnding = nil
            leavePresentation(animated: true)
            // The animator may never have put its view anywhere.
            if viewIfLoaded?.window == nil { endAppearanceTransition() }
            core.giveUpLead()
            return presenter.core.endLead()
        }
        if let room = presentation?.container, viewIfLoaded?.window == nil {
            // The animator may have left that out.
            room.addSubview(presentation?.presentedView ?? view)
        }
        core.endLead()
        core.appearNow()
        presenter.core.giveUpLead()
    }

    // MARK: From the front

    /// The motion with which it is to go with all that it presents, the last first.
    final func motionFromFront(
        of presenter: UIViewController, of leaving: [UIViewController], animated: Bool
    ) -> ScreenTransition {
        let top = leaving.first ?? self
        let delegate =
            animated && top.viewIfLoaded?.window != nil ? top.transitioningDelegate : nil
        let animator = delegate?.animationController(forDismissed: top)
        if animator != nil { top.moveIntoContainer() }
        let motion = ScreenTransition(
            .front, of: presenter, from: top, to: presenter, isAnimated: animated,
            animator: animator,
            interactor: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) })
        motion.presentationStyle = top.modalPresentationStyle
        motion.container = top.presentation?.container ?? top.sheetRoom
        motion.from.view =
            top.presentation.map(\.presentedView) ?? top.sheetRoom?.card ?? top.viewIfLoaded
        motion.from.initialFrame = motion.from.view?.frame ?? .zero
        motion.from.finalFrame =
            top.presentation?.frameOfPresentedViewInContainerView ?? motion.from.initialFrame
        let behind = presenter.viewIfLoaded
        let place = presenter.placeInFront ?? behind?.frame ?? .zero
        (motion.to.initialFrame, motion.to.finalFrame) = (place, place)
        guard leaving.contains(where: \.hidesPresenter) else { return motion }
        motion.to.view = behind
        motion.borrowed = BorrowedView(behind)
        // The animator of the way to the front may have left it anywhere.
        if animator != nil, let behind, behind.transform.isIdentity { behind.frame = place }
        return motion
    }

    /// Where its view belongs that stands in a window by itself, or in a container of its own.
    private var placeInFront: CGRect? {
        if let presentation, presentation.presentedView === viewIfLoaded {
            return presentation.frameOfPresentedViewInContainerView
        }
        return (viewIfLoaded?.superview as? UIWindow)?.bounds
    }

    /// What fills the window stands in a container while it is moved.
    private func moveIntoContainer() {
        guard presentation == nil, sheetRoom == nil,
            let window = viewIfLoaded?.superview as? UIWindow
        else { return }
        let made = UIPresentationController(ownedBy: self)
        presentation = made
        made.stage = .there
        let room = PresentationRoom(of: made, frame: window.bounds)
        window.insertSubview(room, aboveSubview: view)
        room.addSubview(view)
    }

    // MARK: What else happens

    /// Motions with which it, and what it presents, comes or goes are over.
    final func endMotionsInFront() {
        for controller in Array(sequence(first: self, next: \.presents)).reversed() {
            controller.presenter?.motions[.front]?.endNow()
        }
    }

    /// What goes in a motion has gone, if something else comes there, or it comes itself.
    final func endDismissals(for controller: UIViewController) {
        for outer in Array(sequence(first: self, next: \.parent))
        where outer.presents?.dismissal != nil { outer.presents?.endDismissal() }
        if controller.dismissal?.isLed == true { controller.endDismissal() }
        // What is being popped has gone.
        if isMovedOut { motionOfItself?.endNow() }
    }

    /// Whether it is being moved out of what it was in.
    final var isMovedOut: Bool {
        parent == nil && motionOfItself?.leaving.contains(self) ?? false
    }

    final func endMotionsWithoutWindow() {
        guard viewIfLoaded?.window == nil else { return }
        for motion in motions.values.map({ $0 }) { motion.endNow() }
    }

    /// Whether its view stands in a container of its own.
    final var isInContainer: Bool {
        guard let room = presentation?.container, let view = viewIfLoaded else { return false }
        return view.isDescendant(of: room)
    }

    /// Nothing presents it any more.
    final func presentationIsOver() {
        guard let over = presentation else { return }
        presentation = nil
        over.end()
    }

    // MARK: The window

    /// Tells all that is presented in front of what fills a window, and of what is in that.
    final func tellPresented(_ tell: (UIViewController) -> Void) {
        guard container == nil, presenter == nil else { return }
        var passed: Set<ObjectIdentifier> = []
        presentedHere(&passed).forEach(tell)
    }

    /// - Parameter passed: Whom this was asked of. What takes in who presents it is in front of itself for a moment.
    private func presentedHere(_ passed: inout Set<ObjectIdentifier>) -> [UIViewController] {
        guard passed.insert(ObjectIdentifier(self)).inserted else { return [] }
        let inner = children.flatMap { $0.presentedHere(&passed) }
        guard let presents else { return inner }
        return inner + [presents] + presents.presentedHere(&passed)
    }

    final func windowWillChange(
        to size: CGSize, with change: any UIViewControllerTransitionCoordinator
    ) {
        if let presentation { return presentation.viewWillTransition(to: size, with: change) }
        guard let view = viewIfLoaded, view.superview is UIWindow, view.bounds.size != size else {
            return
        }
        core.tellViewWillTransition(to: Size(size))
    }
}
