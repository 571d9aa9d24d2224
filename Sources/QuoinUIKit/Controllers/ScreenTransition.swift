import QuoinKit

/// A way from one screen to another, from when it begins until whoever moves them says that it is over, or the turn is if
/// nobody moves them.
///
/// The controller in which it happens keeps it; it keeps what leaves, and of the others nothing but the views in motion.
@MainActor
final class ScreenTransition: UIViewControllerContextTransitioning {
    /// One of the two screens.
    struct Side {
        weak var controller: UIViewController?
        /// The view that comes or goes; nil if it stays.
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    /// Whether screens come in front of others or in a container.
    enum Place { case front, container }

    private weak var owner: UIViewController?
    private let place: Place
    var from = Side()
    var to = Side()
    /// What the views stand in; nil as long as that is not known.
    var container: UIView?
    var presentationStyle = UIModalPresentationStyle.none
    /// Keeps what leaves.
    var leaving: [UIViewController] = []
    /// The view of who presents, and where it belongs.
    var borrowed: BorrowedView?
    let isAnimated: Bool
    let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) var transitionDuration: TimeInterval = 0
    /// What is done when it is over, as it should be or not.
    var whenOver: ((_ isCompleted: Bool) -> Void)?

    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private var held = HeldAnimations()
    private var transforms: [(view: UIView, transform: CGAffineTransform)] = []

    private enum Stage { case announced, beginning, underWay, over }
    private var stage = Stage.announced
    private var hasAnimatorRun = false
    private var beginning: TimeInterval = 0
    /// What was said of its end as it began: it ends with the turn.
    private var earlyEnd: Bool?
    /// The turn that was ending as it began, if one was.
    private var firstTurn: UInt?

    private typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private var accompaniments: [Action] = []
    private var endings: [Action] = []
    private var interactionHandlers: [Action] = []

    /// - Parameter owner: The controller that presents or contains, in which there is at most one.
    init(
        _ place: Place, of owner: UIViewController, from: UIViewController, to: UIViewController,
        isAnimated: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        (self.place, self.owner) = (place, owner)
        (self.animator, self.interactor, self.isAnimated) = (animator, interactor, isAnimated)
        self.from.controller = from
        self.to.controller = to
        initiallyInteractive = interactor?.wantsInteractiveStart ?? false
        isInteractive = initiallyInteractive
        owner.motions[place] = self
        from.motionOfItself = self
        to.motionOfItself = self
    }

    // MARK: What is known

    var containerView: UIView { container ?? from.controller?.viewIfLoaded?.superview ?? UIView() }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from.controller : to.controller
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : to.view
    }
    func initialFrame(for controller: UIViewController) -> CGRect {
        side(of: controller)?.initialFrame ?? .zero
    }
    func finalFrame(for controller: UIViewController) -> CGRect {
        side(of: controller)?.finalFrame ?? .zero
    }
    private func side(of controller: UIViewController) -> Side? {
        if controller === from.controller { return from }
        return controller === to.controller ? to : nil
    }

    // MARK: From the beginning to the end

    /// Has the screens move.
    func begin() {
        guard stage == .announced, let owner else { return }
        stage = .beginning
        let duration = animator?.transitionDuration(using: self) ?? 0
        transitionDuration = duration.isFinite ? max(0, duration) : 0
        beginning = now
        if isInteractive {
            noteTransforms()
            interactor?.startInteractiveTransition(self)
            held.hold { accompany() }
        } else {
            runAnimator()
            accompany()
        }
        guard stage == .beginning else { return }
        stage = .underWay
        if animator == nil { earlyEnd = true }
        firstTurn = owner.core.turnsOfWindow
        if earlyEnd != nil, !owner.core.expectTurn() { end(earlyEnd ?? true) }
    }

    /// Has the animator begin, once.
    func runAnimator() {
        guard !hasAnimatorRun else { return }
        hasAnimatorRun = true
        guard isInteractive else { return animator?.animateTransition(using: self) ?? () }
        held.hold { animator?.animateTransition(using: self) }
    }

    /// By the clock of the window.
    private var now: TimeInterval { container?.window?.host.time ?? 0 }

    private func accompany() {
        let actions = accompaniments
        accompaniments = []
        if !actions.isEmpty { run(actions, for: transitionDuration) }
    }

    private func run(_ actions: [Action], for duration: TimeInterval) {
        guard isAnimated, duration > 0 else { return actions.forEach { $0(self) } }
        UIView.animate(withDuration: duration) { actions.forEach { $0(self) } }
    }

    func completeTransition(_ completed: Bool) {
        guard stage != .over, earlyEnd == nil else { return }
        if stage == .underWay { end(completed) } else { earlyEnd = completed }
    }

    /// The turn is over in which it may have ended as it began.
    func turnEnds() {
        guard stage == .underWay, let earlyEnd, owner?.core.turnsOfWindow != firstTurn else {
            return
        }
        end(earlyEnd)
    }

    /// Ends now, because of what else happens.
    func endNow() {
        guard stage != .over else { return }
        if isInteractive { held.letGo(toEnd: true, duration: 0, curve: .linear) }
        isInteractive = false
        end(!transitionWasCancelled)
    }

    private func end(_ completed: Bool) {
        stage = .over
        if !completed {
            transitionWasCancelled = true
            for (view, transform) in transforms { view.transform = transform }
        }
        let (owner, from, to) = (owner, from.controller, to.controller)
        if owner?.motions[place] === self { owner?.motions[place] = nil }
        for side in [from, to] where side?.motionOfItself === self {
            side?.motionOfItself = nil
        }
        // Animators may take out what is covered, which stays behind here.
        if completed, borrowed?.isOut == true, let owner, owner === from { owner.core.stayHidden() }
        borrowed?.goBack(from: container)
        let whenOver = whenOver
        self.whenOver = nil
        withExtendedLifetime(leaving) { whenOver?(completed) }
        let actions = endings
        (endings, accompaniments, interactionHandlers) = ([], [], [])
        actions.forEach { $0(self) }
        animator?.animationEnded(completed)
        (leaving, transforms, borrowed) = ([], [], nil)
        // What an animator does later, with what it moves still under way, is none of theirs any more.
        (self.from.view, self.to.view) = (nil, nil)
    }

    // MARK: A finger

    func updateInteractiveTransition(_ share: CGFloat) {
        guard isInteractive, stage != .over, share.isFinite else { return }
        percentComplete = min(max(0, share), 1)
        held.show(at: Double(percentComplete) * transitionDuration)
    }
    func pauseInteractiveTransition() {}
    func finishInteractiveTransition() { letGo(toEnd: true) }
    func cancelInteractiveTransition() { letGo(toEnd: false) }

    private func letGo(toEnd: Bool) {
        guard isInteractive, stage != .over else { return }
        isInteractive = false
        transitionWasCancelled = !toEnd
        let handlers = interactionHandlers
        interactionHandlers = []
        handlers.forEach { $0(self) }
        let rest = Double(toEnd ? 1 - percentComplete : percentComplete) * transitionDuration
        let speed = Double(interactor?.completionSpeed ?? 1)
        let duration = speed > 0 ? rest / speed : rest
        let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
        let curve = timing?.curve(within: duration) ?? interactor?.completionCurve.drawn
        held.letGo(toEnd: toEnd, duration: duration, curve: curve ?? .easeInOut)
    }

    /// Transforms do not move here, and do not come back by themselves.
    private func noteTransforms() {
        let own = [from, to].flatMap { [$0.view, $0.controller?.viewIfLoaded] }
        let views = own.compactMap { $0 } + (container?.subviews ?? [])
        transforms = views.map { ($0, $0.transform) }
    }
}

extension ScreenTransition: UIViewControllerTransitionCoordinator {
    var isCancelled: Bool { transitionWasCancelled }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
    var isInterruptible: Bool { false }
    var targetTransform: CGAffineTransform { .identity }

    @discardableResult
    func animate(
        alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard stage != .over else { return false }
        if let completion { endings.append(completion) }
        guard let alongsideTransition else { return true }
        switch stage {
        case .announced, .beginning: accompaniments.append(alongsideTransition)
        case .underWay where isInteractive:
            held.hold { run([alongsideTransition], for: transitionDuration) }
            updateInteractiveTransition(percentComplete)
        case .underWay, .over:
            run([alongsideTransition], for: beginning + transitionDuration - now)
        }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }
}
