/// What is known of quantities in the end.
extension ReasonSystem {
    /// Whether a quantity is known, and from nothing that still stands for something else.
    func isDecided(_ quantity: Quantity) -> Bool {
        guard let facts = facts(for: quantity) else { return false }
        var known: [Int: Bool] = [:]
        return facts.allSatisfy { isDecided(self.facts[$0.fact].sum, &known) }
    }

    private func isDecided(_ sum: SymbolicSum, _ known: inout [Int: Bool]) -> Bool {
        sum.symbols.allSatisfy { term in
            if let answer = known[term.symbol] {
                return answer
            }
            let answer = symbols[term.symbol].sum.map { isDecided($0, &known) } ?? false
            known[term.symbol] = answer
            return answer
        }
    }
}
