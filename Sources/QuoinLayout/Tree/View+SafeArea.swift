/// What of a view is covered by bars, notches and the like.
extension View {
    /// The safe area without the detour over what subclasses make of it.
    final var safeArea: EdgeInsets { extras?.safeAreaInsets ?? .zero }

    /// Works the safe area out again, and that of all views that it reaches into.
    final func updateSafeAreas() {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.takeSafeArea(view.inheritedSafeArea) {
                waiting += view.storedSubviews
            }
        }
    }

    private var inheritedSafeArea: EdgeInsets {
        if flags.contains(.isWindow) {
            return extras?.safeAreaInsets ?? .zero
        }
        var inherited = EdgeInsets.zero
        if !ignoresSurroundings, let superview {
            inherited = superview.reaching(superview.safeArea, into: storedFrame)
            if superview.flags.contains(.keepsVerticalSafeArea) {
                (inherited.top, inherited.bottom) = (0, 0)
            }
            if superview.flags.contains(.keepsHorizontalSafeArea) {
                (inherited.left, inherited.right) = (0, 0)
            }
        }
        return (inherited + (extras?.additionalSafeAreaInsets ?? .zero)).saturated
    }

    /// What of some insets of this view reaches into a subview with a frame.
    final func reaching(_ insets: EdgeInsets, into frame: Rect) -> EdgeInsets {
        insets.reaching(
            into: frame, of: storedFrame.size, isContent: flags.contains(.hasContentArea))
    }

    /// Says whether the view makes room beside its content for what covers it, so that it is nothing to what is in it:
    /// that would make the same room once more.
    package final func keepsSafeArea(vertical: Bool, horizontal: Bool) {
        let wanted: ElementFlags = [
            vertical ? .keepsVerticalSafeArea : [], horizontal ? .keepsHorizontalSafeArea : [],
        ]
        let all: ElementFlags = [.keepsVerticalSafeArea, .keepsHorizontalSafeArea]
        guard flags.intersection(all) != wanted else { return }
        flags.subtract(all)
        flags.formUnion(wanted)
        if safeArea != .zero { storedSubviews.forEach { $0.updateSafeAreas() } }
    }

    /// - Returns: whether the safe area is another one now.
    final func takeSafeArea(_ insets: EdgeInsets) -> Bool {
        guard insets != safeArea else { return false }
        madeExtras.safeAreaInsets = insets
        noteMarginsForFeedback()
        extras?.systemGuides.safeArea.map { tellEngineOfOffsets(of: $0) }
        overseer?.safeAreaDidChange(of: self)
        tellSafeAreaInsetsDidChange()
        marginsMayHaveChanged()
        return true
    }
}
