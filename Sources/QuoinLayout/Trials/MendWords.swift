/// Proposals in the words of the maker: what to state more, otherwise, or no more.
package struct MendWords {
    let names: NameTable
    let maker: MakerText

    package init(of trial: LayoutTrial) { self.init(trial.names) }

    init(_ names: NameTable) {
        self.names = names
        maker = MakerText(names)
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
        guard constraint.isWritten, !constraint.comparesDistances,
            let element = constraint.first.target,
            constraint.firstAttribute.opposite == constraint.secondAttribute,
            let other = constraint.second.target, element.enclosingView === other.viewOrOwner,
            !other.isAddedGuide
        else { return [] }
        let part = constraint.secondAttribute.facts.part
        let inset = constraint.constant.magnitude
        let turned = stating(
            .trial(
                element, constraint.firstAttribute, constraint.relation, other,
                constraint.firstAttribute, constant: part == .start ? -inset : inset),
            insteadOf: constraint)
        let leadsInside = part == .start ? constraint.constant > 0 : constraint.constant < 0
        // So is its own where something else says where that edge is; and not, where the opposite one has its place.
        func relationsElsewhere(of edge: LayoutAttribute?) -> [Relation] {
            element.mentioning.filter {
                $0 !== constraint && $0.first.leads(to: element) && $0.isWritten && $0.isInForce
                    && $0.firstAttribute == edge
            }.map { $0.relation }
        }
        let own = relationsElsewhere(of: constraint.firstAttribute)
        let opposite = relationsElsewhere(of: constraint.firstAttribute.opposite)
        let isSaidTwice = own.contains(.equal) || !own.isEmpty && opposite.isEmpty
        let others = opposite.contains(.equal) ? [] : turningOwnEdge(of: constraint)
        return leadsInside || isSaidTwice ? others + [turned] : [turned] + others
    }

    /// An edge of an item that is where the opposite one was meant to be: that one at the same place.
    package func turningOwnEdge(of constraint: LayoutConstraint) -> [LayoutMend] {
        guard constraint.isWritten, constraint.relation == .equal, !constraint.comparesDistances,
            let element = constraint.first.target,
            let opposite = constraint.firstAttribute.opposite
        else { return [] }
        let other = LayoutConstraint.trial(
            element, opposite, .equal, constraint.second.target, constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        other.priority = constraint.priority
        return [stating(other, insteadOf: constraint)]
    }

    /// What was written in place of what is proposed, as a question; nil if that is no slip of the pen.
    func question(for slip: LayoutMend) -> String? {
        guard slip.changes.count == 1 else { return nil }
        switch slip.changes[0] {
        case .replace(let constraint, let other):
            let own = "\(names.label(of: constraint.first.target))."
            let others = "\(names.label(of: constraint.second.target))."
            guard constraint.firstAttribute.opposite == constraint.secondAttribute else {
                return nil
            }
            let meant =
                other.firstAttribute == constraint.firstAttribute
                ? "\(others)\(other.secondAttribute)" : "\(own)\(other.firstAttribute)"
            return "\(own)\(constraint.firstAttribute) is compared with "
                + "\(others)\(constraint.secondAttribute); was \(meant) meant?"
        case .setConstant(let constraint, _) where constraint.pointsOutside:
            return "\(constraint.equation(names)) leads outwards; "
                + "was inset(\(constraint.storedConstant.magnitude.plainText)) meant?"
        default: return nil
        }
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
        guard constraint.relation == .equal, constraint.isWritten, !constraint.comparesDistances,
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
        guard !comparesDistances, let container = second.target?.viewOrOwner,
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
