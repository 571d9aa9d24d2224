import Quoin

/// What a window knows of the controllers in it.
final class WindowControllers: ViewOverseer {
    /// What the window shows.
    let stage = ControllerStage()
    /// The controllers that appear or disappear in this turn.
    private var inTransition: [ViewController] = []
    private var expected: Set<ViewController> = []
    /// What wraps these, which nobody else may keep any more.
    private var owners: [AnyObject] = []
    private var isEnding = false
    /// How many turns have ended.
    private(set) var turns: UInt = 0
    /// The links of those whose views may want to have another size than at the end of the last turn.
    private var resized: [ControllerLink] = []

    deinit {
        // The turn in which they would have left never ends, and another place may be where theirs was.
        for controller in inTransition { controller.appearance.departureFrom = nil }
    }

    // MARK: Turns

    /// Lets a controller know when the turn is over.
    func expectTurn(of controller: ViewController) {
        if expected.insert(controller).inserted {
            inTransition.append(controller)
            if let owner = controller.wrapper?.owner { owners.append(owner) }
        }
    }

    func turnEnds(of view: View) {
        guard !isEnding else { return }
        isEnding = true
        turns &+= 1
        let controllers = inTransition
        let kept = owners
        inTransition = []
        expected = []
        owners = []
        let window = view.window
        for controller in controllers {
            controller.completeDeparture(in: window)
        }
        for controller in controllers {
            controller.turnEnds(in: window)
        }
        if let window {
            measureChildren(in: window)
        }
        isEnding = false
        withExtendedLifetime(kept) {}
    }

    // MARK: Sizes

    /// Lets a controller's view be measured when the turn is over, for something has changed in it.
    func expectSize(of link: ControllerLink) {
        resized.append(link)
    }

    /// Lets parents know whose children would like to have another size.
    private func measureChildren(in window: Window) {
        window.awaitChangesOfSize()
        let links = resized
        resized = []
        var changes: [(parent: ViewController, child: ViewController)] = []
        for link in links {
            if let child = link.controller.target, let parent = child.parent,
                parent.measuresChildren, let view = child.viewIfLoaded, view.window === window
            {
                let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
                if let former = child.fittingSize, former != size {
                    changes.append((parent, child))
                }
                child.fittingSize = size
            }
            // Only now: what hooks have done to the view while it was measured is in its size.
            link.isExpected = false
            window.awaitChangesOfSize()
        }
        for change in changes {
            change.parent.tell(ChildSizeChange(child: change.child, isPreferred: false))
        }
    }

    // MARK: Transitions

    /// Who was told of a change that is yet to come: by then the window may show another one.
    private var toldOfChange: ViewController?

    func traitsWillChange(of view: View, to traits: TraitCollection) {
        toldOfChange = stage.shown
        toldOfChange?.tellWillTransition(to: traits)
    }

    func size(of view: View, willChangeTo size: Size) {
        toldOfChange = stage.shown
        toldOfChange?.tellViewWillTransition(to: size)
    }

    func announcedChangeIsMade(of view: View) {
        guard let controller = toldOfChange else { return }
        toldOfChange = nil
        controller.wrapper?.announcedChangeIsMade(in: controller)
    }
}

extension Window {
    /// The controller whose view fills the window. Setting it shows that one in place of the former.
    public var rootViewController: ViewController? {
        get { existingControllers?.stage.shown }
        set {
            controllers.stage.show(newValue, in: self, animated: false) { view in
                view.frame = self.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
        }
    }

    private var existingControllers: WindowControllers? { overseer as? WindowControllers }

    /// What the window knows of the controllers in it.
    var controllers: WindowControllers {
        if let existingControllers {
            return existingControllers
        }
        let made = WindowControllers()
        overseer = made
        return made
    }
}
