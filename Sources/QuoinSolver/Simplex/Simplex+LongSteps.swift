/// Long steps: when a row that would give way soon runs into another limit of the same variable, that
/// one takes its place and the step goes on. (The bound flipping ratio test.)
///
/// Views in a row whose length is given have each a limit above and one below, often in the same place.
/// To find out in single steps who grows and who shrinks would take as many steps as there are views,
/// and each goes along the whole row.
extension Simplex {
    /// Another limit of a variable that a tight row holds, in the direction in which it is to move.
    struct Neighbor {
        /// The row, or −1 if it is a bound that has none yet.
        var row: Int
        /// How far the tight row's activity is from it.
        var distance: Double
        var priority: Float
        /// How much more the tight row's activity costs beyond it.
        var rise: Double
    }

    /// A tight row that is to be loose, and the one that takes its place.
    struct Flip {
        var row: Int
        var variable: Int
        var neighbor: Int
        var direction: Int
        var position: Int
    }

    /// Below so many rows to choose from, single steps are as good.
    private static var leastRowsForLongStep: Int { 16 }
    /// Variables with more rows are not searched for limits.
    private static var mostRowsOfVariable: Int { 32 }

    /// Lets limits next to each other change places as long as the expanded row does not hold by that
    /// alone, and moving on costs less than it is worth.
    ///
    /// - Parameters:
    ///   - leaving: the row of the expansion that gives way at the lowest price, which is in `best`.
    ///   - distance: how far the expanded row has to move.
    ///   - worth: what that is worth at the row's priority; infinite if it is required.
    /// - Returns: the row of the expansion, as it then is, that gives way; its price is in `best`.
    mutating func passLimits(
        of row: Int, direction: Int, leaving: Int, distance: Double, worth: Double
    ) -> Int {
        let count = expansionRows.count
        if count < Self.leastRowsForLongStep || progress.isCautious || worth <= 0 {
            return leaving
        }
        let isTooDear = best.compared(with: worth, at: rows[row].priority) >= 0
        // The row may be one of the variable's limits itself, and is not to take another's place before its turn.
        rows[row].flags.insert(.passed)
        defer { rows[row].flags.remove(.passed) }
        let share = rowWeights[leaving] * Double(direction)
        guard worth == .infinity || !isTooDear,
            let neighbor = neighbor(of: leaving, direction: share > 0 ? 1 : -1),
            abs(share) * neighbor.distance < distance - Tolerance.absolute
        else { return leaving }
        flips.removeAll()
        let last = collectFlips(of: row, direction: direction, distance: distance, worth: worth)
        for index in 0..<flips.count {
            rows[flips[index].neighbor].flags.remove(.passed)
        }
        if last < 0, worth == .infinity {
            // It cannot hold at all. Single steps find out what is in its way.
            readPrice(of: leaving, direction: share > 0 ? 1 : -1, times: 1 / share)
            swap(&candidate, &best)
            return leaving
        }
        for index in 0..<flips.count {
            carryOut(flips[index])
        }
        return last
    }

    private mutating func collectFlips(
        of row: Int, direction: Int, distance: Double, worth: Double
    ) -> Int {
        queueBreakpoints(direction: direction)
        var rest = distance
        while let item = breakpoints.popFirst(into: &best) {
            let leaving = Int(item.row)
            if worth < .infinity, best.compared(with: worth, at: rows[row].priority) >= 0 {
                return leaving
            }
            let origin = expansionRows[item.position]
            let sign = rowWeights[origin] * Double(direction) > 0 ? 1 : -1
            let ownSign = leaving == Int(origin) ? sign : sign * relativeSign(leaving, Int(origin))
            guard var neighbor = neighbor(of: leaving, direction: ownSign),
                item.share * neighbor.distance < rest - Tolerance.absolute
            else { return leaving }
            rest -= item.share * neighbor.distance
            let variable = Int(terms.entry(terms.row(leaving).lowerBound).column)
            if neighbor.row < 0 {
                neighbor.row = boundRow(of: variable)
            }
            rows[neighbor.row].flags.insert(.passed)
            flips.append(
                Flip(
                    row: leaving, variable: variable, neighbor: neighbor.row, direction: ownSign,
                    position: Int(item.position)))
            if neighbor.priority < Priority.required.rawValue {
                candidate.set(neighbor.rise / item.share, at: neighbor.priority, plus: best)
                let ratio = soleCoefficient(of: leaving) / soleCoefficient(of: neighbor.row)
                breakpoints.push(
                    candidate, row: neighbor.row, position: Int(item.position),
                    share: item.share * abs(ratio))
            }
        }
        best.clear()
        return -1
    }

    private mutating func queueBreakpoints(direction: Int) {
        breakpoints.removeAll()
        for index in 0..<expansionRows.count {
            let row = Int(expansionRows[index])
            let share = rowWeights[row] * Double(direction)
            if share == 0 || blocks(row, direction: share > 0 ? 1 : -1) {
                continue
            }
            readPrice(of: row, direction: share > 0 ? 1 : -1, times: 1 / share)
            if candidate.sign < 0 {
                candidate.clear()
            }
            breakpoints.push(candidate, row: row, position: index, share: abs(share))
        }
    }

    /// The coefficient in a row that has only one.
    @inline(__always)
    mutating func soleCoefficient(of row: Int) -> Double {
        terms.entry(terms.row(row).lowerBound).coefficient
    }

    /// Whether two rows of the same variable rise together, 1, or one falls as the other rises, −1.
    mutating func relativeSign(_ row: Int, _ other: Int) -> Int {
        soleCoefficient(of: row) * soleCoefficient(of: other) > 0 ? 1 : -1
    }

    /// The nearest limit that a tight row on a single variable meets as it moves off its constant.
    mutating func neighbor(of row: Int, direction: Int) -> Neighbor? {
        let entries = terms.row(row)
        guard entries.count == 1, rows[row].relation != .none else { return nil }
        let own = terms.entry(entries.lowerBound)
        let column = terms.column(Int(own.column))
        if column.count > Self.mostRowsOfVariable {
            return nil
        }
        let place = rows[row].constant / own.coefficient
        let heading = own.coefficient * Double(direction) > 0 ? 1.0 : -1.0
        var nearest: Neighbor?
        for index in column {
            let occurrence = terms.occurrence(index)
            let other = Int(occurrence.row)
            guard other != row, rows[other].status == .loose, terms.row(other).count == 1,
                !rows[other].flags.contains(.passed)
            else { continue }
            let coefficient = terms.coefficient(of: occurrence)
            guard stops(other, isRising: coefficient * heading > 0) else { continue }
            let target = rows[other].constant / coefficient
            let ahead = (target - place) * heading
            if ahead < -Tolerance.of(magnitude: abs(target) + abs(place)) {
                continue
            }
            if rows[other].isFixed {
                return nil
            }
            let distance = max(0, ahead) * abs(own.coefficient)
            if distance < nearest?.distance ?? .infinity {
                let isReversed = rows[other].relation == .equal && rows[other].side != 0
                nearest = Neighbor(
                    row: other, distance: distance, priority: rows[other].priority,
                    rise: (isReversed ? 2 : 1) * abs(coefficient / own.coefficient))
            }
        }
        let flags = variables[own.column].flags
        if heading < 0, flags.contains(.nonNegative), !flags.contains(.bounded), place >= 0,
            place * abs(own.coefficient) < nearest?.distance ?? .infinity
        {
            nearest = Neighbor(
                row: -1, distance: place * abs(own.coefficient),
                priority: Priority.required.rawValue, rise: 1)
        }
        return nearest
    }

    /// Whether a loose row comes to cost more when it meets its constant on the way up or down.
    private mutating func stops(_ row: Int, isRising: Bool) -> Bool {
        let record = rows[row]
        return isRising
            ? record.side < 0 || (record.side == 0 && record.limitsAbove)
            : record.side > 0 || (record.side == 0 && record.limitsBelow)
    }

    /// Lets a loose row take the place of a tight one that holds the same single variable, in the
    /// definitions and in the expansion.
    private mutating func carryOut(_ flip: Flip) {
        let ratio = changePlaces(flip)
        let weight = rowWeights[flip.row]
        rowWeights[flip.row] = 0
        if rowWeights.contains(flip.neighbor) {
            rowWeights[flip.neighbor] = weight * ratio
        } else {
            rowWeights.insert(flip.neighbor, weight: weight * ratio)
        }
        expansionRows[flip.position] = Int32(flip.neighbor)
    }

    /// Lets a loose row take the place of a tight one that holds the same single variable.
    ///
    /// - Returns: how many times the one's price, and share in anything, is the other's.
    @discardableResult
    mutating func changePlaces(_ flip: Flip) -> Double {
        let row = flip.row
        let neighbor = flip.neighbor
        let ratio = soleCoefficient(of: row) / soleCoefficient(of: neighbor)
        journal.noteStep(entered: neighbor, left: row)
        progress.noteExchange(neighbor, row)
        // The price of the one becomes that of the other, once what each costs by itself has moved
        // from what counts by itself to what is counted in the price, or the other way round.
        notePrice(of: row)
        notePrice(of: neighbor)
        journal.noteSide(of: row, rows[row].side)
        journal.noteSide(of: neighbor, rows[neighbor].side)
        let side = ownCost(of: row, direction: flip.direction)
        prices.read(
            rows[row].price, plus: side, at: rows[row].priority, times: ratio, into: &candidate)
        prices.clear(&rows[row].price)
        prices.add(candidate, times: 1, to: &rows[neighbor].price)
        prices.add(
            -rows[neighbor].sideCost, at: rows[neighbor].priority, to: &rows[neighbor].price)
        rows[row].side = Int8(side)
        rows[neighbor].side = 0
        rows[row].status = .loose
        rows[neighbor].status = .tight
        if rows[row].pivot >= 0 {
            rows[row].pivot = -1
            rows[neighbor].pivot = Int32(flip.variable)
            rows[neighbor].pivotCoefficient = soleCoefficient(of: neighbor)
            variables[flip.variable].definition = Int32(neighbor)
            queueValue(flip.variable)
        }
        if rows[row].flags.contains(.combined) {
            replaceInCombinations(row, by: neighbor, ratio: ratio)
        }
        rows[row].activity = rows[row].constant
        watchTerms(of: row)
        queueCheck(row)
        invalidatePlans()
        return ratio
    }

    private mutating func replaceInCombinations(_ row: Int, by neighbor: Int, ratio: Double) {
        combinations.ensureColumn(neighbor)
        combinations.moveColumn(row, to: neighbor, times: ratio)
        rows[row].flags.remove(.combined)
        rows[neighbor].flags.insert(.combined)
        noteUnchecked(neighbor)
        for index in combinations.column(neighbor) {
            let derived = Int(combinations.occurrence(index).row)
            refreshConstant(ofDerived: derived)
            queueValue(Int(rows[derived].pivot))
        }
    }
}
