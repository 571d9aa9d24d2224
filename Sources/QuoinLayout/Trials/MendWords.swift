/// Proposals in the words of the maker: what to state more, otherwise, or no more.
package struct MendWords {
    let names: NameTable
    let maker: MakerText

    package init(of trial: LayoutTrial) {
        names = trial.names
        maker = MakerText(trial.names)
    }

    /// A constraint as one would write it down.
    package func statement(_ constraint: LayoutConstraint) -> String { maker.text(of: constraint) }

    /// A constraint as one reads it, with where it was made, if that is known.
    package func reference(_ constraint: LayoutConstraint) -> String {
        let place = constraint.sourceLocation
        let origin = constraint.isWritten && place.isKnown ? " (\(place))" : ""
        return "\(constraint.equation(names))\(origin)"
    }

    // MARK: Changes

    /// To state something more.
    package func stating(_ constraint: LayoutConstraint) -> LayoutMend {
        LayoutMend(statement(constraint), [.activate(constraint)])
    }

    /// To state something else in place of a constraint.
    package func stating(
        _ other: LayoutConstraint, insteadOf constraint: LayoutConstraint
    ) -> LayoutMend {
        LayoutMend(
            "\(statement(other)) instead of \(reference(constraint))",
            [.replace(constraint, with: other)])
    }

    /// To leave a constraint out.
    package func dropping(_ constraint: LayoutConstraint) -> LayoutMend {
        LayoutMend("drop \(reference(constraint))", [.deactivate(constraint)])
    }

    /// To say that a constraint matters less.
    package func lowering(_ constraint: LayoutConstraint, to priority: Priority) -> LayoutMend {
        LayoutMend(
            statement(constraint.copy(priority: priority)), [.setPriority(constraint, priority)])
    }

    /// To leave out several that are alike.
    package func dropping(_ constraints: [LayoutConstraint]) -> LayoutMend {
        LayoutMend(
            listing(constraints.map { dropping($0).description }),
            constraints.map { .deactivate($0) })
    }

    /// To say that several that are alike matter less.
    package func lowering(_ constraints: [LayoutConstraint], to priority: Priority) -> LayoutMend {
        LayoutMend(
            listing(constraints.map { lowering($0, to: priority).description }),
            constraints.map { .setPriority($0, priority) })
    }

    /// The lines, unless they are many.
    private func listing(_ lines: [String]) -> String {
        lines.count <= 4
            ? lines.joined(separator: "\n")
            : "\(lines.first ?? "")\n(and so \(lines.count - 1) times more)"
    }

    // MARK: Usual mistakes

    /// An edge that is compared with the opposite edge of what contains it: one of both is the wrong one.
    ///
    /// Where the distance leads into the container from the edge of it that was said, that one is likely to be right,
    /// and the item's own to be wrong: "title.bottom = card.top + 12".
    package func turning(_ constraint: LayoutConstraint) -> [LayoutMend] {
        guard constraint.isWritten, let element = constraint.first.target,
            constraint.firstAttribute.opposite == constraint.secondAttribute,
            let container = constraint.second.target?.viewOrOwner,
            element.enclosingView === container
        else { return [] }
        let part = constraint.secondAttribute.facts.part
        let inset = constraint.constant.magnitude
        let turned = stating(
            .trial(
                element, constraint.firstAttribute, constraint.relation,
                constraint.second.target, constraint.firstAttribute,
                constant: part == .start ? -inset : inset), insteadOf: constraint)
        let leadsInside = part == .start ? constraint.constant > 0 : constraint.constant < 0
        // So is its own where something else says where that edge is.
        let isSaidTwice = element.mentioning.contains {
            $0 !== constraint && $0.first.leads(to: element) && $0.isWritten && $0.isInForce
                && $0.firstAttribute == constraint.firstAttribute && $0.relation == .equal
        }
        let others = turningOwnEdge(of: constraint)
        return leadsInside || isSaidTwice ? others + [turned] : [turned] + others
    }

    /// An edge of an item that is where the opposite one was meant to be: that one at the same place.
    package func turningOwnEdge(of constraint: LayoutConstraint) -> [LayoutMend] {
        guard constraint.isWritten, constraint.relation == .equal,
            let element = constraint.first.target,
            let opposite = constraint.firstAttribute.opposite
        else { return [] }
        let other = LayoutConstraint.trial(
            element, opposite, .equal, constraint.second.target, constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        other.priority = constraint.priority
        return [stating(other, insteadOf: constraint)]
    }

    /// A distance to the same edge of what contains it, towards the outside: towards the inside instead.
    package func turningSign(of constraint: LayoutConstraint) -> [LayoutMend] {
        guard constraint.isWritten, constraint.pointsOutside else { return [] }
        let constant = -constraint.constant
        return [
            LayoutMend(
                statement(constraint.copy(constant: constant)),
                [.setConstant(constraint, constant)])
        ]
    }

    /// A ratio that makes something higher than it is wide, as 16 : 9 of the height does: the other way round instead.
    package func inverting(_ constraint: LayoutConstraint) -> [LayoutMend] {
        guard constraint.isWritten, constraint.relation == .equal, constraint.isWithinOneItem,
            let element = constraint.first.target, constraint.storedConstant == 0,
            constraint.firstAttribute.isSize, constraint.secondAttribute.isSize,
            constraint.firstAttribute != constraint.secondAttribute,
            constraint.storedMultiplier > 0,
            (constraint.firstAttribute == .height) == (constraint.storedMultiplier > 1),
            constraint.storedMultiplier != 1
        else { return [] }
        let other = LayoutConstraint.trial(
            element, constraint.firstAttribute, .equal, element, constraint.secondAttribute,
            multiplier: 1 / constraint.storedMultiplier)
        other.priority = constraint.priority
        return [stating(other, insteadOf: constraint)]
    }

    /// No less than a constraint says, or no more.
    package func relaxing(_ constraint: LayoutConstraint) -> [LayoutMend] {
        guard constraint.relation == .equal, constraint.isWritten,
            let element = constraint.first.target, !constraint.isWithinOneItem
        else { return [] }
        return constraint.looserRelations.map { relation in
            let other = LayoutConstraint.trial(
                element, constraint.firstAttribute, relation, constraint.second.target,
                constraint.secondAttribute, multiplier: constraint.multiplier,
                constant: constraint.constant)
            other.priority = constraint.priority
            return stating(other, insteadOf: constraint)
        }
    }
}

extension LayoutConstraint {
    /// The relations in place of an equality: both, or that which keeps neighbours apart.
    fileprivate var looserRelations: [Relation] {
        switch (firstAttribute.facts.part, secondAttribute.facts.part) {
        case (.start, .end): [.greaterThanOrEqual]
        case (.end, .start): [.lessThanOrEqual]
        default: [.greaterThanOrEqual, .lessThanOrEqual]
        }
    }

    /// Whether it keeps a distance to the same edge of what contains its first item, towards the outside.
    package var pointsOutside: Bool {
        guard let container = second.target?.viewOrOwner,
            first.target?.enclosingView === container,
            firstAttribute.facts.part == secondAttribute.facts.part
        else { return false }
        switch firstAttribute.facts.part {
        case .end: return storedConstant > 0
        case .start: return storedConstant < 0
        case .middle, .extent, .nothing: return false
        }
    }
}
