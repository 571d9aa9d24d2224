import QuoinLayout

/// Writes down the way from a quantity to what it comes from, step by step.
struct ReasonWriter {
    typealias Quantity = ReasonSystem.Quantity
    typealias Step = LayoutReason.Step

    let system: ReasonSystem
    let names: NameTable
    /// What was found for others, where many are asked for.
    let shares: KnownShares?

    /// Something that is still to be explained.
    private struct Item {
        var quantity: Quantity
        var depth: Int
        var isBranch: Bool
    }

    /// What a quantity is known by.
    struct Key: Hashable {
        let node: Int
        let start: Double
        let extent: Double

        init(_ quantity: Quantity) {
            node = quantity.node
            start = quantity.start
            // Rounding must not tell two apart.
            extent = (quantity.extent * 1e6).rounded()
        }
    }

    /// A step of the main line, and what it is made up of that is to be explained in turn.
    struct Explanation {
        var step: Step
        var told: [Quantity]
    }

    init(_ system: ReasonSystem, _ names: NameTable, _ shares: KnownShares? = nil) {
        self.system = system
        self.names = names
        self.shares = shares
    }

    /// The steps, the first of which is about the quantity itself; nil if it is not known.
    func steps(for quantity: Quantity) -> [Step]? {
        guard system.facts(for: quantity) != nil else { return nil }
        var steps: [Step] = []
        var explained: Set<Key> = []
        var waiting = [Item(quantity: quantity, depth: 0, isBranch: false)]
        while let item = waiting.popLast() {
            guard explained.insert(Key(item.quantity)).inserted,
                let explanation = explanation(of: item.quantity)
            else { continue }
            steps.append(explanation.step.placed(at: item.depth, isBranch: item.isBranch))
            let open = explanation.told.filter { !explained.contains(Key($0)) }
            // The line goes on with a place, for sizes are more often said than worked out.
            guard let main = open.first(where: { $0.start != 0 }) ?? open.first else { continue }
            waiting.append(Item(quantity: main, depth: item.depth, isBranch: false))
            for other in open.reversed() where Key(other) != Key(main) {
                waiting.append(Item(quantity: other, depth: item.depth + 1, isBranch: true))
            }
        }
        return steps
    }

    // MARK: Steps

    /// What a quantity comes from; nil if it is not known.
    func explanation(of quantity: Quantity) -> Explanation? {
        guard let facts = system.facts(for: quantity) else { return nil }
        if facts.count == 1, abs(facts[0].factor - 1) < 1e-12 {
            let fact = system.facts[facts[0].fact]
            if let (symbol, coefficient) = sharedSymbol(of: fact) {
                return explain(quantity, bySymbol: symbol, times: coefficient)
            }
            return switch fact.origin {
            case .row(let row, let part): explain(quantity, by: system.rows[row], part)
            case .notNegative: explanation(quantity, .notNegative, [])
            case .nothing: explanation(quantity, .nothing, [])
            case .symbol(let symbol): explain(quantity, bySymbol: symbol)
            }
        }
        // The edge first, then how far it is from there; of two edges the first one, whichever was found out first.
        let parts = facts.map { (system.facts[$0.fact].quantity, $0.factor) }
            .sorted { ($0.0.start, -$0.0.extent) > ($1.0.start, -$1.0.extent) }
        return explanation(
            quantity, .geometry, parts.map { TermOfStep(system, names, $0.0, $0.1) })
    }

    private func explain(
        _ quantity: Quantity, by row: ReasonSystem.Row, _ part: Int
    ) -> Explanation {
        let deciding = row.deciding
        let subject = row.parts[part]
        let scale = subject.start != 0 ? subject.start : subject.extent
        var terms: [TermOfStep] = []
        var fixed = deciding.fixedSide
        let baseNode = system.quantity(
            deciding.base, system.nodes[quantity.node].axis, isExtent: true)?.node
        if subject.node == baseNode {
            fixed = nil
        }
        for (position, other) in row.parts.enumerated() where position != part {
            if fixed != nil, other.node == baseNode, other.start == 0 {
                continue
            }
            let divisor = other.start != 0 ? other.start : other.extent
            guard divisor != 0 else { continue }
            let term = Quantity(
                node: other.node, start: other.start / divisor, extent: other.extent / divisor)
            terms.append(TermOfStep(system, names, term, -divisor / scale))
        }
        if let fixed {
            let base = row.parts.first { $0.node == baseNode && $0.start == 0 }
            terms.append(
                TermOfStep(
                    term: LayoutReason.Term(
                        name: name(of: fixed), value: fixed.value,
                        factor: -fixed.coefficient / scale, isSeenFromWithin: true),
                    quantity: base.map { Quantity(node: $0.node, start: 0, extent: 1) }))
        }
        return explanation(
            quantity, LayoutReason.Source(deciding.source), terms, [deciding.readable],
            scale > 0 ? deciding.relation : deciding.relation.reversed)
    }

    private func explain(
        _ quantity: Quantity, bySymbol index: Int, times factor: Double = 1
    ) -> Explanation {
        let symbol = system.symbols[index]
        guard let sum = symbol.sum, symbol.row >= 0 else {
            // It cancels out, so whatever it is, nothing follows from it.
            return explanation(quantity, .nothing, [])
        }
        let share = share(of: index)
        let terms =
            sum.facts.map { (system.facts[$0.fact].quantity, $0.coefficient) }
            + sum.symbols.map {
                (system.facts[system.symbols[$0.symbol].fact].quantity, $0.coefficient)
            }
        return explanation(
            quantity, .shared, terms.map { TermOfStep(system, names, $0.0, factor * $0.1) },
            share.constraints, sharing: share.text)
    }

    private func explanation(
        _ quantity: Quantity, _ source: LayoutReason.Source, _ terms: [TermOfStep],
        _ constraints: [LayoutConstraint] = [], _ relation: Relation = .equal,
        sharing: String? = nil
    ) -> Explanation {
        // What is added comes before what is taken away.
        let terms = terms.filter { $0.term.factor > 0 } + terms.filter { $0.term.factor < 0 }
        let value = system.value(of: quantity)
        var constant = value
        for term in terms {
            constant -= term.term.factor * term.term.value
        }
        let step = Step(
            name: system.name(of: quantity, names), value: value, relation: relation,
            terms: terms.map { $0.term }, constant: abs(constant) < 1e-9 ? 0 : constant,
            source: source, constraints: constraints, depth: 0, isBranch: false, sharing: sharing)
        let told = sharing == nil ? terms : terms.filter { abs($0.term.value) > 1e-9 }
        return Explanation(step: step, told: told.compactMap { $0.quantity })
    }

    /// What a side is called that belongs to the view in which the constraint is installed, by the edge that
    /// it really is.
    private func name(of side: FixedSide) -> String {
        let facts = side.attribute.facts
        let label = names.label(of: side.element)
        guard facts.followsReading else { return "\(label).\(side.attribute)" }
        let isAtStart = (facts.part == .start) != side.isMirrored
        let edge = partName(isAtStart ? .start : .end, facts.axis)
        return "\(label).\(edge)\(facts.area == .margins ? "Margin" : "")"
    }
}

/// A part of a step's sum, and what is to be explained of it.
private struct TermOfStep {
    var term: LayoutReason.Term
    var quantity: ReasonSystem.Quantity?

    init(term: LayoutReason.Term, quantity: ReasonSystem.Quantity?) {
        self.term = term
        self.quantity = quantity
    }

    init(
        _ system: ReasonSystem, _ names: NameTable, _ quantity: ReasonSystem.Quantity,
        _ factor: Double
    ) {
        term = LayoutReason.Term(
            name: system.name(of: quantity, names), value: system.value(of: quantity),
            factor: factor, isSeenFromWithin: false)
        self.quantity = quantity
    }
}

extension DecidingRow {
    /// The constraint; a copy if nobody wrote it.
    var readable: LayoutConstraint { source == .container ? constraint.copyToRead : constraint }
}

extension ReasonSystem {
    /// What a quantity is called: `"icon.right"`.
    func name(of quantity: Quantity, _ names: NameTable) -> String {
        let node = nodes[quantity.node]
        let label = names.label(of: node.element)
        if quantity.start == 0 {
            return "\(label).\(partName(.extent, node.axis))"
        }
        let fraction = quantity.extent / quantity.start
        for (part, share) in [
            (AttributeFacts.Part.start, 0.0), (.middle, 0.5), (.end, 1),
        ] where abs(fraction - share) < 1e-9 {
            return "\(label).\(partName(part, node.axis))"
        }
        let (start, extent) = (partName(.start, node.axis), partName(.extent, node.axis))
        return "(\(label).\(start) + \(fraction.asTold) × \(label).\(extent))"
    }
}
