import QuoinKit
import QuoinLayout

/// All kinds of findings, in the order in which they are looked for: what only follows from another one comes after it.
extension FindingSearch {
    func run() {
        findConflicts()
        findOpenAxes()
        let present = trial.faults(of: shown, open: [])
        let decided = present.filter { !isOpen($0.view, $0.kind.axis) }
        faults = decided.filter { $0.isSeen && !isOutOfOpen($0) && !harmsNothing($0) }
        known = KnownFaults(
            decided
                + open.compactMap { open in
                    (open.element as? View).map {
                        LayoutFault(kind: open.kind, view: $0, amount: 1)
                    }
                })
        shownOutside = KnownFaults(present.filter { $0.kind.isOutside })
        overlaps = findOverlaps()
        findForgottenViews()
        explainOpenAxes()
        explainFaults()
        findFoldedGrounds()
        findEmptyStacks()
        findStarvedMembers()
        explainOverlaps()
        findHiddenTexts()
        findMissedConstraints()
        findYieldedHugging()
        findWaitingConstraints()
        findGaps()
        findWhatIsUnderBars()
        findMixedDirections()
        findDoubleMargins()
        findTightRows()
        findWideContents()
        findSlightScrolls()
        findNarrowContents()
        findUnboundWidths()
        findEmptyPictures()
        findUnreachableEnds()
        findLostContents()
        findCoveredEnds()
        findSeams()
    }

    /// Whether it is said to reach out of something whose own size is open, so that it is not known how large that is.
    private func isOutOfOpen(_ fault: LayoutFault) -> Bool {
        guard fault.kind.isOutside, let superview = fault.view.superview else { return false }
        return open.contains(
            OpenAxis(element: superview, part: .extent, axis: fault.kind.axis))
    }
}
