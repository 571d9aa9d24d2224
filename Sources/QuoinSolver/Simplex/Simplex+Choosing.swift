/// Choosing: which row to mend next in a system that is not like a layout.
///
/// In a layout a row is best mended as soon as it is come to, before the change spreads. Where rows depend
/// on each other all around, each step moves dozens of them, and the order decides how many steps there
/// are. So once there have been many, the row is taken that is furthest off, in proportion to its
/// coefficients.
extension Simplex {
    /// Of the queued rows that do not hold, the one that is furthest off, which no longer waits then.
    ///
    /// - Parameter first: one that has just been taken out of the queue, in which there are no values.
    /// - Returns: the row, or −1 if all hold.
    mutating func rowFurthestOff(among first: Int) -> Int {
        let bottom = stack.count
        stack.append(Int32(first * 2 + 1))
        while let item = queue.popFirst() {
            stack.append(item.value)
        }
        var chosen = -1
        var furthest = 0.0
        while stack.count > bottom, let value = stack.popLast() {
            let row = Int(value >> 1)
            if value & 1 == 0 {
                queue.push(Int(value), key: variableKey(row))
                continue
            }
            guard rows[row].flags.contains(.queued) else { continue }
            rows[row].flags.remove(.queued)
            let distance = rows[row].status == .loose ? distanceOff(row) : 0
            if distance > furthest || (distance == furthest && distance > 0 && row < chosen) {
                if chosen >= 0 {
                    queueCheck(chosen)
                }
                furthest = distance
                chosen = row
            } else if distance > 0 {
                queueCheck(row)
            }
        }
        return chosen
    }

    /// How far a loose row is from where it has to be; 0 if it need not move.
    private mutating func distanceOff(_ row: Int) -> Double {
        let (activity, tolerance) = measure(row)
        rows[row].activity = activity
        let excess = activity - rows[row].constant
        if !tolerance.isFinite {
            isUnsound = true
            return 0
        }
        if pull(on: row, excess: excess, tolerance: tolerance) == 0 {
            return 0
        }
        var size = 0.0
        for index in terms.row(row) {
            size += abs(terms.entry(index).coefficient)
        }
        // However little that is, it is more than nothing.
        return min(max(abs(excess) / size, .leastNormalMagnitude), .greatestFiniteMagnitude)
    }
}
