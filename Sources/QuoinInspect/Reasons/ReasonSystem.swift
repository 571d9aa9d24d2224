import QuoinLayout

/// The rows that a number comes from, and in which order numbers follow from each other.
///
/// A *quantity* is a part of an element along an axis, such as its left edge, its middle or its width. A
/// *fact* is a quantity that is known, and from what. Where a row has one quantity left that is not known, it
/// makes that a fact. Where no row has, several decide together: then a quantity is taken for known, as a
/// *symbol*, until a row comes to mention nothing that is unknown and so says what the symbol is.
struct ReasonSystem {
    /// An element along an axis.
    struct Node {
        let element: LayoutElement
        let axis: Axis
        var start = 0.0
        var extent = 0.0
        /// What is known of it: two facts at most, from which all of its parts follow.
        var facts: [Int] = []
        /// The rows that mention it.
        var rows: [Int] = []
    }

    /// A part of a node: its start and its extent, each times a number.
    struct Quantity {
        var node: Int
        var start: Double
        var extent: Double
    }

    /// A row of the engine by quantities, one for each node.
    struct Row {
        let deciding: DecidingRow
        let parts: [Quantity]
        /// The fact that was made of it, or −1.
        var fact = -1
        var isDone = false
    }

    enum Origin {
        /// A row in which it is the one part that was not known.
        case row(Int, part: Int)
        case notNegative
        case nothing
        /// A symbol, which a row has decided in the end.
        case symbol(Int)
    }

    struct Fact {
        var quantity: Quantity
        var origin: Origin
        /// What it comes to in terms of symbols that were not decided when it became known.
        var sum: SymbolicSum
    }

    /// A symbol, and what became of it.
    struct Symbol {
        let fact: Int
        /// The row that decided it, or −1.
        var row = -1
        /// What it comes to: other symbols, facts and a constant.
        var sum: SymbolicSum?
        /// How often it counts in that row.
        var coefficient = 0.0
    }

    private(set) var nodes: [Node] = []
    private(set) var rows: [Row] = []
    private(set) var facts: [Fact] = []
    private(set) var symbols: [Symbol] = []
    private var nodeIndices: [NodeKey: Int] = [:]
    /// Where rows stand that were added to others, by what the engine knows them by.
    private var places: [Int: Int] = [:]
    private var openSymbols = 0
    /// Rows to be looked at, and those among them that speak of sizes alone. These come first, so that what
    /// is as large as something else is known to be so before it is placed.
    private var waiting: [Int] = []
    private var waitingSizes: [Int] = []
    private var nextWaiting = 0
    /// Whether so much decides at once that an order would explain nothing.
    private(set) var isTangled = false

    /// With more symbols than this at a time an order explains nothing.
    private static var mostSymbols: Int { 48 }

    private struct NodeKey: Hashable {
        let element: ObjectIdentifier
        let axis: Axis
    }

    /// A system to which grounds are added, those of one number after those of another.
    init() {}

    init(_ grounds: LayoutGrounds) {
        for row in grounds.rows {
            add(row)
        }
        for number in grounds.zeros {
            addGiven(number, .notNegative)
        }
        for number in grounds.undecided {
            addGiven(number, .nothing)
        }
    }

    /// Adds what a number comes from, as far as it is not there yet, and finds out what follows from that without taking
    /// anything for known.
    ///
    /// The rows that decide something are independent of each other. So what follows is the same, and from the same rows,
    /// whatever else was added.
    ///
    /// - Returns: where the rows stand.
    mutating func extend(by grounds: LayoutGrounds) -> [Int] {
        var found: [Int] = []
        for row in grounds.rows {
            if let known = places[row.index] {
                found.append(known)
                continue
            }
            found.append(rows.count)
            places[row.index] = rows.count
            add(row)
        }
        for number in grounds.zeros {
            addGivenOnce(number, .notNegative)
        }
        for number in grounds.undecided {
            addGivenOnce(number, .nothing)
        }
        lookAtWaiting()
        return found
    }

    private mutating func addGivenOnce(_ number: LayoutNumber, _ origin: Origin) {
        let isKnown =
            quantity(number.element, number.axis, isExtent: number.isExtent).flatMap {
                facts(for: $0)
            } != nil
        if !isKnown { addGiven(number, origin) }
    }

    // MARK: Making

    private mutating func node(of number: LayoutNumber) -> Int {
        let key = NodeKey(element: ObjectIdentifier(number.element), axis: number.axis)
        let index =
            nodeIndices[key]
            ?? {
                nodes.append(Node(element: number.element, axis: number.axis))
                nodeIndices[key] = nodes.count - 1
                return nodes.count - 1
            }()
        if number.isExtent {
            nodes[index].extent = number.value
        } else {
            nodes[index].start = number.value
        }
        return index
    }

    private mutating func add(_ deciding: DecidingRow) {
        var parts: [Quantity] = []
        for (number, coefficient) in deciding.terms {
            let node = node(of: number)
            let position = parts.firstIndex { $0.node == node }
            if position == nil {
                parts.append(Quantity(node: node, start: 0, extent: 0))
            }
            let place = position ?? parts.count - 1
            if number.isExtent {
                parts[place].extent += coefficient
            } else {
                parts[place].start += coefficient
            }
        }
        for part in parts {
            nodes[part.node].rows.append(rows.count)
        }
        if parts.allSatisfy({ $0.start == 0 }) {
            waitingSizes.append(rows.count)
        } else {
            waiting.append(rows.count)
        }
        rows.append(Row(deciding: deciding, parts: parts))
    }

    private mutating func addGiven(_ number: LayoutNumber, _ origin: Origin) {
        let node = node(of: number)
        let quantity = Quantity(
            node: node, start: number.isExtent ? 0 : 1, extent: number.isExtent ? 1 : 0)
        addFact(Fact(quantity: quantity, origin: origin, sum: SymbolicSum()))
    }

    private mutating func addFact(_ fact: Fact) {
        facts.append(fact)
        nodes[fact.quantity.node].facts.append(facts.count - 1)
        for row in nodes[fact.quantity.node].rows where !rows[row].isDone {
            if rows[row].parts.allSatisfy({ $0.start == 0 }) {
                waitingSizes.append(row)
            } else {
                waiting.append(row)
            }
        }
    }

    // MARK: Asking

    func value(of quantity: Quantity) -> Double {
        let node = nodes[quantity.node]
        return quantity.start * node.start + quantity.extent * node.extent
    }

    /// The quantity of a number; nil if no row mentions its element.
    func quantity(_ element: LayoutElement, _ axis: Axis, isExtent: Bool) -> Quantity? {
        nodeIndices[NodeKey(element: ObjectIdentifier(element), axis: axis)].map {
            Quantity(node: $0, start: isExtent ? 0 : 1, extent: isExtent ? 1 : 0)
        }
    }

    /// The facts that a quantity follows from, each with its factor; nil if it is not known.
    func facts(for quantity: Quantity) -> [(fact: Int, factor: Double)]? {
        let known = nodes[quantity.node].facts
        guard let first = known.first else { return nil }
        let one = facts[first].quantity
        if abs(quantity.start * one.extent - quantity.extent * one.start) < 1e-12 {
            let factor =
                one.start != 0 ? quantity.start / one.start : quantity.extent / one.extent
            return [(first, factor)]
        }
        guard known.count > 1 else { return nil }
        let other = facts[known[1]].quantity
        if abs(quantity.start * other.extent - quantity.extent * other.start) < 1e-12 {
            let factor =
                other.start != 0 ? quantity.start / other.start : quantity.extent / other.extent
            return [(known[1], factor)]
        }
        let determinant = one.start * other.extent - one.extent * other.start
        let factors = (
            (quantity.start * other.extent - quantity.extent * other.start) / determinant,
            (one.start * quantity.extent - one.extent * quantity.start) / determinant
        )
        return [(first, factors.0), (known[1], factors.1)].filter { $0.1 != 0 }
    }

    /// The symbols that no row has decided, for they cancel out.
    var cancelled: [LayoutNumber] {
        symbols.filter { $0.row < 0 }.prefix(16).map { symbol in
            let quantity = facts[symbol.fact].quantity
            let node = nodes[quantity.node]
            return LayoutNumber(
                element: node.element, axis: node.axis, isExtent: quantity.start == 0,
                value: value(of: quantity))
        }
    }

    // MARK: Solving

    /// Finds out what follows from what, until all quantities are known without symbols.
    mutating func solve() { solve(Array(rows.indices)) }

    /// Finds out what follows from some of the rows.
    mutating func solve(_ some: [Int]) {
        let openBefore = openSymbols
        var next = 0
        isTangled = false
        while !isTangled {
            lookAtWaiting()
            while next < some.count, rows[some[next]].isDone {
                next += 1
            }
            guard next < some.count else { return }
            takeSymbol(among: some[next...], openBefore)
        }
    }

    private mutating func lookAtWaiting() {
        while !waitingSizes.isEmpty || nextWaiting < waiting.count {
            let row: Int
            if let size = waitingSizes.popLast() {
                row = size
            } else {
                row = waiting[nextWaiting]
                nextWaiting += 1
            }
            if !rows[row].isDone {
                look(at: row)
            }
        }
        waiting = []
        nextWaiting = 0
    }

    private mutating func look(at index: Int) {
        let row = rows[index]
        var unknown = -1
        for (position, part) in row.parts.enumerated() where facts(for: part) == nil {
            guard unknown < 0 else { return }
            unknown = position
        }
        rows[index].isDone = true
        var sum = SymbolicSum()
        for (position, part) in row.parts.enumerated() where position != unknown {
            for (fact, factor) in facts(for: part) ?? [] {
                sum.add(contribution(of: fact), times: factor)
            }
        }
        if unknown < 0 {
            decideSymbol(by: index, sum)
            return
        }
        let part = row.parts[unknown]
        let scale = part.start != 0 ? part.start : part.extent
        guard scale != 0 else { return }
        sum.scale(by: -1 / scale)
        rows[index].fact = facts.count
        let quantity = Quantity(
            node: part.node, start: part.start / scale, extent: part.extent / scale)
        addFact(Fact(quantity: quantity, origin: .row(index, part: unknown), sum: sum))
    }

    /// What a fact adds to a sum: symbols if it depends on any, else itself.
    private mutating func contribution(of fact: Int) -> SymbolicSum {
        let sum = resolved(facts[fact].sum)
        if sum.symbols.isEmpty {
            return SymbolicSum(fact: fact)
        }
        return sum
    }

    private mutating func resolved(_ sum: SymbolicSum) -> SymbolicSum {
        var sum = sum
        while let term = sum.symbols.first(where: { symbols[$0.symbol].sum != nil }) {
            guard var solution = symbols[term.symbol].sum else { break }
            if solution.symbols.contains(where: { symbols[$0.symbol].sum != nil }) {
                solution = resolved(solution)
            }
            sum.drop(term.symbol)
            if solution.symbols.isEmpty {
                solution = SymbolicSum(fact: symbols[term.symbol].fact)
            }
            sum.add(solution, times: term.coefficient)
        }
        return sum
    }

    private mutating func decideSymbol(by row: Int, _ sum: SymbolicSum) {
        var sum = resolved(sum)
        guard
            let chosen = sum.symbols.max(by: { abs($0.coefficient) < abs($1.coefficient) }),
            abs(chosen.coefficient) > 1e-9
        else { return }
        sum.drop(chosen.symbol)
        sum.scale(by: -1 / chosen.coefficient)
        symbols[chosen.symbol].row = row
        symbols[chosen.symbol].sum = sum
        symbols[chosen.symbol].coefficient = chosen.coefficient
        openSymbols -= 1
    }

    /// Takes a quantity for known: an extent if there is one that a row mentions by itself.
    private mutating func takeSymbol(among some: ArraySlice<Int>, _ openBefore: Int) {
        var quantity: Quantity?
        for index in some where !rows[index].isDone {
            let unknown = rows[index].parts.filter { facts(for: $0) == nil }
            if let extent = unknown.first(where: { $0.start == 0 }) {
                quantity = Quantity(node: extent.node, start: 0, extent: 1)
                break
            }
            if quantity == nil, let part = unknown.first {
                let hasExtent =
                    facts(for: Quantity(node: part.node, start: 0, extent: 1)) != nil
                quantity = Quantity(
                    node: part.node, start: hasExtent ? 1 : 0, extent: hasExtent ? 0 : 1)
            }
        }
        guard let quantity, openSymbols - openBefore < Self.mostSymbols else {
            isTangled = true
            return
        }
        openSymbols += 1
        symbols.append(Symbol(fact: facts.count))
        addFact(
            Fact(
                quantity: quantity, origin: .symbol(symbols.count - 1),
                sum: SymbolicSum(symbol: symbols.count - 1)))
    }
}
