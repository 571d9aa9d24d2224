import QuoinKit
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
                meantParts(of: element, along: axis)
                    .map { OpenAxis(element: element, part: $0, axis: axis) }
            }
        }
        let answers = trial.areOpen(
            parts.map { (element: $0.element, part: $0.part, axis: $0.axis) })
        open = Set(zip(parts, answers).lazy.filter { $0.1 }.map { $0.0 })
    }

    /// The views that are shown, and their guides, but for those that a container has for itself.
    var openCandidates: [LayoutElement] {
        shown.flatMap { view -> [LayoutElement] in
            var elements: [LayoutElement] = [view]
            elements += view.layoutGuides.map { $0 as LayoutElement }
            if let contentArea = view.contentAreaGuideIfAny {
                elements.append(contentArea)
            }
            return elements
        }
    }

    /// What somebody wants to know of an element along an axis: a view is seen, and a guide is of use only along the
    /// axes along which something is said of it; if that is said of one edge only, which has its place, it need not be
    /// as wide or as high as anything.
    private func meantParts(of element: LayoutElement, along axis: Axis) -> [AxisPart] {
        guard let guide = element as? LayoutGuide,
            guide.owningView?.contentAreaGuideIfAny !== guide
        else { return AxisPart.allCases }
        var parts: Set<AttributeFacts.Part> = []
        var isPlaced = false
        for constraint in constraints(of: guide) where constraint.isWritten {
            if constraint.firstElement === guide, constraint.firstAttribute.axis == axis {
                parts.insert(constraint.firstAttribute.facts.part)
                isPlaced = isPlaced || constraint.relation == .equal
            }
            if constraint.secondElement === guide, constraint.secondAttribute.axis == axis {
                parts.insert(constraint.secondAttribute.facts.part)
            }
        }
        if parts.isEmpty {
            return []
        }
        guard isPlaced, parts.count == 1, parts != [.extent] else { return AxisPart.allCases }
        return parts == [.start] ? [.start] : []
    }

    /// Tells of the causes, each with what hangs on it.
    func explainOpenAxes() {
        for axis in Axis.allCases {
            let causes = causes(along: axis)
            trial.letGo()
            for cause in joined(causes) {
                explain(cause)
            }
        }
    }

    /// What has to be decided along an axis, in the order in which it was decided.
    ///
    /// What moves with a cause is not decided yet, and whatever is decided does not move any more. So the last cause
    /// that a view moves with is the one that decides where it is, and nobody need be asked.
    ///
    /// - Complexity: that of asking for each open place or size whether it still is, and of moving each cause.
    private func causes(along axis: Axis) -> [OpenCause] {
        let elements = openElements(along: axis).map { $0.element }
        // As it is shown: whatever is decided on the way may move the rest.
        var rects: [ObjectIdentifier: Rect] = [:]
        for element in elements {
            rects[ObjectIdentifier(element)] = shownRect(of: element)
        }
        var causes: [OpenCause] = []
        var moved: [[View]] = []
        var lastCause: [ObjectIdentifier: Int] = [:]
        for element in elements {
            for part in [AxisPart.extent, .start] {
                let axisPart = OpenAxis(element: element, part: part, axis: axis)
                guard trial.isOfUse, open.contains(axisPart), isStillOpen(axisPart) else {
                    continue
                }
                let movers = trial.followers(of: element, part, along: axis)
                let views = movers.compactMap { $0.element as? View }.filter { isOpen($0, axis) }
                for view in views {
                    lastCause[ObjectIdentifier(view)] = causes.count
                }
                moved.append(views)
                causes.append(cause(axisPart, moving: movers, shownAt: rects))
            }
        }
        for index in causes.indices {
            causes[index].followers = moved[index].filter { view in
                lastCause[ObjectIdentifier(view)] == index && !causes[index].hasSharer(view)
            }
        }
        return causes
    }

    /// How much an element says of itself along an axis: two things are enough.
    func statementCount(of element: LayoutElement, along axis: Axis) -> Int {
        var parts: Set<LayoutAttribute> = []
        for constraint in statements(of: element, along: axis) where constraint.relation == .equal {
            parts.insert(constraint.firstAttribute)
        }
        if let view = element as? View, trial.contentSize(of: view, along: axis) != nil {
            parts.insert(axis == .horizontal ? .width : .height)
        }
        if let view = element as? View, endsWithItsContent(view, along: axis) {
            parts.insert(.edge(.end, along: axis))
        }
        return min(2, parts.count)
    }

    /// Whether somebody has said that a view ends where what is in it does, so that it is not the one to blame.
    private func endsWithItsContent(_ view: View, along axis: Axis) -> Bool {
        func ties(_ part: AttributeFacts.Part) -> Bool {
            shownSubviews(of: view).contains { subview in
                // A share of it says nothing of how long it is.
                !isShare(subview, of: view, along: axis)
                    && statements(of: subview, along: axis).contains {
                        $0.relation == .equal && $0.isWritten && $0.secondElement === view
                            && $0.firstAttribute.facts.part == part
                            && $0.secondAttribute.facts.part == part
                    }
            }
        }
        return ties(.start) && ties(.end)
    }

    /// Whether an element is said to be as long as a part of what it is in.
    func isShare(_ element: LayoutElement, of container: View, along axis: Axis) -> Bool {
        let extent = LayoutAttribute.edge(.extent, along: axis)
        return statements(of: element, along: axis).contains {
            $0.relation == .equal && $0.firstAttribute == extent && $0.secondElement === container
                && $0.secondAttribute == extent
        }
    }

    func isStillOpen(_ axisPart: OpenAxis) -> Bool {
        axisPart.part == .start
            ? trial.hasOpenStart(axisPart.element, along: axisPart.axis)
            : trial.hasOpenExtent(axisPart.element, along: axisPart.axis)
    }

    /// An open place or size, and who gives way to it.
    private func cause(
        _ axisPart: OpenAxis,
        moving movers: [(element: LayoutElement, start: Double, extent: Double)],
        shownAt rects: [ObjectIdentifier: Rect]
    ) -> OpenCause {
        let (element, axis) = (axisPart.element, axisPart.axis)
        func size(of other: LayoutElement) -> Double {
            (rects[ObjectIdentifier(other)] ?? shownRect(of: other) ?? .zero).size[axis]
        }
        let own = movers.first { $0.element === element }?.extent ?? 0
        let sharers = movers.filter { other in
            other.extent * own < 0 && other.element !== element
                && !other.element.isAncestor(of: element)
        }.map { $0.element }
        return OpenCause(
            axisPart: axisPart, rect: rects[ObjectIdentifier(element)] ?? .zero,
            sharers: ([element] + sharers).map { ($0, size(of: $0)) })
    }

    // MARK: Words

    func explain(_ cause: OpenCause) {
        if waits(cause.axisPart) || isSetAside(cause.axisPart)
            || followsFromOtherAxis(cause.axisPart) || isThicknessOfSpacer(cause)
        {
            // What it waits for is told, or what contradicts, or what it follows from; or nobody sees it.
            return
        }
        if let guide = cause.axisPart.element as? LayoutGuide, let owner = guide.owningView,
            owner.contentAreaGuideIfAny === guide
        {
            explainEndlessContent(of: owner, cause)
            return
        }
        guard let view = cause.axisPart.element.viewItself else { return }
        let tied = tiedWishes(for: cause)
        if !tied.isEmpty {
            explain(tied, opening: cause)
        } else if cause.isShare {
            explainShare(cause)
        } else if cause.axisPart.part == .extent {
            explainOpenExtent(of: view, cause)
        } else {
            explainOpenStart(of: view, cause)
        }
    }

    /// Whether it is a length that is said by another one along the other axis, as in a ratio, which is open itself.
    private func followsFromOtherAxis(_ axisPart: OpenAxis) -> Bool {
        guard let other = lengthOfOtherAxis(axisPart), open.contains(other) else { return false }
        // Of two that say each other, both are told.
        return lengthOfOtherAxis(other).map { !open.contains($0) } ?? true
    }

    /// What says a length, if that is a length along the other axis.
    private func lengthOfOtherAxis(_ axisPart: OpenAxis) -> OpenAxis? {
        guard axisPart.part == .extent else { return nil }
        return statements(of: axisPart.element, along: axisPart.axis).lazy.compactMap { statement in
            guard statement.relation == .equal, statement.firstAttribute.isSize,
                statement.secondAttribute.isSize,
                statement.secondAttribute.axis != axisPart.axis, let other = statement.secondElement
            else { return nil }
            return OpenAxis(element: other, part: .extent, axis: axisPart.axis.other)
        }.first
    }

    /// Whether something that would decide it waits for an item.
    private func waits(_ axisPart: OpenAxis) -> Bool {
        waiting.contains {
            $0.firstElement === axisPart.element && $0.firstAttribute.axis == axisPart.axis
        }
    }

    /// Whether something that would decide it is set aside in a conflict, so that what mends this decides it too.
    private func isSetAside(_ axisPart: OpenAxis) -> Bool {
        conflictIndex.setAside(mentioning: axisPart.element).contains { broken in
            guard wouldDecide(broken, axisPart), let told = conflictFinding(about: broken) else {
                return false
            }
            // Where nothing is proposed, it is decided once the author has mended that.
            guard let mend = told.mends.first else { return true }
            return trial.trying(mend.changes) { !isStillOpen(axisPart) }
        }
    }

    private func wouldDecide(_ constraint: LayoutConstraint, _ axisPart: OpenAxis) -> Bool {
        let sides = [
            (constraint.firstElement, constraint.firstAttribute),
            (constraint.secondElement, constraint.secondAttribute),
        ]
        return constraint.relation == .equal
            && sides.contains { element, attribute in
                element === axisPart.element && attribute.axis == axisPart.axis
                    && (attribute.isPosition || attribute.isSize && axisPart.part == .extent)
            }
    }

    private func explainOpenExtent(of view: View, _ cause: OpenCause) {
        let axis = cause.axisPart.axis
        let kind: LayoutFinding.Kind = axis == .horizontal ? .noWidth : .noHeight
        let element = cause.axisPart.element
        let said = statements(of: element, along: axis)
        let present = cause.rect.size[axis]
        if sizeless.contains(ObjectIdentifier(element)), cause.followers.isEmpty {
            return
        }
        let message =
            "\(name(element)) has no \(axis.extentName): \(known(said)), and nothing says how "
            + "\(axis.adjective) it is (now \(present.roundedText))." + hangers(cause)
        let isMended = { [trial] in
            !trial.hasOpenExtent(element, along: axis)
                && (trial.rect(of: element)?.size[axis] ?? 0) > LayoutFault.leastAmount
        }
        if hasBrokenLink(view, along: axis),
            let inner = innerCause(of: view, along: axis, cures: isMended)
        {
            explain(inner)
            return
        }
        var mends = tried(extentCandidates(of: element, along: axis), cures: isMended)
        if mends.isEmpty, let inner = innerCause(of: view, along: axis, cures: isMended) {
            explain(inner)
            return
        }
        let mayTellBoth = axis == .horizontal || sizeless.contains(ObjectIdentifier(element))
        if mends.isEmpty, mayTellBoth, isOpenBothWays(element),
            let sizes = someSize(for: element)
        {
            if sizeless.insert(ObjectIdentifier(element)).inserted {
                explainOpenSize(of: view, cause, sizes)
            } else {
                tell(kind, [view] + cause.followers, said, message, sizes)
            }
            return
        }
        if mends.isEmpty, hasPatience {
            mends = tried([someNumber(for: element, along: axis)], cures: isMended)
        }
        tell(kind, [view] + cause.followers, said, message, mends)
    }

    /// Whether neither the width nor the height of an element is known.
    private func isOpenBothWays(_ element: LayoutElement) -> Bool {
        Axis.allCases.allSatisfy {
            open.contains(OpenAxis(element: element, part: .extent, axis: $0))
        }
    }

    /// Numbers for both, if they mend it; nil if there is something better to say of one of them.
    private func someSize(for element: LayoutElement) -> [LayoutMend]? {
        func isDecided(_ axis: Axis) -> Bool {
            !trial.hasOpenExtent(element, along: axis)
                && (trial.rect(of: element)?.size[axis] ?? 0) > LayoutFault.leastAmount
        }
        guard hasPatience else { return nil }
        let isBetter = Axis.allCases.contains { axis in
            !tried(extentCandidates(of: element, along: axis), most: 1) { isDecided(axis) }.isEmpty
        }
        guard !isBetter, hasPatience else { return nil }
        return tried(someNumbers(for: element), most: 1) {
            Axis.allCases.allSatisfy { isDecided($0) }
        }
    }

    private func explainOpenSize(of view: View, _ cause: OpenCause, _ mends: [LayoutMend]) {
        let element = cause.axisPart.element
        let said = Axis.allCases.flatMap { statements(of: element, along: $0) }
        let present = shownRect(of: element)?.size ?? .zero
        let message =
            "\(name(element)) has no size: \(known(said)), and nothing says how wide and how high it is "
            + "(now \(present.width.roundedText) × \(present.height.roundedText))." + hangers(cause)
        tell(.noWidth, [view] + cause.followers, said, message, mends)
    }

    private func explainOpenStart(of view: View, _ cause: OpenCause) {
        let axis = cause.axisPart.axis
        let element = cause.axisPart.element
        let said = statements(of: element, along: axis)
        let present = cause.rect.origin[axis]
        let direction = axis == .horizontal ? "from left to right" : "from top to bottom"
        let plainMessage =
            "\(name(element)) has no place \(direction): \(known(said)), and nothing says where its "
            + "\(axis.startName) is (now \(present.roundedText))." + hangers(cause)
        let arrangement = arrangement(of: element)
        let message = plainMessage + arrangement
        let candidates = arrangement.isEmpty ? startCandidates(of: element, along: axis) : []
        let mends = tried(candidates) {
            !trial.hasOpenStart(element, along: axis) && !liesOnSibling(element, along: axis)
        }
        tell(.noPlace, [view] + cause.followers, said, message, mends)
    }

    /// What is missing where a view was put into a stack as into any other view.
    private func arrangement(of element: LayoutElement) -> String {
        guard let view = element as? View, let stack = view.superview as? StackView,
            !stack.arrangedSubviews.contains(where: { $0 === view })
        else { return "" }
        return "\n\(name(stack)) arranges only what is added with addArrangedSubview."
    }

    /// Whether a view that nothing placed lies on one beside it now that something does: where it is along the other
    /// axis has to be known for that.
    private func liesOnSibling(_ element: LayoutElement, along axis: Axis) -> Bool {
        guard let view = element as? View, let container = view.superview,
            !isOpen(view, axis.other) || axis == .vertical, let rect = trial.rect(of: view)
        else { return false }
        return siblingsNearby(view, in: container).contains { other in
            guard let place = trial.rect(of: other), !isOpen(other, axis), mayOverlap(other) else {
                return false
            }
            let isAbove =
                (positions[ObjectIdentifier(other)] ?? 0) > (positions[ObjectIdentifier(view)] ?? 0)
            let (below, above) = isAbove ? (view, other) : (other, view)
            let size =
                isAbove
                ? overlap(of: view, at: rect, and: other, at: place)
                : overlap(of: other, at: place, and: view, at: rect)
            return size != nil && !isMeant(below, above, in: container)
        }
    }

    /// What is said of an element, in a clause.
    private func known(_ said: [LayoutConstraint]) -> String {
        // What a container wishes for itself, with next to no weight, says nothing to people.
        let said = said.filter { $0.isWritten || $0.priority >= .fittingSize }
        if said.isEmpty {
            return "no constraint says anything of it along this axis"
        }
        return "there " + (said.count == 1 ? "is " : "are ")
            + said.map { reference($0) }.inWords(most: 2)
    }

    func hangers(_ cause: OpenCause) -> String {
        if cause.followers.isEmpty {
            return ""
        }
        let verb = cause.followers.count == 1 ? "hangs" : "hang"
        return "\n\(cause.followers.map { name($0) }.inWords()) \(verb) on it."
    }
}
