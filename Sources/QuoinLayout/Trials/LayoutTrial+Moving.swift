import QuoinSolver

/// What hangs on a place or a size that is open.
extension LayoutTrial {
    /// What moves or grows along an axis when a place or size, which is open, is drawn somewhere else, and
    /// is held where it was from then on: the elements with what their places and sizes change by.
    ///
    /// - Complexity: O(*n*) in what changes.
    package func followers(
        of element: LayoutElement, _ part: AxisPart, along axis: Axis
    ) -> [(element: LayoutElement, start: Double, extent: Double)] {
        let slot = engine.slot(of: element)
        guard slot >= 0 else { return [] }
        let slotPart: SlotPart = part == .start ? .start(axis) : .extent(axis)
        noteRects()
        let value = engine.value(slotPart, of: slot)
        noteRest()
        var found: [(element: LayoutElement, start: Double, extent: Double)] = []
        for distance in [16.0, -16] where found.isEmpty {
            guard let wish = engine.addWish(slotPart, value + distance, of: slot) else { break }
            found = movements(along: axis)
            engine.removeWish(wish)
        }
        if let row = engine.addWish(slotPart, value, of: slot) {
            held.append(row)
        }
        noteRects()
        return found
    }

    /// What is elsewhere than it was noted.
    private func movements(
        along axis: Axis
    ) -> [(element: LayoutElement, start: Double, extent: Double)] {
        engine.triedSlots = []
        engine.reportChanges()
        let changed = Set(engine.triedSlots).sorted()
        engine.triedSlots = []
        var found: [(element: LayoutElement, start: Double, extent: Double)] = []
        for slot in changed {
            let (before, rect) = (notedRects[Int(slot)], engine.solvedRect(of: slot))
            let start = rect.origin[axis] - before.origin[axis]
            let extent = rect.size[axis] - before.size[axis]
            movedSlots.append(slot)
            if let element = engine.elements[Int(slot)].target,
                abs(start) > 1e-6 || abs(extent) > 1e-6
            {
                found.append((element, start, extent))
            }
        }
        return found
    }

    /// Takes note of where everything is.
    private func noteRects() {
        engine.triedSlots = []
        engine.reportChanges()
        if notedRects.count < engine.elements.count {
            notedRects = engine.elements.indices.map { engine.solvedRect(of: Int32($0)) }
        }
        for slot in engine.triedSlots + movedSlots {
            notedRects[Int(slot)] = engine.solvedRect(of: slot)
        }
        noteStrays(among: engine.triedSlots + movedSlots)
        movedSlots = []
        engine.triedSlots = []
    }

    /// Holds nothing any more.
    package func letGo() {
        for row in held {
            engine.removeWish(row)
        }
        held = []
    }
}
