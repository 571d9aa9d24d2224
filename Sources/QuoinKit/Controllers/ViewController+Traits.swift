/// Traits of controllers whose views are not shown.
extension ViewController {
    /// What surrounds the tree that the view is in, as the parent has it, if that tree is not shown.
    ///
    /// A screen behind another one has no superview. What is in its view is in a tree without a window, too.
    final var surroundingsOfAbsentView: TraitCollection? {
        guard let viewIfLoaded, viewIfLoaded.window == nil else { return nil }
        var outermost = self
        while outermost.viewIfLoaded?.superview != nil, let parent = outermost.parent {
            outermost = parent
        }
        guard outermost.viewIfLoaded?.superview == nil else { return nil }
        return outermost.parent?.traits
    }

    /// Lets who hears of changes know if the traits are others than those that they know of: a view that goes from
    /// the window and comes back is shown in the same surroundings as before.
    ///
    /// - Parameter previous: the traits before, for those who know of none yet.
    final func traitsMayHaveChanged(from previous: TraitCollection) {
        takeMargins()
        let (former, present) = (knownTraits ?? previous, traits)
        knownTraits = present
        guard present != former else { return }
        tellTraitsDidChange(from: former)
        // No view tells those that are not shown.
        for child in children where child.viewIfLoaded.map({ $0.window == nil }) ?? false {
            child.traitsMayHaveChanged(from: former.overridden(by: child.overriddenTraits))
        }
    }
}
