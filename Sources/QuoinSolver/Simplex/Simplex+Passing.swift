/// Passing: a tight row that moves off its constant goes on past those of loose rows, as long as that
/// improves the solution. (The long step of the primal simplex method.)
///
/// When one of many views of equal length leaves a row whose length is given, the others grow past what each of
/// their contents asks for. To stop at each would take as many steps as there are contents, and each goes along
/// the whole row.
extension Simplex {
    /// With fewer rows in the way single steps are as good.
    private static var leastRowsForPassing: Int { 8 }

    /// Lets the loose rows change sides that a tight row passes before it comes to rest, as it moves in a
    /// direction. The last effect is that of the row.
    ///
    /// - Parameter first: the loose row that first meets its constant.
    /// - Returns: the one at whose constant it comes to rest.
    mutating func passRows(from row: Int, direction: Int, first: Int) -> Int {
        if effectRows.count < Self.leastRowsForPassing || progress.isCautious {
            return first
        }
        queueStops(direction: Double(direction))
        readPrice(of: row, direction: direction, times: Double(direction))
        swap(&candidate, &best)
        sideChanges.removeAll()
        var last = first
        while let item = scan.popFirst() {
            let other = Int(item.value)
            let rate = rowWeights[other] * Double(direction)
            if comesToRest(at: other, rate: rate) {
                let stop = steadiestStop(instead: other, at: item.key, Double(direction))
                takeAllSides()
                return stop
            }
            swap(&candidate, &best)
            appendSideChange(of: other, to: Int8(ownCost(of: other, direction: rate > 0 ? 1 : -1)))
            last = other
        }
        // Only rounding is left that invites it to go on from the last one.
        _ = sideChanges.popLast()
        takeAllSides()
        return last
    }

    /// Puts the loose rows that the last effect reached in the order in which they meet their constants.
    private mutating func queueStops(direction: Double) {
        scan.removeAll()
        for index in 0..<effectRows.count {
            let other = Int(effectRows[index])
            let distance = distance(of: other, rate: rowWeights[other] * direction)
            if distance < .infinity {
                // Numbers that are not negative are in the order of their bits.
                scan.push(other, key: Int64(bitPattern: distance.bitPattern))
            }
        }
    }

    /// Whether a move that improves the solution by `best` for each unit comes to rest where a loose row meets
    /// its constant. What it is worth beyond is then in `candidate`.
    private mutating func comesToRest(at row: Int, rate: Double) -> Bool {
        if rows[row].isRequired {
            return true
        }
        let isCrossed = rows[row].relation == .equal && rows[row].side != 0
        candidate.set((isCrossed ? 2 : 1) * abs(rate), at: rows[row].priority, plus: best)
        return candidate.sign >= 0
    }

    /// Of the rows that meet their constants in the same place and could each stop the move, the one that
    /// changes the fastest.
    private mutating func steadiestStop(
        instead first: Int, at key: Int64, _ direction: Double
    ) -> Int {
        var stop = first
        let place = Double(bitPattern: UInt64(bitPattern: key))
        while let item = scan.popFirst(),
            Double(bitPattern: UInt64(bitPattern: item.key)) - place <= Tolerance.absolute
        {
            let other = Int(item.value)
            if abs(rowWeights[other]) > abs(rowWeights[stop]),
                comesToRest(at: other, rate: rowWeights[other] * direction)
            {
                stop = other
            }
        }
        return stop
    }
}
