/// The usual cases, each nil if the conflict is none of the kind.
extension ConflictSentence {
    /// A size that would be negative.
    var textOfNegativeSize: String? {
        guard proof.leftovers.count == 1, let leftover = proof.leftovers.first,
            !demands.contains(where: { proof.weights[$0.row] < 0 })
        else { return nil }
        let size = -proof.shortfall / leftover.coefficient
        let relation: Relation = inequalities == 1 ? .equal : .lessThanOrEqual
        let name = name(leftover.variable)
        let attribute = attribute(leftover.variable)
        let amount = amount(relation, size)
        let clause =
            edges(of: leftover.variable, besides: nil).map {
                "\(name)'s \($0) leave it a \(attribute) of \(amount)"
            }
            ?? (rows.count == 1 ? "1 makes" : "Together they make")
            + " \(name)'s \(attribute) \(amount)"
        return "\(clause), but no size is negative: \(excess(size))."
    }

    /// Siblings one after the other, which need more than what contains them has, or do not fill it.
    var chain: SizeChain? {
        guard textOfNegativeSize == nil else { return nil }
        let takers = demands.filter { proof.weights[$0.row] < 0 }
        let givers = demands.filter { proof.weights[$0.row] > 0 }
        let isTooLong = givers.count == 1
        let links = isTooLong ? takers : givers
        guard let whole = isTooLong ? givers.first : takers.first,
            links.count > 1, links.count == demands.count - 1,
            links.allSatisfy({ isInside($0.size, whole.size) && weighsLike(whole, $0) })
        else { return nil }
        let gaps = whole.reached - links.reduce(0) { $0 + $1.asked }
        // The contradiction may need fewer of them than there are.
        let rest = isTooLong ? restOfChain(whole) : []
        let reached = rest.reduce(whole.reached) { $0 + $1.number }
        let isCounted = rest.count == proof.leftovers.count
        let relation: Relation = isCounted && !rest.isEmpty ? .equal : whole.reachedRelation
        let members =
            (rest
            + links.map {
                ChainMember(
                    rows[$0.row].constraint, name: name($0.size), $0.askedRelation, $0.asked)
            }).sorted { $0.constraint.order < $1.constraint.order }
        let text =
            "\(list(members))\(words(forGaps: gaps)) \(isTooLong ? "need" : "come to") a "
            + "\(attribute(whole.size)) of \(amount(relation, reached)), but "
            + "\(name(whole.size))'s \(attribute(whole.size)) "
            + "\(rows[whole.row].source == nil ? "must be" : "is") "
            + "\(amount(whole.askedRelation, whole.asked)): "
            + "\(excess(reached - whole.asked))."
        return SizeChain(text: text, sizes: members.map { $0.constraint })
    }

    /// Whether a chain counts whatever is set aside for its reason.
    func isAboutAll(_ chain: SizeChain) -> Bool {
        let counted = Set(chain.sizes.map { ObjectIdentifier($0) })
        return alsoSetAside.allSatisfy { counted.contains(ObjectIdentifier($0.constraint)) }
    }

    /// The sizes that are part of the chain, though the contradiction does without them, as far as they
    /// are given by a number.
    private func restOfChain(_ whole: Demand) -> [ChainMember] {
        let weight = proof.weights[whole.row].magnitude
        let aside = Set(alsoSetAside.map { ObjectIdentifier($0.constraint) })
        return proof.leftovers.compactMap { leftover in
            guard (leftover.coefficient - weight).magnitude < 1e-9 * weight,
                let element = element(leftover.variable)
            else { return nil }
            let attribute = attribute(leftover.variable)
            let size = element.mentioning.first { constraint in
                constraint.first.leads(to: element) && constraint.firstAttribute == attribute
                    && constraint.secondAttribute == .notAnAttribute
                    && (constraint.row >= 0 || aside.contains(ObjectIdentifier(constraint)))
                    && constraint.relation != .lessThanOrEqual
                    && constraint.storedPriority == .required
                    && constraint.extras?.firstOrigin == nil
            }
            return size.map {
                ChainMember($0, name: name(leftover.variable), $0.relation, $0.storedConstant)
            }
        }
    }

    /// Whether two rows count equally in the proof.
    private func weighsLike(_ demand: Demand, _ other: Demand) -> Bool {
        let weight = proof.weights[demand.row].magnitude
        return (proof.weights[other.row].magnitude - weight).magnitude < 1e-9 * weight
    }

    /// "a (100), b (at least 50) and 3 more (70)"
    private func list(_ links: [ChainMember]) -> String {
        var names = links.prefix(4).map { "\($0.name) (\(amount($0.relation, $0.number)))" }
        let rest = links.dropFirst(4)
        if !rest.isEmpty {
            let sum = rest.reduce(0) { $0 + $1.number }
            names.append("\(rest.count) more (\(sum.roundedText))")
        }
        return names.inWords("and")
    }

    private func words(forGaps gaps: Double) -> String {
        if gaps.magnitude < 1e-6 {
            return " together"
        }
        return gaps > 0
            ? " with \(gaps.roundedText) between and around them"
            : " overlapping by \((-gaps).roundedText)"
    }

    /// Two rows that ask for different sizes.
    func textOfOneSizeTwice(_ demand: Demand) -> String? {
        guard rows.count == 2, demands.count == 2, demands[0].size == demands[1].size,
            let other = demands.first(where: { $0.row != demand.row })
        else { return nil }
        let amount = amount(other.askedRelation, other.asked)
        let subject = "\(name(demand.size))'s \(attribute(demand.size))"
        if rows[other.row].source == nil, rows[demand.row].source == nil {
            return "One line says that \(subject) is \(amount), another that it is "
                + "\(self.amount(demand.askedRelation, demand.asked)): "
                + "\(excess(demand.asked - demand.reached))."
        }
        let verb =
            switch rows[other.row].source {
            case nil: "must be \(amount)"
            case .content: "is to be \(amount) for its content"
            case .window, .root, .autoresizing, .guide, .container: "is \(amount)"
            }
        return "\(subject) \(verb), \(objection(demand))"
    }

    /// Two edges, or an edge and a middle, that leave no choice of the size between them.
    func textOfPinnedSize(_ demand: Demand) -> String? {
        guard let edges = edges(of: demand.size, besides: demand.row) else { return nil }
        let size = "\(attribute(demand.size))"
        let number = demand.reached.roundedText
        let clause =
            switch demand.reachedRelation {
            case .equal: "pin its \(size) to \(number)"
            case .lessThanOrEqual: "keep its \(size) to at most \(number)"
            case .greaterThanOrEqual: "keep its \(size) to at least \(number)"
            }
        return "\(name(demand.size))'s \(edges) \(clause), \(objection(demand))"
    }

    /// A size that follows from another one.
    func textOfRelatedSizes(_ demand: Demand) -> String? {
        guard rows.count == 3, demands.count == 2, proof.leftovers.isEmpty,
            rows.allSatisfy({ $0.isAboutSizes }),
            let other = demands.first(where: { $0.row != demand.row }),
            let link = rows.indices.first(where: { $0 != demand.row && $0 != other.row })
        else { return nil }
        let constraint = rows[link].constraint
        let given = amount(other.askedRelation, other.asked)
        let (name, attribute) = (name(demand.size), attribute(demand.size))
        let isPlain =
            constraint.storedMultiplier == 1 && constraint.storedConstant == 0
            && rows[link].relation == .equal && attribute == self.attribute(other.size)
        if isPlain {
            return "\(name)'s \(attribute) equals \(self.name(other.size))'s, which is \(given), "
                + objection(demand)
        }
        let verb = other.askedRelation == .equal ? "at " : ""
        return "With \(self.name(other.size))'s \(self.attribute(other.size)) \(verb)\(given), "
            + "\(constraint.equation(names)) makes \(name)'s \(attribute) "
            + "\(amount(demand.reachedRelation, demand.reached)), \(objection(demand))"
    }

    /// Any other way in which a size comes about.
    func textOfSize(_ demand: Demand) -> String {
        "Together, the others make \(name(demand.size))'s \(attribute(demand.size)) "
            + "\(amount(demand.reachedRelation, demand.reached)), \(objection(demand))"
    }

    /// Something that is compared with itself.
    private var textOfNoDifference: String? {
        let constraint = rows[0].constraint
        guard rows.count == 1, constraint.comparesWithItself else { return nil }
        let side = constraint.firstSide(names)
        return "\(side) is compared with itself, so it cannot be \(constraint.relation.inWords)"
            + "\(constraint.secondSide(constraint.storedConstant, names)): "
            + "\(excess(constraint.storedConstant))."
    }

    /// Two lines that say of one size what share of another it is.
    private var textOfTwoShares: String? {
        let shares = rows.filter {
            $0.source == nil && $0.relation == .equal && $0.constraint.storedConstant == 0
                && $0.constraint.firstAttribute.isSize && $0.constraint.secondAttribute.isSize
        }
        guard shares.count == 2 else { return nil }
        let (one, other) = (shares[0].constraint, shares[1].constraint)
        guard one.comparesTheSame(as: other), one.storedMultiplier != other.storedMultiplier else {
            return nil
        }
        return "One line says that \(one.firstSide(names)) is \(one.secondSide(0, names)), another "
            + "that it is \(other.secondSide(0, names)): both hold only where both are 0."
    }

    /// Any other conflict: what the first row says beside what the others make of it.
    var textOfFirstRow: String {
        if let text = textOfNoDifference ?? textOfTwoShares {
            return text
        }
        let row = rows[0]
        let constraint = row.constraint
        let isSaidTwice = rows.count == 2 && rows.allSatisfy { $0.source == nil }
        let circumstances =
            switch rows.count {
            case 1: ""
            case 2: isSaidTwice ? "One line says that " : "\(alsoSetAside.count + 2) says that "
            default: "Together, the others say that "
            }
        // A row that is mirrored says the opposite of the constraint.
        let isLess = (proof.weights[0] < 0) != row.isMirrored
        let difference = isLess ? -proof.shortfall : proof.shortfall
        let isExact = inequalities == (row.relation == .equal ? 0 : 1)
        let bound: Relation = isLess ? .lessThanOrEqual : .greaterThanOrEqual
        let reached = (constraint.storedConstant + difference).withoutRounding
        return "\(circumstances)\(constraint.firstSide(names)) is "
            + "\(isExact ? "" : bound.inWords)\(constraint.secondSide(reached, names)), "
            + (isSaidTwice ? "another that it is " : "but it must be ")
            + "\(constraint.relation.inWords)"
            + "\(constraint.secondSide(constraint.storedConstant, names)): "
            + "\(excess(-difference))."
    }

    // MARK: Edges

    /// The two attributes that place the edges of an element along an axis, if it is two: "top and
    /// bottom".
    private func edges(of variable: Int, besides demand: Int?) -> String? {
        guard let element = element(variable) else { return nil }
        let axis = attribute(variable).axis
        var edges: [LayoutAttribute] = []
        for (index, row) in rows.enumerated() where index != demand {
            let constraint = row.constraint
            if row.base === element || constraint.extras?.firstOrigin != nil
                || constraint.extras?.secondOrigin != nil
            {
                // It is about what is in the element, or about a distance.
                continue
            }
            for (end, attribute) in [
                (constraint.first.target, constraint.firstAttribute),
                (constraint.second.target, constraint.secondAttribute),
            ] where end === element && attribute.axis == axis {
                guard attribute.isPosition else { return nil }
                edges.append(attribute)
            }
        }
        guard edges.count == 2, edges[0] != edges[1] else { return nil }
        return edges.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }.inWords("and")
    }
}

extension LayoutConstraint {
    /// Whether both sides are the same, but for the constant.
    fileprivate var comparesWithItself: Bool {
        isWithinOneItem && firstAttribute == secondAttribute && storedMultiplier == 1
            && !hasDistance
    }
}

/// Sizes that are added up, and what is said of them.
struct SizeChain {
    let text: String
    /// The constraints that say how large each of them is.
    let sizes: [LayoutConstraint]
}

/// One of the sizes that are added up in a chain.
private struct ChainMember {
    let constraint: LayoutConstraint
    let name: String
    let relation: Relation
    let number: Double

    init(_ constraint: LayoutConstraint, name: String, _ relation: Relation, _ number: Double) {
        (self.constraint, self.name) = (constraint, name)
        (self.relation, self.number) = (relation, number)
    }
}
