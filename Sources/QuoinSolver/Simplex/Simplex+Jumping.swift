/// Jumps: where the prices of many limits invite a move at once, each changes places with the limit of
/// the same variable at which its move would come to rest. That sets their prices right, and what no
/// longer holds then is mended, in a few long steps instead of a step for each.
///
/// When a view leaves a row whose length is given, all those that had shrunk for it may grow again. To
/// find out one by one how far would take as many steps as there are views, and each goes along the row.
extension Simplex {
    /// With fewer rows whose price may invite a move, single moves are as good.
    private static var leastRowsForJump: Int { 16 }
    /// A jump goes past no more limits than that.
    private static var mostLimitsInJump: Int { 8 }

    /// Whether there are, with others, so many rows to look at that jumping is worth while.
    @inline(__always)
    mutating func isAmongMany(_ others: Int) -> Bool {
        broken.count + others >= Self.leastRowsForJump && !progress.isCautious
    }

    /// Whether a limit whose price invites a move would come to rest at another one.
    mutating func canJump(_ row: Int, direction: Int) -> Bool {
        collectJump(of: row, direction: direction)
    }

    /// Lets limits change places as far as their prices invite it, and mends what no longer holds. All
    /// prices but theirs are sound before, and all are after.
    ///
    /// - Returns: whether there were any.
    mutating func jump(_ jumpers: inout [Int32]) -> Bool {
        if jumpers.isEmpty || isUnsound {
            return false
        }
        for jumper in jumpers where rows[jumper].status == .tight {
            let row = Int(jumper)
            let direction = temptation(of: row)
            if direction == 0 {
                continue
            }
            if collectJump(of: row, direction: direction) {
                for index in 0..<flips.count {
                    changePlaces(flips[index])
                    broken.append(Int32(flips[index].neighbor))
                }
            } else {
                broken.append(jumper)
            }
        }
        jumpers.removeAll()
        noteProgress(isIdle: true)
        settleSurely(.watched)
        return true
    }

    /// Collects in `flips` how a limit comes to rest whose price invites a move.
    ///
    /// - Returns: whether it does.
    private mutating func collectJump(of row: Int, direction: Int) -> Bool {
        flips.removeAll()
        guard terms.row(row).count == 1, rows[row].relation != .none else { return false }
        let variable = Int(terms.entry(terms.row(row).lowerBound).column)
        // What the variable's way costs, in its own units.
        readPrice(
            of: row, direction: direction,
            times: Double(direction) * abs(soleCoefficient(of: row)))
        swap(&candidate, &best)
        var present = row
        var heading = direction
        var comesToRest = false
        while !comesToRest, flips.count < Self.mostLimitsInJump,
            var neighbor = neighbor(of: present, direction: heading)
        {
            let size = abs(soleCoefficient(of: present))
            if neighbor.row < 0 {
                neighbor.row = boundRow(of: variable)
            }
            flips.append(
                Flip(
                    row: present, variable: variable, neighbor: neighbor.row, direction: heading,
                    position: -1))
            rows[neighbor.row].flags.insert(.passed)
            candidate.set(neighbor.rise * size, at: neighbor.priority, plus: best)
            swap(&candidate, &best)
            comesToRest = neighbor.priority == Priority.required.rawValue || best.sign >= 0
            heading *= relativeSign(present, neighbor.row)
            present = neighbor.row
        }
        for index in 0..<flips.count {
            rows[flips[index].neighbor].flags.remove(.passed)
        }
        return comesToRest
    }
}
