import Quoin
import QuoinKit

extension LayoutRepair {
    /// An edge of a view.
    public enum Edge: Hashable, Sendable, CaseIterable {
        /// The upper one.
        case top
        /// The left one, in either direction of reading.
        case left
        /// The lower one.
        case bottom
        /// The right one, in either direction of reading.
        case right

        var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
        var isStart: Bool { self == .top || self == .left }
    }

    /// Pins edges of the views to the nearest neighbour on that side, or to what they are in, at the distance at
    /// which they are.
    ///
    /// A neighbour is a sibling that is seen and stands across from some part of the edge. Constraints that there
    /// are stay: what contradicts them is not added.
    ///
    /// - Parameters:
    ///   - edges: which edges; all by default.
    ///   - file: where the constraints are said to be made; by default where this is called.
    ///   - line: the line there.
    @discardableResult
    public func pinToNearestNeighbor(
        _ edges: Set<Edge> = Set(Edge.allCases), file: StaticString = #fileID, line: UInt = #line
    ) -> RepairReport {
        guard let top else { return report([]) }
        let targets = RepairTargets(top: top) { !$0.isKnownToEngine }
        var changes: [RepairReport.Change] = []
        var pinned: [View] = []
        for view in views where view.superview != nil {
            let before = changes.count
            for edge in Edge.allCases where edges.contains(edge) {
                guard let candidate = nearest(to: view, edge, targets),
                    let constraint = candidate.constraint(at: CodeLocation(file: file, line: line)),
                    !isSaid(constraint)
                else { continue }
                constraint.isActive = true
                if constraint.isSetAside {
                    constraint.isActive = false
                    continue
                }
                changes.append(.added(constraint))
            }
            if changes.count > before { pinned.append(view) }
        }
        pinned.forEach { $0.leavePlacingToConstraints() }
        return report(changes)
    }

    private func nearest(
        to view: View, _ edge: Edge, _ targets: RepairTargets
    ) -> PinCandidate? {
        guard let container = view.superview else { return nil }
        let words = EdgeWords(in: container)
        let axis = edge.axis
        let own = Span(of: targets[view], axis)
        let across = Span(of: targets[view], axis.perpendicular)
        let place = edge.isStart ? own.start : own.end
        let part: AttributeFacts.Part =
            edge.isStart != (words.isMirrored && axis == .horizontal) ? .start : .end
        var best: (view: View, gap: Double, place: Double)?
        for sibling in container.subviews where sibling !== view && !sibling.isHidden {
            let span = Span(of: targets[sibling], axis)
            guard Span(of: targets[sibling], axis.perpendicular).overlaps(across) else { continue }
            let far = edge.isStart ? span.end : span.start
            let gap = edge.isStart ? place - far : far - place
            if gap >= -1e-6, gap < best?.gap ?? .infinity {
                best = (sibling, gap, far)
            }
        }
        let area = Span(of: targets.area(of: container), axis)
        let sign: Double = words.isMirrored && axis == .horizontal ? -1 : 1
        if let best {
            let opposite: AttributeFacts.Part = part == .start ? .end : .start
            return PinCandidate(
                element: view, attribute: words.attribute(part, axis), other: best.view,
                otherAttribute: words.attribute(opposite, axis),
                constant: sign * (place - best.place), distance: best.gap)
        }
        let edgeOfArea = edge.isStart ? area.start : area.end
        return PinCandidate(
            element: view, attribute: words.attribute(part, axis), other: container,
            otherAttribute: words.attribute(part, axis), constant: sign * (place - edgeOfArea),
            distance: abs(place - edgeOfArea))
    }

    /// Whether a constraint in force says the same.
    private func isSaid(_ constraint: LayoutConstraint) -> Bool {
        guard let first = constraint.firstItem?.layoutElement else { return false }
        return first.constraintsInForce.contains {
            $0.comparesTheSame(as: constraint) && $0.priority == .required
        }
    }

    /// Brings the views in line with the first of them.
    ///
    /// What has placed the others along that axis so far gives way where it contradicts: first what speaks of the
    /// same attribute of theirs, then whatever else places them there, and at last what limits it. Where something else
    /// contradicts, as a view that hangs on another one of them, they stay where they are.
    ///
    /// - Parameters:
    ///   - attribute: what is to be in line: an edge, a middle or a baseline; or a width or height, to be the same.
    ///   - file: where the constraints are said to be made; by default where this is called.
    ///   - line: the line there.
    @discardableResult
    public func align(
        _ attribute: LayoutAttribute, file: StaticString = #fileID, line: UInt = #line
    ) -> RepairReport {
        var changes: [RepairReport.Change] = []
        guard let first = views.first, attribute != .notAnAttribute else { return report([]) }
        for view in views.dropFirst() {
            guard
                let constraint = try? LayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: first,
                    attribute: attribute, file: file, line: line), !isSaid(constraint)
            else { continue }
            let placing = view.constraintsInForce.filter {
                $0.firstItem === view && $0.firstAttribute.axis == attribute.axis
                    && $0.firstAttribute.isSize == attribute.isSize && !$0.isMadeByContainer
                    && $0.isActive
            }
            let equalities = placing.filter { $0.relation == .equal }
            var gone: [LayoutConstraint] = []
            func leaveOut(_ other: LayoutConstraint) {
                other.isActive = false
                gone.append(other)
            }
            for same in equalities where same.firstAttribute == attribute { leaveOut(same) }
            let wasPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints
            view.leavePlacingToConstraints()
            for other in equalities where other.isActive && !isFree(view, attribute) {
                leaveOut(other)
            }
            constraint.isActive = true
            for limit in placing where limit.relation != .equal && constraint.isSetAside {
                leaveOut(limit)
            }
            if constraint.isSetAside {
                // What contradicts it says nothing of the view itself.
                constraint.isActive = false
                gone.forEach { $0.isActive = true }
                view.translatesAutoresizingMaskIntoConstraints = wasPlacedByFrame
                continue
            }
            changes += gone.map { .removed($0) }
            changes.append(.added(constraint))
        }
        return report(changes)
    }

    /// Whether constraints leave room for one more along the axis of an attribute.
    private func isFree(_ view: View, _ attribute: LayoutAttribute) -> Bool {
        !view.isKnownToEngine || view.isAmbiguous(along: attribute.axis, isExtent: true)
            || (!attribute.isSize && view.isAmbiguous(along: attribute.axis, isExtent: false))
    }

    /// Puts the views, which are siblings, into a stack, so that they stay where they are.
    ///
    /// They are a row if they stand beside each other, or else a column. The stack takes the place of the first of
    /// them, its spacing and alignment are those that they have now, and what has tied them to each other and to what
    /// is around them is left to the stack. Views that no stack would place as they stand move: those that overlap,
    /// or that are in no line. Those that are hidden take no room in a stack, and what they have taken is a custom
    /// spacing of the view before them.
    ///
    /// - Parameters:
    ///   - file: where the constraints are said to be made; by default where this is called.
    ///   - line: the line there.
    /// - Returns: what was done; nothing if the views are not siblings.
    @discardableResult
    public func embedInStack(
        file: StaticString = #fileID, line: UInt = #line
    ) -> RepairReport {
        let location = CodeLocation(file: file, line: line)
        guard let container = views.first?.superview, let top,
            views.allSatisfy({ $0.superview === container && !$0.isArranged })
        else { return report([]) }
        let names = SourceNames(top: top, naming: views.map { $0 as LayoutElement } + [container])
        let targets = RepairTargets(top: top) { !$0.isKnownToEngine }
        let plan = StackPlan(views, targets)
        let changes = plan.carryOut(in: container, targets, location)
        return RepairReport(changes, names)
    }
}
