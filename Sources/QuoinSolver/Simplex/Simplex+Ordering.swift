/// Ordering: which tight row is to define which variable, so that few are left that only a combination can.
///
/// Rows that depend on each other all around cannot all define a variable as they are written. How many can depends on
/// the order in which they are asked, and each that cannot becomes a sum of most others. (This is *tearing*, as it
/// is done to systems of equations.)
extension Simplex {
    /// Fewer rows that are left are no reason to look for an order.
    static var leastRowsWorthAnOrder: Int { 32 }
    /// A variable is defined only by rows that have no coefficient many times as large: along hundreds of definitions
    /// rounding would grow.
    private static var leastPartOfLargest: Double { 0.3 }

    /// Finds an order for the tight rows that define nothing yet.
    mutating func orderOfDefinitions() -> DefinitionOrder {
        var order = DefinitionOrder(rows: rows.count, variables: variables.count)
        for row in 0..<rows.count where rows[row].status == .tight && rows[row].pivot < 0 {
            order.remaining[row] = 0
            for index in terms.row(row) {
                let variable = Int(terms.entry(index).column)
                if variables[variable].definition < 0 {
                    order.remaining[row] += 1
                    order.mentions[variable] += 1
                }
            }
            order.openRowCount += 1
        }
        for row in 0..<rows.count where order.remaining[row] >= 0 {
            order.noteRow(row)
            giveWeight(ofRow: row, in: &order, sign: 1)
        }
        for variable in 0..<variables.count where order.mentions[variable] > 0 {
            order.noteVariable(variable)
            order.noteCandidate(variable)
        }
        order.isUnderWay = true
        while order.openRowCount > 0 {
            if let row = order.nextRow() {
                placeAtBottom(row, in: &order)
            } else if let variable = order.nextVariable() {
                placeOnTop(variable, in: &order)
            } else {
                setNextApart(in: &order)
            }
        }
        return order
    }

    /// A row all of whose variables but one have their place defines that one, below all that follow.
    private mutating func placeAtBottom(_ row: Int, in order: inout DefinitionOrder) {
        guard order.remaining[row] >= 0 else { return }
        var sole = -1
        for index in terms.row(row) where isOpen(terms.entry(index).column, in: order) {
            sole = Int(terms.entry(index).column)
        }
        guard sole >= 0, canDefine(sole, by: row) else {
            order.postponed.append(row)
            close(row, in: &order)
            return
        }
        order.bottom.append(DefinitionOrder.Pair(row: Int32(row), variable: Int32(sole)))
        close(row, in: &order)
        setApart(sole, in: &order)
    }

    /// A variable that one row alone still mentions is defined by it, above all that follow.
    private mutating func placeOnTop(_ variable: Int, in order: inout DefinitionOrder) {
        guard order.mentions[variable] == 1 else { return }
        for index in terms.column(variable) {
            let row = Int(terms.occurrence(index).row)
            if order.remaining[row] >= 0, canDefine(variable, by: row) {
                order.top.append(DefinitionOrder.Pair(row: Int32(row), variable: Int32(variable)))
                order.mentions[variable] = 0
                close(row, in: &order)
                return
            }
        }
    }

    /// Where nothing follows from what has a place, a variable is left for later that many short rows mention.
    private mutating func setNextApart(in order: inout DefinitionOrder) {
        while let item = order.candidates.popFirst() {
            let variable = Int(item.value)
            guard order.mentions[variable] > 0 else { continue }
            if item.key == order.key(of: variable) {
                setApart(variable, in: &order)
                return
            }
            order.noteCandidate(variable)
        }
    }

    /// Lets rows do without a variable: it has its place, or is left for later.
    private mutating func setApart(_ variable: Int, in order: inout DefinitionOrder) {
        order.mentions[variable] = 0
        for index in terms.column(variable) {
            let row = Int(terms.occurrence(index).row)
            guard order.remaining[row] >= 0 else { continue }
            giveWeight(ofRow: row, in: &order, sign: -1)
            order.remaining[row] -= 1
            giveWeight(ofRow: row, in: &order, sign: 1)
            order.noteRow(row)
        }
    }

    /// Takes a row out that has its place, or is left for later.
    private mutating func close(_ row: Int, in order: inout DefinitionOrder) {
        giveWeight(ofRow: row, in: &order, sign: -1)
        order.remaining[row] = -1
        order.openRowCount -= 1
        for index in terms.row(row) {
            let variable = Int(terms.entry(index).column)
            if order.mentions[variable] > 0, variables[variable].definition < 0 {
                order.mentions[variable] -= 1
                order.noteVariable(variable)
            }
        }
    }

    /// The fewer variables a row still has, the more it counts for each of them.
    private mutating func giveWeight(ofRow row: Int, in order: inout DefinitionOrder, sign: Int32) {
        let weight = order.weight(ofRow: row)
        guard weight > 0 else { return }
        for index in terms.row(row) {
            let variable = Int(terms.entry(index).column)
            guard order.mentions[variable] > 0 else { continue }
            order.weights[variable] += sign * weight
            if sign > 0, order.isUnderWay {
                order.noteCandidate(variable)
            }
        }
    }

    private mutating func isOpen(_ variable: Int32, in order: borrowing DefinitionOrder) -> Bool {
        order.mentions[Int(variable)] > 0
    }

    private mutating func canDefine(_ variable: Int, by row: Int) -> Bool {
        var largest = 0.0
        var own = 0.0
        for index in terms.row(row) {
            let entry = terms.entry(index)
            largest = max(largest, abs(entry.coefficient))
            if Int(entry.column) == variable {
                own = abs(entry.coefficient)
            }
        }
        return own >= largest * Self.leastPartOfLargest
    }
}
