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
            conflict.isIrreducible ? conflict.rows : irreducible(conflict, constant: constant)
        return .unsatisfiable(conflict: members.map { id(of: $0) })
    }

    /// The members of a contradiction in a batch, without any one of which the rest can hold.
    func irreducible(_ conflict: Conflict) -> [Int] {
        if conflict.isIrreducible {
            return conflict.rows
        }
        // Here even without the last one the others may contradict each other.
        let trial = ConflictTrial(in: self)
        guard var smaller = trial.firstContradiction(among: conflict.rows) else {
            return conflict.rows
        }
        smaller.doubtful.formIntersection(conflict.doubtful)
        return reduced(smaller, in: trial)
    }

    /// The members of a contradiction that one row, the last, brought about.
    ///
    /// - Parameter constant: the one that the last row was to have, if that differs from the one that it has.
    private func irreducible(_ conflict: Conflict, constant: Double?) -> [Int] {
        guard let last = conflict.rows.last else { return [] }
        let trial = ConflictTrial(in: self)
        // All but the last hold together, as they do in the solver. They come in the order in which they came
        // there, as far as one can tell: what depends on others came later.
        trial.add(conflict.rows.dropLast().sorted(), last: last, constant: constant)
        var smaller = conflict
        if let found = trial.contradiction(without: []) {
            let inTheWay = Set(found.rows)
            smaller.rows = conflict.rows.filter { inTheWay.contains($0) || $0 == last }
            smaller.doubtful.formIntersection(found.doubtful)
        }
        return reduced(smaller, in: trial)
    }

    /// Leaves out members without which the others contradict each other all the same.
    ///
    /// That is tried in a small system that holds the members alone: first with all that are doubtful
    /// left out at once, then with halves of what is needed in part. Bounds often stand in for every
    /// doubtful one (the views of a column, none of which can be lower than nothing, for their
    /// heights), and then one trial settles it. What a trial still contradicts takes the members'
    /// place; who is needed in a conflict is needed in every smaller one.
    ///
    /// - Parameter trial: has all members but the last in force, and nothing else.
    private func reduced(_ conflict: Conflict, in trial: ConflictTrial) -> [Int] {
        guard let last = conflict.rows.last else { return [] }
        var members = Set(conflict.rows)
        var doubtful = conflict.doubtful
        // The part that is tried next comes last.
        var parts = [Array(conflict.rows.dropLast())]
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
        return conflict.rows.filter { members.contains($0) || $0 == last }
    }
}

/// A copy of a few rows in a system of their own, for trying which of them contradict.
private final class ConflictTrial {
    private let solver = Solver()
    private let original: Solver
    /// The row of which it is tried whether it contradicts the others, and the constant that it is to have.
    private var last = -1
    private var lastConstant: Double?
    /// The copies of the original's variables.
    private var variables: [Int: Int] = [:]
    /// The copies of the original's rows that are in force.
    private var copies: [Int: Int] = [:]
    /// The rows that copies in force are copies of.
    private var originals: [Int: Int] = [:]

    init(in original: Solver) {
        self.original = original
    }

    /// Puts rows in force that hold together.
    ///
    /// - Parameter last: the row that is to be tried.
    func add(_ rows: [Int], last: Int, constant: Double?) {
        (self.last, lastConstant) = (last, constant)
        for row in rows {
            _ = add(row)
        }
    }

    /// Puts rows in force one by one, until one contradicts those before it.
    ///
    /// - Returns: those in its way, which alone are in force then, and that row, which is last.
    func firstContradiction(among rows: [Int]) -> Conflict? {
        for row in rows {
            if var conflict = add(row) {
                last = row
                keep(conflict.rows)
                conflict.rows = rows.filter { copies[$0] != nil } + [row]
                return conflict
            }
        }
        return nil
    }

    /// Takes all but these out of force.
    private func keep(_ rows: [Int]) {
        let kept = Set(rows)
        for row in copies.keys.sorted() where !kept.contains(row) {
            remove(row)
        }
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
            keep(conflict.rows)
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
