/// Asking the engine what is open, and what an answer hangs on.
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
        guard let view = element as? View, wishes[view.slot] != nil,
            let exercise = view.exercise
        else {
            return answer()
        }
        removeWishes(of: view.slot)
        defer { exercise.show(view, in: self) }
        return answer()
    }
}
