/// Improving: a tight row whose price invites a move leaves its constant, until another row stops
/// it. (The primal simplex method.) Needed after removals, when what a row stood against is gone.
extension Simplex {
    /// Notes a tight row whose price may invite a move.
    @inline(__always)
    mutating func noteIfBroken(_ row: Int) {
        if notesBroken, rows[row].status == .tight {
            broken.append(Int32(row))
        }
    }

    /// Moves rows until no price invites a move. All required rows hold, before and after.
    mutating func improve() {
        restorePrices()
        if broken.isEmpty {
            return
        }
        notesBroken = true
        var jumpers: [Int32] = []
        repeat {
            improveOneByOne(&jumpers)
        } while jump(&jumpers)
        notesBroken = false
    }

    /// Moves rows one at a time, but for those that can as well jump in the end.
    private mutating func improveOneByOne(_ jumpers: inout [Int32]) {
        var inOrder: [Int32] = []
        while !isUnsound, let row = nextBroken(among: &inOrder) {
            let direction = rows[row].status == .tight ? temptation(of: row) : 0
            if direction != 0, isAmongMany(inOrder.count + jumpers.count),
                canJump(row, direction: direction)
            {
                jumpers.append(Int32(row))
            } else if direction != 0, !isOverdue() {
                moveOff(row, direction: direction)
                rebuildIfNeeded()
                settleSurely(.watched)
            } else if rows[row].status == .tight, rows[row].relation == .none {
                if journal.isOpen {
                    journal.retired.append(Int32(row))
                } else {
                    retire(row)
                    settleSurely(.watched)
                }
            }
        }
        inOrder.forEach { broken.append($0) }
    }

    /// The next of the rows that were put in order, or else the last one noted. Where many are noted, they are put in
    /// order first.
    ///
    /// Those go first whose variables depend on most others. Of many views that were as wide as each other and need
    /// be no more, what all hung on would else take the rest along, from each of their constants to the next.
    private mutating func nextBroken(among inOrder: inout [Int32]) -> Int? {
        if progress.isCautious {
            while let row = inOrder.popLast() {
                broken.append(row)
            }
        } else if inOrder.isEmpty, broken.count > Self.manyRows {
            inOrder = sortedByDepth(broken.copy())
            broken.removeAll()
        }
        return inOrder.popLast().map { Int($0) } ?? lastBroken()
    }

    /// The last one noted that waits in no order; in cautious times the one with the smallest index.
    private mutating func lastBroken() -> Int? {
        if progress.isCautious {
            if broken.count > Self.manyRows + rows.count {
                forgetRepeatedlyBroken()
            }
            var smallest = -1
            for index in 0..<broken.count {
                let row = Int(broken[index])
                if smallest < 0 || row < Int(broken[smallest]),
                    rows[row].status == .tight,
                    rows[row].relation == .none || temptation(of: row) != 0
                {
                    smallest = index
                }
            }
            if smallest >= 0, let last = broken.popLast() {
                if smallest == broken.count {
                    return Int(last)
                }
                let row = broken[smallest]
                broken[smallest] = last
                return Int(row)
            }
            broken.removeAll()
            return nil
        }
        return broken.popLast().map { Int($0) }
    }

    /// Keeps each of the rows that are noted once. To find the one with the smallest index, all are looked at.
    private mutating func forgetRepeatedlyBroken() {
        rowWeights.removeAll()
        var kept = 0
        for index in 0..<broken.count where !rowWeights.contains(broken[index]) {
            rowWeights.insert(Int(broken[index]), weight: 0)
            broken[kept] = broken[index]
            kept += 1
        }
        broken.truncate(to: kept)
    }

    /// Holds a parameter where it is, by a row that goes as soon as its price is gone.
    mutating func pin(_ parameter: Int) -> Int {
        let row = takeRow()
        rows[row].relation = .none
        rows[row].status = .tight
        rows[row].constant = values[parameter]
        terms.append(1, column: parameter, toRow: row)
        journal.noteStep(entered: row, left: -1)
        define(parameter, by: row, queues: false)
        return row
    }

    /// Holds the parameters that the last expansion came down to where they are.
    mutating func pinExpansionParameters() {
        for index in 0..<expansionParameters.count {
            broken.append(Int32(pin(Int(expansionParameters[index]))))
        }
    }

    /// Takes a removed row that nothing presses against any more out of the system.
    mutating func retire(_ row: Int) {
        prices.clear(&rows[row].price)
        _ = release(row)
        rows[row].status = .loose
        vacateRow(row)
    }

    /// Moves a tight row off its constant as far as that improves the solution by the shortest way.
    private mutating func moveOff(_ row: Int, direction: Int) {
        follow(row, .watched)
        let first = firstStop(direction: Double(direction))
        guard first >= 0 else {
            // The part of the price that invited the move is explained by nothing: it is rounding.
            computePriceFromEffect(of: row)
            if rows[row].relation == .none, temptation(of: row) == 0 {
                // Nothing presses against it, so it can go.
                broken.append(Int32(row))
            }
            return
        }
        let stop = passRows(from: row, direction: direction, first: first)
        expand(stop, .movable)
        if !expansionParameters.isEmpty {
            // The stop makes values depend on these, so that they come to have a price.
            pinExpansionParameters()
            expand(stop, .movable)
        }
        guard rowWeights.contains(row), rowWeights[row] != 0 else {
            notePrice(of: row)
            prices.clear(&rows[row].price)
            noteIfBroken(row)
            return
        }
        readPrice(of: row, direction: direction, times: 1 / rowWeights[row])
        swap(&candidate, &best)
        exchange(stop, for: row, leavingDirection: direction, rate: 1)
        if rows[stop].isFixed == false {
            broken.append(Int32(stop))
        }
    }

    /// Of the loose rows that the last effect reached, the one that first meets its constant; a
    /// variable that would turn negative counts by its bound.
    private mutating func firstStop(direction: Double) -> Int {
        for index in 0..<effectVariables.count {
            let variable = Int(effectVariables[index])
            if variables[variable].flags.contains(.nonNegative),
                !variables[variable].flags.contains(.bounded),
                weights[variable] * direction < 0
            {
                let bound = boundRow(of: variable)
                rowWeights.insert(bound, weight: weights[variable])
                effectRows.append(Int32(bound))
            }
        }
        var stop = -1
        var stopDistance = Double.infinity
        var stopRate = 0.0
        for index in 0..<effectRows.count {
            let row = Int(effectRows[index])
            let rate = rowWeights[row] * direction
            let distance = distance(of: row, rate: rate)
            if distance == .infinity {
                continue
            }
            let isTie = abs(distance - stopDistance) <= Tolerance.absolute
            let isBetter =
                isTie
                ? (progress.isCautious ? row < stop : abs(rate) > stopRate)
                : distance < stopDistance
            if isBetter {
                stop = row
                stopDistance = distance
                stopRate = abs(rate)
            }
        }
        if stop >= 0 {
            noteProgress(isIdle: stopDistance <= Tolerance.absolute)
        }
        return stop
    }

    /// How far a loose row that changes at `rate` is from its constant, in steps.
    mutating func distance(of row: Int, rate: Double) -> Double {
        if abs(rate) <= Tolerance.rate {
            return .infinity
        }
        let record = rows[row]
        let gap = record.constant - record.activity
        // A row counted on a side keeps to it; one counted on neither stays where it holds.
        let stopsRising = record.side < 0 || (record.side == 0 && record.limitsAbove)
        let stopsFalling = record.side > 0 || (record.side == 0 && record.limitsBelow)
        if rate > 0 ? stopsRising : stopsFalling {
            return max(0, gap / rate)
        }
        return .infinity
    }
}
