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

    /// Where both are held from either side: a number gives way, so that there is room for what follows the first one, too.
    func givingWay(_ first: View, before second: View, along axis: Axis) -> [LayoutMend] {
        let (start, end) = (
            LayoutAttribute.edge(.start, along: axis), LayoutAttribute.edge(.end, along: axis)
        )
        let isHeldFromEnd = statements(of: second, along: axis).contains {
            $0.isWritten && $0.relation == .equal && $0.firstAttribute.facts.part == .end
        }
        guard isHeldFromEnd else { return [] }
        func reach(_ view: View) -> Double {
            trial.rect(of: view).map { $0.origin[axis] + $0.size[axis] } ?? 0
        }
        let followers = hangers(on: first, along: axis).filter { $0 !== second }
        let last = (followers + [first]).max { reach($0) < reach($1) } ?? first
        let limit = stating(
            .trial(
                last, end, .lessThanOrEqual, second, start, constant: -Self.standardGap))
        let extent = LayoutAttribute.edge(.extent, along: axis)
        return [first, second].compactMap { view in
            statements(of: view, along: axis).first {
                $0.relation == .equal && $0.isWritten && $0.firstAttribute == extent
                    && $0.secondElement == nil && $0.priority == .required
            }
        }.map { number in
            let weaker = words.lowering(number, to: .medium)
            return LayoutMend(joining: [weaker, limit])
        }
    }

    /// A proposal with which a text has less room than it asks for, and with it that the other contents in its row keep
    /// theirs: where all resist alike, one of those might give way.
    private func giving(
        way view: View, _ reasons: [LayoutConstraint], _ axis: Axis, beside mend: LayoutMend
    ) -> LayoutMend? {
        guard view.showsText else { return nil }
        let own = view.contentCompressionResistancePriority(for: axis)
        let row = reasons.flatMap { [$0.firstElement, $0.secondElement] }.compactMap { $0 as? View }
        let others = (row + hangers(on: view, along: axis)).withoutRepeats
            .filter {
                $0 !== view && trial.contentSize(of: $0, along: axis) != nil
                    && $0.contentCompressionResistancePriority(for: axis) == own
            }
        guard !others.isEmpty, own < .required else { return nil }
        let firmer = Priority(own.rawValue + 1)
        return others.reduce(mend) { joined, other in
            let next = resistance(other, axis, at: firmer)
            return LayoutMend(joining: [joined, next])
        }
    }
}
