import Quoin
import QuoinKit

/// Adds the constraints that are missing, one by one: each takes away one thing that is open, and none that is
/// not.
final class MissingConstraints {
    private let elements: [LayoutElement]
    private let scope: Set<ObjectIdentifier>
    private let targets: RepairTargets
    private let location: CodeLocation
    private(set) var added: [LayoutConstraint] = []
    /// Numbers that are known to be decided; what is added opens none again.
    private var settled: Set<Number> = []
    private var words: [ObjectIdentifier: EdgeWords] = [:]
    private var siblings: [ObjectIdentifier: [View]] = [:]
    /// Where each stands among its siblings there.
    private var positions: [ObjectIdentifier: Int] = [:]
    /// Numbers that were open when they were last looked at.
    private var knownOpen: Set<Number> = []
    /// Numbers that nothing helped.
    private var hopeless: Set<Number> = []

    private struct Number: Hashable {
        let element: ObjectIdentifier
        let axis: Axis
        let isExtent: Bool

        init(_ element: LayoutElement, _ axis: Axis, _ isExtent: Bool) {
            self.element = ObjectIdentifier(element)
            self.axis = axis
            self.isExtent = isExtent
        }
    }

    init(for views: [View], _ targets: RepairTargets, at location: CodeLocation) {
        self.targets = targets
        self.location = location
        let selected = views.filter { $0.superview != nil && !$0.isPlacedByFrame }
        let ordered = Self.inReadingOrder(selected, targets)
        elements = ordered.flatMap { view in
            [view] + view.guidesOfUsers.map { $0 as LayoutElement }
        }
        scope = Set(elements.map { ObjectIdentifier($0) })
    }

    /// Makes a new stack stand where it is to stand, and what it arranges as large as it is to be.
    static func inStack(
        _ stack: StackView, _ wanted: [(View, Rect)], at location: CodeLocation
    ) -> [LayoutConstraint] {
        stack.topmost.updateConstraintsIfNeeded()
        let targets = RepairTargets(top: stack.topmost, wanted)
        let missing = MissingConstraints(for: wanted.map { $0.0 }, targets, at: location)
        missing.addSizes(of: wanted.dropFirst().map { $0.0 })
        missing.add()
        return missing.added
    }

    /// Says how large views are that something else places.
    private func addSizes(of views: [View]) {
        for view in views {
            for axis in Axis.allCases where isOpen(view, axis, true) {
                let constraint = try? LayoutConstraint(
                    item: view, attribute: axis == .horizontal ? .width : .height,
                    relatedBy: .equal, constant: targets[view].size[axis], file: location.file,
                    line: location.line)
                guard let constraint else { continue }
                constraint.isActive = true
                added.append(constraint)
            }
        }
    }

    func add() {
        // Where optional constraints have balanced each other, what was added may have upset the balance.
        for _ in 0..<Self.mostRounds {
            let known = added.count
            (settled, knownOpen, hopeless) = ([], [], [])
            addToElements()
            endContents()
            if added.count == known { return }
        }
    }

    private static var mostRounds: Int { 5 }

    private func addToElements() {
        settleWhatIsDecided()
        for element in elements {
            for axis in Axis.allCases {
                for isExtent in [false, true] {
                    settle(element, axis, isExtent)
                }
            }
        }
    }

    private func endContents() {
        var scrolls: [ScrollView] = []
        for element in elements {
            if let scroll = (element as? View)?.superview as? ScrollView,
                !scrolls.contains(where: { $0 === scroll })
            {
                scrolls.append(scroll)
            }
        }
        scrolls.forEach { endContent(of: $0) }
    }

    /// Each after what it is in, and siblings as they are read.
    private static func inReadingOrder(_ views: [View], _ targets: RepairTargets) -> [View] {
        var groups: [ObjectIdentifier: [View]] = [:]
        var order: [ObjectIdentifier] = []
        for view in views {
            guard let container = view.superview else { continue }
            let key = ObjectIdentifier(container)
            if groups[key] == nil {
                order.append(key)
            }
            groups[key, default: []].append(view)
        }
        // What is not seen comes last, so that nothing hangs on it that is.
        return order.flatMap { key in
            (groups[key] ?? []).enumerated().sorted { one, other in
                let (a, b) = (targets[one.element], targets[other.element])
                if one.element.isHidden != other.element.isHidden {
                    return !one.element.isHidden
                }
                if a.minY != b.minY {
                    return a.minY < b.minY
                }
                let isMirrored =
                    one.element.superview?.effectiveLayoutDirection == .rightToLeft
                let (x, y) =
                    (
                        Span(of: a, .horizontal, isMirrored: isMirrored).start,
                        Span(of: b, .horizontal, isMirrored: isMirrored).start
                    )
                return x != y ? x < y : one.offset < other.offset
            }.map { $0.element }
        }
    }

    // MARK: What is open

    private func isOpen(_ element: LayoutElement, _ axis: Axis, _ isExtent: Bool) -> Bool {
        let number = Number(element, axis, isExtent)
        if settled.contains(number) {
            return false
        }
        if isOpenInEngine(element, axis, isExtent) {
            return true
        }
        settled.insert(number)
        return false
    }

    private func isOpenInEngine(
        _ element: LayoutElement, _ axis: Axis, _ isExtent: Bool
    ) -> Bool {
        isOpenWhateverIsDecided(element, axis, isExtent)
            ?? element.isAmbiguous(along: axis, isExtent: isExtent)
    }

    /// Whether a number is open, where that can be seen; nil where it is if anything else would do as well.
    private func isOpenWhateverIsDecided(
        _ element: LayoutElement, _ axis: Axis, _ isExtent: Bool
    ) -> Bool? {
        let isArranged = (element as? View)?.isArranged == true
        if element.isPlacedByFrame || (isArranged && !isExtent) {
            return false
        }
        guard element.isKnownToEngine, let span = element.solvedSpan(along: axis) else {
            return !isArranged
        }
        let target = Span(of: targets[element], axis)
        let difference = isExtent ? span.extent - target.extent : span.start - target.start
        let isElsewhere = abs(difference) > 1e-5 * max(1, abs(target.start) + target.extent)
        return isElsewhere ? true : nil
    }

    /// Finds out at once what need not be asked for one by one.
    private func settleWhatIsDecided() {
        var parts: [(element: LayoutElement, axis: Axis, isExtent: Bool)] = []
        for element in elements {
            for axis in Axis.allCases {
                for isExtent in [false, true]
                where isOpenWhateverIsDecided(element, axis, isExtent) == nil {
                    parts.append((element, axis, isExtent))
                }
            }
        }
        guard let top = parts.first?.element.viewItself?.topmost else { return }
        for (part, isOpen) in zip(parts, top.areAmbiguous(parts)) where !isOpen {
            settled.insert(Number(part.element, part.axis, part.isExtent))
        }
    }

    /// Settles a number, and before it those that it hangs on.
    private func settle(_ element: LayoutElement, _ axis: Axis, _ isExtent: Bool) {
        var waiting = [(element: element, axis: axis, isExtent: isExtent)]
        var seen: Set<Number> = []
        while let next = waiting.popLast() {
            let number = Number(next.element, next.axis, next.isExtent)
            guard !hopeless.contains(number), isOpen(next.element, next.axis, next.isExtent)
            else { continue }
            if seen.insert(number).inserted {
                let others = dependencies(of: next.element, next.axis).filter { other in
                    other.element !== next.element
                        && scope.contains(ObjectIdentifier(other.element))
                        && !seen.contains(Number(other.element, other.axis, other.isExtent))
                }
                if !others.isEmpty {
                    waiting.append(next)
                    for other in others {
                        waiting.append((other.element, other.axis, other.isExtent))
                    }
                    continue
                }
            }
            pin(next.element, next.axis, next.isExtent)
        }
    }

    /// What an element hangs on: what its constraints count from.
    private func dependencies(
        of element: LayoutElement, _ axis: Axis
    ) -> [(element: LayoutElement, axis: Axis, isExtent: Bool)] {
        var found: [(element: LayoutElement, axis: Axis, isExtent: Bool)] = []
        for constraint in element.constraintsInForce
        where constraint.firstItem === element && constraint.firstAttribute.axis == axis
            && constraint.relation == .equal
        {
            guard let other = constraint.secondItem?.layoutElement, other !== element else {
                continue
            }
            let otherAxis = constraint.secondAttribute.axis
            found.append((other, otherAxis, true))
            if !constraint.secondAttribute.isSize {
                found.append((other, otherAxis, false))
            }
        }
        return found
    }

    private func pin(_ element: LayoutElement, _ axis: Axis, _ isExtent: Bool) {
        // An edge says where an element is whose extent is known. Where both are open, the extent comes first,
        // unless it is to follow from two edges.
        if !isExtent, isOpen(element, axis, true) {
            let extents = extentCandidates(element, axis)
            if extents.count == 1, add(extents, element, axis, true) {
                return pinAgain(element, axis)
            }
            if add(placeCandidates(element, axis), element, axis, false) {
                return pinAgain(element, axis)
            }
        }
        let candidates =
            isExtent ? extentCandidates(element, axis) : placeCandidates(element, axis)
        if !add(candidates, element, axis, isExtent) {
            hopeless.insert(Number(element, axis, isExtent))
        }
    }

    private func pinAgain(_ element: LayoutElement, _ axis: Axis) {
        if isOpen(element, axis, false) {
            let candidates = placeCandidates(element, axis)
            if !isOpen(element, axis, true), !add(candidates, element, axis, false) {
                hopeless.insert(Number(element, axis, false))
            }
        }
    }

    /// Adds the first of some candidates that takes away something that is open.
    private func add(
        _ candidates: [PinCandidate], _ element: LayoutElement, _ axis: Axis, _ isExtent: Bool
    ) -> Bool {
        let isExtentOpen = !isExtent && isOpen(element, axis, true)
        for candidate in candidates {
            // With an extent that is open, an edge says something new if it could be elsewhere.
            let isNew =
                isExtentOpen
                && (!element.isKnownToEngine
                    || element.isPlaceOpen(at: candidate.fraction ?? 0, along: axis))
            if isExtentOpen, !isNew {
                continue
            }
            guard let constraint = candidate.constraint(at: location) else { continue }
            constraint.isActive = true
            if !constraint.isSetAside, isNew || !isOpen(element, axis, isExtent) {
                element.leavePlacingToConstraints()
                added.append(constraint)
                return true
            }
            constraint.isActive = false
        }
        return false
    }

    // MARK: Candidates

    private func words(in container: View) -> EdgeWords {
        let key = ObjectIdentifier(container)
        let found = words[key] ?? EdgeWords(in: container)
        words[key] = found
        return found
    }

    /// The siblings that can be seen, in an order in which those near to each other stand near to each other.
    private func siblings(in container: View) -> [View] {
        let key = ObjectIdentifier(container)
        if let found = siblings[key] {
            return found
        }
        let found = container.subviews.filter { !$0.isHidden }.sorted {
            let (a, b) = (targets[$0], targets[$1])
            return a.minY != b.minY ? a.minY < b.minY : a.minX < b.minX
        }
        siblings[key] = found
        for (position, view) in found.enumerated() {
            positions[ObjectIdentifier(view)] = position
        }
        return found
    }

    /// Siblings that are settled along an axis, among the nearest.
    private func neighbors(of element: LayoutElement, _ axis: Axis) -> [View] {
        guard let container = element.enclosingView, !((element as? View)?.isHidden ?? false)
        else { return [] }
        let all = siblings(in: container)
        let place = positions[ObjectIdentifier(element)] ?? 0
        let near = all[max(0, place - 40)..<min(all.count, place + 40)]
        return near.filter {
            $0 !== element && !wasOpen($0, axis, false) && !wasOpen($0, axis, true)
        }
    }

    /// Whether a number of a neighbour is open, or was when it was last looked at: those that come later are not
    /// looked at again and again.
    private func wasOpen(_ element: LayoutElement, _ axis: Axis, _ isExtent: Bool) -> Bool {
        let number = Number(element, axis, isExtent)
        if settled.contains(number) {
            return false
        }
        if knownOpen.contains(number) {
            return true
        }
        if isOpen(element, axis, isExtent) {
            knownOpen.insert(number)
            return true
        }
        return false
    }

    private func placeCandidates(_ element: LayoutElement, _ axis: Axis) -> [PinCandidate] {
        guard let container = element.enclosingView else { return [] }
        let search = NeighborSearch(
            element, axis, container, targets, words(in: container))
        var candidates = search.places(among: neighbors(of: element, axis))
        candidates += search.containerPlaces(
            isEndKnown: !(container is ScrollView) && !isOpen(container, axis, true))
        return candidates.sorted { $0.distance < $1.distance } + [search.containerStart]
    }

    private func extentCandidates(_ element: LayoutElement, _ axis: Axis) -> [PinCandidate] {
        guard let container = element.enclosingView else { return [] }
        let search = NeighborSearch(
            element, axis, container, targets, words(in: container))
        return search.extents(
            among: neighbors(of: element, axis),
            isEndKnown: !(container is ScrollView) && !isOpen(container, axis, true))
    }

    // MARK: Scrolling

    /// Says where the content of a scroll view ends, if nothing does: after what reaches farthest.
    private func endContent(of scroll: ScrollView) {
        let guide = scroll.contentLayoutGuide
        for axis in Axis.allCases where guide.isAmbiguous(along: axis, isExtent: true) {
            let words = words(in: scroll)
            let spans = scroll.subviews.filter { !$0.isPlacedByFrame }
                .map { ($0, words.span(of: targets[$0], axis)) }
            guard let last = spans.max(by: { $0.1.end < $1.1.end }) else { continue }
            let first = spans.map { $0.1.start }.min() ?? 0
            let margin = max(0, first)
            let end = words.attribute(.end, axis)
            let constraint = try? LayoutConstraint(
                item: last.0, attribute: end, relatedBy: .equal, toItem: scroll, attribute: end,
                constant: -margin, file: location.file, line: location.line)
            guard let constraint else { continue }
            constraint.isActive = true
            added.append(constraint)
        }
    }
}
