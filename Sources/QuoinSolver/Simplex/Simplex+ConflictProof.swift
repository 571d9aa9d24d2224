/// Which members of a contradiction are known to be needed in it.
///
/// Where variables must not be negative, their bounds may make a member superfluous. That it is not
/// shows in a solution of all the others: the present one, with the member moved off its constant just
/// so far that the culprit holds. What then could still be broken are bounds, and these are few and
/// depend on little, so that a long chain need not be solved anew for each of its links.
extension Simplex {
    /// The members that the others may do without, as far as one can see.
    ///
    /// - Parameters:
    ///   - members: tight rows, with their shares in the last expansion, which was of the culprit.
    ///   - culprit: the row that cannot be mended.
    mutating func doubtfulMembers(
        among members: [(row: Int, share: Double)], of culprit: Int
    ) -> Set<Int> {
        let rowsTogether = members.map { $0.row } + [culprit]
        let all = Set(rowsTogether)
        let (activity, _) = measure(culprit)
        let excess = activity - rows[culprit].constant
        var steps: [Int: Double] = [:]
        var doubtful: Set<Int> = []
        for member in members {
            if !isTrue(to: member.row) {
                return all
            }
            if member.share == 0 {
                doubtful.insert(member.row)
            } else {
                steps[member.row] = -excess / member.share
            }
        }
        for variable in nonNegativeVariables(in: rowsTogether) {
            let value = values[variable]
            let isCulprit =
                rows[culprit].flags.contains(.bound)
                && Int(terms.entry(terms.row(culprit).lowerBound).column) == variable
            if value < -Tolerance.absolute, !isCulprit {
                return all
            }
            expandVariable(variable, .complete)
            for index in 0..<expansionRows.count {
                let row = Int(expansionRows[index])
                guard let step = steps[row] else { continue }
                let change = rowWeights[row] * step
                let tolerance = Tolerance.of(magnitude: abs(value) + abs(change))
                if !(value + change >= -tolerance) {
                    doubtful.insert(row)
                }
            }
        }
        return doubtful
    }

    /// Whether a tight row holds with the values as they stand, none of which may be out of date.
    private mutating func isTrue(to row: Int) -> Bool {
        let (activity, tolerance) = measure(row)
        return abs(activity - rows[row].constant) <= 10 * tolerance
    }

    private mutating func nonNegativeVariables(in members: [Int]) -> [Int] {
        beginScan()
        var found: [Int] = []
        for row in members {
            for index in terms.row(row) {
                let variable = Int(terms.entry(index).column)
                if variables[variable].flags.contains(.nonNegative), !weights.contains(variable) {
                    weights.insert(variable, weight: 1)
                    found.append(variable)
                }
            }
        }
        return found
    }
}
