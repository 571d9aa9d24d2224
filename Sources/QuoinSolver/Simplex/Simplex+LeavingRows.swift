/// Removing many rows: they wait until something else is to be done, and then go in an order that costs least.
extension Simplex {
    /// With no more rows than that, their order makes no difference that anyone could measure.
    static var manyRows: Int { 32 }
    /// So many variables for each of the rows may be looked at before removed ones are let go.
    private static var looksAllowed: Int { 32 }
    /// So many long ways do not matter, however long they are.
    private static var waysAllowed: Int { 8 }

    /// Takes a row out before anything else is done.
    mutating func removeRowLater(_ row: Int) {
        if isBatching {
            remove { $0.removeRow(row) }
            return
        }
        // Handles of it are stale from now on.
        rowGenerations[row] &+= 1
        leavingRows.append(Int32(truncatingIfNeeded: row))
    }

    /// Takes out the rows that wait for it: if there are many, those first whose variables depend on most others.
    ///
    /// All that depends on a row is looked at when that goes. Of a chain whose rows go from its beginning, that
    /// would be the whole rest for each of them.
    mutating func removeLeavingRows() {
        guard !leavingRows.isEmpty else { return }
        var leaving = leavingRows.copy()
        leavingRows.removeAll()
        let areMany = leaving.count > Self.manyRows
        if areMany {
            leaving = sortedByDepth(leaving).reversed()
        }
        var (ways, looked) = (0, 0)
        for row in leaving {
            effectVariables.removeAll()
            remove { $0.removeRow(Int(row)) }
            guard areMany, !broken.isEmpty else { continue }
            ways += 1
            looked += effectVariables.count
            if ways > Self.waysAllowed, looked > Self.looksAllowed * leaving.count {
                letGo()
                (ways, looked) = (0, 0)
            }
        }
    }

    /// Lets removed rows go that something pressed against. They stay in their places until then, and the way along
    /// what depends on the next one would be as long.
    private mutating func letGo() {
        if isSound(), !isVoid {
            _ = bringInOrder()
            endChange()
        }
    }

    /// Puts rows in order of rising depth: the last one's variable depends on most others. Of those that are equal in
    /// that, the one that came first stands last.
    mutating func sortedByDepth(_ unsorted: [Int32]) -> [Int32] {
        var sorted: [(depth: Int64, place: Int32)] = []
        sorted.reserveCapacity(unsorted.count)
        for place in unsorted.indices {
            let pivot = Int(rows[unsorted[place]].pivot)
            let depth = pivot >= 0 ? variables[pivot].label : .min
            sorted.append((depth, Int32(truncatingIfNeeded: place)))
        }
        sorted.sort { ($0.depth, $1.place) < ($1.depth, $0.place) }
        return sorted.map { unsorted[Int($0.place)] }
    }
}
