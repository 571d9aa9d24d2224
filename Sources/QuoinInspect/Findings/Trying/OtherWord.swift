import QuoinLayout
import QuoinSolver

/// Something that is more usual than what a constraint says: another edge, another sign, a limit the other way round, the
/// other axis, or a neighbour in place of what both are in.
struct OtherWord {
    let constraint: LayoutConstraint
    /// What is said instead.
    let other: LayoutConstraint
    /// How usual it is to say what the constraint says, and what is said instead.
    let habit: ConstraintHabit
    let betterHabit: ConstraintHabit
    /// Whether another constraint says where that edge is.
    let isSaidTwice: Bool
    /// Whether it is no likelier than what is proposed anyway, where that does as much.
    var isLastResort = false
    let mend: LayoutMend

    /// The less, the earlier it is tried.
    var rank: Int {
        (isLastResort ? 100 : 0) + habit.rawValue * 8 - betterHabit.rawValue * 2
            + (isSaidTwice ? 1 : 0)
    }

    /// Whether it is likelier what was meant than a proposal that does as much: that leaves something out or lets it give
    /// way, or has another line follow an odd one.
    func isLikelier(than mend: LayoutMend) -> Bool {
        !isLastResort
            && mend.changes.allSatisfy { change in
                switch change {
                case .deactivate, .setPriority: true
                case .replace(let constraint, let other):
                    constraint !== self.constraint && (isOdd || other.relation != .equal)
                case .setConstant(let constraint, _): constraint !== self.constraint && isOdd
                default: isOdd
                }
            }
    }

    /// Whether both would say where one edge is.
    func speaksOfSameEdge(as word: OtherWord) -> Bool {
        other.firstElement === word.other.firstElement
            && other.firstAttribute == word.other.firstAttribute
    }

    /// Whether nobody writes it, or hardly anybody.
    private var isOdd: Bool { habit < .common }
}

extension FindingSearch {
    /// What could have been meant instead of a constraint, and is said more often.
    func otherWords(for constraint: LayoutConstraint) -> [OtherWord] {
        guard let element = constraint.firstElement else { return [] }
        let known = constraints(of: element).filter { $0 !== constraint && $0.isWritten }
        return possibleWords(for: constraint, of: element).filter { word in
            // What another line says already was hardly meant.
            !known.contains { $0.comparesTheSame(as: word.other) }
        }
    }

    private func possibleWords(
        for constraint: LayoutConstraint, of element: LayoutElement
    ) -> [OtherWord] {
        if constraint.isAsLongAsContainer {
            let attribute = constraint.firstAttribute
            return neighbors(of: element).map { neighbor in
                word(
                    saying(attribute, attribute, of: neighbor, instead: constraint),
                    .usual, insteadOf: constraint, .common)
            }
        }
        if constraint.isLongerThanShare {
            let shorter = constraint.copy(constant: -constraint.constant)
            return [word(shorter, .usual, insteadOf: constraint, .rare)]
        }
        guard let habit = constraint.habit else {
            let unmixed = unmixed(constraint)
            return unmixed.isEmpty
                ? acrossAxis(of: constraint, element)
                : unmixed.map { word($0, .usual, insteadOf: constraint, .slip) }
        }
        let others = habit < .usual ? edges(insteadOf: constraint) : []
        return others.compactMap { other in
            guard let better = other.habit, better > habit else { return nil }
            return word(other, better, insteadOf: constraint, habit)
        } + ofUnsaidEdge(insteadOf: constraint, habit)
    }

    /// Where two lines speak of one edge, and none of the opposite one, one of them was to speak of that.
    private func ofUnsaidEdge(
        insteadOf constraint: LayoutConstraint, _ habit: ConstraintHabit
    ) -> [OtherWord] {
        guard habit >= .common, constraint.relation == .equal,
            let element = constraint.firstElement, let turned = constraint.firstAttribute.opposite
        else { return [] }
        let said = constraints(of: element).filter {
            $0 !== constraint && $0.isWritten && $0.relation == .equal
                && $0.firstElement === element
        }
        guard said.contains(where: { $0.firstAttribute == constraint.firstAttribute }),
            !said.contains(where: { $0.firstAttribute == turned })
        else { return [] }
        let other = saying(
            turned, constraint.secondAttribute, of: constraint.secondElement, instead: constraint)
        guard let better = other.habit, better > .slip else { return [] }
        return [word(other, better, insteadOf: constraint, .rare)]
    }

    /// The opposite edges, the other sign, the limit the other way round, and the facing edge of a neighbour.
    private func edges(insteadOf constraint: LayoutConstraint) -> [LayoutConstraint] {
        let (own, other, constant) = (
            constraint.firstAttribute, constraint.secondAttribute, constraint.constant
        )
        let item = constraint.secondElement
        var said: [LayoutConstraint] = []
        if constraint.relation != .equal {
            said.append(
                saying(own, other, of: item, constraint.relation.reversed, instead: constraint))
        }
        if constraint.relation == .equal, let turned = own.opposite {
            said.append(saying(turned, other, of: item, instead: constraint))
        }
        if let turned = other.opposite {
            said.append(saying(own, turned, of: item, instead: constraint))
            said.append(saying(own, turned, of: item, constant: -constant, instead: constraint))
        }
        said.append(constraint.copy(constant: -constant))
        if let element = constraint.firstElement, item === element.enclosingView,
            own.facts.part != other.facts.part
        {
            said += neighbors(of: element, startingBefore: own.facts.part == .start).map {
                saying(own, other, of: $0, instead: constraint)
            }
        }
        return said
    }

    /// The same of the other axis, where that is open, or nobody has said how long it is there: a middle from top to bottom
    /// for one from left to right, and a height for a width.
    private func acrossAxis(
        of constraint: LayoutConstraint, _ element: LayoutElement
    ) -> [OtherWord] {
        let axis = constraint.firstAttribute.axis
        let others = statements(of: element, along: axis).filter {
            $0 !== constraint && $0.relation == .equal && $0.priority == .required
        }
        let same = others.filter { $0.isWritten && $0.firstAttribute == constraint.firstAttribute }
        let isOpen = isOpen(element, axis.other)
        // What two lines next to each other say, one of them was to say of the other axis.
        let isRepeated = same.contains { $0.isWritten(nextTo: constraint) }
        // It is decided along the one axis anyway, and nobody has said it of the other one.
        let isOfOther = !same.isEmpty || others.count > 1
        guard isOpen || isOfOther && isLeftToContent(element, axis.other),
            let own = constraint.firstAttribute.acrossAxis,
            let other = constraint.secondElement == nil
                ? constraint.secondAttribute : constraint.secondAttribute.acrossAxis
        else { return [] }
        let said = LayoutConstraint.trial(
            element, own, constraint.relation, constraint.secondElement, other,
            multiplier: constraint.multiplier, constant: constraint.constant)
        said.priority = constraint.priority
        var word = word(
            said, .usual, insteadOf: constraint, same.isEmpty ? .common : .rare)
        word.isLastResort = !isOpen && !isRepeated
        return [word]
    }

    /// Whether nobody has said how long something is along an axis.
    private func isLeftToContent(_ element: LayoutElement, _ axis: Axis) -> Bool {
        let said = statements(of: element, along: axis).filter {
            $0.isWritten && $0.relation == .equal
        }
        return said.count < 2 && !said.contains { $0.firstAttribute.isSize }
    }

    /// A constraint that says something else of the first item.
    private func saying(
        _ own: LayoutAttribute, _ other: LayoutAttribute, of item: LayoutElement?,
        _ relation: Relation? = nil, constant: Double? = nil, instead constraint: LayoutConstraint
    ) -> LayoutConstraint {
        guard let element = constraint.firstElement else { return constraint }
        let said = LayoutConstraint.trial(
            element, own, relation ?? constraint.relation, item, other,
            constant: constant ?? constraint.constant)
        said.priority = constraint.priority
        return said
    }

    private func word(
        _ other: LayoutConstraint, _ better: ConstraintHabit,
        insteadOf constraint: LayoutConstraint, _ habit: ConstraintHabit
    ) -> OtherWord {
        // Where something else says where that edge is, it is likely to be another one.
        let isSaidTwice =
            constraint.firstElement.map { element in
                constraints(of: element).contains {
                    $0 !== constraint && $0.isWritten && $0.relation == .equal
                        && $0.firstElement === element && $0.firstAttribute == other.firstAttribute
                }
            } ?? false
        let mend =
            other.comparesTheSame(as: constraint)
            ? LayoutMend(
                words.statement(other), [.setConstant(constraint, other.constant)])
            : stating(other, insteadOf: constraint)
        return OtherWord(
            constraint: constraint, other: other, habit: habit, betterHabit: better,
            isSaidTwice: isSaidTwice, mend: mend)
    }

    /// The shown siblings next to a view, the one before it first, or the one after it.
    func neighbors(
        of element: LayoutElement, startingBefore: Bool = true
    ) -> [View] {
        guard let view = element as? View, let container = view.superview else { return [] }
        let siblings = shownSubviews(of: container)
        guard let index = placeAmongSiblings(of: view) else { return [] }
        let found = [index - 1, index + 1].filter { siblings.indices.contains($0) }
            .map { siblings[$0] }
        return startingBefore ? found : found.reversed()
    }
}

extension [OtherWord] {
    /// Those first that replace the least usual words; of equal ones, as they were.
    var likeliestFirst: [OtherWord] {
        indices.sorted {
            self[$0].rank == self[$1].rank ? $0 < $1 : self[$0].rank < self[$1].rank
        }.map { self[$0] }
    }
}

extension LayoutConstraint {
    /// Whether it was made in a line next to that of another one, or with one line between.
    fileprivate func isWritten(nextTo other: LayoutConstraint) -> Bool {
        let (place, otherPlace) = (sourceLocation, other.sourceLocation)
        return place.isKnown && "\(place.file)" == "\(otherPlace.file)"
            && place.line.distance(to: otherPlace.line).magnitude <= 2
    }

    /// Whether it says that something is longer, by some points, than what it is in, or than a part of that.
    fileprivate var isLongerThanShare: Bool {
        firstAttribute.isSize && secondAttribute == firstAttribute && relation == .equal
            && multiplier <= 1 && constant > 0
            && secondElement?.viewItself === firstElement?.enclosingView
            && firstElement?.enclosingView != nil
    }

    /// Whether it says that something is as wide or as high as the view that it is in.
    fileprivate var isAsLongAsContainer: Bool {
        firstAttribute.isSize && secondAttribute == firstAttribute && relation == .equal
            && multiplier == 1 && constant == 0 && secondElement != nil
            && secondElement === firstElement?.enclosingView
    }
}

extension LayoutAttribute {
    /// The size or the middle along the other axis.
    fileprivate var acrossAxis: LayoutAttribute? {
        switch self {
        case .width: .height
        case .height: .width
        case .centerX: .centerY
        case .centerY: .centerX
        default: nil
        }
    }
}
