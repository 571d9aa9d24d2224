/// Rows that cannot hold together.
struct Conflict {
    /// The rows that users added. The one that was added or changed is last; in a batch, the one
    /// that could not be mended, unless a bound could not.
    var rows: [Int]
    /// Those that the bounds of non-negative variables may make superfluous. Each of the others is
    /// known to be needed.
    var doubtful: Set<Int>

    /// Whether each of them is known to be needed for the contradiction.
    var isIrreducible: Bool { doubtful.isEmpty }
}

/// Why a change cannot be.
enum Refusal {
    case contradiction(Conflict)
    /// No sound values would come of it: numbers become too large, or too far apart.
    case unsound
}

extension Simplex {
    /// Explains why a loose required row cannot be mended.
    ///
    /// The tight rows that it comes down to all stand in its way. They are independent of each other
    /// and the row needs every one of them, so without any one of them the others leave room.
    /// Only variables that must not be negative can spoil that, by standing in the way in its place;
    /// where they do so on the way already, what lies behind them is left out at once.
    ///
    /// - Parameter changed: the row whose addition or change brought it about; −1 if many did.
    mutating func conflict(of culprit: Int, changed: Int = -1) -> Conflict {
        expand(culprit, .complete)
        var shares = sharesOfTightRows()
        var hasBounds =
            rows[culprit].flags.contains(.bound)
            || shares.contains { rows[$0.row].flags.contains(.bound) }
        if !hasBounds {
            hasBounds =
                mentionsNonNegative(culprit) || shares.contains { mentionsNonNegative($0.row) }
        }
        if hasBounds, expandToBounds(culprit) {
            let kept = sharesOfTightRows()
            let known = Dictionary(uniqueKeysWithValues: shares.map { ($0.row, $0.share) })
            // How much a member moves the culprit is for the present solution to say.
            shares = kept.map { ($0.row, known[$0.row] ?? 0) }
        }
        shares.removeAll { rows[$0.row].flags.contains(.bound) }
        var members = shares.map { $0.row }.filter { $0 != changed }
        if culprit != changed, !rows[culprit].flags.contains(.bound) {
            members.append(culprit)
        }
        if changed >= 0 {
            members.append(changed)
        }
        let doubtful = hasBounds ? doubtfulMembers(among: shares, of: culprit) : []
        return Conflict(rows: members, doubtful: doubtful)
    }

    /// A loose required row that cannot be mended, and all that stands in its way; with bounds in between, not all
    /// of it need do so.
    mutating func membersInTheWay(of culprit: Int) -> [Int] {
        expand(culprit, .complete)
        let members = sharesOfTightRows().map { $0.row } + [culprit]
        return members.filter { !rows[$0].flags.contains(.bound) }
    }

    /// The tight rows that the last expansion came down to.
    private mutating func sharesOfTightRows() -> [(row: Int, share: Double)] {
        var shares: [(row: Int, share: Double)] = []
        for index in 0..<expansionRows.count where rowWeights[expansionRows[index]] != 0 {
            let row = Int(expansionRows[index])
            shares.append((row, rowWeights[row]))
        }
        return shares
    }

    private mutating func mentionsNonNegative(_ row: Int) -> Bool {
        for index in terms.row(row)
        where variables[terms.entry(index).column].flags.contains(.nonNegative) {
            return true
        }
        return false
    }

    /// Writes the culprit as a sum of tight rows and of variables that cannot give way far enough, since
    /// they must not be negative. What defines these is then not needed for the contradiction.
    ///
    /// - Returns: whether the sum contradicts the culprit; if not, the expansion is of no use.
    private mutating func expandToBounds(_ culprit: Int) -> Bool {
        let (activity, tolerance) = measure(culprit)
        excessLeft = activity - rows[culprit].constant
        let direction = excessLeft > 0 ? -1.0 : 1.0
        excessLeft += direction * tolerance
        guard excessLeft * direction < 0 else { return false }
        expand(culprit, .toBounds)
        guard expansionParameters.isEmpty else { return false }
        // What the rows say that are left, with the variables at their bounds.
        var least = 0.0
        var magnitude = abs(rows[culprit].constant)
        for index in 0..<expansionRows.count {
            let row = Int(expansionRows[index])
            let share = rowWeights[row]
            if share != 0, !blocks(row, direction: share * direction > 0 ? 1 : -1) {
                return false
            }
            least += share * rows[row].constant
            magnitude += abs(share * rows[row].constant)
        }
        let excess = least - rows[culprit].constant
        return excess * direction < -Tolerance.of(magnitude: magnitude)
    }

    /// Whether a variable with this weight in a culprit need not be looked behind, since the culprit
    /// cannot hold even if the variable gives way to its bound.
    mutating func endsAtBound(_ variable: Int, weight: Double) -> Bool {
        guard variables[variable].flags.contains(.nonNegative), weight * excessLeft > 0 else {
            return false
        }
        let given = weight * values[variable]
        guard abs(given) < abs(excessLeft) || given * excessLeft < 0 else { return false }
        excessLeft -= given
        return true
    }
}
