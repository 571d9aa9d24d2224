/// Setting traits, and what follows from it.
extension View {
    /// The surroundings that the view is shown in.
    ///
    /// What is set on a view holds for it and all that is in it, as far as nothing nearer is set. It is set
    /// in one turn: constraints that depend on traits are exchanged in one batch, directions turn around and
    /// texts are measured anew, before anyone hears of it by ``traitsDidChange(from:)``.
    ///
    /// ```swift
    /// window.traits.layoutDirection = .rightToLeft
    /// card.traits = TraitCollection(userInterfaceStyle: .dark)
    /// card.traits = TraitCollection()               // as around the card again
    /// ```
    public final var traits: TraitCollection {
        get {
            var traits = presentTraitsOfView
            traits.stated = ownTraits.stated
            return traits
        }
        set {
            if flags.contains(.isWindow) {
                (self as? Window)?.setTraits(newValue)
            } else {
                overrideTraits(newValue)
            }
        }
    }

    /// UIKit's name for ``traits``.
    public final var traitCollection: TraitCollection {
        get { traits }
        set { traits = newValue }
    }

    /// Traits that outrank those that are set, for the names of another toolkit: what is set stays, and counts again
    /// when these are taken back.
    package final var overridingTraits: TraitCollection {
        get { extras?.overridingTraits ?? TraitCollection() }
        set {
            guard !newValue.saysTheSame(as: overridingTraits) else { return }
            if flags.contains(.isWindow) {
                (self as? Window)?.setOverridingTraits(newValue)
            } else {
                say(own: extras?.traits, overriding: newValue.stated.isEmpty ? nil : newValue)
            }
        }
    }

    private func overrideTraits(_ newTraits: TraitCollection) {
        guard !newTraits.saysTheSame(as: ownTraits) else { return }
        say(
            own: newTraits.stated.isEmpty ? nil : newTraits, overriding: extras?.overridingTraits)
    }

    private func say(own: TraitCollection?, overriding: TraitCollection?) {
        let old = presentTraitsOfView
        let said = (own ?? TraitCollection()).overridden(by: overriding ?? TraitCollection())
        overseer?.traitsWillChange(of: self, to: inheritedTraits.overridden(by: said))
        (madeExtras.traits, madeExtras.overridingTraits) = (own, overriding)
        if own == nil, overriding == nil {
            flags.remove(.overridesTraits)
        } else {
            flags.insert(.overridesTraits)
        }
        inheritTraitOverrides()
        traitsMayHaveChanged(from: old)
        overseer?.announcedChangeIsMade(of: self)
    }

    // MARK: Places in the tree

    /// Notes, for all that is in the view, whether traits are set on the way up.
    final func inheritTraitOverrides() {
        let isBelowOne = superview?.flags.contains(.hasOverriddenTraits) ?? false
        let isNew = isBelowOne || flags.contains(.overridesTraits)
        guard isNew != flags.contains(.hasOverriddenTraits) else { return }
        var waiting = [self]
        while let view = waiting.popLast() {
            if isNew {
                view.flags.insert(.hasOverriddenTraits)
            } else {
                view.flags.remove(.hasOverriddenTraits)
            }
            // What is in a view with traits of its own is noted already.
            for subview in view.storedSubviews where !subview.flags.contains(.overridesTraits) {
                waiting.append(subview)
            }
        }
    }

    // MARK: Changes

    /// Has all follow that depends on the traits of the view, if they have changed.
    final func traitsMayHaveChanged(from old: TraitCollection) {
        follow(traitChanges(from: old))
    }

    /// What is in the view and has other traits than before, from the outside in, if the view had some then.
    ///
    /// Found before anything follows: a hook that hears of a margin or a safe area may move what is to follow yet.
    final func traitChanges(from old: TraitCollection) -> [TraitChange] {
        let new = presentTraitsOfView
        guard new != old else { return [] }
        var changes: [TraitChange] = []
        var waiting = [TraitChange(view: self, old: old, new: new)]
        while let change = waiting.popLast() {
            changes.append(change)
            for subview in change.view.storedSubviews.reversed() {
                var inner = TraitChange(view: subview, old: change.old, new: change.new)
                if let own = subview.extras?.saidTraits {
                    inner.old = change.old.overridden(by: own)
                    inner.new = change.new.overridden(by: own)
                }
                if inner.old != inner.new {
                    waiting.append(inner)
                }
            }
        }
        return changes
    }

    /// Has all follow that depends on traits that have changed.
    final func follow(_ changes: [TraitChange]) {
        guard !changes.isEmpty else { return }
        changes.forEach { $0.view.follow($0) }
        let tree = tree
        for change in changes {
            tree.countChange(in: change.view)
        }
        // Only now, when everything has followed: who hears of it may lay out.
        for change in changes where change.view.presentTraitsOfView != change.old {
            change.view.overseer?.traitsDidChange(of: change.view, from: change.old)
            change.view.tellTraitsDidChange(from: change.old)
        }
    }

    private func follow(_ change: TraitChange) {
        if change.old.layoutDirection != change.new.layoutDirection {
            turnAround()
        }
        exchangeVariations()
        forEachGuide { $0.exchangeVariations() }
        if change.old.textSizeCategory != change.new.textSizeCategory {
            tellEngine([.contentChanged, .offsetsChanged, .placementChanged])
        }
        if change.old.userInterfaceStyle != change.new.userInterfaceStyle {
            movingColorsChanged()
        }
        markDisplay()
    }
}

extension TraitCollection {
    /// Whether the same traits are the same, and said here and there.
    fileprivate func saysTheSame(as other: TraitCollection) -> Bool {
        self == other && stated == other.stated
    }
}

/// Traits of a view that have changed.
struct TraitChange {
    var view: View
    var old: TraitCollection
    var new: TraitCollection
}

extension Window {
    fileprivate func setTraits(_ newTraits: TraitCollection) {
        let former = extras?.traits
        madeExtras.traits = newTraits
        let coming = combinedTraits
        extras?.traits = former
        announceTraits(coming)
        madeExtras.traits = newTraits
        updateTraits()
        overseer?.announcedChangeIsMade(of: self)
    }

    fileprivate func setOverridingTraits(_ newTraits: TraitCollection) {
        let former = extras?.overridingTraits
        madeExtras.overridingTraits = newTraits
        let coming = combinedTraits
        extras?.overridingTraits = former
        announceTraits(coming)
        madeExtras.overridingTraits = newTraits
        updateTraits()
        overseer?.announcedChangeIsMade(of: self)
    }

    /// Lets controllers know what traits are to come.
    package final func announceTraits(_ coming: TraitCollection) {
        if coming != presentTraits {
            overseer?.traitsWillChange(of: self, to: coming)
        }
    }

    /// Works the traits out again, after something was set that bears on them.
    final func updateTraits() {
        let (old, oldScale) = (presentTraits, storedScale)
        let stated = statedTraits
        presentTraits = combinedTraits
        presentTraits.stated = []
        storedScale = stated.stated.contains(.displayScale) ? stated.displayScale : nil
        storedDirection = presentTraits.layoutDirection
        if storedScale != oldScale {
            scaleChanged()
        }
        traitsMayHaveChanged(from: old)
    }

    /// Sets the scale as such; traits say nothing of it any more.
    final func setOwnScale(_ scale: Double?) {
        ownScale = scale
        extras?.traits?.stated.remove(.displayScale)
        announceTraits(combinedTraits)
        updateTraits()
        overseer?.announcedChangeIsMade(of: self)
    }

    /// Sets the direction as such; traits say nothing of it any more.
    final func setOwnDirection(_ direction: LayoutDirection) {
        ownDirection = direction
        extras?.traits?.stated.remove(.layoutDirection)
        announceTraits(combinedTraits)
        updateTraits()
        overseer?.announcedChangeIsMade(of: self)
    }

    /// All frames are rounded anew, and contents too.
    private func scaleChanged() {
        tree.countChange(in: nil)
        forEachInSubtree { view in
            view.extras?.pixelOffset = .zero
            if view.slot >= 0 {
                view.superview?.solvedFrameChanged(of: view)
                view.tree.enqueue(view, .contentChanged)
            }
            view.markLayout()
            view.markDisplay()
        }
    }
}
