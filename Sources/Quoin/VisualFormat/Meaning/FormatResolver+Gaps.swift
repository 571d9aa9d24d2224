extension FormatResolver {
    /// How many pairs of views one gap may lie between. Brackets with many views on both sides of it
    /// make many pairs of a short text.
    private static let mostPairs = 100_000

    /// Works out the gap between two elements: between each item of one and each of the other.
    mutating func resolve(
        _ gap: FormatGap, from element: FormatElement, to other: FormatElement, _ run: FormatRun
    ) throws(FormatProblem) {
        let (starts, ends) = (positions(of: element), positions(of: other))
        // Not the product of both, which has no place in the `Int` of a small system.
        guard starts.count <= Self.mostPairs / max(1, ends.count) else {
            throw FormatProblem(
                "a gap lies between \(Self.mostPairs) pairs of views at most", at: gap.place)
        }
        for start in starts {
            try checkSize(at: gap.place)
            for end in ends {
                let pair = FormatPair(from: item(at: start), to: item(at: end))
                try resolve(gap, between: pair, run)
            }
        }
    }

    private mutating func resolve(
        _ gap: FormatGap, between pair: FormatPair, _ run: FormatRun
    ) throws(FormatProblem) {
        switch gap.kind {
        case .flush:
            add(pair, .equal, FormatValue(constant: 0), .required, run)
        case .standard:
            if pair.isBetweenItems {
                add(
                    pair, .equal, FormatValue(constant: LayoutConstraint.systemSpacing), .required,
                    run)
            } else {
                add(pair, .equal, FormatValue(constant: 0), .required, run, isMargin: true)
            }
        case .growing:
            add(pair, .greaterThanOrEqual, FormatValue(constant: 0), .required, run)
        case .lengths(let predicates):
            for predicate in predicates {
                try resolve(syntax.predicates[predicate], asLengthOf: gap, between: pair, run)
            }
        case .equal:
            // They are compared with each other when all are known.
            return
        }
    }

    private mutating func resolve(
        _ predicate: FormatPredicate, asLengthOf gap: FormatGap, between pair: FormatPair,
        _ run: FormatRun
    ) throws(FormatProblem) {
        let value = try value(of: predicate)
        let priority = try priority(of: predicate)
        guard let reference = value.reference else {
            add(pair, predicate.relation, value, priority, run)
            return
        }
        let distance = try distance(pair, at: gap.place, run)
        let other: ConstraintSide
        switch reference.kind {
        case .container:
            guard let container = pair.item.flatMap({ container(of: $0, in: run) }) else {
                throw FormatProblem(
                    "there is no superview yet that this could be a part of", at: reference.place)
            }
            other = ConstraintSide(container, run.attributes.dimension)
        case .item(let item, let attribute):
            other = ConstraintSide(item, try length(attribute, value, run))
        }
        add(distance, predicate.relation, other, value, priority)
    }

    // MARK: Places

    /// Makes a constraint that compares a gap with a number.
    ///
    /// It is about the later item, as one reads, or about the only one if the other end is an
    /// edge: then the number counts from that.
    private mutating func add(
        _ pair: FormatPair, _ relation: Relation, _ length: FormatValue, _ priority: Priority,
        _ run: FormatRun, isMargin: Bool = false
    ) {
        let attributes = run.attributes
        let isNegative = attributes.isReversed != (pair.to == nil)
        let relation = isNegative ? relation.reversed : relation
        let number = isNegative && length.constant != 0 ? -length.constant : length.constant
        let value = FormatValue(constant: number)
        if let item = pair.from, let other = pair.to {
            add(
                other, other.counterpart(of: attributes.first), relation,
                item, item.counterpart(of: attributes.last), value, priority)
        } else if let other = pair.to {
            let edge = isMargin ? attributes.startMargin : attributes.start
            let target = target(edge, inContainerOf: other, run)
            add(other, attributes.start, relation, target, value, priority)
        } else if let item = pair.from {
            let edge = isMargin ? attributes.endMargin : attributes.end
            let target = target(edge, inContainerOf: item, run)
            add(item, attributes.end, relation, target, value, priority)
        }
    }

    /// A gap as a distance, which is positive when the items do not overlap.
    func distance(
        _ pair: FormatPair, at place: Int, _ run: FormatRun
    ) throws(FormatProblem) -> ConstraintSide {
        let attributes = run.attributes
        let between = pair.isBetweenItems
        guard
            let start = point(
                pair.from, between ? attributes.last : attributes.end,
                orOfContainerOf: pair.to, attributes.start, run),
            let end = point(
                pair.to, between ? attributes.first : attributes.start,
                orOfContainerOf: pair.from, attributes.end, run)
        else {
            throw FormatProblem(
                "there is no superview yet that this could be measured from", at: place)
        }
        return attributes.isReversed
            ? ConstraintSide(from: end, to: start) : ConstraintSide(from: start, to: end)
    }

    private func point(
        _ item: LayoutElement?, _ attribute: LayoutAttribute,
        orOfContainerOf other: LayoutElement?, _ edge: LayoutAttribute, _ run: FormatRun
    ) -> ConstraintSide? {
        if let item {
            return ConstraintSide(item, item.counterpart(of: attribute))
        }
        return other.flatMap { container(of: $0, in: run) }.map { ConstraintSide($0, edge) }
    }
}

/// What a gap is between. An edge is nil, and is that of what the other one is in.
struct FormatPair {
    let from: LayoutElement?
    let to: LayoutElement?

    var isBetweenItems: Bool { from != nil && to != nil }

    /// The item that is there in any case.
    var item: LayoutElement? { to ?? from }
}
