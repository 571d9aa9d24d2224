import QuoinSolver

/// Writing a constraint as a row.
///
/// A row is written in the coordinates of the view that the constraint is installed on. An item deeper
/// in the tree is reached through the views that contain it: its own x, plus theirs, less their bounds
/// origins.
extension LayoutEngine {
    /// Stages the terms of the constraint's row.
    ///
    /// - Returns: the row's relation and its constant on the right-hand side.
    func stage(
        _ constraint: LayoutConstraint, on base: View
    ) -> (relation: Relation, constant: Double) {
        if constraint.extras?.hasOrigins ?? false {
            return (constraint.relation, stageDistances(constraint, on: base))
        }
        let isMirrored = isMirrored(constraint, on: base)
        let multiplier = constraint.storedMultiplier
        var number = constraint.storedConstant
        let mirrorsPlaces = isMirrored && constraint.firstAttribute.isPosition
        if mirrorsPlaces {
            // As if seen in a mirror: every place counts from the right edge of the base.
            number = -number
        }
        let ends = ends(of: constraint, on: base)
        number -= stage(
            ends.first, ends.firstAttribute, times: 1, on: base, isMirrored)
        if !ends.second.isEmpty {
            let offset = stage(
                ends.second, ends.secondAttribute, times: -multiplier, on: base,
                isMirrored)
            number += multiplier * offset
        }
        guard mirrorsPlaces else { return (constraint.relation, number) }
        if multiplier != 1 {
            stage(multiplier - 1, .width, of: slot(of: base))
            number += (1 - multiplier) * alignmentInsets(of: base).total(along: .horizontal)
        }
        return (constraint.relation.reversed, number)
    }

    /// What the constraint's row is about: its items, unless it is between something in a content area
    /// and the edges of the view that shows it.
    @inline(__always)
    private func ends(of constraint: LayoutConstraint, on base: View) -> RowEnds {
        var ends = RowEnds(of: constraint)
        if base.flags.contains(.hasContentArea) {
            ends.enterContent(of: base)
        }
        return ends
    }

    @inline(__always)
    func isMirrored(_ constraint: LayoutConstraint, on base: View) -> Bool {
        guard constraint.isDirectional else { return false }
        return base.effectiveLayoutDirection == .rightToLeft
    }

    // MARK: Distances

    /// Stages a constraint in which a side is a distance between two places.
    ///
    /// - Returns: the row's constant on the right-hand side.
    private func stageDistances(
        _ constraint: LayoutConstraint, on base: View
    ) -> Double {
        let isMirrored = isMirrored(constraint, on: base)
        let multiplier = constraint.storedMultiplier
        var number = constraint.storedConstant
        number -= stageSide(
            constraint.first, constraint.firstAttribute, constraint.extras?.firstOrigin,
            times: 1, on: base, isMirrored)
        if !constraint.second.isEmpty {
            let offset = stageSide(
                constraint.second, constraint.secondAttribute, constraint.extras?.secondOrigin,
                times: -multiplier, on: base, isMirrored)
            number += multiplier * offset
        }
        return number
    }

    private func stageSide(
        _ end: UpLink<LayoutElement>, _ attribute: LayoutAttribute, _ origin: DistanceOriginLink?,
        times factor: Double, on base: View, _ isMirrored: Bool
    ) -> Double {
        guard let origin else {
            return stage(end, attribute, times: factor, on: base, isMirrored)
        }
        let sign: Double = isMirrored ? -1 : 1
        let last = stage(end, attribute, times: sign * factor, on: base, isMirrored)
        let first = stage(
            origin.element, origin.attribute, times: -sign * factor, on: base, isMirrored)
        return sign * (last - first)
    }

    // MARK: Places and sizes

    /// Stages an attribute of an element, times a factor.
    ///
    /// - Returns: the number that belongs to the attribute, not multiplied.
    @inline(__always)
    func stage(
        _ link: UpLink<LayoutElement>, _ attribute: LayoutAttribute, times factor: Double,
        on base: View, _ isMirrored: Bool
    ) -> Double {
        link.with { element in
            let part = AttributePart(of: attribute, isMirrored)
            if element.hasPlainEdges(attribute) {
                return stage(part, of: element, times: factor, on: base)
            }
            return stageUncommon(
                attribute, part, of: element, times: factor, on: base)
        } ?? 0
    }

    /// Stages a part of an element's alignment rectangle.
    @inline(__always)
    private func stage(
        _ part: AttributePart, of element: LayoutElement, times factor: Double, on base: View
    ) -> Double {
        let slot = slot(of: element)
        var offset = 0.0
        if part.isPosition {
            if element === base {
                offset = alignmentInsets(of: base).start(along: part.axis)
            } else {
                stage(factor, .start(part.axis), of: slot)
                if !element.enclosingLink.leads(to: base) {
                    offset = stageWay(
                        from: element, to: base, along: part.axis, times: factor)
                }
            }
        }
        if part.fraction != 0 {
            stage(factor * part.fraction, .extent(part.axis), of: slot)
        }
        return offset
    }

    /// Stages the places of the views between an element and the base.
    private func stageWay(
        from element: LayoutElement, to base: View, along axis: Axis, times factor: Double
    ) -> Double {
        var offset = 0.0
        var view = element.enclosingLink.target
        while let present = view, present !== base {
            stage(factor, .start(axis), of: slot(of: present))
            offset -= alignmentInsets(of: present).start(along: axis) + present.boundsOrigin[axis]
            view = present.superview
        }
        return offset
    }

    /// Stages baselines, margins, and guides that are a distance within their owner.
    private func stageUncommon(
        _ attribute: LayoutAttribute, _ part: AttributePart, of element: LayoutElement,
        times factor: Double, on base: View
    ) -> Double {
        let offset = stage(
            part, of: variablesOwner(of: element), times: factor, on: base)
        if attribute == .firstBaseline {
            return offset + firstBaselineOffset(of: element)
        }
        if attribute == .lastBaseline {
            return offset - lastBaselineOffset(of: element)
        }
        guard let insets = insets(of: element, attribute) else { return offset }
        let start = insets.start(along: part.axis)
        let end = insets.end(along: part.axis)
        if part.isPosition {
            // The start counts in full at the start, the end at the end, both by half in the middle.
            let scrolled = scrolledDistance(of: element, along: part.axis, on: base)
            return offset + scrolled + start * (1 - part.fraction) - end * part.fraction
        }
        return offset - start - end
    }

    /// The element whose variables say where `element` is. A guide that is a view's margins or safe
    /// area has none of its own.
    private func variablesOwner(of element: LayoutElement) -> LayoutElement {
        guard element.flags.contains(.isSystemGuide), let guide = element as? LayoutGuide,
            guide.kind.isInset, let owner = guide.owningView
        else { return element }
        return owner
    }

    /// How far the area that an attribute belongs to is within the alignment rectangle of the element
    /// whose variables it is written with; nil if it is that rectangle.
    private func insets(of element: LayoutElement, _ attribute: LayoutAttribute) -> EdgeInsets? {
        if attribute.isMargin, let view = element.viewOrOwner {
            return view.effectiveMargins + -alignmentInsets(of: view)
        }
        guard let guide = element as? LayoutGuide, let owner = guide.owningView,
            let insets = guide.insetsInOwner
        else { return nil }
        return insets + -alignmentInsets(of: owner)
    }

    /// How far the part that is shown is from the origin, for those who are in it.
    private func scrolledDistance(
        of element: LayoutElement, along axis: Axis, on base: View
    ) -> Double {
        element.isVisibleArea(of: base) ? base.boundsOrigin[axis] : 0
    }

    // MARK: Slots

    /// Makes sure that every element which the constraint's row will mention has a slot.
    @inline(__always)
    func requireSlots(for constraint: LayoutConstraint, on base: View) {
        let ends = ends(of: constraint, on: base)
        requireSlots(for: ends.first, in: base)
        requireSlots(for: ends.second, in: base)
        if let extras = constraint.extras, extras.hasOrigins {
            requireSlots(for: extras.firstOrigin?.element ?? UpLink(nil), in: base)
            requireSlots(for: extras.secondOrigin?.element ?? UpLink(nil), in: base)
        }
        if constraint.isDirectional, isMirrored(constraint, on: base) {
            requireSlot(for: base)
        }
    }

    @inline(__always)
    private func requireSlots(for link: UpLink<LayoutElement>, in base: View) {
        _ = link.with { element in
            if slot(of: element) < 0 {
                requireSlot(for: variablesOwner(of: element))
            }
            if !link.leads(to: base), !element.enclosingLink.leads(to: base) {
                requireSlotsOnTheWay(from: element, to: base)
            }
        }
    }

    private func requireSlotsOnTheWay(from element: LayoutElement, to base: View) {
        var view = element.enclosingLink.target
        while let present = view, present !== base {
            requireSlot(for: present)
            view = present.superview
        }
    }
}

/// What part of an element's alignment rectangle an attribute is: its start plus a fraction of its
/// extent along an axis, or the extent alone.
struct AttributePart {
    var axis: Axis
    var isPosition: Bool
    var fraction: Double

    /// - Parameter isMirrored: whether leading is right and trailing left.
    @inline(__always)
    init(of attribute: LayoutAttribute, _ isMirrored: Bool) {
        let facts = attribute.facts
        axis = facts.axis
        switch facts.part {
        case .start: (isPosition, fraction) = (true, facts.followsReading && isMirrored ? 1 : 0)
        case .middle: (isPosition, fraction) = (true, 0.5)
        case .end: (isPosition, fraction) = (true, facts.followsReading && isMirrored ? 0 : 1)
        case .extent, .nothing: (isPosition, fraction) = (false, 1)
        }
    }
}

extension LayoutElement {
    /// Whether the attribute is an edge, middle or size of the alignment rectangle itself.
    @inline(__always)
    fileprivate func hasPlainEdges(_ attribute: LayoutAttribute) -> Bool {
        !flags.contains(.isSystemGuide) && !attribute.needsView
    }
}
