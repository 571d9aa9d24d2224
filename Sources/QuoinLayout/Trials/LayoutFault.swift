/// Something that people would see, or find missing, in a layout in which nothing contradicts.
package struct LayoutFault {
    package enum Kind: Hashable, Sendable {
        /// The place along an axis is open.
        case openStart(Axis)
        /// The size along an axis is open.
        case openExtent(Axis)
        /// It reaches out of its superview at the start of an axis, or at its end.
        case outside(Axis, atEnd: Bool)
        /// Its content gets less than it asks for.
        case cut(Axis)
        /// It is 0 along an axis, though it has something to show.
        case collapsed(Axis)
    }

    package let kind: Kind
    package let view: View
    /// By how much.
    package let amount: Double
    /// Whether there is something to be seen of it: what has no width or no height may get one later.
    package let isSeen: Bool

    package init(kind: Kind, view: View, amount: Double, isSeen: Bool = true) {
        self.kind = kind
        self.view = view
        self.amount = amount
        self.isSeen = isSeen
    }

    /// Less than this is not seen.
    package static let leastAmount = 0.5
}

extension LayoutTrial {
    /// The views of a tree that are shown, each before those in it.
    static func shownViews(in root: View) -> [View] {
        var found: [View] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            if view.flags.contains(.isHidden) {
                continue
            }
            found.append(view)
            for subview in view.storedSubviews.reversed() {
                waiting.append(subview)
            }
        }
        return found
    }

    /// What is wrong with views as the trial has them.
    ///
    /// - Parameters:
    ///   - views: those that are looked at, all of them shown.
    ///   - open: those of whom it is asked whether their place and size are open, which takes longest.
    package func faults(of views: [View], open: [View]) -> [LayoutFault] {
        var found: [LayoutFault] = []
        var openParts: [ObjectIdentifier: Set<LayoutFault.Kind>] = [:]
        let kinds = Axis.allCases.flatMap {
            [(part: AxisPart.extent, axis: $0), (part: AxisPart.start, axis: $0)]
        }
        let answers = areOpen(
            open.flatMap { view in
                kinds.map { (element: view as LayoutElement, part: $0.part, axis: $0.axis) }
            })
        for (index, isOpen) in answers.enumerated() where isOpen {
            let (view, asked) = (open[index / kinds.count], kinds[index % kinds.count])
            let kind: LayoutFault.Kind =
                asked.part == .extent ? .openExtent(asked.axis) : .openStart(asked.axis)
            openParts[ObjectIdentifier(view), default: []].insert(kind)
            found.append(LayoutFault(kind: kind, view: view, amount: 1))
        }
        for view in views {
            let isOpen = openParts[ObjectIdentifier(view)] ?? []
            for axis in Axis.allCases {
                // A size that is open says nothing yet; where it is drawn, it is seen.
                if !isOpen.contains(.openExtent(axis)), !isOpen.contains(.openStart(axis)) {
                    lookForSmallSize(of: view, along: axis, &found)
                }
                lookOutside(view, along: axis, &found)
            }
        }
        return found
    }

    /// A content that is cut, and a size of 0.
    private func lookForSmallSize(of view: View, along axis: Axis, _ found: inout [LayoutFault]) {
        guard let rect = rect(of: view), view !== root else { return }
        let extent = rect.size[axis]
        let wanted = contentSize(of: view, along: axis) ?? 0
        if extent < 0.01, !mayBeFolded(view, along: axis) {
            let amount = max(wanted, reach(of: view, along: axis))
            if amount > LayoutFault.leastAmount, !isFolded(view, along: axis) {
                found.append(LayoutFault(kind: .collapsed(axis), view: view, amount: amount))
            }
        } else if wanted - extent > LayoutFault.leastAmount,
            isCutAgainstTheWill(view, along: axis), !isFolded(view, along: axis)
        {
            found.append(
                LayoutFault(kind: .cut(axis), view: view, amount: wanted - extent))
        }
    }

    /// Whether a view of no size may have been folded: it clips what is in it. What scrolls clips always, as does text
    /// of any length, and a picture that fills its frame, so that somebody must have said that it has no size.
    private func mayBeFolded(_ view: View, along axis: Axis) -> Bool {
        if view.flags.contains(.hasContentArea) || showsAnyLength(view, along: axis) {
            return maySayZero(of: view, along: axis)
        }
        let isLeaf = view.storedSubviews.isEmpty && contentSize(of: view, along: axis) != nil
        return view.flags.contains(.clipsToBounds)
            && (!isLeaf || maySayZero(of: view, along: axis))
    }

    /// Whether a constraint may say that a view has no length: that it is 0, or as long as something else.
    private func maySayZero(of view: View, along axis: Axis) -> Bool {
        view.mentioning.contains {
            $0.isWritten && $0.isInForce && $0.first.leads(to: view)
                && $0.firstAttribute == .edge(.extent, along: axis)
                && ($0.second.target != nil || $0.storedConstant < 0.01)
        }
    }

    /// Whether a view shows text, and does not care how much room there is for it. (What its frame places is not asked.)
    private func showsAnyLength(_ view: View, along axis: Axis) -> Bool {
        !view.flags.contains(.translatesMask) && contentSize(of: view, along: axis) == nil
            && view.askedFirstBaseline > 0
    }

    /// Whether a view is in something that was folded: that clips what is in it, and has a size of 0.
    private func isFolded(_ view: View, along axis: Axis) -> Bool {
        var outer = view.superview
        while let container = outer, let rect = rect(of: container), rect.size[axis] < 0.01 {
            if container.flags.contains(.clipsToBounds) {
                return true
            }
            outer = container.superview
        }
        return false
    }

    /// How far what is shown in a view reaches. What scrolls clips what is in it, so that none of that is asked: what is as
    /// long as it, and has no length for that reason, is looked into.
    private func reach(of view: View, along axis: Axis, depth: Int = 0) -> Double {
        var reach = 0.0
        if axis == .vertical, showsAnyLength(view, along: axis) {
            // At least a line.
            reach = view.askedFirstBaseline
        }
        // What scrolls may place what is in it itself.
        let scrolls = view.flags.contains(.hasContentArea)
        for subview in view.storedSubviews
        where !subview.flags.contains(.isHidden) && subview.look?.alpha ?? 1 > 0
            && (scrolls || !subview.flags.contains(.translatesMask))
        {
            guard let length = rect(of: subview)?.size[axis] else { continue }
            reach = max(reach, length)
            if length < 0.01, scrolls || depth > 0, depth < Self.deepestReach {
                reach = max(reach, self.reach(of: subview, along: axis, depth: depth + 1))
            }
        }
        return reach
    }

    /// How far down it is looked for something that has a length.
    private static let deepestReach = 6

    /// Whether a content that gets less than it asks for was not meant to: a picture may be shown smaller,
    /// and what resists little was told to give way.
    private func isCutAgainstTheWill(_ view: View, along axis: Axis) -> Bool {
        let priorities = view.extras?.contentPriorities ?? .standard
        guard priorities.resistance(along: axis) >= .high, view.askedFirstBaseline > 0
        else { return false }
        if axis == .vertical {
            return true
        }
        if view.flags.contains(.dependsOnWidth) {
            // It wraps.
            return false
        }
        // A line that ends in an ellipsis at what is next to it was meant to, if there is something left
        // to read.
        guard let wanted = contentSize(of: view, along: axis), let rect = rect(of: view) else {
            return false
        }
        return rect.size[axis] < wanted / 3 || hasExplicitExtent(view, along: axis)
    }

    /// Whether a constraint gives the view's size along an axis as a number.
    private func hasExplicitExtent(_ view: View, along axis: Axis) -> Bool {
        let attribute = LayoutAttribute.edge(.extent, along: axis)
        return view.mentioning.contains { constraint in
            constraint.first.leads(to: view) && constraint.firstAttribute == attribute
                && constraint.relation == .equal && constraint.isInForce && constraint.isWritten
                && constraint.secondAttribute == .notAnAttribute
                && engine.directory.row(of: constraint) >= 0
        }
    }

    private func lookOutside(_ view: View, along axis: Axis, _ found: inout [LayoutFault]) {
        guard let superview = view.superview, !view.flags.contains(.translatesMask),
            !superview.flags.contains(.hasContentArea),
            let rect = rect(of: view), let container = self.rect(of: superview),
            container.size[axis] > 0.01,
            !superview.flags.contains(.clipsToBounds)
                || isCutByMistake(view, at: rect, in: superview, container.size, along: axis)
        else { return }
        let extent = rect.size[axis]
        let isSeen = extent > 0.01
        let insets = engine.alignmentInsets(of: superview)
        let start = superview.boundsOrigin[axis]
        let end = start + container.size[axis] + insets.total(along: axis)
        let middle = rect.origin[axis] + extent / 2
        if abs(middle - start) < 0.5 || abs(middle - end) < 0.5,
            isPlacedByMiddle(view, along: axis)
                || extent <= container.size[axis] / 2 && !standsInRow(view, along: axis),
            mayBeBadge(view, at: rect, in: superview, along: axis)
        {
            // It sits on the edge, as a badge does.
            return
        }
        let before = start - rect.origin[axis]
        if before > LayoutFault.leastAmount {
            found.append(
                LayoutFault(
                    kind: .outside(axis, atEnd: false), view: view, amount: before, isSeen: isSeen))
        }
        let after = rect.origin[axis] + extent - end
        if after > LayoutFault.leastAmount {
            found.append(
                LayoutFault(
                    kind: .outside(axis, atEnd: true), view: view, amount: after, isSeen: isSeen))
        }
    }

    /// Whether a view begins where one beside it ends, or after that, so that only by chance its middle is where it is.
    private func standsInRow(_ view: View, along axis: Axis) -> Bool {
        view.mentioning.contains { constraint in
            constraint.isWritten && constraint.isInForce && constraint.relation == .equal
                && constraint.first.leads(to: view)
                && constraint.firstAttribute.axis == axis
                && constraint.firstAttribute.facts.part == .start
                && constraint.secondAttribute.facts.part == .end
                && constraint.storedConstant >= 0
                && constraint.second.target?.enclosingView === view.superview
        }
    }

    /// Whether letters are cut by what they are in for they are said to lie outside of it, or could wrap. What is folded is
    /// cut at its end, what waits is not seen at all, and whatever else clips may do so on purpose.
    private func isCutByMistake(
        _ view: View, at rect: Rect, in container: View, _ size: Size, along axis: Axis
    ) -> Bool {
        guard view.askedFirstBaseline > 0, min(size.width, size.height) > 0.01 else { return false }
        let isSeen = Axis.allCases.allSatisfy { axis in
            let start = rect.origin[axis] - container.boundsOrigin[axis]
            return start < size[axis] - LayoutFault.leastAmount
                && start + rect.size[axis] > LayoutFault.leastAmount
        }
        // A text that wraps goes on in one line only where nothing ends it, and nobody has given it a width.
        let wraps =
            axis == .horizontal && view.flags.contains(.dependsOnWidth)
            && !hasExplicitExtent(view, along: axis)
        return isSeen
            && (wraps
                || view.mentioning.contains {
                    $0.isWritten && $0.isInForce && $0.first.leads(to: view)
                        && $0.firstAttribute.axis == axis && $0.pointsOutside
                })
    }

    /// Whether a view may be meant to sit on an edge of what it is in. Beyond the edge of the whole, half of a text could
    /// not be read; and mere letters are a badge in a corner at most. (What was given both its sizes as numbers is more
    /// than its letters.) There half of a picture is not seen, and by its middle alone somebody says that it is to be so.
    private func mayBeBadge(
        _ view: View, at rect: Rect, in container: View, along axis: Axis
    ) -> Bool {
        guard view.askedFirstBaseline > 0 else {
            return contentSize(of: view, along: axis) == nil
                || isPlacedByMiddle(view, along: axis)
                || isWithinRoot(rect, in: container, along: axis)
        }
        guard isWithinRoot(rect, in: container, along: axis) else { return false }
        let across: Axis = axis == .horizontal ? .vertical : .horizontal
        guard view.look?.backgroundColor == nil,
            !Axis.allCases.allSatisfy({ hasExplicitExtent(view, along: $0) }),
            let size = self.rect(of: container)?.size[across]
        else { return true }
        let start = container.boundsOrigin[across]
        return rect.origin[across] <= start + LayoutFault.leastAmount
            || rect.origin[across] + rect.size[across] >= start + size - LayoutFault.leastAmount
    }

    /// Whether a rectangle in a view is nowhere beyond the edges of the tree's root. What scrolls can be moved there.
    private func isWithinRoot(_ rect: Rect, in container: View, along axis: Axis) -> Bool {
        var start = rect.origin[axis]
        var outer = container
        while outer !== root {
            guard !outer.flags.contains(.hasContentArea), let place = self.rect(of: outer),
                let next = outer.superview
            else { return true }
            start += place.origin[axis] - outer.boundsOrigin[axis]
            outer = next
        }
        guard let size = self.rect(of: root)?.size[axis] else { return true }
        start -= root.boundsOrigin[axis]
        return start >= -LayoutFault.leastAmount
            && start + rect.size[axis] <= size + LayoutFault.leastAmount
    }

    /// Whether a view that reaches out does so only because its place or size is open, and would not if they came as
    /// near to others as they can.
    package func isAvoidable(_ fault: LayoutFault, at place: Rect) -> Bool {
        let slot = engine.slot(of: fault.view)
        guard isOfUse, case .outside(let axis, _) = fault.kind, slot >= 0 else { return false }
        let wishes = [
            engine.addWish(.start(axis), place.origin[axis], of: slot),
            engine.addWish(.extent(axis), place.size[axis], of: slot),
        ]
        var found: [LayoutFault] = []
        lookOutside(fault.view, along: axis, &found)
        for case let wish? in wishes {
            engine.removeWish(wish)
        }
        return !found.contains { $0.kind == fault.kind }
    }

    /// Whether somebody has said where the middle of a view is.
    private func isPlacedByMiddle(_ view: View, along axis: Axis) -> Bool {
        view.mentioning.contains { constraint in
            constraint.isWritten && constraint.isInForce
                && (constraint.first.leads(to: view) && constraint.firstAttribute.isMiddle(of: axis)
                    || constraint.second.leads(to: view)
                        && constraint.secondAttribute.isMiddle(of: axis))
        }
    }
}

extension LayoutAttribute {
    fileprivate func isMiddle(of axis: Axis) -> Bool { facts.part == .middle && facts.axis == axis }
}

/// The faults that there are without any change, to tell which are new.
package struct KnownFaults {
    private var amounts: [Key: Double] = [:]

    private struct Key: Hashable {
        let view: ObjectIdentifier
        let kind: LayoutFault.Kind
    }

    package init(_ faults: [LayoutFault]) {
        for fault in faults {
            amounts[Key(view: ObjectIdentifier(fault.view), kind: fault.kind)] = fault.amount
        }
    }

    /// Those that are among others too, each as small as it is in either.
    func common(with other: KnownFaults) -> KnownFaults {
        var common = self
        common.amounts = amounts.reduce(into: [:]) { result, entry in
            if let amount = other.amounts[entry.key] {
                result[entry.key] = min(amount, entry.value)
            }
        }
        return common
    }

    /// Whether it was there before.
    package func contains(_ fault: LayoutFault) -> Bool {
        amounts[Key(view: ObjectIdentifier(fault.view), kind: fault.kind)] != nil
    }

    /// The first of the faults that was not there before, or is clearly worse than it was.
    package func firstNew(among faults: [LayoutFault]) -> LayoutFault? {
        faults.first { fault in
            let known = amounts[Key(view: ObjectIdentifier(fault.view), kind: fault.kind)]
            return known.map { fault.amount > $0 + LayoutFault.leastAmount } ?? true
        }
    }
}
