/// Adding, removing and changing constraints.
extension Solver {
    // MARK: Adding

    /// Adds a constraint.
    ///
    /// ```swift
    /// let gap = try solver.add(right - left >= 8)
    /// try solver.add(right == 100, priority: 250)
    /// ```
    ///
    /// - Parameters:
    ///   - constraint: what is to hold.
    ///   - priority: how much it matters. An optional constraint that cannot hold is violated as
    ///     little as the more important ones allow.
    /// - Returns: a handle to change or remove the constraint by.
    /// - Throws: ``SolverError/unsatisfiable(conflict:)`` if it is required and cannot hold together
    ///   with the other required ones; other errors for values and handles that are none. The
    ///   solver is then as it was.
    /// - Complexity: that of what the constraint touches; for one that places a new variable, O(*n*)
    ///   in its terms.
    @discardableResult
    public func add(
        _ constraint: LinearConstraint, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        for term in constraint.expression.terms {
            stage(term.coefficient, term.variable)
        }
        return try addStaged(
            constraint.relation, -constraint.expression.constant, priority: priority)
    }

    /// Puts a term of the constraint that the next ``addStaged(_:_:priority:)`` adds.
    ///
    /// This is the way without operators and without memory of its own, for engines that add
    /// thousands of constraints. A variable may be staged more than once.
    ///
    /// ```swift
    /// // left + 0.5 * width == 160
    /// solver.stage(1, left)
    /// solver.stage(0.5, width)
    /// try solver.addStaged(.equal, 160)
    /// ```
    public func stage(_ coefficient: Double, _ variable: Variable) {
        let index = index(of: variable) ?? -1
        simplex.stagedTerms.append(
            StagedTerm(variable: Int32(index), coefficient: coefficient))
    }

    /// Adds the constraint that the staged terms' sum is at most, equal to, or at least `constant`.
    ///
    /// Whether it succeeds or throws, no terms are staged afterwards.
    ///
    /// - Throws: what ``add(_:priority:)`` throws.
    @discardableResult
    public func addStaged(
        _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        id(of: try addStagedRow(relation, constant, priority: priority))
    }

    /// Does what ``addStaged(_:_:priority:)`` does.
    ///
    /// - Returns: the position of the constraint.
    package func addStagedRow(
        _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(SolverError) -> Int {
        if let error = stagingError(constant, priority) {
            simplex.stagedTerms.removeAll()
            throw error
        }
        return try addMergedRow(relation, constant, priority)
    }

    /// Adds the staged terms, which have been checked, and of which no two are of the same variable.
    @inline(__always)
    func addMergedRow(
        _ relation: Relation, _ constant: Double, _ priority: Priority
    ) throws(SolverError) -> Int {
        let row = simplex.makeRow(RowRelation(relation), constant, priority: priority.rawValue)
        defer { simplex.endChange() }
        if let refusal = simplex.putInForce(row) {
            // The handles in the error must be made before the new row's goes stale.
            let error = error(for: refusal)
            simplex.vacateRow(row)
            throw error
        }
        return row
    }

    /// Checks the staged terms, and adds up those of the same variable.
    func stagingError(_ constant: Double, _ priority: Priority) -> SolverError? {
        if !priority.isValid {
            return .unboundedPriority
        }
        var isOrdinary = constant.isFinite
        for index in 0..<simplex.stagedTerms.count {
            let term = simplex.stagedTerms[index]
            isOrdinary =
                isOrdinary && term.variable >= 0 && Simplex.isOrdinary(term.coefficient)
        }
        if !isOrdinary {
            simplex.hasUncommonTerms = true
            if let error = errorInStagedTerms(constant) {
                return error
            }
        }
        return simplex.mergeStagedTerms() ? nil : .notFinite
    }

    private func errorInStagedTerms(_ constant: Double) -> SolverError? {
        var isFinite = constant.isFinite
        for index in 0..<simplex.stagedTerms.count {
            let term = simplex.stagedTerms[index]
            if term.variable < 0 {
                return .unknownVariable
            }
            isFinite = isFinite && term.coefficient.isFinite
        }
        return isFinite ? nil : .notFinite
    }

    // MARK: Removing

    /// Removes a constraint.
    ///
    /// - Throws: ``SolverError/unknownConstraint`` if it was removed before.
    /// - Complexity: that of what depends on it; what becomes better without it is worked out by the
    ///   next ``solve()``.
    public func remove(_ id: ConstraintID) throws(SolverError) {
        let row = try checkedRow(of: id)
        simplex.remove { $0.removeRow(row) }
    }

    // MARK: Changing

    /// Changes the constant on the right-hand side, with all variables on the left: for
    /// `x - y == 10`, the 10.
    ///
    /// What stands on the right is brought to the left by being subtracted. So `10 <= width` is
    /// `-width <= -10`, and its constant is the -10.
    ///
    /// ```swift
    /// let least = try solver.add(width >= 10)
    /// try solver.setConstant(5, of: least)            // width >= 5
    /// let flipped = try solver.add(10 <= width)
    /// try solver.setConstant(-5, of: flipped)         // -width <= -5: width >= 5
    /// ```
    ///
    /// - Throws: ``SolverError/unsatisfiable(conflict:)`` if the constraint is required and cannot
    ///   hold with this constant; the solver is then as it was.
    /// - Complexity: that of what depends on it.
    public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        let row = try checkedRow(of: id)
        guard constant.isFinite else { throw .notFinite }
        try change(constantOf: row, to: constant)
    }

    private func change(constantOf row: Int, to constant: Double) throws(SolverError) {
        simplex.noteNumber(constant)
        simplex.beginChange()
        defer { simplex.endChange() }
        if let refusal = simplex.setConstant(constant, of: row) {
            throw error(for: refusal, constant: constant)
        }
    }

    /// Changes how much a constraint matters. Required may become optional and the other way round.
    ///
    /// - Throws: ``SolverError/unsatisfiable(conflict:)`` if it cannot hold as a required one; the
    ///   solver is then as it was.
    /// - Complexity: that of what depends on it.
    public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
        let row = try checkedRow(of: id)
        guard priority.isValid else { throw .unboundedPriority }
        simplex.beginChange()
        defer { simplex.endChange() }
        if let refusal = simplex.setPriority(priority.rawValue, of: row) {
            throw error(for: refusal)
        }
    }

    private func checkedRow(of id: ConstraintID) throws(SolverError) -> Int {
        guard let row = row(of: id) else { throw .unknownConstraint }
        return row
    }

    // MARK: Editing

    /// Asks a variable to take a value, as a person does who drags something.
    ///
    /// The first suggestion for a variable starts an edit, which is a constraint; the next ones move
    /// it, which is fast. It stays until ``endEditing(_:)``.
    ///
    /// ```swift
    /// try solver.suggest(120, for: left)      // where the finger is now
    /// try solver.suggest(121, for: left)
    /// ```
    ///
    /// - Parameters:
    ///   - value: what the variable is to be.
    ///   - variable: the variable.
    ///   - priority: how much that matters.
    /// - Throws: ``SolverError/unsatisfiable(conflict:)`` if the priority is
    ///   ``Priority/required`` and the variable cannot have the value.
    /// - Complexity: that of what depends on the variable.
    public func suggest(
        _ value: Double, for variable: Variable, priority: Priority = .high
    ) throws(SolverError) {
        guard let index = index(of: variable) else { throw .unknownVariable }
        guard value.isFinite else { throw .notFinite }
        guard priority.isValid else { throw .unboundedPriority }
        let edit = simplex.edits.value(of: index)
        if edit >= 0 {
            let present = simplex.rows[edit].priority
            if present == priority.rawValue {
                return try change(constantOf: edit, to: value)
            }
        }
        stage(1, variable)
        let id = try addStaged(.equal, value, priority: priority)
        // The new edit stands; only then does the old one go, so that a refusal changes nothing.
        if edit >= 0 {
            simplex.removeRow(edit)
            simplex.endChange()
        }
        simplex.rows[Int(id.place)].flags.insert(.edit)
        simplex.edits.setValue(Int(id.place), of: index)
    }

    /// Ends the edit that ``suggest(_:for:priority:)`` began. Without one nothing happens.
    public func endEditing(_ variable: Variable) {
        guard let index = index(of: variable) else { return }
        let edit = simplex.edits.value(of: index)
        if edit >= 0 {
            simplex.remove { $0.removeRow(edit) }
        }
    }
}
