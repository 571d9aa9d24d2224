import QuoinKit
import QuoinLayout
import QuoinSolver

/// Edges that agree by chance, that count twice, or that pixels part.
extension FindingSearch {
    // MARK: Directions

    /// Left and leading of one view, or of neighbours in one container.
    func findMixedDirections() {
        for container in shown {
            var absolute: [LayoutConstraint] = []
            var directional: [LayoutConstraint] = []
            for view in container.subviews where isShown(view) {
                let said = statements(of: view, along: .horizontal)
                    .filter { $0.isWritten && $0.secondElement != nil }
                for constraint in said where !isHalfOfPair(constraint, among: said) {
                    let facts = constraint.firstAttribute.facts
                    guard facts.part == .start || facts.part == .end else { continue }
                    if facts.followsReading {
                        directional.append(constraint)
                    } else {
                        absolute.append(constraint)
                    }
                }
            }
            if !absolute.isEmpty, !directional.isEmpty {
                explainMixture(absolute, directional)
            }
        }
    }

    /// Whether something else keeps the view as far from the other edge of the same element, so that it is at the same
    /// place in either direction.
    private func isHalfOfPair(
        _ constraint: LayoutConstraint, among said: [LayoutConstraint]
    ) -> Bool {
        guard keepsEdge(constraint), let opposite = constraint.firstAttribute.opposite else {
            return false
        }
        return said.contains { other in
            keepsEdge(other) && other.firstAttribute == opposite
                && other.secondElement === constraint.secondElement
                && other.constant == 0 - constraint.constant
                && other.priority == constraint.priority
        }
    }

    /// Whether a constraint keeps an edge at a distance from the same edge of something else.
    private func keepsEdge(_ constraint: LayoutConstraint) -> Bool {
        constraint.relation == .equal && constraint.multiplier == 1
            && constraint.firstAttribute == constraint.secondAttribute
    }

    private func explainMixture(
        _ absolute: [LayoutConstraint], _ directional: [LayoutConstraint]
    ) {
        // What fits from left to right comes apart from right to left: edges that are at one place, or a
        // chain from one view to the other.
        let related = absolute.filter { one in
            directional.contains { other in
                one.firstElement === other.firstElement || isAligned(one, with: other)
                    || one.secondElement === other.firstElement
                    || one.firstElement === other.secondElement
                    || meetOrPartWhenMirrored(one, other)
            }
        }
        guard !related.isEmpty else { return }
        let views = (related + directional).compactMap { $0.firstElement?.viewItself }
            .withoutRepeats
        let message =
            "\(views.map { name($0) }.inWords()) \(views.count == 1 ? "agrees" : "agree") from left to right "
            + "only: left and right stay where they are, leading and trailing change sides.\n"
            + (related.prefix(2) + directional.prefix(2)).map { reference($0) }
            .joined(separator: "\n")
        let turned = related.compactMap { readingTwin(of: $0) }
        let changes = zip(related, turned).map { LayoutChange.replace($0, with: $1) }
        let mend = LayoutMend(turned.map { words.statement($0) }.joined(separator: "\n"), changes)
        let mends = turned.count == related.count ? sound([mend]) : []
        tell(.mixedDirections, views, related + directional, message, mends)
    }

    /// Whether both are at ends of one row that are the same end from right to left; or the one beside the other at
    /// one end, and from right to left at both.
    private func meetOrPartWhenMirrored(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool
    {
        guard let view = one.firstElement as? View, let neighbour = other.firstElement as? View,
            let container = view.superview, neighbour.superview === container,
            one.relation == .equal, other.relation == .equal,
            !reachesAcross(view), !reachesAcross(neighbour),
            [one, other].allSatisfy({
                $0.secondElement?.viewItself === container
                    && $0.firstAttribute.facts.part == $0.secondAttribute.facts.part
            }), let rect = trial.rect(of: view), let place = trial.rect(of: neighbour)
        else { return false }
        let isTurned = container.effectiveLayoutDirection == .rightToLeft
        let areAtOneEnd = one.firstAttribute.facts.part == other.firstAttribute.facts.part
        let areInOneRow =
            rect.origin.y < place.origin.y + place.size.height
            && place.origin.y < rect.origin.y + rect.size.height
        let gap = max(place.minX - rect.maxX, rect.minX - place.maxX)
        return areInOneRow
            && (areAtOneEnd == isTurned || gap >= 0 && gap <= 2 * Self.standardGap)
    }

    /// Whether a view is held at both ends, so that it lies the same way in either direction.
    private func reachesAcross(_ view: View) -> Bool {
        let parts = statements(of: view, along: .horizontal).map { $0.firstAttribute.facts.part }
        return parts.contains(.start) && parts.contains(.end) || parts.contains(.middle)
    }

    /// Whether both are as far from the same edge of the same container.
    private func isAligned(_ one: LayoutConstraint, with other: LayoutConstraint) -> Bool {
        one.secondElement === other.secondElement && one.constant == other.constant
            && one.firstAttribute.facts.part == other.firstAttribute.facts.part
            && one.secondAttribute.facts.part == other.secondAttribute.facts.part
    }

    /// The constraint with leading and trailing in place of left and right.
    private func readingTwin(of constraint: LayoutConstraint) -> LayoutConstraint? {
        guard let element = constraint.firstElement,
            let first = constraint.firstAttribute.readingTwin
        else { return nil }
        let second = constraint.secondAttribute.readingTwin ?? constraint.secondAttribute
        let twin = LayoutConstraint.trial(
            element, first, constraint.relation, constraint.secondElement, second,
            multiplier: constraint.multiplier, constant: constraint.constant)
        twin.priority = constraint.priority
        return twin
    }

    // MARK: Margins

    /// Margins of a view within margins of its container, at one edge.
    func findDoubleMargins() {
        for view in shown {
            guard let superview = view.superview else { continue }
            for axis in Axis.allCases {
                for atEnd in [false, true] {
                    let part: AttributeFacts.Part = atEnd ? .end : .start
                    guard
                        let outer = statements(of: view, along: axis).first(where: {
                            isAtMargin($0, of: superview, part)
                        }),
                        let inner = view.subviews.lazy.filter({ self.isShown($0) }).compactMap({
                            self.statements(of: $0, along: axis).first {
                                self.isAtMargin($0, of: view, part)
                            }
                        }).first
                    else { continue }
                    explainMargins(of: view, inner, outer, axis, atEnd)
                }
            }
        }
    }

    private func isAtMargin(
        _ constraint: LayoutConstraint, of container: View, _ part: AttributeFacts.Part
    ) -> Bool {
        guard constraint.isWritten, constraint.firstAttribute.facts.part == part,
            constraint.secondAttribute.facts.part == part
        else { return false }
        return constraint.secondElement === container && constraint.secondAttribute.isMargin
            || constraint.secondElement === container.marginsGuideIfAny
    }

    private func explainMargins(
        of view: View, _ inner: LayoutConstraint, _ outer: LayoutConstraint, _ axis: Axis,
        _ atEnd: Bool
    ) {
        guard let superview = view.superview, let element = inner.firstElement else { return }
        func amount(_ margins: EdgeInsets) -> Double {
            switch (axis, atEnd) {
            case (.horizontal, false): margins.left
            case (.horizontal, true): margins.right
            case (.vertical, false): margins.top
            case (.vertical, true): margins.bottom
            }
        }
        let (own, others) = (amount(view.layoutMargins), amount(superview.layoutMargins))
        guard own > 0, others > 0, !view.drawsGround else { return }
        let edge = axis.edgeName(atEnd: atEnd)
        let message =
            "Margins count twice at the \(edge) of \(name(element)): \(own.roundedText) of "
            + "\(name(view)) within \(others.roundedText) of \(name(superview)).\n"
            + "\(reference(inner))\n\(reference(outer))"
        let plain = LayoutAttribute.edge(atEnd ? .end : .start, along: axis)
        let first = inner.firstAttribute
        let mend = words.stating(
            .trial(
                element, first, inner.relation, view, first.facts.followsReading ? first : plain,
                constant: inner.constant), insteadOf: inner)
        tell(.marginsTwice, [view, superview], [inner, outer], message, sound([mend]))
    }

    // MARK: Pixels

    /// Edges that are equal in the solution, and not on the screen.
    func findSeams() {
        for view in shown {
            for constraint in view.constraints
            where constraint.isWritten && constraint.constant == 0 && constraint.multiplier == 1
                && constraint.relation == .equal
            {
                explainSeam(constraint)
            }
        }
    }

    private func explainSeam(_ constraint: LayoutConstraint) {
        guard let one = constraint.firstElement as? View,
            let other = constraint.secondElement as? View,
            isShown(one), isShown(other), !one.isDescendant(of: other),
            !other.isDescendant(of: one),
            one.askedAlignmentInsets == .zero, other.askedAlignmentInsets == .zero,
            let scale = one.window?.scale
        else { return }
        let axis = constraint.firstAttribute.axis
        let (part, otherPart) = (
            constraint.firstAttribute.facts.part, constraint.secondAttribute.facts.part
        )
        guard
            part == .start && otherPart == .end || part == .end && otherPart == .start,
            constraint.firstAttribute.facts.area == .rectangle,
            constraint.secondAttribute.facts.area == .rectangle
        else { return }
        let edge = place(of: part, of: one, axis)
        let otherEdge = place(of: otherPart, of: other, axis)
        let gap = part == .start ? edge - otherEdge : otherEdge - edge
        guard abs(gap) > 0.25 / scale, abs(gap) < 2 / scale else { return }
        let message =
            "\(name(one)) and \(name(other)) meet between pixels: on the screen "
            + (gap > 0
                ? "\(gap.roundedText) is open between them"
                : "they overlap by \((-gap).roundedText)")
            + ".\n\(reference(constraint))\n"
            + "They are rounded in containers of their own; put both into one, or place those on whole pixels."
        tell(.seam, [one, other], [constraint], message)
    }

    /// Where an edge of a view is on the screen, and not how far a motion has brought it.
    private func place(of part: AttributeFacts.Part, of view: View, _ axis: Axis) -> Double {
        let rect = trial.root.convert(view.bounds, from: view)
        return part == .start ? rect.origin[axis] : rect.origin[axis] + rect.size[axis]
    }
}

extension LayoutAttribute {
    /// Leading for left, and trailing for right.
    fileprivate var readingTwin: LayoutAttribute? {
        switch self {
        case .left: .leading
        case .right: .trailing
        case .leftMargin: .leadingMargin
        case .rightMargin: .trailingMargin
        default: nil
        }
    }
}
