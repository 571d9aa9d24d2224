/// The steps of moving a view from one place in a tree, or none, to another.
extension View {
    /// Takes the view out of its superview and puts it into another one, or nowhere.
    final func move(into destination: View?, at index: Int) {
        if let destination, isApartFromWindows, destination.isApartFromWindows,
            enclosingLink.isEmpty
        {
            arrive(in: destination, at: index)
            return
        }
        let source = superview
        tellWillMove(to: destination)
        // What a hook has done counts; what it has made pointless does not happen.
        guard superview === source, canMove(into: destination) else { return }
        source?.tellWillRemoveSubview(self)
        guard superview === source, canMove(into: destination) else { return }
        // Only now: hooks may have changed where either is, and what is set there.
        let oldWindow = window
        let mayChangeTraits =
            oldWindow !== destination?.window || flags.contains(.hasOverriddenTraits)
            || destination?.flags.contains(.hasOverriddenTraits) ?? false
        let oldTraits = mayChangeTraits ? presentTraitsOfView : nil
        let scrolled = source.map { detach(from: $0, to: destination) } ?? []
        if let destination {
            attach(to: destination, at: index)
        }
        var traitChanges: [TraitChange] = []
        if let oldTraits {
            inheritTraitOverrides()
            traitChanges = self.traitChanges(from: oldTraits)
        }
        inheritSurroundings()
        follow(traitChanges)
        if oldWindow !== window {
            placeHostsInside(comingFrom: oldWindow)
            forEachInSubtree { view in
                view.overseer?.windowChanged(of: view)
                view.tellDidMoveToWindow()
            }
        } else {
            followSettings(from: source)
        }
        scrolled.forEach { $0.shownOriginDidChange() }
        tellDidMoveToSuperview()
        if superview === destination {
            destination?.tellDidAddSubview(self)
        }
    }

    private func tellWillMove(to destination: View?) {
        let newWindow = destination?.window
        if window !== newWindow {
            forEachInSubtree { view in
                view.overseer?.view(view, willMoveTo: newWindow)
                view.tellWillMove(toWindow: newWindow)
            }
        }
        tellWillMove(toSuperview: destination)
    }

    /// Puts the view, which is in none, into another one, neither of which is in a window: what nearly all views
    /// do first.
    private func arrive(in destination: View, at index: Int) {
        tellWillMove(toSuperview: destination)
        guard enclosingLink.isEmpty, canMove(into: destination) else { return }
        guard isApartFromWindows, destination.isApartFromWindows else {
            // A hook has changed that.
            move(into: destination, at: index)
            return
        }
        attach(to: destination, at: index)
        inheritSurroundings()
        followSettings(from: nil)
        tellDidMoveToSuperview()
        if enclosingLink.leads(to: destination) {
            destination.tellDidAddSubview(self)
        }
    }

    /// Whether the view is surely in no window, and none of its traits was set. (Without counting a reference.)
    @inline(__always)
    private var isApartFromWindows: Bool {
        flags.isDisjoint(with: [.isWindow, .hasOverriddenTraits])
            && (UpLink(storedTree).with { tree in
                tree.isCurrent && tree.root.with { !$0.flags.contains(.isWindow) } ?? false
            } ?? true)
    }

    /// Whether the destination is outside of this view. (A view with nothing in it need not be searched
    /// for in a long line of superviews.)
    private func canMove(into destination: View?) -> Bool {
        guard let destination else { return true }
        return destination !== self
            && (subviewList.isEmpty || !destination.isDescendant(of: self))
    }

    // MARK: Out

    /// - Returns: the views whose contents were on the way within them, which is ended.
    private func detach(from source: View, to destination: View?) -> [View] {
        let tree = source.tree
        let subtree = markSubtree()
        for view in subtree {
            view.uninstallCrossingConstraints()
        }
        source.unlist(self)
        flags.remove(.hasSolvedFrame)
        let still = destination?.window !== window ? subtree : [self]
        let scrolled = still.filter { $0.shown(.boundsOrigin) != nil }
        for view in still {
            view.stopMotions()
        }
        let cycle = tree.cycle
        if cycle.depth > 0 {
            // With what is in it, which may be taken out of it in turn.
            for view in subtree {
                cycle.departed.append(view)
            }
        }
        source.subviewList.remove(self, leaving: View())
        enclosingLink = UpLink(nil)
        // What was behind it is seen now.
        source.markDisplay()
        source.markLayoutOfOtherSubviews()
        tree.countMove(in: source)
        if tree.keepsParts {
            cycle.partsLeave(subtree)
        }
        if destination?.knownTree !== tree {
            leave(tree, with: subtree)
        }
        for view in subtree {
            view.flags.remove(.isMoving)
        }
        return scrolled
    }

    private func markSubtree() -> [View] {
        var subtree: [View] = []
        forEachInSubtree { view in
            view.flags.insert(.isMoving)
            subtree.append(view)
        }
        return subtree
    }

    /// Deactivates the constraints that have one end in the moving subtree and one outside.
    private func uninstallCrossingConstraints() {
        uninstallCrossingConstraints(of: self)
        forEachGuide { uninstallCrossingConstraints(of: $0) }
    }

    private func uninstallCrossingConstraints(of element: LayoutElement) {
        var link = element.mentions.first
        // Each is kept meanwhile: once it is out of force, nobody else may keep it.
        while let constraint = link.target {
            link = constraint.neighbors(of: element).next
            if constraint.installation.with({ $0.flags.contains(.isMoving) }) ?? false {
                continue
            }
            if !constraint.installation.isEmpty {
                constraint.uninstall()
            }
            if constraint.state.contains(.isDormant), constraint.crossesMove {
                constraint.uninstall()
            }
            if constraint.row >= 0 {
                // If it comes back, it is between other places.
                constraint.state.insert(.termsChanged)
            }
        }
    }

    /// Makes the subtree a tree of its own. The constraints in it go along.
    private func leave(_ tree: LayoutTree, with subtree: [View]) {
        let own = LayoutTree(root: self)
        own.parts(from: tree)
        if tree.engineIsMostly(of: subtree) {
            tree.handOverEngine(to: own)
            for view in subtree {
                tree.handOver(view, to: own)
                view.forEachGuide { tree.handOver($0, to: own) }
                view.storedTree = own
            }
            // It is a root now.
            own.enqueue(self, [.placementChanged, .contentChanged])
        } else {
            // What is within first: most places depend on those further out.
            for view in subtree.reversed() {
                tree.release(view, to: own)
                view.forEachGuide { tree.release($0, to: own) }
                view.storedTree = own
            }
        }
        if !tree.pending.isEmpty {
            own.takeWaitingConstraints(mentioning: subtree, from: tree)
        }
    }

    // MARK: In

    private func attach(to destination: View, at index: Int) {
        destination.subviewList.insert(self, at: index)
        destination.flags.insert(.hasHadSubviews)
        enclosingLink = UpLink(destination)
        if extras?.autoresizingMask.isEmpty == false {
            destination.flags.insert(.mayResizeSubviews)
        }
        if flags.contains(.preservesSuperviewMargins) {
            destination.flags.insert(.hasMarginFollowers)
        }
        joinTree(of: destination)
        if flags.contains(.mayAwaitEnclosingView) {
            // There may be something to say of them.
            knownTree?.forgetNumbers()
            enclosingViewArrived()
        }
        if let extras, extras.host != nil {
            destination.flags.insert(.hasHosts)
            // The frame counts from another superview now, and the toolkit may have forgotten the last one.
            extras.hostFrame = nil
            markLayout()
        }
        if slot >= 0 {
            // What the engine knows is relative to the new superview from now on.
            destination.solvedFrameChanged(of: self)
        }
        withTree { tree in
            // From now on there may be subviews to place.
            tree.makeCycle()
            if slot >= 0 || !flags.contains(.translatesMask) {
                tree.enqueue(self, [.placementChanged, .contentChanged])
            }
            tree.countMove(in: destination)
        }
        destination.markLayoutOfOtherSubviews()
        destination.adoptMarks(of: self)
    }

    // MARK: Among siblings

    /// Changes the view's place among its siblings, as counted without it.
    final func shift(to index: Int) {
        guard let superview else { return }
        superview.subviewList.remove(self, leaving: View())
        superview.subviewList.insert(self, at: index)
        superview.orderChanged()
    }

    /// Subviews have changed places.
    final func orderChanged() {
        markDisplay()
        if let tree = knownTree {
            tree.forgetNumbers()
            tree.driver?.noteOrder(in: tree)
        }
    }
}

extension LayoutConstraint {
    /// Whether it is between what is being moved and something else in the same tree.
    fileprivate var crossesMove: Bool {
        let isMoving = elements.map { $0.viewOrOwner?.flags.contains(.isMoving) ?? false }
        return isMoving.contains(true) && isMoving.contains(false) && closestCommonView() != nil
    }
}
