import QuoinLayout

/// Writes down the way from a quantity to what it comes from, step by step.
struct ReasonWriter {
    typealias Quantity = ReasonSystem.Quantity
    typealias Step = LayoutReason.Step

    let system: ReasonSystem
    let names: NameTable
    private var steps: [Step] = []
    private var waiting: [Item] = []
    private var explained: Set<QuantityKey> = []

    /// Something that is still to be explained.
    private struct Item {
        var quantity: Quantity
        var depth: Int
        var isBranch: Bool
    }

    private struct QuantityKey: Hashable {
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

    init(_ system: ReasonSystem, _ names: NameTable) {
        self.system = system
        self.names = names
    }

    /// The steps, the first of which is about the quantity itself; nil if it is not known.
    func steps(for quantity: Quantity) -> [Step]? {
        guard system.facts(for: quantity) != nil else { return nil }
        var writer = self
        writer.waiting = [Item(quantity: quantity, depth: 0, isBranch: false)]
        while let item = writer.waiting.popLast() {
            writer.explain(item)
        }
        return writer.steps
    }

    // MARK: Steps

    private mutating func explain(_ item: Item) {
        guard explained.insert(QuantityKey(item.quantity)).inserted,
            let facts = system.facts(for: item.quantity)
        else { return }
        if facts.count == 1, abs(facts[0].factor - 1) < 1e-12 {
            let fact = system.facts[facts[0].fact]
            switch fact.origin {
            case .row(let row, let part): explain(item, by: system.rows[row], part)
            case .notNegative: add(item, .notNegative, [])
            case .nothing: add(item, .nothing, [])
            case .symbol(let symbol): explain(item, bySymbol: symbol)
            }
            return
        }
        // The edge first, then how far it is from there.
        let parts = facts.map { (system.facts[$0.fact].quantity, $0.factor) }
            .sorted { $0.0.start > $1.0.start }
        add(item, .geometry, parts.map { TermOfStep(system, names, $0.0, $0.1) })
    }

    private mutating func explain(_ item: Item, by row: ReasonSystem.Row, _ part: Int) {
        let deciding = row.deciding
        let subject = row.parts[part]
        let scale = subject.start != 0 ? subject.start : subject.extent
        var terms: [TermOfStep] = []
        var fixed = deciding.fixedSide
        let baseNode = system.quantity(
            deciding.base, system.nodes[item.quantity.node].axis, isExtent: true)?.node
        if subject.node == baseNode {
            fixed = nil
        }
        for (position, other) in row.parts.enumerated() where position != part {
            if fixed != nil, other.node == baseNode, other.start == 0 {
                continue
            }
            let divisor = other.start != 0 ? other.start : other.extent
            guard divisor != 0 else { continue }
            let quantity = Quantity(
                node: other.node, start: other.start / divisor, extent: other.extent / divisor)
            terms.append(TermOfStep(system, names, quantity, -divisor / scale))
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
        add(
            item, LayoutReason.Source(deciding.source), terms, [deciding.readable],
            scale > 0 ? deciding.relation : deciding.relation.reversed)
    }

    private mutating func explain(_ item: Item, bySymbol index: Int) {
        let symbol = system.symbols[index]
        guard let sum = symbol.sum, symbol.row >= 0 else {
            // It cancels out, so whatever it is, nothing follows from it.
            add(item, .nothing, [])
            return
        }
        let block = system.block(of: index)
        let terms =
            sum.facts.map { (system.facts[$0.fact].quantity, $0.coefficient) }
            + sum.symbols.map {
                (system.facts[system.symbols[$0.symbol].fact].quantity, $0.coefficient)
            }
        add(
            item, .shared, terms.map { TermOfStep(system, names, $0.0, $0.1) },
            block.rows.map { system.rows[$0].deciding.readable },
            sharing: block.sharing(in: system, names))
    }

    /// Adds a step, and puts off what it is made up of.
    private mutating func add(
        _ item: Item, _ source: LayoutReason.Source, _ terms: [TermOfStep],
        _ constraints: [LayoutConstraint] = [], _ relation: Relation = .equal,
        sharing: String? = nil
    ) {
        // What is added comes before what is taken away.
        let terms = terms.filter { $0.term.factor > 0 } + terms.filter { $0.term.factor < 0 }
        let value = system.value(of: item.quantity)
        var constant = value
        for term in terms {
            constant -= term.term.factor * term.term.value
        }
        steps.append(
            Step(
                name: system.name(of: item.quantity, names), value: value, relation: relation,
                terms: terms.map { $0.term }, constant: abs(constant) < 1e-9 ? 0 : constant,
                source: source, constraints: constraints, depth: item.depth,
                isBranch: item.isBranch, sharing: sharing))
        let told = sharing == nil ? terms : terms.filter { abs($0.term.value) > 1e-9 }
        let open = told.compactMap { $0.quantity }.filter { !explained.contains(QuantityKey($0)) }
        // The line goes on with a place, for sizes are more often said than worked out.
        guard let main = open.first(where: { $0.start != 0 }) ?? open.first else { return }
        waiting.append(Item(quantity: main, depth: item.depth, isBranch: false))
        for other in open.reversed() where QuantityKey(other) != QuantityKey(main) {
            waiting.append(Item(quantity: other, depth: item.depth + 1, isBranch: true))
        }
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
