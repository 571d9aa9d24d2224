import QuoinSolver

/// What those need who mend layouts.
extension LayoutElement {
    /// Whether another place, or another extent, along an axis would be as good.
    package final func isAmbiguous(along axis: Axis, isExtent: Bool) -> Bool {
        guard let engine = knowingEngine else { return false }
        let part: SlotPart = isExtent ? .extent(axis) : .start(axis)
        if !isExtent, engine.records[Int(slot)].role == .root {
            return false
        }
        return engine.withoutExercises { engine.isAmbiguous(part, of: slot) }
    }

    /// Whether another solution, as good as the present one, has another place for a part: for what is that
    /// fraction of the extent behind the start.
    package final func isPlaceOpen(at fraction: Double, along axis: Axis) -> Bool {
        guard let engine = knowingEngine else { return false }
        engine.isTrying = true
        let places = engine.withoutExercises {
            [-1e6, 1e6].map { engine.nearestPlace(to: $0, fraction, axis, of: slot) }
        }
        engine.reportChanges()
        engine.endTrial()
        return abs(places[0] - places[1]) > 1e-6
    }

    /// Whether the engine knows it, because some constraint needs it.
    package final var isKnownToEngine: Bool { knowingEngine != nil }

    /// Whether its frame, and not constraints, places it.
    package final var isPlacedByFrame: Bool { flags.contains(.translatesMask) }
}

extension View {
    /// For each of some parts of elements of the tree, whether another place, or extent, would be as good: what
    /// ``LayoutElement/isAmbiguous(along:isExtent:)`` says of each, in less time.
    package final func areAmbiguous(
        _ parts: [(element: LayoutElement, axis: Axis, isExtent: Bool)]
    ) -> [Bool] {
        var answers = Array(repeating: false, count: parts.count)
        guard let engine = settledEngine else { return answers }
        var asked: [(part: SlotPart, slot: Int32)] = []
        asked.reserveCapacity(parts.count)
        var positions: [Int] = []
        positions.reserveCapacity(parts.count)
        for (position, part) in parts.enumerated() where engine.knows(part.element) {
            let slot = part.element.slot
            if part.isExtent || engine.records[Int(slot)].role != .root {
                asked.append((part.isExtent ? .extent(part.axis) : .start(part.axis), slot))
                positions.append(position)
            }
        }
        let found = engine.withoutExercises {
            // Who asks of a few may ask of the next ones after that.
            asked.count <= OpenParts.questionsAskedSingly
                ? asked.map { engine.isOpen($0.part, of: $0.slot) } : engine.areAmbiguous(asked)
        }
        for (position, answer) in zip(positions, found) {
            answers[position] = answer
        }
        return answers
    }

    /// The solved rectangles of elements of the tree as they are if what is ambiguous comes as near as it can
    /// to some wishes; nil for elements that the engine does not know.
    package final func solvedRects(
        of elements: [LayoutElement], wishing wishes: [(element: LayoutElement, rect: Rect)]
    ) -> [Rect?] {
        guard let engine = settledEngine else { return elements.map { _ in nil } }
        engine.isTrying = true
        let rects = engine.withoutExercises {
            var wished: [Int32] = []
            for (element, rect) in wishes
            where engine.knows(element) && engine.wishes[element.slot] == nil {
                engine.wish(for: rect, of: element.slot)
                wished.append(element.slot)
            }
            let rects = elements.map { engine.knows($0) ? engine.solvedRect(of: $0.slot) : nil }
            for slot in wished {
                engine.removeWishes(of: slot)
            }
            return rects
        }
        engine.reportChanges()
        engine.endTrial()
        return rects
    }
}

extension LayoutConstraint {
    /// The constraint as a row of its tree's engine, while it is in force and not set aside.
    package var decidingRow: DecidingRow? {
        guard let engine = decidingEngine else { return nil }
        return engine.decidingRow(engine.solver.constraint(at: Int(row)), share: 1)
    }

    /// The engine that has the constraint's row, if there is one once all changes have been taken in.
    private var decidingEngine: LayoutEngine? {
        guard let engine = installation.target?.settledEngine, row >= 0,
            installation.target?.tree.engine === engine
        else { return nil }
        return engine
    }

    /// Whether it is set aside because it contradicts others.
    package var isSetAside: Bool {
        _ = installation.target?.settledEngine
        return state.contains(.isBroken)
    }

    /// By how much it is missed.
    package var violation: Double {
        guard let engine = decidingEngine else { return 0 }
        return engine.solver.violation(of: engine.solver.constraint(at: Int(row)))
    }
}

extension LayoutEngine {
    /// How near to a goal a part of an element could come.
    fileprivate func nearestPlace(
        to goal: Double, _ fraction: Double, _ axis: Axis, of slot: Int32
    ) -> Double {
        stage(1, .start(axis), of: slot)
        stage(fraction, .extent(axis), of: slot)
        let wish = try? solver.addStaged(
            .equal, goal, priority: Priority(Float.leastNormalMagnitude))
        defer {
            if let wish {
                try? solver.remove(wish)
            }
        }
        return value(.start(axis), of: slot) + fraction * value(.extent(axis), of: slot)
    }
}
