import QuoinLayout
import QuoinSolver

/// Proposals of two lines: who has to give way, and that the others have not.
extension FindingSearch {
    /// What mends something, and if nothing does, what does so together with other contents that keep their size.
    func triedOrGivingWay(
        _ candidates: [LayoutMend], _ view: View, _ reasons: [LayoutConstraint], _ axis: Axis,
        cures cure: () -> Bool
    ) -> [LayoutMend] {
        let mends = tried(candidates, cures: cure)
        guard mends.isEmpty else { return mends }
        return tried(
            candidates.compactMap { giving(way: view, reasons, axis, beside: $0) }, cures: cure)
    }

    /// A proposal with which a text has less room than it asks for, and with it that the other contents in its row keep
    /// theirs: where all resist alike, one of those might give way.
    private func giving(
        way view: View, _ reasons: [LayoutConstraint], _ axis: Axis, beside mend: LayoutMend
    ) -> LayoutMend? {
        guard showsText(view) else { return nil }
        let own = view.contentCompressionResistancePriority(for: axis)
        let others = reasons.flatMap { [$0.firstElement, $0.secondElement] }
            .compactMap { $0 as? View }.withoutRepeats
            .filter {
                $0 !== view && trial.contentSize(of: $0, along: axis) != nil
                    && $0.contentCompressionResistancePriority(for: axis) == own
            }
        guard !others.isEmpty, own < .required else { return nil }
        let firmer = Priority(own.rawValue + 1)
        return others.reduce(mend) { joined, other in
            let next = resistance(other, axis, at: firmer)
            return LayoutMend("\(joined)\n\(next)", joined.changes + next.changes)
        }
    }
}
