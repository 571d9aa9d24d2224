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
            inherited = superview.safeArea.reaching(
                into: storedFrame, of: superview.storedFrame.size)
        }
        return (inherited + (extras?.additionalSafeAreaInsets ?? .zero)).saturated
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
