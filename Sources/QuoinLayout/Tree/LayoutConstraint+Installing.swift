/// Putting constraints on the list of the view they are installed on, and taking them off it.
extension LayoutConstraint {
    /// Takes the constraint out of force, whether it was installed or waited.
    func uninstall() {
        state.remove([.isActive, .isDormant])
        if state.contains(.isPending) {
            stopWaiting()
        }
        guard let view = installation.target else { return }
        let tree = view.tree
        tree.countChange(in: view)
        tree.noteChange(of: self)
        if row >= 0, isDirectional {
            noteDirection(of: view)
        }
        installation = UpLink(nil)
        if row >= 0 || !state.isDisjoint(with: [.isBroken, .followsOrigins]) {
            tree.enqueue(self)
        }
        view.installed.remove(self)
        if let listed = view.listedConstraints, !state.contains(.isSystem), !listed.remove(self) {
            view.forgetListedConstraints()
        }
        leaveGuides()
    }

    private func noteDirection(of view: View) {
        if view.isRightToLeft {
            state.insert(.wasRightToLeft)
        } else {
            state.remove(.wasRightToLeft)
        }
    }

    func install(on view: View) {
        if state.contains(.isPending) {
            state.remove([.isPending, .isReportedPending])
        }
        if row >= 0, isDirectional, state.contains(.wasRightToLeft) != view.isRightToLeft {
            // The direction has changed while the constraint was out of force.
            state.insert(.termsChanged)
        }
        // What places a guide is older than what refers to it, which is what gives way if both cannot be.
        placeGuides()
        installation = UpLink(view)
        view.installed.append(self)
        if !state.contains(.isSystem) {
            view.listedConstraints?.append(self)
        }
        view.withTree { tree in
            if extras?.condition == nil {
                order = tree.takeOrder()
            }
            tree.enqueue(self)
            tree.noteChange(of: self)
        }
    }

    /// The closest view that contains all items; nil if there is none.
    func closestCommonView() -> View? {
        guard let view = first.target?.viewOrOwner else { return nil }
        if extras?.hasOrigins ?? false {
            return closestCommonViewOfAll()
        }
        guard let other = second.target?.viewOrOwner else {
            return secondAttribute == .notAnAttribute ? view : nil
        }
        return view.closestCommonSuperview(with: other)
    }

    private func closestCommonViewOfAll() -> View? {
        var common: View?
        for element in elements {
            guard let view = element.viewOrOwner else { return nil }
            guard let closest = common?.closestCommonSuperview(with: view) ?? view as View?
            else { return nil }
            if let common, !closest.contains(common) {
                return nil
            }
            common = closest
        }
        return common
    }

    // MARK: Waiting

    func waitForSharedTree() {
        state.insert(.isPending)
        if state.contains(.awaitsEnclosingView) {
            // It may have had a container in the meantime, and have been told of that one.
            _ = first.with { $0.flags.insert(.mayAwaitEnclosingView) }
        }
        // Each of its trees knows it, since each of them may be the one that joins another.
        var trees: [LayoutTree] = []
        for element in elements {
            if let tree = element.viewOrOwner?.tree, !trees.contains(where: { $0 === tree }) {
                trees.append(tree)
                tree.pending.append(self)
            }
        }
    }

    private func stopWaiting() {
        state.remove([.isPending, .isReportedPending])
        for element in elements {
            element.viewOrOwner?.storedTree?.current.pending.noteEnd()
        }
    }

    /// Installs the constraint if its items share a tree by now.
    ///
    /// - Returns: whether it still has to wait.
    func stillWaits() -> Bool {
        guard state.contains([.isActive, .isPending]), !hasLostAnItem else {
            state.remove(.isPending)
            return false
        }
        if state.contains(.awaitsEnclosingView) {
            takeEnclosingView()
        }
        guard let view = closestCommonView() else { return true }
        install(on: view)
        return false
    }

    /// Installs the constraint, which waits, if that has become possible, and takes it off the lists.
    func installIfPossible() {
        guard state.contains(.isPending) else { return }
        let trees = elements.compactMap { $0.viewOrOwner?.storedTree?.current }
        if !stillWaits() {
            for tree in trees {
                tree.pending.noteEnd()
            }
        }
    }

    /// Whether the second item is to be the superview, and there is none yet.
    var awaitsEnclosingView: Bool { state.contains(.awaitsEnclosingView) }

    /// Gives the constraint its second item, if there is one by now.
    func takeEnclosingView() {
        guard let element = first.target, let container = element.enclosingView else { return }
        state.remove(.awaitsEnclosingView)
        changeSecond(to: container)
    }
}

extension View {
    fileprivate var isRightToLeft: Bool { effectiveLayoutDirection == .rightToLeft }
}
