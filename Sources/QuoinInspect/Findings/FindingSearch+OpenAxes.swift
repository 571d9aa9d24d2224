import QuoinLayout
import QuoinSolver

/// Places and sizes that nothing decides: which of them is the cause, and what only follows.
///
/// Mathematics knows no culprit: a caption below a photo without a height would decide that height if
/// something placed it. People do: a constraint is what its first item says of itself. So the culprit is
/// the view that says too little, and a view that says enough hangs on another one.
extension FindingSearch {
    /// Finds the axes that are open.
    func findOpenAxes() {
        let parts = openCandidates.flatMap { element in
            Axis.allCases.flatMap { axis in
                AxisPart.allCases.map { OpenAxis(element: element, part: $0, axis: axis) }
            }
        }
        open = stillOpen(parts)
    }

    /// Those parts that nothing decides.
    func stillOpen(_ parts: some Collection<OpenAxis>) -> Set<OpenAxis> {
        let answers = trial.areOpen(
            parts.map { (element: $0.element, part: $0.part, axis: $0.axis) })
        return Set(zip(parts, answers).lazy.filter { $0.1 }.map { $0.0 })
    }

    /// The views that are shown, and their guides, but for those that a container has for itself.
    private var openCandidates: [LayoutElement] {
        shown.flatMap { view -> [LayoutElement] in
            var elements: [LayoutElement] = [view]
            for guide in view.layoutGuides
            where constraints(of: guide).contains(where: { $0.isWritten }) {
                elements.append(guide)
            }
            if let contentArea = view.contentAreaGuideIfAny {
                elements.append(contentArea)
            }
            return elements
        }
    }

    /// Tells of the causes, each with what hangs on it.
    func explainOpenAxes() {
        for axis in Axis.allCases {
            var causes: [OpenCause] = []
            for element in openElements(along: axis) {
                for part in [AxisPart.extent, .start] {
                    let axisPart = OpenAxis(element: element, part: part, axis: axis)
                    if open.contains(axisPart), isStillOpen(axisPart) {
                        causes.append(cause(axisPart))
                    }
                }
            }
            trial.letGo()
            for cause in causes {
                explain(cause)
            }
        }
    }

    /// The elements that are open along an axis, those first that say least of themselves.
    private func openElements(along axis: Axis) -> [LayoutElement] {
        var found: [(element: LayoutElement, said: Int)] = []
        for element in openCandidates where isOpen(element, axis) {
            found.append((element, statementCount(of: element, along: axis)))
        }
        // Sorting must keep the order of the tree.
        return (0...2).flatMap { said in found.filter { $0.said == said }.map { $0.element } }
    }

    /// How much an element says of itself along an axis: two things are enough.
    private func statementCount(of element: LayoutElement, along axis: Axis) -> Int {
        var parts: Set<LayoutAttribute> = []
        for constraint in statements(of: element, along: axis) where constraint.relation == .equal {
            parts.insert(constraint.firstAttribute)
        }
        if let view = element as? View, trial.contentSize(of: view, along: axis) != nil {
            parts.insert(axis == .horizontal ? .width : .height)
        }
        return min(2, parts.count)
    }

    func isStillOpen(_ axisPart: OpenAxis) -> Bool {
        axisPart.part == .start
            ? trial.hasOpenStart(axisPart.element, along: axisPart.axis)
            : trial.hasOpenExtent(axisPart.element, along: axisPart.axis)
    }

    /// Finds out what an open place or size does to others, and decides it so that they follow.
    private func cause(_ axisPart: OpenAxis) -> OpenCause {
        let (element, axis) = (axisPart.element, axisPart.axis)
        let rect = trial.rect(of: element) ?? .zero
        let movers = trial.followers(of: element, axisPart.part, along: axis)
        let own = movers.first { $0.element === element }?.extent ?? 0
        let sharers = movers.map { $0.element }.filter { other in
            other !== element && !other.isAncestor(of: element)
                && (movers.first { $0.element === other }?.extent ?? 0) * own < 0
        }
        let followers = movers.compactMap { $0.element as? View }.filter { view in
            view !== element && isOpen(view, axis) && !sharers.contains { $0 === view }
                && !trial.hasOpenStart(view, along: axis) && !trial.hasOpenExtent(view, along: axis)
        }
        return OpenCause(
            axisPart: axisPart, rect: rect, sharers: sharers, followers: followers)
    }

    // MARK: Words

    private func explain(_ cause: OpenCause) {
        if waits(cause.axisPart) {
            // What it waits for is told.
            return
        }
        if let guide = cause.axisPart.element as? LayoutGuide, let owner = guide.owningView,
            owner.contentAreaGuideIfAny === guide
        {
            explainEndlessContent(of: owner, cause)
            return
        }
        guard let view = cause.axisPart.element.viewItself else { return }
        if cause.axisPart.part == .extent, !cause.sharers.isEmpty {
            explainShare(cause)
        } else if cause.axisPart.part == .extent {
            explainOpenExtent(of: view, cause)
        } else {
            explainOpenStart(of: view, cause)
        }
    }

    /// Whether something that would decide it waits for an item.
    private func waits(_ axisPart: OpenAxis) -> Bool {
        waiting.contains {
            $0.firstElement === axisPart.element && $0.firstAttribute.axis == axisPart.axis
        }
    }

    private func explainOpenExtent(of view: View, _ cause: OpenCause) {
        let axis = cause.axisPart.axis
        let kind: LayoutFinding.Kind = axis == .horizontal ? .noWidth : .noHeight
        let element = cause.axisPart.element
        let said = statements(of: element, along: axis)
        let present = cause.rect.size[axis]
        let message =
            "\(name(element)) has no \(axis.extentName): \(known(said)), and nothing says how "
            + "\(axis.adjective) it is (now \(present.roundedText))." + hangers(cause)
        let isMended = { [trial] in
            !trial.hasOpenExtent(element, along: axis)
                && (trial.rect(of: element)?.size[axis] ?? 0) > LayoutFault.leastAmount
        }
        var mends = tried(extentCandidates(of: element, along: axis), cures: isMended)
        if mends.isEmpty, hasPatience {
            mends = tried([someNumber(for: element, along: axis)], cures: isMended)
        }
        tell(kind, [view] + cause.followers, said, message, mends)
    }

    private func explainOpenStart(of view: View, _ cause: OpenCause) {
        let axis = cause.axisPart.axis
        let element = cause.axisPart.element
        let said = statements(of: element, along: axis)
        let present = cause.rect.origin[axis]
        let direction = axis == .horizontal ? "from left to right" : "from top to bottom"
        let message =
            "\(name(element)) has no place \(direction): \(known(said)), and nothing says where its "
            + "\(axis.startName) is (now \(present.roundedText))." + hangers(cause)
        let mends = tried(startCandidates(of: element, along: axis)) {
            !trial.hasOpenStart(element, along: axis)
        }
        tell(.noPlace, [view] + cause.followers, said, message, mends)
    }

    /// What is said of an element, in a clause.
    private func known(_ said: [LayoutConstraint]) -> String {
        if said.isEmpty {
            return "no constraint says anything of it along this axis"
        }
        return "there " + (said.count == 1 ? "is " : "are ")
            + said.map { reference($0) }.inWords(most: 2)
    }

    private func hangers(_ cause: OpenCause) -> String {
        if cause.followers.isEmpty {
            return ""
        }
        let verb = cause.followers.count == 1 ? "hangs" : "hang"
        return "\n\(cause.followers.map { name($0) }.inWords()) \(verb) on it."
    }

    /// Several share a length.
    private func explainShare(_ cause: OpenCause) {
        let axis = cause.axisPart.axis
        let sharers = [cause.axisPart.element] + cause.sharers
        let views = sharers.compactMap { $0 as? View }
        let sizes = sharers.map { trial.rect(of: $0)?.size[axis] ?? 0 }
        let total = sizes.reduce(0, +)
        let parts = zip(sharers, sizes).map { "\(name($0)) \($1.roundedText)" }
        let wanted = views.compactMap { trial.contentSize(of: $0, along: axis) }
        if views.count == sharers.count, wanted.count == views.count {
            explainTie(views, along: axis, total, wanted.reduce(0, +), parts)
            return
        }
        let message =
            "\(sharers.map { name($0) }.inWords()) share a \(axis.extentName) of \(total.roundedText), "
            + "and nothing says how (now \(parts.inWords()))." + hangers(cause)
        let first = sharers[0]
        let candidates = [equalizing(sharers, along: axis)]
        let mends = tried(candidates) { !trial.hasOpenExtent(first, along: axis) }
        let involved = sharers.flatMap { statements(of: $0, along: axis) }
        tell(.shared, sharers.compactMap { $0.viewItself }, involved, message, mends)
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
        let message =
            "\(names.inWords()) have \(total.roundedText) together and ask for \(wanted.roundedText): "
            + "\((total - wanted).magnitude.roundedText) too \(isSurplus ? "much" : "little"), and all "
            + "\(isSurplus ? "hug" : "resist") at \(priority), so nothing says which one "
            + "\(isSurplus ? "grows" : "gives way") (now \(parts.inWords())).\n"
            + "Set the \(property) priority of one of them."
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
        return LayoutMend(
            steps.map { $0.description }.joined(separator: "\n"), steps.flatMap { $0.changes })
    }
}

/// A place or size that nothing decides, and what it decides in turn.
struct OpenCause {
    let axisPart: OpenAxis
    /// Where the element is.
    let rect: Rect
    /// What shrinks where it grows.
    let sharers: [LayoutElement]
    /// Whose place or size is known once this one is.
    let followers: [View]
}

extension LayoutElement {
    func isAncestor(of other: LayoutElement) -> Bool {
        guard let view = self as? View, let inner = other.viewItself else { return false }
        return inner !== view && inner.isDescendant(of: view)
    }
}
