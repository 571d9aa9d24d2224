extension FormatResolver {
    /// Works out a chain: what is said about each view, and what is between each two.
    mutating func resolve(_ chain: FormatChain, _ run: FormatRun) throws(FormatProblem) {
        for position in chain.elements.indices {
            let element = chain.elements[position]
            try findItems(of: element)
            if position > 0 {
                try resolve(
                    chain.gaps[position - 1], from: chain.elements[position - 1], to: element, run)
            }
            for member in element.members {
                if let item = items[member] {
                    try resolveMember(member, item, run)
                }
            }
        }
        try resolveEqualGaps(chain.gaps, between: chain.elements, run)
        if !run.isInStack {
            align(chain.elements, along: run.axis)
        }
    }

    /// The positions of what an element stands for. An end of the chain has one, too, at which there is no
    /// item.
    func positions(of element: FormatElement) -> Range<Int> {
        element.isEdge ? -1..<0 : element.members
    }

    /// What stands at a position; nil for an end of the chain.
    func item(at position: Int) -> LayoutElement? {
        position < 0 ? nil : items[position]
    }

    private mutating func findItems(of element: FormatElement) throws(FormatProblem) {
        for member in element.members {
            items[member] = try names.item(
                syntax.members[member].name, at: syntax.members[member].place)
        }
    }

    private mutating func resolveMember(
        _ member: Int, _ item: LayoutElement, _ run: FormatRun
    ) throws(FormatProblem) {
        try checkSize(at: syntax.members[member].place)
        for predicate in syntax.members[member].lengths {
            try resolve(syntax.predicates[predicate], asLengthOf: item, run)
        }
        if run.isInStack, let stack = run.container {
            for side in run.attributes.sides {
                add(item, side, .equal, .attribute(stack, side))
            }
        }
        if let inside = syntax.members[member].inside, let stack = item as? View {
            try resolve(
                syntax.insides[inside], FormatRun(run.axis, options, in: stack, isInStack: true))
        }
    }

    private mutating func resolve(
        _ predicate: FormatPredicate, asLengthOf item: LayoutElement, _ run: FormatRun
    ) throws(FormatProblem) {
        let value = try value(of: predicate)
        let priority = try priority(of: predicate)
        let dimension = run.attributes.dimension
        switch value.reference?.kind {
        case nil:
            add(item, dimension, predicate.relation, nil, .notAnAttribute, value, priority)
        case .container:
            let target = target(dimension, inContainerOf: item, run)
            add(item, dimension, predicate.relation, target, value, priority)
        case .item(let other, let attribute):
            add(
                item, dimension, predicate.relation, other, try length(attribute, value, run),
                value, priority)
        }
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

    // MARK: Alignment

    private mutating func align(_ elements: [FormatElement], along axis: Axis) {
        let alignments = options.alignments.filter { $0.axis == axis }
        guard !alignments.isEmpty else { return }
        let aligned = elements.flatMap { $0.members }.compactMap { items[$0] }
        for alignment in alignments {
            for (item, next) in zip(aligned, aligned.dropFirst()) {
                add(
                    item, item.counterpart(of: alignment.attribute), .equal,
                    .attribute(next, next.counterpart(of: alignment.attribute)))
            }
        }
    }
}
