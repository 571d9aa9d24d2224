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
    /// Only variables that must not be negative can spoil that, by standing in the way in its place.
    ///
    /// - Parameter changed: the row whose addition or change brought it about; −1 if many did.
    mutating func conflict(of culprit: Int, changed: Int = -1) -> Conflict {
        expand(culprit, .complete)
        var members: [Int] = []
        var shares: [(row: Int, share: Double)] = []
        var hasBounds = rows[culprit].flags.contains(.bound)
        for index in 0..<expansionRows.count {
            let row = Int(expansionRows[index])
            if rowWeights[row] == 0 {
                continue
            }
            if rows[row].flags.contains(.bound) {
                hasBounds = true
                continue
            }
            shares.append((row, rowWeights[row]))
            if row != changed {
                members.append(row)
            }
        }
        if culprit != changed, !rows[culprit].flags.contains(.bound) {
            members.append(culprit)
        }
        if changed >= 0 {
            members.append(changed)
        }
        if !hasBounds {
            hasBounds = members.contains { mentionsNonNegative($0) }
        }
        let doubtful = hasBounds ? doubtfulMembers(among: shares, of: culprit) : []
        return Conflict(rows: members, doubtful: doubtful)
    }

    private func mentionsNonNegative(_ row: Int) -> Bool {
        for index in terms.row(row)
        where variables[terms.entry(index).column].flags.contains(.nonNegative) {
            return true
        }
        return false
    }
}
