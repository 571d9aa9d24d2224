import Quoin

/// What wraps a controller in the names of another toolkit: it is asked in the place of the controller's class,
/// and hears what the controller is told after the class has.
package protocol ControllerWrapper: AnyObject {
    /// What hears it in the end. It is kept while the controller comes or goes.
    var owner: AnyObject? { get }

    // In the place of the class
    func loadView(of controller: ViewController)
    func updateViewConstraints(of controller: ViewController)
    func forwardsAppearance(of controller: ViewController) -> Bool
    func size(of child: ViewController, in controller: ViewController, of size: Size) -> Size
    func reachUnderBars(of controller: ViewController) -> ReachUnderBars
    /// The item that the controller has a bar show, which may be another controller's, if anybody has asked for that.
    func navigationItem(of controller: ViewController) -> NavigationItem?
    /// Whether there are no bars at the bottom while the controller stands on a stack.
    func hidesBottomBars(of controller: ViewController) -> Bool

    // After the class
    func viewDidLoad(of controller: ViewController)
    func controller(_ controller: ViewController, changesBy step: ControllerStep)
    func controller(_ controller: ViewController, hears change: ChildSizeChange)
    func controller(_ controller: ViewController, willMoveInto parent: ViewController?)
    func controller(_ controller: ViewController, didMoveInto parent: ViewController?)
    func controller(_ controller: ViewController, willChangeTo size: Size)
    func controller(_ controller: ViewController, willChangeTo traits: TraitCollection)
    /// The controller has the size and the traits now that it was told would come.
    func announcedChangeIsMade(in controller: ViewController)
    func controller(_ controller: ViewController, hasChangedFrom traits: TraitCollection)
    /// A turn is over that was expected with ``ViewController/expectTurn()``, or in which the view came or went.
    func turnEnds(of controller: ViewController)
}

/// What a controller's view goes through.
package enum ControllerStep {
    case willAppear(isAnimated: Bool)
    case isAppearing(isAnimated: Bool)
    case didAppear(isAnimated: Bool)
    case willDisappear(isAnimated: Bool)
    case didDisappear(isAnimated: Bool)
    case willLayOut
    case didLayOut
    case safeAreaChanged
    case marginsChanged
}

/// At which edges a controller's view goes on beneath bars.
package struct ReachUnderBars {
    package var top = true
    package var bottom = true
    /// Whether it does so beneath opaque bars, too.
    package var includesOpaqueBars = false

    package init() {}
}

/// A child would like to have another size.
package struct ChildSizeChange {
    package var child: ViewController
    /// Whether it says so itself, rather than the constraints in its view.
    package var isPreferred: Bool
}

/// The hooks as everybody calls them but the classes themselves.
extension ViewController {
    final func callLoadView() {
        if let wrapper {
            wrapper.loadView(of: self)
        } else {
            loadView()
        }
    }

    final func callUpdateViewConstraints() {
        if let wrapper {
            wrapper.updateViewConstraints(of: self)
        } else {
            updateViewConstraints()
        }
    }

    final var forwardsAppearance: Bool {
        wrapper?.forwardsAppearance(of: self) ?? shouldAutomaticallyForwardAppearanceMethods
    }

    final func askSize(of child: ViewController, in size: Size) -> Size {
        wrapper?.size(of: child, in: self, of: size)
            ?? self.size(forChild: child, withParentSize: size)
    }

    final var reachUnderBars: ReachUnderBars {
        wrapper?.reachUnderBars(of: self) ?? ReachUnderBars()
    }

    final func tell(_ change: ChildSizeChange) {
        if change.isPreferred {
            preferredContentSizeDidChange(forChild: change.child)
        } else {
            systemLayoutFittingSizeDidChange(forChild: change.child)
        }
        wrapper?.controller(self, hears: change)
    }

    final func tellViewDidLoad() {
        viewDidLoad()
        wrapper?.viewDidLoad(of: self)
    }

    final func tell(_ step: ControllerStep) {
        switch step {
        case .willAppear(let isAnimated): viewWillAppear(isAnimated)
        case .isAppearing(let isAnimated): viewIsAppearing(isAnimated)
        case .didAppear(let isAnimated): viewDidAppear(isAnimated)
        case .willDisappear(let isAnimated): viewWillDisappear(isAnimated)
        case .didDisappear(let isAnimated): viewDidDisappear(isAnimated)
        case .willLayOut: viewWillLayoutSubviews()
        case .didLayOut: viewDidLayoutSubviews()
        case .safeAreaChanged: viewSafeAreaInsetsDidChange()
        case .marginsChanged: viewLayoutMarginsDidChange()
        }
        wrapper?.controller(self, changesBy: step)
    }

    final func tellWillMove(toParent parent: ViewController?) {
        willMove(toParent: parent)
        wrapper?.controller(self, willMoveInto: parent)
    }

    final func tellDidMove(toParent parent: ViewController?) {
        didMove(toParent: parent)
        wrapper?.controller(self, didMoveInto: parent)
    }

    package final func tellViewWillTransition(to size: Size) {
        viewWillTransition(to: size)
        wrapper?.controller(self, willChangeTo: size)
    }

    package final func tellWillTransition(to traits: TraitCollection) {
        willTransition(to: traits)
        wrapper?.controller(self, willChangeTo: traits)
    }

    final func tellTraitsDidChange(from previous: TraitCollection) {
        traitsDidChange(from: previous)
        wrapper?.controller(self, hasChangedFrom: previous)
    }
}
