import QuoinKit
import QuoinLayout
import QuoinSolver

/// What is folded in the row of a table, for a line is missing in it: the row is as low as what is left of it.
extension FindingSearch {
    /// The line that would unfold a view in a row, where one is missing between its top and its bottom. It was measured, since
    /// the row that is there keeps its height.
    func unfolding(_ view: View, by amount: Double) -> [LayoutMend] {
        guard let cell = view.cell, measuredRows < Self.mostMeasured else { return [] }
        let inner = shownSubviews(of: view)
        let inset =
            inner.lazy.flatMap { self.statements(of: $0, along: .vertical) }
            .first { self.ties($0, to: view) }.map { $0.constant.magnitude } ?? Self.standardGap
        let height = cell.frame.height + amount - LayoutFault.leastAmount
        return missingTies(among: inner, in: view, inset).prefix(Self.mostTies).first { tie in
            measuredRows += 1
            return trial.fittedHeight(of: cell, with: [tie]) >= height
        }.map { [stating($0)] } ?? []
    }

    /// So many lines are tried.
    private static let mostTies = 8

    /// Whether something begins or ends at a distance from the same edge of what it is in.
    private func ties(_ constraint: LayoutConstraint, to view: View) -> Bool {
        constraint.relation == .equal && constraint.secondElement?.viewItself === view
            && constraint.firstAttribute.facts.part == constraint.secondAttribute.facts.part
            && constraint.firstAttribute.isPosition
            && constraint.firstAttribute.facts.part != .middle
    }

    /// Where nothing says where something begins: at the top, or below what comes before it. Where nothing ends there: at the
    /// bottom.
    private func missingTies(
        among inner: [View], in view: View, _ inset: Double
    ) -> [LayoutConstraint] {
        var ties: [LayoutConstraint] = []
        for (index, one) in inner.enumerated() where !isSaid(.start, of: one) {
            ties.append(
                index == 0
                    ? .trial(one, .top, .equal, view, .top, constant: inset)
                    : .trial(
                        one, .top, .equal, inner[index - 1], .bottom, constant: Self.standardGap))
        }
        if let last = inner.last, !inner.contains(where: { isSaid(.end, of: $0) }) {
            ties.append(.trial(last, .bottom, .equal, view, .bottom, constant: -inset))
        }
        return ties
    }

    private func isSaid(_ part: AttributeFacts.Part, of view: View) -> Bool {
        statements(of: view, along: .vertical).contains {
            $0.relation == .equal
                && ($0.firstAttribute.facts.part == part
                    || $0.firstAttribute.facts.part == .middle
                    || $0.firstAttribute.facts.area == .text)
        }
    }
}
