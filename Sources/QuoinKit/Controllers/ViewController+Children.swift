import Quoin

/// Controllers within controllers.
extension ViewController {
    /// Makes a controller a child of this one. Its view is put where it belongs by whoever calls this, and
    /// ``didMove(toParent:)`` is called after that.
    ///
    /// A controller that has a parent leaves it. This one itself and its ancestors are refused.
    public final func addChild(_ child: ViewController) {
        guard !isDescendant(of: child) else {
            viewIfLoaded?.reportRefusal(
                of: "child", "a controller that contains this one",
                because: "it would contain itself")
            return
        }
        guard child.parent !== self else { return }
        child.tellOwedLeaving()
        child.tellWillMove(toParent: self)
        if let former = child.parent { former.drop(child) } else { child.forgetParent() }
        // Whoever heard that it goes may have taken it, or this one, elsewhere.
        guard child.parent == nil, !isDescendant(of: child) else { return }
        children.append(child)
        child.parentLink = UpLink(self)
        if let view = child.viewIfLoaded {
            child.link.sizeMayChange(of: view)
            // It may be hidden with this one, or no longer hidden with the former, in the same window.
            view.window?.controllers.expectTurn(of: child)
        }
        childHasCome(child)
    }

    /// Takes the controller from its parent, after ``willMove(toParent:)`` and after its view was removed.
    public final func removeFromParent() {
        guard let parent else { return }
        parent.drop(self)
        tellDidMove(toParent: nil)
    }

    /// Takes the controller from its parent, which still shows it for the turn: it hears that once it has disappeared.
    final func leaveParent() {
        guard let parent else { return }
        guard isDeparting else { return removeFromParent() }
        appearance.owesLeaving = true
        parent.drop(self)
    }

    /// Gives a child other traits than the surroundings have; those that are left open stay.
    public final func overrideTraits(_ traits: TraitCollection, forChild child: ViewController) {
        guard child.parent === self else { return }
        child.overriddenTraits = traits
        // This tells the child, too.
        child.viewIfLoaded?.traits = traits
    }

    /// The traits that a child was given.
    public final func overriddenTraits(ofChild child: ViewController) -> TraitCollection {
        child.parent === self ? child.overriddenTraits : TraitCollection()
    }

    private func drop(_ child: ViewController) {
        if let place = children.place(of: child) { children.remove(at: place) }
        child.forgetParent()
        childDidLeave(child)
    }

    /// Returns what a parent has given that this one has left. One that is no more could not take it back: whoever
    /// lets go of a controller may be anywhere, where no hooks are to be called.
    final func forgetParent() {
        parentLink = UpLink(nil)
        letGoOfScrollView()
        barInsets = .zero
        fittingSize = nil
        if !overriddenTraits.stated.isEmpty {
            overriddenTraits = TraitCollection()
            viewIfLoaded?.traits = TraitCollection()
        }
    }

    /// There is no bar any more that collapses with a scroll view of the controller's.
    final func letGoOfScrollView() {
        guard let scroll = scrollViewUnderBar else { return }
        // Another bar may collapse with it by now: that of the stack that this one's has given its bar away to.
        if scroll.follower as? ControllerLink === followerUnderBar {
            scroll.follower = nil
            scroll.collapse = Collapse()
        }
        (scrollViewUnderBar, followerUnderBar) = (nil, nil)
    }

    private func isDescendant(of other: ViewController) -> Bool {
        var next: ViewController? = self
        while let controller = next {
            if controller === other {
                return true
            }
            next = controller.parent
        }
        return false
    }

    // MARK: Ancestors

    /// The nearest navigation controller that this one is in.
    public final var navigationController: NavigationController? {
        nearest { $0 as? NavigationController }
    }

    /// The nearest tab bar controller that this one is in.
    public final var tabBarController: TabBarController? {
        nearest { $0 as? TabBarController }
    }

    private func nearest<Kind>(_ kind: (ViewController) -> Kind?) -> Kind? {
        var next = parent
        while let controller = next {
            if let found = kind(controller) {
                return found
            }
            next = controller.parent
        }
        return nil
    }

    // MARK: Guides

    /// What bars cover at the top of the view: its bottom is where free room begins.
    ///
    /// It can be named in a visual format, too: `V:[topLayoutGuide]-[title]`.
    public final var topLayoutGuide: LayoutGuide { view.topBarsGuide }

    /// What bars cover at the bottom of the view: its top is where free room ends.
    public final var bottomLayoutGuide: LayoutGuide { view.bottomBarsGuide }
}

extension LayoutGuide {
    /// How high the guide is: UIKit's name for what bars cover.
    public var length: Double { layoutFrame.height }
}
