/// Refining: working values out from the rows as they were written, where combinations of these say them only roughly.
///
/// A combination is the sum of many rows, rounded. Where coefficients lie far apart, and along long ways, what it makes
/// of a variable may be off by far more than rounding, however it was made. Then the rows that combinations were made of
/// are solved together, by elimination, for what the values still miss (iterative refinement). Combinations get the
/// constants that go with what comes of it.
extension Simplex {
    /// Eliminating takes time that grows with the third power.
    private static var mostRowsRefined: Int { 512 }
    /// Each time takes nearly all away of what is missed.
    private static var mostRefinements: Int { 3 }

    /// Not much more than rounding, beside 1: what comes of it is looked at before it is used.
    private static var leastPivot: Double { 1e-13 }

    /// Brings values nearer to the rows that combinations were made of, if some of these are taken many times, and miss
    /// more than rounding.
    mutating func refine() {
        for _ in 0..<Self.mostRefinements where isRough && !isUnsound {
            guard let system = rowsToRefine() else { return }
            let former = worstMiss(in: system)
            guard former > 1, let shifts = correction(of: system) else { return }
            let known = system.variables.map { values[$0] }
            for (variable, shift) in zip(system.variables, shifts) {
                values[variable] += shift
            }
            guard worstMiss(in: system) < former else {
                for (variable, value) in zip(system.variables, known) {
                    values[variable] = value
                }
                return
            }
            takeOver(system)
            settleSurely(.everything)
        }
    }

    /// The tight rows that combinations were made of, all that these lead to, and the variables defined by them.
    ///
    /// - Returns: nil if that is too much, or if a row defines nothing.
    private mutating func rowsToRefine() -> RowsToRefine? {
        var system = RowsToRefine(variables: variables.count)
        for row in 0..<rows.count {
            let isPart = rows[row].flags.contains(.combined)
            if isPart {
                system.rows.append(Int32(row))
            }
            if isPart || rows[row].status == .derived, rows[row].pivot >= 0 {
                system.add(variable: rows[row].pivot)
            }
        }
        var next = 0
        while next < system.rows.count, system.rows.count <= Self.mostRowsRefined {
            for index in terms.row(Int(system.rows[next])) {
                let variable = terms.entry(index).column
                let definition = variables[variable].definition
                if definition >= 0, system.columns[Int(variable)] < 0 {
                    system.add(variable: variable)
                    system.rows.append(definition)
                }
            }
            next += 1
        }
        let isComplete = next == system.rows.count && system.variables.count == next && next > 0
        return isComplete ? system : nil
    }

    /// The most that a row of the system misses, in proportion to what counts as rounding.
    private mutating func worstMiss(in system: RowsToRefine) -> Double {
        var worst = 0.0
        for row in system.rows {
            let (activity, tolerance) = measure(Int(row))
            let miss = abs(activity - rows[row].constant) / tolerance
            guard miss.isFinite else { return .infinity }
            worst = max(worst, miss)
        }
        return worst
    }

    /// By how much the variables of the system must be shifted for its rows to hold.
    ///
    /// - Returns: nil if nothing is left to divide by.
    private mutating func correction(of system: RowsToRefine) -> [Double]? {
        let count = system.rows.count
        var matrix = DenseMatrix(rows: count, columns: count + 1)
        for position in 0..<count {
            let row = Int(system.rows[position])
            let scale = 1 / largestCoefficient(of: row)
            for index in terms.row(row) {
                let entry = terms.entry(index)
                let column = Int(system.columns[Int(entry.column)])
                if column >= 0 {
                    matrix[position, column] = entry.coefficient * scale
                }
            }
            matrix[position, count] = (rows[row].constant - measure(row).activity) * scale
        }
        return matrix.solution(leastPivot: Self.leastPivot)
    }

    /// Has all computed that depends on the variables of the system elsewhere, and lets combinations say what these are.
    private mutating func takeOver(_ system: RowsToRefine) {
        for variable in system.variables {
            noteChange(of: Int(variable))
            queueDependents(of: Int(variable)) { pivot in system.columns[pivot] < 0 }
            let definition = Int(variables[variable].definition)
            if rows[definition].status == .derived {
                rows[definition].constant = measure(definition).activity
            }
        }
    }
}

/// Rows that hang together, and the variables that they define.
private struct RowsToRefine {
    var rows: [Int32] = []
    private(set) var variables: [Int32] = []
    /// Where each variable stands among them, or −1.
    private(set) var columns: [Int32]

    init(variables count: Int) {
        columns = [Int32](repeating: -1, count: count)
    }

    mutating func add(variable: Int32) {
        columns[Int(variable)] = Int32(variables.count)
        variables.append(variable)
    }
}
