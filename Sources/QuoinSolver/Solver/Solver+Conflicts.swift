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
        return contradiction.map {
            reduced($0.rows, doubtful: $0.doubtful.intersection(conflict.doubtful), constant: nil)
        } ?? conflict.rows
    }

    /// Leaves out members without which the others contradict each other all the same.
    ///
    /// That is tried in a small system that holds the members alone: first with all that are doubtful
    /// left out at once, then with halves of what is needed in part. Bounds often stand in for every
    /// doubtful one (the views of a column, none of which can be lower than nothing, for their
    /// heights), and then one trial settles it. What a trial still contradicts takes the members'
    /// place; who is needed in a conflict is needed in every smaller one.
    private func reduced(_ rows: [Int], doubtful: Set<Int>, constant: Double?) -> [Int] {
        guard let last = rows.last else { return rows }
        let trial = ConflictTrial(of: rows, in: self, lastConstant: constant)
        var members = Set(rows)
        var doubtful = doubtful
        // The part that is tried next comes last: at first none, for what the trial itself says.
        var parts = [Array(rows.dropLast())]
        if let conflict = trial.contradiction(without: []) {
            members = Set(conflict.rows)
            doubtful.formIntersection(conflict.doubtful)
        }
        while let part = parts.popLast() {
            let candidates = part.filter { doubtful.contains($0) }
            if candidates.isEmpty {
                continue
            }
            if let smaller = trial.contradiction(without: candidates) {
                members = Set(smaller.rows)
                doubtful.formIntersection(smaller.doubtful)
            } else if candidates.count == 1 {
                doubtful.remove(candidates[0])
            } else {
                let half = candidates.count / 2
                parts.append(Array(candidates[half...]))
                parts.append(Array(candidates[..<half]))
            }
        }
        return rows.filter { members.contains($0) || $0 == last }
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
    /// The rows that copies in force are copies of.
    private var originals: [Int: Int] = [:]

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
    static func firstContradiction(among rows: [Int], in original: Solver) -> Conflict? {
        let trial = ConflictTrial(of: [], in: original, lastConstant: nil)
        for row in rows {
            if let conflict = trial.add(row) {
                let inTheWay = Set(conflict.rows)
                let members = rows.filter { inTheWay.contains($0) } + [row]
                return Conflict(rows: members, doubtful: conflict.doubtful)
            }
        }
        return nil
    }

    /// Leaves out members, and tries whether the last row contradicts the others.
    ///
    /// - Returns: those in its way, which alone are in force then; or `nil` if all can hold, after
    ///   which the members are in again.
    func contradiction(without members: [Int]) -> Conflict? {
        for member in members {
            remove(member)
        }
        if let conflict = add(last) {
            let inTheWay = Set(conflict.rows)
            for row in copies.keys.sorted() where !inTheWay.contains(row) {
                remove(row)
            }
            return conflict
        }
        remove(last)
        for member in members {
            _ = add(member)
        }
        return nil
    }

    /// Puts a copy of a row in force.
    ///
    /// - Returns: the original's rows that the copies in its way stand for, if there are any.
    private func add(_ row: Int) -> Conflict? {
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
            originals[copy] = row
            return nil
        }
        solver.simplex.vacateRow(copy)
        return Conflict(
            rows: conflict.rows.compactMap { originals[$0] },
            doubtful: Set(conflict.doubtful.compactMap { originals[$0] }))
    }

    private func remove(_ row: Int) {
        if let copy = copies.removeValue(forKey: row) {
            originals[copy] = nil
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
        if isNonNegative {
            // What contradicts a bound then comes down to it at once, and not bound by bound.
            solver.simplex.takeUp(solver.simplex.boundRow(of: copy), parameter: copy)
        }
        variables[index] = copy
        return copy
    }
}
