/// What is added up from symbols and facts, beside a constant that nobody asks for.
struct SymbolicSum {
    /// What is not known yet, in no order.
    private(set) var symbols: [(symbol: Int, coefficient: Double)] = []
    /// What is known; see ``ReasonSystem/Fact``.
    private(set) var facts: [(fact: Int, coefficient: Double)] = []

    /// More facts than these would not be read; they are told by what they come to.
    private static var mostFacts: Int { 32 }

    /// A constant.
    init() {}

    init(symbol: Int) {
        symbols = [(symbol, 1)]
    }

    init(fact: Int) {
        facts = [(fact, 1)]
    }

    mutating func add(_ other: SymbolicSum, times factor: Double) {
        for term in other.symbols {
            if let position = symbols.firstIndex(where: { $0.symbol == term.symbol }) {
                symbols[position].coefficient += factor * term.coefficient
            } else {
                symbols.append((term.symbol, factor * term.coefficient))
            }
        }
        symbols.removeAll { abs($0.coefficient) < 1e-12 }
        for term in other.facts {
            if let position = facts.firstIndex(where: { $0.fact == term.fact }) {
                facts[position].coefficient += factor * term.coefficient
            } else {
                facts.append((term.fact, factor * term.coefficient))
            }
        }
        facts.removeAll { abs($0.coefficient) < 1e-12 }
        if facts.count > Self.mostFacts {
            facts = []
        }
    }

    mutating func scale(by factor: Double) {
        symbols = symbols.map { ($0.symbol, $0.coefficient * factor) }
        facts = facts.map { ($0.fact, $0.coefficient * factor) }
    }

    mutating func drop(_ symbol: Int) {
        symbols.removeAll { $0.symbol == symbol }
    }
}
