import QuoinKit
import QuoinLayout
import QuoinSolver

/// What may be missing where a place or a size is open: what is usual among the siblings comes first.
extension FindingSearch {
    /// What may decide a width or height.
    func extentCandidates(of element: LayoutElement, along axis: Axis) -> [LayoutMend] {
        guard let container = element.enclosingView else { return [] }
        let near = nearEdge(of: element, in: container, along: axis)
        var candidates: [LayoutConstraint] = []
        let across = shownRect(of: element)?.size[axis.other] ?? 0
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let isRule = element.isNamedAsRule && across >= Self.leastSquare
        if isRule {
            candidates.append(.trial(element, extent, .equal, nil, constant: 1))
        }
        let wraps = (element as? View).map { wrapping($0, along: axis) } ?? []
        candidates += wraps
        if let stack = container as? StackView, stack.axis != axis {
            candidates.append(.trial(element, extent, .equal, stack, extent))
        }
        candidates += fromThePrevious(to: element, in: container, along: axis)
        let toContainer =
            near.map { farEdge(of: element, in: container, along: axis, like: $0) }
        let rowToContainer = rowEnd(with: element, in: container, along: axis)
        let toNext = upToNext(of: element, in: container, along: axis)
        let likeSibling = sizedSubviews(of: container, like: element, along: axis)
            .first { $0 !== element }
            .map { LayoutConstraint.trial(element, extent, .equal, $0, extent) }
        let square = LayoutConstraint.trial(
            element, extent, .equal, element, LayoutAttribute.edge(.extent, along: axis.other))
        let mayBeSquare =
            !isOpen(element, axis.other) && !isRule && wraps.isEmpty && across >= Self.leastSquare
            && (element as? View).map { !$0.showsText && !($0 is ScrollView) } ?? false
        // What has a number for the one is more likely to be as large both ways than to reach the end of what it is in.
        let hasNumber = statements(of: element, along: axis.other).contains {
            $0.relation == .equal && $0.firstAttribute.isSize && $0.secondElement == nil
        }
        if axis == .horizontal {
            candidates += [toNext, rowToContainer].compactMap { $0 }
            candidates += mayBeSquare && hasNumber ? [square] : []
            candidates += [toContainer, likeSibling].compactMap { $0 }
        } else {
            candidates += [toNext, rowToContainer, likeSibling].compactMap { $0 }
            candidates += mayBeSquare && hasNumber ? [square] : []
            candidates += [toContainer].compactMap { $0 }
        }
        if mayBeSquare {
            candidates.append(square)
        }
        if element is ScrollView, near == nil {
            // What scrolls takes what is left, and is as far from the end as from the sides.
            let end = LayoutAttribute.edge(.end, along: axis)
            let side = nearEdge(of: element, in: container, along: axis.other)?.constant ?? 0
            candidates.append(.trial(element, end, .equal, container, end, constant: -side))
        }
        return candidates.map { stating($0) }
    }

    /// What is thinner is a line, and not the side of a square.
    private static let leastSquare = 8.0

    /// Such numbers for the width and the height; smaller ones for what is to sit on a corner.
    func someNumbers(for element: LayoutElement) -> [LayoutMend] {
        let numbers = Axis.allCases.map { someNumber(for: element, along: $0) }
        let usual = LayoutMend(joining: numbers)
        let constants = usual.changes.compactMap { change -> Double? in
            guard case .activate(let constraint) = change else { return nil }
            return constraint.constant
        }
        let plain = Set(constants).count == 1 ? [constants[0]] : []
        let most = mostOfMark(element)
        return (plain.isEmpty ? [usual] : [])
            + (plain + Self.markSizes).filter { $0 <= most }.map { number in
                LayoutMend(
                    "\(name(element)).size.equalTo(\(number.plainText))   // or what is meant",
                    Axis.allCases.map { axis in
                        .activate(
                            .trial(
                                element, .edge(.extent, along: axis), .equal, nil, constant: number)
                        )
                    })
            }
    }

    private static let markSizes = [20.0, 8]

    /// How large a mark may be that is placed by a view beside it: half as large as that.
    private func mostOfMark(_ element: LayoutElement) -> Double {
        Axis.allCases.flatMap { statements(of: element, along: $0) }.compactMap { statement in
            guard let other = statement.secondElement as? View, other !== element,
                other.superview === element.enclosingView, let size = trial.rect(of: other)?.size
            else { return nil }
            return max(Self.markSizes.last ?? 0, min(size.width, size.height) / 2)
        }.min() ?? .infinity
    }

    /// A number in the place of one that only the author knows: what other views of the kind are given, or else as
    /// much as a finger needs.
    func someNumber(for element: LayoutElement, along axis: Axis) -> LayoutMend {
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let number = usualNumber(besides: element, along: axis) ?? 44
        let mend = stating(.trial(element, extent, .equal, nil, constant: number))
        return LayoutMend("\(mend.description)   // or what is meant", mend.changes)
    }

    /// The number that the first view of the kind is given.
    private func usualNumber(besides element: LayoutElement, along axis: Axis) -> Double? {
        // What holds others is of another kind than a mark of the same type.
        let holdsOthers = (element as? View).map { !$0.subviews.isEmpty } ?? true
        let asked = UsualNumber(
            type: ObjectIdentifier(type(of: element)), holdsOthers: holdsOthers, axis: axis)
        if let known = usualNumbers[asked], known?.view !== element {
            return known?.number
        }
        let found = shown.lazy.filter {
            $0 !== element && ObjectIdentifier(type(of: $0)) == asked.type
                && $0.subviews.isEmpty != holdsOthers
        }.compactMap { view in
            self.givenNumber(of: view, along: axis).map { (view: view, number: $0) }
        }.first
        usualNumbers[asked] = .some(found)
        return found?.number
    }

    /// The number that a constraint gives a view as its size.
    private func givenNumber(of view: View, along axis: Axis) -> Double? {
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let given = statements(of: view, along: axis).first { statement in
            statement.firstAttribute == extent && statement.secondAttribute == .notAnAttribute
                && statement.relation == .equal && statement.isWritten
        }
        return given.flatMap { $0.constant > 0 ? $0.constant : nil }
    }

    /// Such a number for each of some findings about a width or height; nil if they are about something else.
    func someNumber(forAll alike: [LayoutFinding]) -> [LayoutMend]? {
        guard let kind = alike.first?.kind, kind == .noWidth || kind == .noHeight else {
            return nil
        }
        let axis = kind == .noWidth ? Axis.horizontal : .vertical
        return alike.compactMap { finding in
            finding.views.first.map { someNumber(for: $0, along: axis) }
        }
    }

    /// What may decide a place.
    func startCandidates(of element: LayoutElement, along axis: Axis) -> [LayoutMend] {
        guard let container = element.enclosingView else { return [] }
        var candidates: [LayoutConstraint] = []
        let middle = LayoutAttribute.edge(.middle, along: axis)
        let customs = customs(in: container, along: axis)
        let (start, end): (LayoutAttribute, LayoutAttribute) =
            axis == .horizontal && customs.followsReading
            ? (.leading, .trailing) : (.edge(.start, along: axis), .edge(.end, along: axis))
        // Beside another view: in line with it.
        if let neighbour = neighbour(of: element, along: axis.other) {
            candidates.append(.trial(element, middle, .equal, neighbour, middle))
            candidates.append(.trial(element, start, .equal, neighbour, start))
        }
        candidates += customs.usualEdges(most: 2, besides: statements(of: element, along: axis)).map
        { like in
            .trial(
                element, like.firstAttribute, .equal, like.secondElement, like.secondAttribute,
                constant: like.constant)
        }
        if let previous = previousSibling(of: element) {
            // Or as far from what comes before it as from the end of what it is in.
            let inset = statements(of: element, along: axis).first {
                $0.relation == .equal && $0.firstAttribute.facts.part == .end
                    && $0.secondElement?.viewItself === container && $0.constant < 0
            }.map { -$0.constant }
            let gap = customs.usualGap ?? inset ?? Self.standardGap
            let after = LayoutConstraint.trial(
                element, start, .equal, previous, end, constant: gap)
            axis == .vertical ? candidates.insert(after, at: 0) : candidates.append(after)
        }
        candidates.append(.trial(element, start, .equal, container, start, constant: 16))
        candidates.append(.trial(element, middle, .equal, container, middle))
        return candidates.map { stating($0) }
    }

    static let standardGap = 8.0

    // MARK: Neighbours

    /// Views beside the element in the same container that are shown.
    func siblings(of element: LayoutElement) -> [View] {
        element.enclosingView.map { shownSubviews(of: $0).filter { $0 !== element } } ?? []
    }

    private func previousSibling(of element: LayoutElement) -> View? {
        guard let view = element as? View, let container = view.superview else { return nil }
        return customs(in: container, along: .vertical).previous[ObjectIdentifier(view)]
    }

    /// The sibling beside which the element stands along an axis.
    private func neighbour(of element: LayoutElement, along axis: Axis) -> View? {
        for constraint in statements(of: element, along: axis) {
            if let other = constraint.secondElement as? View, other !== element.enclosingView,
                other !== element, constraint.firstAttribute != constraint.secondAttribute
            {
                return other
            }
        }
        return nil
    }

    /// What says where the element begins in its container.
    func nearEdge(
        of element: LayoutElement, in container: View, along axis: Axis
    ) -> LayoutConstraint? {
        statements(of: element, along: axis).first { constraint in
            constraint.relation == .equal && constraint.firstAttribute.facts.part == .start
                && constraint.secondElement?.viewItself === container
                && constraint.secondAttribute.facts.part == .start
        }
    }

    /// The other edge, as far from the container's as the near one.
    func farEdge(
        of element: LayoutElement, in container: View, along axis: Axis,
        like near: LayoutConstraint
    ) -> LayoutConstraint {
        let edge = near.firstAttribute.opposite ?? .edge(.end, along: axis)
        return .trial(
            element, edge, .equal, near.secondElement,
            near.secondAttribute.opposite ?? edge, constant: -near.constant)
    }

    /// Up to the sibling that comes next along the axis.
    private func upToNext(
        of element: LayoutElement, in container: View, along axis: Axis
    ) -> LayoutConstraint? {
        guard let rect = trial.rect(of: element) else { return nil }
        let next = decidedSubviews(of: container, along: axis).filter { $0 !== element }
            .compactMap { view in trial.rect(of: view).map { (view: view, rect: $0) } }
            .filter { other in
                other.rect.origin[axis] > rect.origin[axis] + LayoutFault.leastAmount
                    && meets(rect, other.rect, along: axis.other)
            }
            .min { $0.rect.origin[axis] < $1.rect.origin[axis] }
        return next.map {
            .trial(
                element, .edge(.end, along: axis), .equal, $0.view, .edge(.start, along: axis),
                constant: -Self.standardGap)
        }
    }

    /// From the sibling that comes before it along the axis, or from the container's edge, for an element of
    /// which only the end is known.
    private func fromThePrevious(
        to element: LayoutElement, in container: View, along axis: Axis
    ) -> [LayoutConstraint] {
        let said = statements(of: element, along: axis)
        guard !said.contains(where: { $0.firstAttribute.facts.part == .start }),
            let far = said.first(where: {
                $0.relation == .equal && $0.firstAttribute.facts.part == .end
            }), let rect = trial.rect(of: element)
        else { return [] }
        let (start, end) = (
            LayoutAttribute.edge(.start, along: axis), LayoutAttribute.edge(.end, along: axis)
        )
        let limit = rect.origin[axis] + rect.size[axis]
        // The one that ends last of those that end before it does.
        var previous: (view: View, end: Double)?
        for sibling in decidedSubviews(of: container, along: axis) where sibling !== element {
            guard let other = trial.rect(of: sibling), meets(rect, other, along: axis.other) else {
                continue
            }
            let otherEnd = other.origin[axis] + other.size[axis]
            if otherEnd < limit, previous.map({ $0.end < otherEnd }) ?? true {
                previous = (sibling, otherEnd)
            }
        }
        let isInContainer = far.secondElement?.viewItself === container
        var found: [LayoutConstraint] = []
        if let previous {
            found.append(
                .trial(
                    element, start, .equal, previous.view, end,
                    constant: isInContainer ? far.constant.magnitude : Self.standardGap))
        }
        if isInContainer {
            found.append(
                .trial(element, start, .equal, container, start, constant: far.constant.magnitude))
        }
        return found
    }

    /// Whether two rectangles have something of an axis in common.
    private func meets(_ rect: Rect, _ other: Rect, along axis: Axis) -> Bool {
        rect.origin[axis] < other.origin[axis] + other.size[axis]
            && other.origin[axis] < rect.origin[axis] + rect.size[axis]
    }

    /// The last of the subviews ends the view, as far from its edge as the first one is from the other.
    func wrapping(_ view: View, along axis: Axis) -> [LayoutConstraint] {
        let inner = shownSubviews(of: view).filter {
            !$0.translatesAutoresizingMaskIntoConstraints
        }
        let last = inner.max {
            let (one, other) = (trial.rect(of: $0) ?? .zero, trial.rect(of: $1) ?? .zero)
            return one.origin[axis] + one.size[axis] < other.origin[axis] + other.size[axis]
        }
        guard let last else { return [] }
        let endsThere = statements(of: last, along: axis).contains {
            $0.relation == .equal && $0.firstAttribute.facts.part == .end
                && $0.secondElement?.viewItself === view && $0.secondAttribute.facts.part == .end
        }
        if endsThere {
            // What is open is what is in that.
            return wrapping(last, along: axis)
        }
        return [wrapping(last, in: view, along: axis)]
    }

    /// The distance at which something begins, if it is not far; what begins outside is to be inside.
    private func insetLike(_ start: Double) -> Double {
        start < 0 ? Self.standardGap : min(start, Self.standardGap)
    }

    /// A view ends what it is in, as far from its edge as the first one in it is from the other.
    func wrapping(_ last: View, in container: View, along axis: Axis) -> LayoutConstraint {
        let inner = shownSubviews(of: container).filter {
            !$0.translatesAutoresizingMaskIntoConstraints
        }
        let end = LayoutAttribute.edge(.end, along: axis)
        let inset =
            inner.lazy.compactMap { self.nearEdge(of: $0, in: container, along: axis)?.constant }
            .min() ?? trial.rect(of: last).map { insetLike($0.origin[axis]) } ?? 0
        return .trial(last, end, .equal, container, end, constant: -inset)
    }
}

extension LayoutElement {
    /// Whether it is called what lines between other views are called.
    fileprivate var isNamedAsRule: Bool {
        guard let name = (self as? View)?.name else { return false }
        let plain = name.lowercased()
        return ["separator", "divider", "hairline"].contains { plain.hasSuffix($0) }
            || plain == "line" || name.hasSuffix("Line")
    }
}
