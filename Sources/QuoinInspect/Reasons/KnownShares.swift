import QuoinLayout

/// What rows that decide several numbers at once come to, by the symbol that was taken for one of these: found once, whatever
/// number of them is asked for.
final class KnownShares {
    fileprivate var shares: [Int: Share] = [:]
}

/// What rows come to that decide several numbers at once.
struct Share {
    let constraints: [LayoutConstraint]
    /// What shares a length, if something does.
    let text: String?
    /// The nodes that share it.
    let nodes: Set<Int>

    fileprivate init(_ block: SharedBlock, in system: ReasonSystem, _ names: NameTable) {
        constraints = block.rows.map { system.rows[$0].deciding.readable }
        let sharing = block.sharing(in: system, names)
        text = sharing?.text
        nodes = sharing?.nodes ?? []
    }
}

extension ReasonWriter {
    /// What a symbol comes from.
    func share(of symbol: Int) -> Share {
        if let found = shares?.shares[symbol] {
            return found
        }
        let found = Share(system.block(of: symbol), in: system, names)
        shares?.shares[symbol] = found
        return found
    }

    /// The symbol that a fact is a multiple of, if both are parts of one length, and how often it counts.
    func sharedSymbol(of fact: ReasonSystem.Fact) -> (symbol: Int, coefficient: Double)? {
        let sum = fact.sum
        guard shares != nil, fact.quantity.start == 0, sum.facts.isEmpty, sum.symbols.count == 1,
            system.symbols[sum.symbols[0].symbol].row >= 0,
            share(of: sum.symbols[0].symbol).nodes.contains(fact.quantity.node)
        else { return nil }
        return sum.symbols[0]
    }
}
