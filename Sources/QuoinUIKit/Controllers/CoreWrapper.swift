import QuoinKit

/// What the engine's controller has of UIKit's that it belongs to: it hands on what the engine asks and tells, on
/// the main actor.
@MainActor
final class CoreWrapper: @preconcurrency ControllerWrapper {
    nonisolated weak let controller: UIViewController?
    /// The change that the controller, or one in it, was told of and that is yet to be made.
    private var announcedChange: TransitionCoordinator?
    /// Changes that end with the turn.
    private var changes: [TransitionCoordinator] = []

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    nonisolated var owner: AnyObject? { controller }

    func loadView(of core: ViewController) {
        guard let controller else { return core.loadView() }
        controller.loadView()
        // A class of one's own that sets none has an empty one.
        if core.viewIfLoaded == nil { controller.view = UIView(frame: UIScreen.main.bounds) }
    }

    func updateViewConstraints(of core: ViewController) {
        guard let controller else { return core.updateViewConstraints() }
        controller.updateViewConstraints()
    }

    func forwardsAppearance(of core: ViewController) -> Bool {
        controller?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    func viewDidLoad(of core: ViewController) { controller?.viewDidLoad() }

    func controller(_ core: ViewController, changesBy step: ControllerStep) {
        guard let controller else { return }
        switch step {
        case .willAppear(let isAnimated):
            controller.tellStackThatWillShow(animated: isAnimated)
            controller.viewWillAppear(isAnimated)
        case .isAppearing(let isAnimated): controller.viewIsAppearing(isAnimated)
        case .didAppear(let isAnimated):
            controller.viewDidAppear(isAnimated)
            controller.movement.endAppearing()
            controller.tellStackThatDidShow(animated: isAnimated)
            controller.presentation?.hasCome()
            controller.hidePresenter()
            controller.stayCovered()
            controller.endPresentation()
        case .willDisappear(let isAnimated): controller.viewWillDisappear(isAnimated)
        case .didDisappear(let isAnimated):
            controller.viewDidDisappear(isAnimated)
            controller.movement.endDisappearing()
            controller.endMotionsWithoutWindow()
            controller.viewHasGone()
        case .willLayOut:
            controller.unavailableContent.askIfStale(controller)
            controller.viewWillLayoutSubviews()
            controller.unavailableContent.stayInFront(in: controller)
        case .didLayOut:
            // A list may have got cells meanwhile.
            controller.unavailableContent.stayInFront(in: controller)
            controller.viewDidLayoutSubviews()
        case .safeAreaChanged: controller.viewSafeAreaInsetsDidChange()
        case .marginsChanged: controller.viewLayoutMarginsDidChange()
        }
    }

    func controller(_ core: ViewController, hears change: ChildSizeChange) {
        guard let controller, let child = change.child.uiController else { return }
        if change.isPreferred {
            controller.preferredContentSizeDidChange(forChildContentContainer: child)
            // What contains others may like to have their sizes.
            controller.presentation?.preferredSizeMayHaveChanged()
        } else {
            controller.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
        }
    }

    func size(of child: ViewController, in core: ViewController, of size: Size) -> Size {
        guard let controller, let uiChild = child.uiController else {
            return core.size(forChild: child, withParentSize: size)
        }
        return Size(
            controller.size(forChildContentContainer: uiChild, withParentContainerSize: size.cg))
    }

    func reachUnderBars(of core: ViewController) -> ReachUnderBars {
        var reach = ReachUnderBars()
        if let controller {
            reach.top = controller.edgesForExtendedLayout.contains(.top)
            reach.bottom = controller.edgesForExtendedLayout.contains(.bottom)
            reach.includesOpaqueBars = controller.extendedLayoutIncludesOpaqueBars
        }
        return reach
    }

    func navigationItem(of core: ViewController) -> NavigationItem? {
        controller?.navigationItem.controller?.core.existingNavigationItem
    }

    func hidesBottomBars(of core: ViewController) -> Bool {
        controller?.hidesBottomBarWhenPushed ?? false
    }

    func controller(_ core: ViewController, willMoveInto parent: ViewController?) {
        guard let controller else { return }
        // A class of one's own may not hand on what it hears.
        controller.movement = parent == nil ? .outOfParent : .intoParent
        controller.willMove(toParent: parent?.uiController)
    }

    func controller(_ core: ViewController, didMoveInto parent: ViewController?) {
        controller?.didMove(toParent: parent?.uiController)
    }

    func controller(_ core: ViewController, willChangeTo size: Size) {
        guard let controller else { return }
        let change = outermost(of: core).changeToCome
        controller.viewWillTransition(to: size.cg, with: change)
        controller.tellPresented { $0.windowWillChange(to: size.cg, with: change) }
    }

    func controller(_ core: ViewController, willChangeTo traits: TraitCollection) {
        guard let controller else { return }
        let change = outermost(of: core).changeToCome
        let coming = controller.surroundings(with: traits)
        controller.willTransition(to: coming, with: change)
        controller.tellPresented { $0.presentation?.willTransition(to: coming, with: change) }
    }

    func announcedChangeIsMade(in core: ViewController) {
        let outermost = outermost(of: core)
        guard let change = outermost.announcedChange else { return }
        outermost.announcedChange = nil
        change.changeIsMade()
        if core.expectTurn() { changes.append(change) } else { change.end() }
    }

    func turnEnds(of core: ViewController) {
        let ended = changes
        changes = []
        ended.forEach { $0.end() }
        for motion in controller?.motions.values.map({ $0 }) ?? [] { motion.turnEnds() }
        if controller?.dismissal?.isLed != true { controller?.endDismissal() }
        // If something hid it, it was not told that it went.
        controller?.viewHasGone()
    }

    func controller(_ core: ViewController, hasChangedFrom traits: TraitCollection) {
        controller.map {
            $0.setNeedsUpdateContentUnavailableConfiguration()
            $0.tellTraitsChanged(from: $0.surroundings(with: traits))
        }
    }

    // MARK: Changes of size

    /// All that hear of one change have one coordinator, which the outermost controller has, or who presents that.
    private func outermost(of core: ViewController) -> CoreWrapper {
        var outermost = core
        // What takes in who presents it is in front of itself for a moment.
        var passed: Set<ObjectIdentifier> = []
        while let outer = outermost.parent ?? outermost.uiController?.presenter?.core,
            passed.insert(ObjectIdentifier(outer)).inserted
        {
            outermost = outer
        }
        return outermost.wrapper as? CoreWrapper ?? self
    }

    private var changeToCome: TransitionCoordinator {
        let change = announcedChange ?? TransitionCoordinator(of: controller)
        announcedChange = change
        return change
    }

    /// The change that is announced, or being made.
    func presentChange(of core: ViewController) -> TransitionCoordinator? {
        let outermost = outermost(of: core)
        return outermost.announcedChange ?? outermost.changes.last
    }
}

extension ViewController {
    /// UIKit's controller that this one belongs to.
    var uiController: UIViewController? { (wrapper as? CoreWrapper)?.controller }
}
