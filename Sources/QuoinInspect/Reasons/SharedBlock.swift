import QuoinLayout

/// Rows that decide several numbers at once.
struct SharedBlock {
    /// In no particular order.
    var rows: [Int] = []
    /// The facts that follow from the symbol, and by how much each.
    fileprivate var facts: [(fact: Int, coefficient: Double)] = []
    fileprivate let symbol: Int
    fileprivate var isAlone = true

    fileprivate init(_ symbol: Int) {
        self.symbol = symbol
    }

    /// What shares a length, if that is what the rows come to: `"a, b and c share 300: 100 each"`, with the nodes that do.
    func sharing(
        in system: ReasonSystem, _ names: NameTable
    ) -> (text: String, nodes: Set<Int>)? {
        let decided = system.symbols[symbol]
        let own = system.facts[decided.fact].quantity
        guard isAlone, own.start == 0 else { return nil }
        var sharers: [(node: Int, coefficient: Double)] = [(own.node, 1)]
        var known: Set<Int> = [own.node]
        let axis = system.nodes[own.node].axis
        for (fact, coefficient) in facts {
            let quantity = system.facts[fact].quantity
            if quantity.start == 0, system.nodes[quantity.node].axis == axis,
                known.insert(quantity.node).inserted
            {
                sharers.append((quantity.node, coefficient))
            }
        }
        let total = sharers.reduce(0) { $0 + $1.coefficient }
        guard sharers.count > 1, sharers.allSatisfy({ $0.coefficient > 0 }),
            abs(total - abs(decided.coefficient)) < 1e-9
        else { return nil }
        let text = Self.text(
            sharers.map { sharer in
                let node = system.nodes[sharer.node]
                return (names.label(of: node.element), node.start, node.extent)
            })
        return (text, known)
    }

    private static func text(_ found: [(name: String, start: Double, extent: Double)]) -> String {
        // As they stand, one after the other.
        let sharers = found.sorted { $0.start < $1.start }
        let total = sharers.reduce(0) { $0 + $1.extent }.asTold
        let first = sharers[0].extent
        if sharers.allSatisfy({ abs($0.extent - first) < 1e-6 }) {
            return "\(list(sharers.map { $0.name })) share \(total): \(first.asTold) each"
        }
        let parts = sharers.map { "\($0.name) \($0.extent.asTold)" }
        return "\(list(sharers.map { $0.name })) share \(total): \(list(parts))"
    }

    /// The first of a list of names, and how many there are beside.
    private static func list(_ names: [String]) -> String {
        guard names.count > 6 else {
            return names.count == 1
                ? names[0]
                : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
        }
        return names.prefix(5).joined(separator: ", ") + " and \(names.count - 5) more"
    }
}

extension ReasonSystem {
    /// The rows that decide a symbol together.
    func block(of symbol: Int) -> SharedBlock {
        var block = SharedBlock(symbol)
        var leading: [Int: Bool] = [symbol: true]
        var seenRows: Set<Int> = []
        var seenFacts: Set<Int> = []
        var waiting = [symbols[symbol].row]
        while let index = waiting.popLast() {
            guard index >= 0, seenRows.insert(index).inserted else { continue }
            block.rows.append(index)
            for part in rows[index].parts {
                for (fact, _) in facts(for: part) ?? [] where seenFacts.insert(fact).inserted {
                    let sum = facts[fact].sum
                    guard sum.symbols.contains(where: { leads($0.symbol, to: symbol, &leading) })
                    else { continue }
                    switch facts[fact].origin {
                    case .row(let row, _):
                        let own = sum.symbols.first { $0.symbol == symbol }
                        block.facts.append((fact, own?.coefficient ?? 0))
                        waiting.append(row)
                    case .symbol(let other):
                        if other != symbol {
                            block.isAlone = false
                            waiting.append(symbols[other].row)
                        }
                    case .notNegative, .nothing: break
                    }
                }
            }
        }
        block.rows.sort()
        return block
    }

    /// Whether what a symbol comes to depends on another one.
    private func leads(_ symbol: Int, to goal: Int, _ known: inout [Int: Bool]) -> Bool {
        if let answer = known[symbol] {
            return answer
        }
        var stack = [symbol]
        var seen: Set<Int> = [symbol]
        var answer = false
        while let next = stack.popLast(), !answer {
            for term in symbols[next].sum?.symbols ?? [] {
                answer = answer || term.symbol == goal
                if seen.insert(term.symbol).inserted {
                    stack.append(term.symbol)
                }
            }
        }
        known[symbol] = answer
        return answer
    }
}
