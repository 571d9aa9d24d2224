import QuoinLayout
import QuoinSolver

/// Lengths that several divide while nothing says how.
extension FindingSearch {
    /// The causes, with those as one that divide the same length: where several give way to each other, which one
    /// does for the first that is asked is up to chance.
    func joined(_ causes: [OpenCause]) -> [OpenCause] {
        var joined: [OpenCause] = []
        for cause in causes {
            var whole = cause
            if cause.isShare {
                let partners = joined.filter { $0.isShare && $0.hasSharer(of: cause) }
                joined.removeAll { $0.isShare && $0.hasSharer(of: cause) }
                whole = (partners + [cause]).reduce(into: partners.first ?? cause) {
                    $0.take($1)
                }
            }
            joined.append(whole)
        }
        return joined
    }

    /// Several share a length.
    func explainShare(_ cause: OpenCause) {
        let axis = cause.axisPart.axis
        // Three or more in the order in which they were added, in which people read them.
        let all = cause.sharers + furtherSharers(beside: cause)
        let known =
            all.count > 2
            ? all.enumerated().sorted {
                (place(of: $0.element.element), $0.offset)
                    < (place(of: $1.element.element), $1.offset)
            }.map { $0.element } : all
        let sharers = known.map { $0.element }
        let views = sharers.compactMap { $0 as? View }
        let total = known.reduce(0) { $0 + $1.size }
        let parts = known.map { "\(name($0.element)) \($0.size.roundedText)" }
        let wanted = views.compactMap { trial.contentSize(of: $0, along: axis) }
        if views.count == sharers.count, wanted.count == views.count {
            explainTie(views, along: axis, total, wanted.reduce(0, +), parts)
            return
        }
        let message =
            "\(sharers.map { name($0) }.inWords()) share a \(axis.extentName) of \(total.roundedText), "
            + "and nothing says how (now \(parts.inWords()))." + hangers(cause)
        let candidates = [equalizing(sharers, along: axis)]
        let mends = tried(candidates) {
            !sharers.contains { trial.hasOpenExtent($0, along: axis) }
        }
        let involved = sharers.flatMap { statements(of: $0, along: axis) }
        tell(.shared, sharers.compactMap { $0.viewItself }, involved, message, mends)
    }

    /// Where contents that divide a length have just what they ask for, those beside them that are open too and have not:
    /// with these they divide it.
    private func furtherSharers(
        beside cause: OpenCause
    ) -> [(element: LayoutElement, size: Double)] {
        let axis = cause.axisPart.axis
        let isSatisfied = cause.sharers.allSatisfy { sharer in
            (sharer.element as? View).flatMap { trial.contentSize(of: $0, along: axis) }
                .map { abs($0 - sharer.size) < LayoutFault.leastAmount } ?? false
        }
        guard isSatisfied else { return [] }
        return siblings(of: cause.axisPart.element).compactMap { view in
            guard open.contains(OpenAxis(element: view, part: .extent, axis: axis)),
                !cause.sharers.contains(where: { $0.element === view }),
                let wanted = trial.contentSize(of: view, along: axis),
                let size = shownRect(of: view)?.size[axis],
                abs(wanted - size) > LayoutFault.leastAmount
            else { return nil }
            return (view, size)
        }
    }

    /// Where an element stands in the tree.
    private func place(of element: LayoutElement) -> Int {
        element.viewItself.flatMap { positions[ObjectIdentifier($0)] } ?? .max
    }

    /// All as wide, or as high, as the first one.
    private func equalizing(_ elements: [LayoutElement], along axis: Axis) -> LayoutMend {
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let equals = elements.dropFirst().map {
            LayoutConstraint.trial($0, extent, .equal, elements[0], extent)
        }
        return LayoutMend(
            equals.map { words.statement($0) }.joined(separator: "\n"),
            equals.map { .activate($0) })
    }

    /// Contents would decide, at the same priority.
    private func explainTie(
        _ views: [View], along axis: Axis, _ total: Double, _ wanted: Double, _ parts: [String]
    ) {
        let isSurplus = total >= wanted
        let priority =
            isSurplus
            ? views[0].contentHuggingPriority(for: axis)
            : views[0].contentCompressionResistancePriority(for: axis)
        let property = isSurplus ? "hugging" : "compression resistance"
        let names = views.map { name($0) }
        let caps = isSurplus ? [] : views.flatMap { scrollCaps(of: $0, along: axis) }.withoutRepeats
        let message =
            "\(names.inWords()) have \(total.roundedText) together and ask for \(wanted.roundedText): "
            + "\((total - wanted).magnitude.roundedText) too \(isSurplus ? "much" : "little"), and all "
            + "\(isSurplus ? "hug" : "resist") at \(priority), so nothing says which one "
            + "\(isSurplus ? "grows" : "gives way") (now \(parts.inWords())).\n"
            + (caps.first.map {
                "\(reference($0)) leaves no more, though what scrolls may be longer."
            } ?? "Set the \(property) priority of \(views.count > 2 ? "all but " : "")one of them.")
        let step = Priority(min(priority.rawValue + 1, 999))
        // Who comes last in reading takes what is left.
        var candidates =
            views.count == 2
            ? views.map {
                isSurplus ? hugging($0, axis, at: step) : resistance($0, axis, at: step)
            } : [ranked(views, axis, priority, isSurplus)]
        if let first = views.first, views.allSatisfy({ $0.kind == first.kind }) {
            candidates.append(equalizing(views.map { $0 as LayoutElement }, along: axis))
        }
        candidates = caps.map { words.lowering($0, to: .low) } + candidates
        let mends = tried(candidates, most: 3) {
            !views.contains { trial.hasOpenExtent($0, along: axis) }
        }
        tell(
            isSurplus ? .huggingTie : .resistanceTie, views,
            views.flatMap { statements(of: $0, along: axis) }, message, mends)
    }

    /// Each at a priority of its own.
    private func ranked(
        _ views: [View], _ axis: Axis, _ priority: Priority, _ isSurplus: Bool
    ) -> LayoutMend {
        let steps = views.dropLast().enumerated().map { index, view in
            let step = Priority(min(priority.rawValue + Float(views.count - 1 - index), 999))
            return isSurplus ? hugging(view, axis, at: step) : resistance(view, axis, at: step)
        }
        return LayoutMend(joining: steps)
    }
}
