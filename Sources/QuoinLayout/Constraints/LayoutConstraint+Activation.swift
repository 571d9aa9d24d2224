/// Bringing constraints in force, and taking them out.
///
/// Neither computes anything: the engine takes over what has changed, and only that, when the tree is
/// laid out or a solved value is read. A constraint that is deactivated and activated again in between
/// costs nothing.
extension LayoutConstraint {
    /// Whether the constraint is meant to hold.
    ///
    /// A constraint whose items share no tree may be active: it waits, and is installed when they do.
    public var isActive: Bool {
        get { state.contains(.isActive) }
        set {
            if newValue {
                activate()
            } else if state.contains(.isActive) {
                withdraw()
            }
        }
    }

    /// The view in whose `constraints` it is: the closest common superview of its items. Nil while it
    /// is not active, or waits for its items to share a tree.
    public var installedView: View? { installation.target }

    /// Brings constraints in force, in one batch.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for index in constraints.indices {
            // The list keeps them, so they need not be counted one by one.
            _ = UpLink(constraints[index]).with { $0.activate() }
        }
    }

    /// Takes constraints out of force, in one batch.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints {
            constraint.isActive = false
        }
    }

    private func activate() {
        if state.contains(.isActive) || hasLostAnItem {
            return
        }
        if state.contains(.isDefective), let defect = extras?.defect {
            report(defect)
            return
        }
        state.insert(.isActive)
        if !state.isDisjoint(with: .placesItems) {
            placeItems()
        }
        if state.contains(.awaitsContainer) {
            takeContainer()
        }
        if let link = nearbyView {
            _ = link.with { install(on: $0) }
        } else if let view = closestCommonView() {
            install(on: view)
        } else {
            waitForSharedTree()
        }
    }

    /// The closest common superview in the cases that nearly all constraints are: between siblings,
    /// or between a view and its superview. Nil says nothing.
    private var nearbyView: UpLink<View>? {
        if second.isEmpty || extras?.hasOrigins ?? false {
            return nil
        }
        return first.with { element in
            second.with { other in
                guard element.flags.union(other.flags).isDisjoint(with: .isGuide) else {
                    return nil
                }
                let container = element.containerLink
                let otherContainer = other.containerLink
                if !container.isEmpty {
                    if container.isSame(as: otherContainer) || container.leads(to: other) {
                        return element === other ? nil : container
                    }
                }
                return !otherContainer.isEmpty && otherContainer.leads(to: element)
                    ? otherContainer : nil
            } ?? nil
        } ?? nil
    }

    /// Takes the constraint out of force, whether it was installed or waited.
    func withdraw() {
        state.remove(.isActive)
        if state.contains(.isPending) {
            stopWaiting()
        }
        guard let view = installation.target else { return }
        let tree = view.tree
        tree.noteRevision()
        tree.noteChange(of: self)
        view.installed.remove(at: Int(installedPosition))
        installation = UpLink(nil)
        installedPosition = -1
        if row >= 0 || state.contains(.isBroken) {
            tree.enqueue(self)
        }
    }

    func install(on view: View) {
        let tree = view.tree
        if state.contains(.isPending) {
            state.remove([.isPending, .isReportedPending])
        }
        installation = UpLink(view)
        installedPosition = view.installed.append(self)
        order = tree.takeOrder()
        tree.enqueue(self)
        tree.noteChange(of: self)
    }

    /// The closest view that contains all items; nil if there is none.
    func closestCommonView() -> View? {
        guard let view = first.target?.hostView else { return nil }
        if extras?.hasOrigins ?? false {
            return closestCommonViewOfAll()
        }
        guard let other = second.target?.hostView else {
            return secondAttribute == .notAnAttribute ? view : nil
        }
        return view.closestCommonSuperview(with: other)
    }

    private func closestCommonViewOfAll() -> View? {
        var common: View?
        for element in elements {
            guard let view = element.hostView else { return nil }
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

    private func waitForSharedTree() {
        state.insert(.isPending)
        // Each of its trees knows it, since each of them may be the one that joins another.
        var trees: [LayoutTree] = []
        for element in elements {
            if let tree = element.hostView?.tree, !trees.contains(where: { $0 === tree }) {
                trees.append(tree)
                tree.pending.append(self)
            }
        }
    }

    private func stopWaiting() {
        state.remove([.isPending, .isReportedPending])
        for element in elements {
            element.hostView?.storedTree?.current.pending.removeAll { $0 === self }
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
        if state.contains(.awaitsContainer) {
            takeContainer()
        }
        guard let view = closestCommonView() else { return true }
        install(on: view)
        return false
    }

    /// Installs the constraint, which waits, if that has become possible, and takes it off the lists.
    func installIfPossible() {
        guard state.contains(.isPending) else { return }
        let trees = elements.compactMap { $0.hostView?.storedTree?.current }
        if !stillWaits() {
            for tree in trees {
                tree.pending.removeAll { $0 === self }
            }
        }
    }
}
