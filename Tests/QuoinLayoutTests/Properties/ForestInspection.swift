@testable import QuoinLayout
@testable import QuoinSolver

/// What is wrong with a forest after it was laid out.
struct ForestInspection {
    let forest: RandomForest

    /// Everything that is wrong.
    func faults() -> [String] {
        if hasFeedbackLoop {
            return ["a feedback loop was reported"]
        }
        var faults = misplacements() + leftovers() + brokenInvariants()
        if !forest.style.hasSurroundings, !forest.style.hasMasks {
            let blueprint = Blueprint(of: forest)
            blueprint.layOut()
            faults += differences(from: blueprint)
        }
        return faults
    }

    /// Constraints that do not hold, sizes that cannot be, frames that were not kept.
    func misplacements() -> [String] {
        var found = forest.constraints.filter(\.mustHold).compactMap {
            PlacementChecker.defect(of: $0)
        }
        for view in forest.allViews where view.frame.width < 0 || view.frame.height < 0 {
            found.append("\(view.name ?? "") has the frame \(view.frame)")
        }
        return found
    }

    /// What a pass should have done and has not.
    func leftovers() -> [String] {
        var found: [String] = []
        for view in forest.allViews {
            if !view.flags.isDisjoint(with: .trailMarks) || view.flags.contains(.hasSolvedFrame) {
                found.append("\(view.name ?? "") is still marked: \(view.flags)")
            }
            if !view.marked.isEmpty {
                found.append("\(view.name ?? "") still lists subviews")
            }
        }
        for root in forest.roots {
            if root.tree.isUnsettled {
                found.append("the tree of \(root.name ?? "") is unsettled")
            }
            let layouts = root.tree.cycle.layouts
            root.layoutIfNeeded()
            if root.tree.cycle.layouts != layouts {
                found.append("a second pass over \(root.name ?? "") laid something out")
            }
        }
        return found
    }

    func brokenInvariants() -> [String] {
        forest.roots.flatMap { $0.tree.engine?.solver.checkInvariants() ?? [] }
    }

    /// How many rows were set aside.
    var conflictCount: Int {
        forest.roots.reduce(0) { $0 + ($1.tree.engine?.conflicts.all.count ?? 0) }
    }

    /// Whether frames or contents gave way to constraints. Then the frames that were set are not known
    /// any more, and content that nothing is constrained to may not have been asked.
    private var hasGivenWay: Bool {
        forest.roots.contains { root in
            root.tree.engine?.conflicts.all.contains { conflict in
                if case .implied = conflict.broken { true } else { false }
            } ?? false
        }
    }

    var hasFeedbackLoop: Bool {
        forest.diagnostics.contains { diagnostic in
            if case .feedbackLoop = diagnostic { true } else { false }
        }
    }

    // MARK: Comparing with a forest that was built at once

    /// Where the forest differs from one that was built in its state.
    func differences(from blueprint: Blueprint) -> [String] {
        let others = blueprint.roots.reduce(0) {
            $0 + ($1.tree.engine?.conflicts.all.count ?? 0)
        }
        if hasGivenWay {
            return []
        }
        if (conflictCount == 0) != (others == 0) {
            return ["\(conflictCount) conflicts, but \(others) when built at once"]
        }
        if conflictCount > 0 {
            // Which one was set aside may be a matter of history.
            return []
        }
        return forest.allViews.flatMap { differences(of: $0, blueprint) }
            + forest.guides.flatMap { differences(of: $0, blueprint) }
    }

    private func differences(of view: View, _ blueprint: Blueprint) -> [String] {
        let other = blueprint.view(for: view)
        return differences(
            of: view, other, view.frame, other.frame, name: view.name ?? "",
            isPlaced: view.superview != nil)
    }

    private func differences(of guide: LayoutGuide, _ blueprint: Blueprint) -> [String] {
        guard let other = blueprint.counterpart(of: guide) as? LayoutGuide, other !== guide else {
            return []
        }
        return differences(
            of: guide, other, guide.layoutFrame, other.layoutFrame, name: guide.identifier,
            isPlaced: true)
    }

    private func differences(
        of element: LayoutElement, _ other: LayoutElement, _ frame: Rect, _ expected: Rect,
        name: String, isPlaced: Bool
    ) -> [String] {
        let ambiguous = forest.style.hasPulls ? [] : other.ambiguousAxes
        var found: [String] = []
        if element.ambiguousAxes != other.ambiguousAxes, isPlaced {
            found.append("\(name) is ambiguous along \(element.ambiguousAxes), not \(ambiguous)")
        }
        for axis in Axis.allCases where !ambiguous.contains(axis) {
            let slack = 1e-6 * (1 + abs(expected.origin[axis]) + expected.size[axis])
            if abs(frame.origin[axis] - expected.origin[axis]) > slack
                || abs(frame.size[axis] - expected.size[axis]) > slack
            {
                found.append("\(name) is at \(frame), not at \(expected), along \(axis)")
            }
        }
        return found
    }
}
