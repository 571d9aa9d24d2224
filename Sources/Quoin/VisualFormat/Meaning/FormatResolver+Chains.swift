extension FormatResolver {
    /// Works out a chain: what is said about each view, and what is between each two.
    ///
    /// An element is a list of items that stand next to each other across the chain. An end of the chain
    /// is a list of nothing but nil.
    mutating func resolve(_ chain: FormatChain, _ run: FormatRun) throws(FormatProblem) {
        var elements: [[LayoutElement?]] = []
        elements.reserveCapacity(chain.elements.count)
        for (position, element) in chain.elements.enumerated() {
            let members = element.members
            let items = members.isEmpty ? [nil] : try self.items(of: members)
            elements.append(items)
            if position > 0 {
                let gap = chain.gaps[position - 1]
                try resolve(gap, from: elements[position - 1], to: items, run)
            }
            for (member, item) in zip(members, items) {
                if let item {
                    try resolve(member, item, run)
                }
            }
        }
        try resolveEqualGaps(chain.gaps, between: elements, run)
        if !run.isInStack {
            align(elements, along: run.axis)
        }
    }

    private mutating func items(of group: [FormatMember]) throws(FormatProblem) -> [LayoutElement?]
    {
        var items: [LayoutElement?] = []
        items.reserveCapacity(group.count)
        for member in group {
            let item = try names.item(member.name, at: member.place)
            items.append(item)
            if item !== receiver {
                plan.placed.append(item)
            }
        }
        return items
    }

    private mutating func resolve(
        _ member: FormatMember, _ item: LayoutElement, _ run: FormatRun
    ) throws(FormatProblem) {
        try checkSize(at: member.place)
        for predicate in member.lengths {
            try resolve(predicate, asLengthOf: item, run)
        }
        if run.isInStack, let stack = run.container {
            for side in run.attributes.sides {
                add(ConstraintSide(item, side), .equal, .side(ConstraintSide(stack, side)))
            }
        }
        if let inner = member.inner, let stack = item as? View {
            try resolve(inner, FormatRun(run.axis, options, in: stack, isInStack: true))
        }
    }

    private mutating func resolve(
        _ predicate: FormatPredicate, asLengthOf item: LayoutElement, _ run: FormatRun
    ) throws(FormatProblem) {
        let value = try names.value(of: predicate)
        let dimension = run.attributes.dimension
        let target: PlannedTarget =
            switch value.reference?.kind {
            case nil: .number
            case .container: self.target(dimension, inContainerOf: item, run)
            case .item(let other, let attribute):
                .side(ConstraintSide(other, try length(attribute, value, run)))
            }
        add(
            ConstraintSide(item, dimension), predicate.relation, target, value,
            try names.priority(predicate.priority))
    }

    /// The attribute whose value is a length: the one along the chain, unless another is named.
    func length(
        _ attribute: LayoutAttribute?, _ value: FormatValue, _ run: FormatRun
    ) throws(FormatProblem) -> LayoutAttribute {
        guard let attribute else { return run.attributes.dimension }
        guard attribute == .width || attribute == .height else {
            throw FormatProblem(
                "a length is compared with a \"width\" or a \"height\", not with \"\(attribute)\"",
                at: value.reference?.place ?? 0)
        }
        return attribute
    }

    /// Checks that the format has not come to more constraints than anybody can want.
    func checkSize(at place: Int) throws(FormatProblem) {
        guard plan.constraints.count <= Self.mostConstraints else {
            throw FormatProblem(
                "a format makes \(Self.mostConstraints) constraints at most", at: place)
        }
    }

    private static let mostConstraints = 1_000_000

    /// Plans a constraint.
    mutating func add(
        _ side: ConstraintSide, _ relation: Relation, _ target: PlannedTarget,
        _ value: FormatValue = FormatValue(constant: 0), _ priority: Priority = .required
    ) {
        plan.constraints.append(
            PlannedConstraint(
                side: side, relation: relation, target: target,
                multiplier: value.reference == nil ? 1 : value.multiplier,
                constant: value.constant, priority: priority))
    }

    // MARK: Alignment

    private mutating func align(_ elements: [[LayoutElement?]], along axis: Axis) {
        let alignments = options.alignments.filter { $0.axis == axis }
        guard !alignments.isEmpty else { return }
        let items = elements.joined().compactMap { $0 }
        for alignment in alignments {
            for (item, next) in zip(items, items.dropFirst()) {
                add(
                    ConstraintSide(item, item.counterpart(of: alignment.attribute)), .equal,
                    .side(ConstraintSide(next, next.counterpart(of: alignment.attribute))))
            }
        }
    }
}
