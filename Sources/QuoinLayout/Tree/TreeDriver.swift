/// Who lays a tree out, as far as the tree must know of it.
///
/// It is the one place where what is below calls what is above: views lay their subviews out by default,
/// and people make views themselves.
class TreeDriver: LinkTarget {
    #if DEBUG && !hasFeature(Embedded)
        package final let life = Life()
    #endif

    /// Copies what the engine found to the subviews and guides of a view whose place has changed.
    func placeSubviews(of view: View, in tree: LayoutTree) {}

    /// Hears of a change of a constraint, while ``LayoutTree/isWatched`` is true.
    func noteChange(of constraint: LayoutConstraint) {}

    /// Hears that margins of a view have changed, while ``LayoutTree/isWatched`` is true.
    func noteMargins(of view: View) {}

    /// Hears that somebody has set a view's frame, while ``LayoutTree/isWatched`` is true.
    func noteOwnFrame(of view: View) {}

    /// Whether a view has been given the frame once more that gave way to constraints.
    func frameHasGivenWay(of view: View) -> Bool { false }

    /// Whether constraints have put a view elsewhere than its frame said, which still counts.
    func statesOtherFrame(of view: View) -> Bool { false }

    /// A hook of a view begins to run that the engine calls, while ``LayoutTree/isWatched`` is true.
    func hookBegins(of view: View) {}

    /// The hook is done.
    func hookEnds(of view: View) {}

    /// Hears that views have changed places among their siblings.
    func noteOrder(in tree: LayoutTree) {}

    /// Hears that something has changed in a view, while ``LayoutTree/keepsParts`` is true.
    func partChanged(_ view: View) {}

    /// Hears that something may have changed in any view.
    func anyPartChanged(in tree: LayoutTree) {}

    /// Hears that views leave their superview, while ``LayoutTree/keepsParts`` is true.
    func partsLeave(_ views: [View]) {}

    /// The root goes, and with it everything that was worked out for the tree.
    func rootGoes() {}
}
