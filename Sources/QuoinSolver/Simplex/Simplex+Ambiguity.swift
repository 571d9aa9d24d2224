extension Simplex {
    /// Gathers the moves that could change a variable's value, the rows that they would run into at
    /// once, the moves that could change these rows at the same time, and so on.
    ///
    /// A zero price alone says little where many rows meet in a point: a move counts only if it
    /// does not break any of the rows that just hold.
    ///
    /// - Parameter settling: whether what is found to be unable to move is to be marked, so that later
    ///   questions need not go through it, until ``forgetSettled()``. Nothing may change in between.
    mutating func freedom(of variable: Int, settling: Bool = false) -> Freedom {
        var search = FreedomSearch()
        expandVariable(variable, .movable)
        let isPlain = !hasMergedWeights
        search.freedom.rates = takeRates(&search)
        if settling, search.freedom.rates.isEmpty {
            settle(variable)
            if isPlain {
                // Nothing has cancelled out on the way, so what was gone through cannot move either.
                for place in 0..<weights.count {
                    let member = weights.member(at: place)
                    if weights[member] != 0 {
                        settle(member)
                    }
                }
            }
        }
        for source in search.pending where isOpen(source, search.move(of: source)) {
            search.freedom.hasOpenMove = true
            return search.freedom
        }
        while let source = search.pending.popLast() {
            follow(source)
            for barrier in takeBarriers(&search) {
                expand(barrier, .movable)
                let rates = takeRates(&search)
                search.freedom.barriers.append(
                    Freedom.Barrier(
                        mayRise: mayMove(barrier, up: true), mayFall: mayMove(barrier, up: false),
                        rates: rates))
            }
        }
        search.freedom.reduce()
        if settling {
            settleMoves(of: search)
            if search.freedom.rates.isEmpty {
                settle(variable)
            }
        }
        return search.freedom
    }

    /// Marks the sources of moves that cannot be made.
    private mutating func settleMoves(of search: FreedomSearch) {
        for (source, move) in zip(search.sources, search.freedom.moves) where move.isStuck {
            if source.isParameter {
                settle(source.index)
            } else if !rows[source.index].flags.contains(.settled) {
                rows[source.index].flags.insert(.settled)
                settledRows.append(Int32(source.index))
            }
        }
    }

    private mutating func settle(_ variable: Int) {
        if variables[variable].flags.isDisjoint(with: .immovable) {
            variables[variable].flags.insert(.settled)
            settledVariables.append(Int32(variable))
        }
    }

    /// Takes the marks off the variables and rows in which nothing was found that could move.
    mutating func forgetSettled() {
        for place in 0..<settledVariables.count {
            variables[settledVariables[place]].flags.remove(.settled)
        }
        settledVariables.removeAll()
        for place in 0..<settledRows.count {
            rows[settledRows[place]].flags.remove(.settled)
        }
        settledRows.removeAll()
    }

    private mutating func follow(_ source: FreedomSearch.Source) {
        if source.isParameter {
            followParameter(source.index, .watched)
        } else {
            follow(source.index, .watched)
        }
    }

    /// Whether a move can be made by itself, one way or the other.
    private mutating func isOpen(
        _ source: FreedomSearch.Source, _ move: Freedom.Move
    ) -> Bool {
        follow(source)
        completeEffect()
        var mayRise = move.mayRise
        var mayFall = move.mayFall
        for index in 0..<effectRows.count {
            let row = Int(effectRows[index])
            let rate = rowWeights[row]
            if rate != 0, standsAtConstant(row) {
                mayRise = mayRise && mayMove(row, up: rate > 0)
                mayFall = mayFall && mayMove(row, up: rate < 0)
            }
        }
        return mayRise || mayFall
    }

    private mutating func standsAtConstant(_ row: Int) -> Bool {
        let (activity, tolerance) = measure(row)
        return abs(activity - rows[row].constant) <= 10 * tolerance
    }

    /// The movable parts of the last expansion; those met for the first time join the search.
    private mutating func takeRates(_ search: inout FreedomSearch) -> [(move: Int, rate: Double)] {
        var rates: [(move: Int, rate: Double)] = []
        for index in 0..<expansionParameters.count {
            let parameter = Int(expansionParameters[index])
            let move = Freedom.Move(mayRise: true, mayFall: true)
            let source = FreedomSearch.Source(index: parameter, isParameter: true)
            rates.append((search.position(of: source, move), weights[parameter]))
        }
        for index in 0..<expansionRows.count {
            let row = Int(expansionRows[index])
            if rows[row].flags.contains(.settled) { continue }
            let move = Freedom.Move(
                mayRise: isIndifferent(row, direction: 1),
                mayFall: isIndifferent(row, direction: -1))
            if rowWeights[row] != 0, move.mayRise || move.mayFall {
                let source = FreedomSearch.Source(index: row, isParameter: false)
                rates.append((search.position(of: source, move), rowWeights[row]))
            }
        }
        return rates
    }

    /// Whether a tight row may move off its constant and nobody gains or loses by it.
    private mutating func isIndifferent(_ row: Int, direction: Int) -> Bool {
        if blocks(row, direction: direction) {
            return false
        }
        readPrice(of: row, direction: direction, times: 1)
        return candidate.isZero
    }

    /// The rows at their constant that the last effect reached and that the search does not know.
    private mutating func takeBarriers(_ search: inout FreedomSearch) -> [Int] {
        completeEffect()
        var barriers: [Int] = []
        for index in 0..<effectRows.count {
            let row = Int(effectRows[index])
            if rowWeights[row] != 0, standsAtConstant(row),
                search.knownBarriers.insert(row).inserted
            {
                barriers.append(row)
            }
        }
        return barriers
    }

    /// Adds to the last effect the bounds, made now, of variables that stand at 0.
    private mutating func completeEffect() {
        for index in 0..<effectVariables.count {
            let variable = Int(effectVariables[index])
            if variables[variable].flags.contains(.nonNegative),
                !variables[variable].flags.contains(.bounded),
                values[variable] <= Tolerance.absolute, weights[variable] != 0
            {
                let bound = boundRow(of: variable)
                rowWeights.insert(bound, weight: weights[variable])
                effectRows.append(Int32(bound))
            }
        }
    }

    /// Whether a loose row that stands at its constant stays as good when it moves.
    private mutating func mayMove(_ row: Int, up: Bool) -> Bool {
        let record = rows[row]
        if record.side != 0 {
            return (record.side > 0) == up
        }
        return up ? !record.limitsAbove : !record.limitsBelow
    }
}

/// The state of a search for what could move.
private struct FreedomSearch {
    struct Source: Hashable {
        var index: Int
        var isParameter: Bool
    }

    var freedom = Freedom()
    var pending: [Source] = []
    /// Where each move comes from.
    private(set) var sources: [Source] = []
    var knownBarriers: Set<Int> = []
    private var positions: [Source: Int] = [:]

    func move(of source: Source) -> Freedom.Move {
        positions[source].map { freedom.moves[$0] } ?? Freedom.Move(mayRise: false, mayFall: false)
    }

    /// The position of a move among the moves, where it now is.
    mutating func position(of source: Source, _ move: Freedom.Move) -> Int {
        if let known = positions[source] {
            return known
        }
        let position = freedom.moves.count
        freedom.moves.append(move)
        positions[source] = position
        sources.append(source)
        pending.append(source)
        return position
    }
}
