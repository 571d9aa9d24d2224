extension Window {
    /// Gives the window another screen: size, traits and safe area in one transition, in the middle of which
    /// nobody is told anything.
    package func turn(
        toSize size: Size, safeAreaInsets insets: EdgeInsets, traits newTraits: TraitCollection
    ) {
        let former = extras?.traits
        let isResized = size != storedFrame.size
        madeExtras.traits = newTraits
        let coming = combinedTraits(atSize: size)
        extras?.traits = former
        announceTraits(coming)
        if isResized {
            overseer?.size(of: self, willChangeTo: size)
        }
        madeExtras.traits = newTraits
        resize(to: Rect(origin: storedFrame.origin, size: size), by: .user)
        if takeSafeArea(insets) {
            storedSubviews.forEach { $0.updateSafeAreas() }
        }
        updateTraits()
        overseer?.announcedChangeIsMade(of: self)
    }
}
