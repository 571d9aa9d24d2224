/// A proof that is found by cancelling one place after the other: where all but one of the rows that
/// mention it have their multiples, the last one's follows.
///
/// In a chain of views, however long, that finds every multiple, once each. Sizes are taken to cancel
/// out as well where nothing else tells; if one must be left over there, no proof is found.
struct CancelledProof {
    private(set) var weights: [Double]
    /// The sizes that are left in the sum, each times a positive factor.
    private(set) var leftovers: [ConflictTerm] = []

    private let rows: [ConflictRow]
    private var isKnown: [Bool]
    private var columns: [Column] = []
    /// For each row, where its terms stand among the columns.
    private var columnsOfRows: [[Int]]
    /// Columns of places, and of sizes, with one row whose multiple is not known.
    private var places: [Int] = []
    private var sizes: [Int] = []

    /// What rows say of one variable.
    private struct Column {
        let variable: Int
        var entries: [(row: Int, coefficient: Double)] = []
        var unknownCount = 0
    }

    /// - Returns: nil if no proof is found in this way, with this multiple of the first row.
    init?(of rows: [ConflictRow], firstWeight: Double) {
        self.rows = rows
        weights = [Double](repeating: 0, count: rows.count)
        isKnown = [Bool](repeating: false, count: rows.count)
        columnsOfRows = [[Int]](repeating: [], count: rows.count)
        collectColumns()
        settle(0, weight: firstWeight)
        while let column = places.popLast() ?? sizes.popLast() {
            cancel(column)
        }
        guard !isKnown.contains(false), isSigned, sumsUp() else { return nil }
    }

    private mutating func collectColumns() {
        var positions: [Int: Int] = [:]
        for (row, record) in rows.enumerated() {
            for term in record.terms {
                let position = positions[term.variable] ?? columns.count
                if position == columns.count {
                    positions[term.variable] = position
                    columns.append(Column(variable: term.variable))
                }
                columns[position].entries.append((row, term.coefficient))
                columns[position].unknownCount += 1
                columnsOfRows[row].append(position)
            }
        }
    }

    private mutating func settle(_ row: Int, weight: Double) {
        weights[row] = weight
        isKnown[row] = true
        for column in columnsOfRows[row] {
            columns[column].unknownCount -= 1
            if columns[column].unknownCount == 1 {
                if isSize(column) {
                    sizes.append(column)
                } else {
                    places.append(column)
                }
            }
        }
    }

    /// Gives the only row of a column that has no multiple yet the one with which the column cancels out.
    private mutating func cancel(_ column: Int) {
        guard let last = columns[column].entries.first(where: { !isKnown[$0.row] }) else { return }
        var sum = 0.0
        for entry in columns[column].entries where isKnown[entry.row] {
            sum += weights[entry.row] * entry.coefficient
        }
        settle(last.row, weight: -sum / last.coefficient)
    }

    private func isSize(_ column: Int) -> Bool {
        ConflictTerm(variable: columns[column].variable, coefficient: 1).isExtent
    }

    /// Whether every row has a part in the sum, and limits are not turned round.
    private var isSigned: Bool {
        zip(weights, rows).allSatisfy { weight, row in
            switch row.relation {
            case .lessThanOrEqual: weight > 0
            case .greaterThanOrEqual: weight < 0
            case .equal: weight != 0
            }
        }
    }

    /// Whether all places cancel out; of sizes something may be left over.
    private mutating func sumsUp() -> Bool {
        for column in columns {
            var sum = 0.0
            var magnitude = 0.0
            for entry in column.entries {
                sum += weights[entry.row] * entry.coefficient
                magnitude += abs(weights[entry.row] * entry.coefficient)
            }
            let term = ConflictTerm(variable: column.variable, coefficient: sum)
            if abs(sum) <= 1e-9 * magnitude {
                continue
            }
            guard term.isExtent, sum > 0 else { return false }
            if sum > ConflictProof.least {
                leftovers.append(term)
            }
        }
        return true
    }
}
