import QuoinSolver

/// Choosing among solutions that are equally good.
///
/// A wish is a row at a priority below all others, so that it changes nothing that anyone has asked for.
extension LayoutEngine {
    /// Whether another value would do as well.
    func isAmbiguous(_ part: SlotPart, of slot: Int32) -> Bool {
        solver.isAmbiguous(variable(part, of: slot))
    }

    /// For each of some parts, whether another value would do as well. That is quicker than asking for each.
    func areAmbiguous(_ parts: [(part: SlotPart, slot: Int32)]) -> [Bool] {
        solver.areAmbiguous(parts.map { variable($0.part, of: $0.slot) })
    }

    /// Wishes for a frame, in place of what was wished for before.
    func wish(for rect: Rect, of slot: Int32) {
        removeWishes(of: slot)
        let goals: [(SlotPart, Double)] = [
            (.x, rect.origin.x), (.y, rect.origin.y), (.width, rect.size.width),
            (.height, rect.size.height),
        ]
        wishes[slot] = goals.compactMap { addWish($0, $1, of: slot) }
    }

    /// Wishes for nothing.
    func removeWishes(of slot: Int32) {
        for row in wishes.removeValue(forKey: slot) ?? [] {
            removeWish(row)
        }
    }

    /// Finds out where a view would be if one of its variables came as near to a goal as it can.
    func trial(of part: SlotPart, _ goal: Double, of slot: Int32) -> Rect {
        let row = addWish(part, goal, of: slot)
        let rect = solvedRect(of: slot)
        if let row {
            removeWish(row)
        }
        return rect
    }

    func addWish(_ part: SlotPart, _ goal: Double, of slot: Int32) -> Int32? {
        solver.stage(1, variable(part, of: slot))
        let id = try? solver.addStaged(
            .equal, goal, priority: Priority(Float.leastNormalMagnitude))
        return id.map { Int32($0.index) }
    }

    func removeWish(_ row: Int32) {
        try? solver.remove(solver.constraint(at: Int(row)))
    }
}
