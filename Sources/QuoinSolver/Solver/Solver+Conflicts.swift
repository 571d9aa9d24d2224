/// Making conflicts as small as they can be.
extension Solver {
    /// The error for a change that cannot be.
    ///
    /// - Parameter constant: the constant that the last row was to have, if that differs from the
    ///   one that it has.
    func error(for refusal: Refusal, constant: Double? = nil) -> SolverError {
        defer { simplex.sleepAgain() }
        guard case .contradiction(let conflict) = refusal else { return .notFinite }
        let members =
            conflict.isIrreducible
            ? conflict.rows
            : reduced(conflict.rows, doubtful: conflict.doubtful, constant: constant)
        return .unsatisfiable(conflict: members.map { id(of: $0) })
    }

    /// The members of a contradiction in a batch, without any one of which the rest can hold.
    func irreducible(_ conflict: Conflict) -> [Int] {
        if conflict.isIrreducible {
            return conflict.rows
        }
        // Here even without the last one the others may contradict each other.
        let contradiction = ConflictTrial.firstContradiction(among: conflict.rows, in: self)
        return contradiction.map { reduced($0, doubtful: conflict.doubtful, constant: nil) }
            ?? conflict.rows
    }

    /// Leaves out members without which the others contradict each other all the same.
    ///
    /// Each member but the last is left out by way of trial, in a small system that holds the
    /// members alone. Where the rest still contradict, the trial's own conflict takes their place.
    private func reduced(_ rows: [Int], doubtful: Set<Int>, constant: Double?) -> [Int] {
        guard let last = rows.last else { return rows }
        var trial = ConflictTrial(of: rows, in: self, lastConstant: constant)
        var members = Array(rows.dropLast())
        var position = 0
        while position < members.count {
            if !doubtful.contains(members[position]) {
                position += 1
            } else if let smaller = trial.contradiction(without: members[position]) {
                // Members that were found to be needed before are needed in any smaller conflict.
                let needed = members[..<position]
                let others = members[position...].filter { smaller.contains($0) }
                members = needed + others
                trial = ConflictTrial(of: members + [last], in: self, lastConstant: constant)
            } else {
                position += 1
            }
        }
        return members + [last]
    }
}

/// A copy of a few rows in a system of their own, for trying which of them contradict.
private final class ConflictTrial {
    private let solver = Solver()
    private let original: Solver
    private let last: Int
    private let lastConstant: Double?
    /// The copies of the original's variables.
    private var variables: [Int: Int] = [:]
    /// The copies of the original's rows that are in force.
    private var copies: [Int: Int] = [:]

    init(of rows: [Int], in original: Solver, lastConstant: Double?) {
        self.original = original
        self.lastConstant = lastConstant
        last = rows.last ?? -1
        // In the order in which they came, as far as one can tell: what depends on others came later.
        for row in rows.dropLast().sorted() {
            // All but the last hold together, as they do in the original.
            _ = add(row)
        }
    }

    /// Puts rows in force one by one, until one contradicts those before it.
    ///
    /// - Returns: that row and those in its way, which can hold together without it; the row last.
    static func firstContradiction(among rows: [Int], in original: Solver) -> [Int]? {
        let trial = ConflictTrial(of: [], in: original, lastConstant: nil)
        for row in rows {
            if let inTheWay = trial.add(row) {
                return rows.filter { inTheWay.contains($0) } + [row]
            }
        }
        return nil
    }

    /// Leaves out a member, and tries whether the last row contradicts the others.
    ///
    /// - Returns: the members of the contradiction, after which the trial is of no more use; or
    ///   `nil` if all can hold, after which the member is in again.
    func contradiction(without member: Int) -> Set<Int>? {
        remove(member)
        if let conflict = add(last) {
            return conflict
        }
        remove(last)
        _ = add(member)
        return nil
    }

    /// Puts a copy of a row in force.
    ///
    /// - Returns: the original's rows that the copies in its way stand for, if there are any.
    private func add(_ row: Int) -> Set<Int>? {
        let record = original.simplex.rows[row]
        for index in original.simplex.terms.row(row) {
            let entry = original.simplex.terms.entry(index)
            let variable = Int32(copy(ofVariable: Int(entry.column)))
            solver.simplex.stagedTerms.append(
                StagedTerm(variable: variable, coefficient: entry.coefficient))
        }
        _ = solver.simplex.mergeStagedTerms()
        solver.simplex.progress.begin()
        let constant = row == last ? lastConstant ?? record.constant : record.constant
        let copy = solver.simplex.makeRow(
            record.relation, constant, priority: Priority.required.rawValue)
        let refusal = solver.simplex.addRequired(copy)
        solver.simplex.endChange()
        guard case .contradiction(let conflict) = refusal else {
            // What cannot be tried is taken to contradict nothing.
            copies[row] = copy
            return nil
        }
        solver.simplex.vacateRow(copy)
        let inTheWay = Set(conflict.rows)
        return Set(copies.filter { inTheWay.contains($0.value) }.keys)
    }

    private func remove(_ row: Int) {
        if let copy = copies.removeValue(forKey: row) {
            solver.simplex.progress.begin()
            solver.simplex.removeRow(copy)
            solver.simplex.endChange()
        }
    }

    private func copy(ofVariable index: Int) -> Int {
        if let known = variables[index] {
            return known
        }
        let isNonNegative = original.simplex.variables[index].flags.contains(.nonNegative)
        let copy = solver.simplex.makeVariable(isNonNegative: isNonNegative)
        variables[index] = copy
        return copy
    }
}
