import QuoinSolver

/// The extreme solutions for the frame of an ambiguous view, and the one that is shown.
///
/// A solution is shown by wishing for it at a priority below all others, so that nothing else changes.
final class AmbiguityExercise {
    private let rects: [Rect]
    private var position = 0
    private var rows: [Int32] = []

    /// Finds the extremes. The first solution is the present one.
    init(of view: View, in engine: LayoutEngine) {
        var found = [engine.solvedRect(of: view.slot)]
        engine.isTrying = true
        for part in SlotPart.allCases where engine.isAmbiguous(part, of: view.slot) {
            for direction in [-1.0, 1.0] {
                let rect = Self.extreme(part, direction, of: view, in: engine)
                if !found.contains(where: { $0.isNearly(rect) }) {
                    found.append(rect)
                }
            }
        }
        rects = found
        // Back to the first.
        rows = Self.wishes(for: found[0], view, in: engine)
        engine.reportChanges()
        engine.endTrial()
    }

    /// Shows the next solution.
    func moveOn(_ view: View, in engine: LayoutEngine) {
        position = (position + 1) % rects.count
        removeRows(from: engine)
        rows = Self.wishes(for: rects[position], view, in: engine)
        engine.reportChanges()
    }

    /// Wishes for nothing, until the next wish.
    func removeRows(from engine: LayoutEngine) {
        for row in rows {
            try? engine.solver.remove(engine.solver.constraint(at: Int(row)))
        }
        rows = []
    }

    /// Wishes again for what is shown.
    func restoreRows(_ view: View, in engine: LayoutEngine) {
        rows = Self.wishes(for: rects[position], view, in: engine)
    }

    // MARK: Trying

    /// Where a variable goes when it is drawn as far as it can; no further than the superview if
    /// nothing else stops it.
    private static func extreme(
        _ part: SlotPart, _ direction: Double, of view: View, in engine: LayoutEngine
    ) -> Rect {
        let far = direction * 1e6
        let rect = solution(part, far, of: view, in: engine)
        let value = part.isExtent ? rect.size[part.axis] : rect.origin[part.axis]
        if value != far {
            return rect
        }
        let container = view.superview?.storedFrame.size[part.axis] ?? 0
        let own = part.isExtent ? 0 : rect.size[part.axis]
        return solution(part, direction < 0 ? 0 : container - own, of: view, in: engine)
    }

    private static func solution(
        _ part: SlotPart, _ goal: Double, of view: View, in engine: LayoutEngine
    ) -> Rect {
        let row = wish(part, goal, view.slot, in: engine)
        let rect = engine.solvedRect(of: view.slot)
        if let row {
            try? engine.solver.remove(engine.solver.constraint(at: Int(row)))
        }
        return rect
    }

    private static func wishes(for rect: Rect, _ view: View, in engine: LayoutEngine) -> [Int32] {
        let goals: [(SlotPart, Double)] = [
            (.x, rect.origin.x), (.y, rect.origin.y), (.width, rect.size.width),
            (.height, rect.size.height),
        ]
        return goals.compactMap { wish($0, $1, view.slot, in: engine) }
    }

    private static func wish(
        _ part: SlotPart, _ goal: Double, _ slot: Int32, in engine: LayoutEngine
    ) -> Int32? {
        engine.solver.stage(1, engine.variable(part, of: slot))
        let id = try? engine.solver.addStaged(
            .equal, goal, priority: Priority(Float.leastNormalMagnitude))
        return id.map { Int32($0.index) }
    }
}

extension LayoutEngine {
    func isAmbiguous(_ part: SlotPart, of slot: Int32) -> Bool {
        solver.isAmbiguous(variable(part, of: slot))
    }

    func isAmbiguous(_ element: LayoutElement, along axis: Axis) -> Bool {
        // The place of the root is nobody's concern.
        let isRoot = records[Int(element.slot)].role == .root
        return isAmbiguous(.extent(axis), of: element.slot)
            || (!isRoot && isAmbiguous(.start(axis), of: element.slot))
    }

    /// The explicit constraints that an element's place and size come from.
    func constraintsDetermining(
        _ element: LayoutElement, along axis: Axis
    ) -> [LayoutConstraint] {
        var found: [LayoutConstraint] = []
        for part in [SlotPart.start(axis), .extent(axis)] {
            for id in solver.constraintsDetermining(variable(part, of: element.slot)) {
                if case .constraint(let constraint) = member(ofRow: id),
                    !constraint.state.contains(.isSystem),
                    !found.contains(where: { $0 === constraint })
                {
                    found.append(constraint)
                }
            }
        }
        return found.sorted { $0.order < $1.order }
    }

    /// Answers a question as if the exercise of a view's ambiguity wished for nothing.
    func withoutExercise<Answer>(of element: LayoutElement, _ answer: () -> Answer) -> Answer {
        guard let view = element as? View, let exercise = view.extras?.exercise else {
            return answer()
        }
        exercise.removeRows(from: self)
        defer { exercise.restoreRows(view, in: self) }
        return answer()
    }
}
