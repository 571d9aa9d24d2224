/// Adding the rows that nearly all are which an engine of rectangles writes, without a list of terms to be checked one
/// by one and added up.
extension Solver {
    /// Adds a constraint between an end and a multiple of another one, as ``addStaged(_:_:priority:)`` would if all
    /// terms of both had been staged.
    ///
    /// - Returns: the position of the constraint.
    package func addRow(
        _ first: RowEnd, minus multiplier: Double, of second: RowEnd, _ relation: Relation,
        _ constant: Double, priority: Priority
    ) throws(SolverError) -> Int {
        let isPlain =
            isPlain(first, times: 1) && isPlain(second, times: multiplier)
            && first.isApart(from: second)
        guard isPlain, constant.isFinite, priority.isValid else {
            stage(first, times: 1)
            stage(second, times: -multiplier)
            return try addStagedRow(relation, constant, priority: priority)
        }
        stagePlainly(first, times: 1)
        stagePlainly(second, times: -multiplier)
        return try addMergedRow(relation, constant, priority)
    }

    /// Adds a limit for the variable at a position.
    ///
    /// - Returns: the position of the constraint.
    package func addLimit(
        of index: Int, _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(SolverError) -> Int {
        stage(1, at: index)
        guard index >= 0, index < simplex.variables.count, constant.isFinite, priority.isValid
        else { return try addStagedRow(relation, constant, priority: priority) }
        return try addMergedRow(relation, constant, priority)
    }

    /// Whether the variables of an end are there and their numbers are nothing to be careful of.
    @inline(__always)
    private func isPlain(_ end: RowEnd, times factor: Double) -> Bool {
        let last = Int32(truncatingIfNeeded: simplex.variables.count)
        return (end.start < 0 || end.start < last && Simplex.isOrdinary(factor))
            && (end.extent < 0 || end.extent < last && Simplex.isOrdinary(factor * end.share))
    }

    private func stage(_ end: RowEnd, times factor: Double) {
        if end.start >= 0 {
            stage(factor, at: Int(end.start))
        }
        if end.extent >= 0 {
            stage(factor * end.share, at: Int(end.extent))
        }
    }

    /// Stages an end whose variables are known to be there.
    @inline(__always)
    private func stagePlainly(_ end: RowEnd, times factor: Double) {
        if end.start >= 0 {
            simplex.stagedTerms.append(StagedTerm(variable: end.start, coefficient: factor))
        }
        if end.extent >= 0 {
            simplex.stagedTerms.append(
                StagedTerm(variable: end.extent, coefficient: factor * end.share))
        }
    }
}

extension RowEnd {
    /// Whether both have no variable in common.
    @inline(__always)
    fileprivate func isApart(from other: RowEnd) -> Bool {
        (start < 0 || start != other.start && start != other.extent && start != extent)
            && (extent < 0 || extent != other.start && extent != other.extent)
    }
}
