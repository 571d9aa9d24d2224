/// What could move without making the solution worse.
struct Freedom {
    /// A parameter or a tight row that may leave its value or constant for nothing.
    struct Move {
        var mayRise: Bool
        var mayFall: Bool

        var isStuck: Bool { !mayRise && !mayFall }

        /// Whether the move, which changes a row at a rate, can change it that way.
        func canChange(rate: Double, up: Bool) -> Bool {
            (rate > 0) == up ? mayRise : mayFall
        }
    }

    /// A loose row that stands at its constant, and what each move does to it.
    struct Barrier {
        var mayRise: Bool
        var mayFall: Bool
        /// Moves by position in ``moves``, with the rate at which they change the row.
        var rates: [(move: Int, rate: Double)]
    }

    var moves: [Move] = []
    var barriers: [Barrier] = []
    /// Moves with the rate at which they change the variable in question.
    var rates: [(move: Int, rate: Double)] = []
    /// Whether one of these moves can be made by itself, so that nothing else need be known.
    var hasOpenMove = false
}

/// Finding what cannot move after all, as far as that can be seen from one barrier at a time.
///
/// A length that is to be no more and no less than its content says has a move that runs into a barrier at
/// once. That is nearly all there is in a layout, and need not be put into a system and solved.
extension Freedom {
    /// Takes away what barriers rule out, and then the moves that cannot be made, with the barriers that bear
    /// on no others.
    ///
    /// - Complexity: O(*n*) in the rates of all barriers, and once more those of a barrier after moves in it have lost
    ///   a direction, which happens twice to each at most.
    mutating func reduce() {
        var barriersOfMove = [[Int]](repeating: [], count: moves.count)
        for (index, barrier) in barriers.enumerated() {
            for part in barrier.rates {
                barriersOfMove[part.move].append(index)
            }
        }
        var waiting = Array(barriers.indices)
        var isWaiting = [Bool](repeating: true, count: barriers.count)
        while let index = waiting.popLast() {
            isWaiting[index] = false
            for up in [true, false] where up ? !barriers[index].mayRise : !barriers[index].mayFall {
                for move in narrow(index, up: up) {
                    for other in barriersOfMove[move] where !isWaiting[other] {
                        isWaiting[other] = true
                        waiting.append(other)
                    }
                }
            }
        }
        rates.removeAll { moves[$0.move].isStuck }
        for index in barriers.indices {
            barriers[index].rates.removeAll { moves[$0.move].isStuck }
        }
        barriers.removeAll { $0.rates.isEmpty || $0.mayRise && $0.mayFall }
    }

    /// Keeps moves from changing a row in a way in which it may not change, where no other move makes up for it.
    ///
    /// - Returns: the moves that have lost a direction.
    private mutating func narrow(_ index: Int, up: Bool) -> [Int] {
        // Which moves can change it the other way: none, a single one, or more.
        var balancing: [Int] = []
        for part in barriers[index].rates
        where moves[part.move].canChange(rate: part.rate, up: !up) {
            balancing.append(part.move)
            if balancing.count > 1 { return [] }
        }
        var narrowed: [Int] = []
        for part in barriers[index].rates
        where moves[part.move].canChange(rate: part.rate, up: up)
            && (balancing.isEmpty || balancing == [part.move])
        {
            if (part.rate > 0) == up {
                moves[part.move].mayRise = false
            } else {
                moves[part.move].mayFall = false
            }
            narrowed.append(part.move)
        }
        return narrowed
    }
}
