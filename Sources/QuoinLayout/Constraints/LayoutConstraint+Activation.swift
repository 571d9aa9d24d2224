/// Bringing constraints in force, and taking them out.
///
/// Neither computes anything: the engine takes over what has changed, and only that, when the tree is
/// laid out or a solved value is read. A constraint that is deactivated and activated again in between
/// costs nothing.
extension LayoutConstraint {
    /// Whether the constraint is meant to hold.
    ///
    /// A constraint whose items share no tree may be active: it waits, and is installed when they do. One
    /// that was made for some traits is active only while they are there.
    public var isActive: Bool {
        get { state.contains(.isActive) && !state.contains(.isDormant) }
        set {
            if newValue {
                activate()
            } else if state.contains(.isActive) {
                uninstall()
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
        if state.contains(.isActive) {
            return
        }
        if extras?.condition != nil {
            order = first.target?.viewOrOwner?.tree.takeOrder() ?? 0
            _ = first.with { $0.flags.insert(.hasVariations) }
        }
        enforce()
    }

    /// Brings it in force, if nothing speaks against it.
    func enforce() {
        if state.contains(.meansEnclosingView) {
            followEnclosingView()
        }
        if hasLostAnItem {
            return
        }
        if state.contains(.isDefective), let defect = extras?.defect {
            report(defect)
            return
        }
        if extras != nil, !isAllowedByTraits {
            sleep()
            return
        }
        state.insert(.isActive)
        if !state.isDisjoint(with: .placesItems) {
            placeItems()
        }
        if state.contains(.awaitsEnclosingView) {
            takeEnclosingView()
        }
        if let link = nearbyView {
            _ = link.with { install(on: $0) }
        } else if isAboutNumber, let view = first.target as? View {
            install(on: view)
        } else if let view = closestCommonView() {
            install(on: view)
        } else {
            waitForSharedTree()
        }
    }

    /// Makes what the first item is in the second item, if that is another one by now.
    private func followEnclosingView() {
        guard let element = first.target else { return }
        let isPresent =
            element.enclosingLink.with { second.leads(to: $0) } ?? second.isEmpty
        if isPresent {
            return
        }
        changeSecond(to: nil)
        state.insert(.awaitsEnclosingView)
        element.flags.insert(.mayAwaitEnclosingView)
        takeEnclosingView()
        markChanged(.termsChanged)
    }

    /// Whether it says something about its first item alone.
    private var isAboutNumber: Bool {
        secondAttribute == .notAnAttribute && second.isEmpty && extras == nil
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
                let container = element.enclosingLink
                let otherContainer = other.enclosingLink
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
}
