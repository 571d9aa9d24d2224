/// Short ways for engines that know what they are doing with positions.
extension Solver {
    /// Forgets the staged terms, when only the constant of a constraint was of interest.
    package func discardStaged() {
        simplex.stagedTerms.removeAll()
    }

    /// Forgets the staged terms.
    ///
    /// - Returns: whether a row could be made of them and a constant, all numbers being finite.
    package func discardsSoundRow(_ constant: Double) -> Bool {
        defer { simplex.stagedTerms.removeAll() }
        return stagingError(constant, .required) == nil
    }

    /// The staged terms, those of the same variable added up: what a row of them would say. Nothing is staged
    /// afterwards.
    ///
    /// - Returns: positions of variables with their coefficients; nothing if no row could be made of them.
    package func takeStaged() -> [(index: Int, coefficient: Double)] {
        defer { simplex.stagedTerms.removeAll() }
        guard stagingError(0, .required) == nil else { return [] }
        var terms: [(index: Int, coefficient: Double)] = []
        for place in 0..<simplex.stagedTerms.count {
            let term = simplex.stagedTerms[place]
            if term.coefficient != 0 {
                terms.append((Int(term.variable), term.coefficient))
            }
        }
        return terms
    }

    /// Removes the constraint at a position before anything else is changed or read. Its handle is stale at once.
    ///
    /// Of many that are removed one after the other this way, those go first that nothing depends on. So a chain
    /// whose constraints go from its beginning takes no longer than one whose constraints go from its end.
    package func removeLater(at index: Int) {
        precondition(
            index >= 0 && index < simplex.rows.count && simplex.isUsersRow(index),
            "no constraint stands at this position")
        simplex.removeRowLater(index)
    }

    /// Makes four variables, of which the last two are not negative, at positions one after the other: the
    /// place and the size of a rectangle. (That they are is so only in a solver from which no variable was
    /// removed.)
    package func makeRectangle() {
        if simplex.vacantVariables.isEmpty, names.isEmpty {
            simplex.appendRectangle()
            return
        }
        for index in 0..<4 {
            let position = simplex.makeVariable(isNonNegative: index > 1)
            if position < names.count {
                names[position] = ""
            }
        }
    }

    /// Puts a term of the variable at a position, which was not removed; see ``stage(_:_:)``.
    package func stage(_ coefficient: Double, at index: Int) {
        let isThere = index >= 0 && index < simplex.variables.count
        simplex.stagedTerms.append(
            StagedTerm(variable: isThere ? Int32(index) : -1, coefficient: coefficient))
    }

    /// The values of the variable at a position and of the three behind it, all at once: an engine that
    /// keeps four to a rectangle reads thousands of them.
    ///
    /// - Complexity: O(1), once the solver has solved.
    package func fourValues(from index: Int) -> SIMD4<Double> {
        if !simplex.isSolved {
            simplex.solve()
        }
        guard index >= 0, index + 3 < simplex.values.count else { return .zero }
        return SIMD4(
            simplex.values[index], simplex.values[index + 1], simplex.values[index + 2],
            simplex.values[index + 3])
    }

    /// Does what ``takeChanges(_:)`` does, and tells positions instead of variables.
    package func takeChangedPositions(_ body: (Int) -> Void) {
        simplex.solve()
        let count = simplex.changedVariables.count
        for position in 0..<count {
            let index = Int(simplex.changedVariables[position])
            let flags = simplex.variables[index].flags
            simplex.variables[index].flags.remove(.changed)
            if flags.contains([.alive, .changed]) {
                body(index)
            }
        }
        simplex.changedVariables.removeAll()
    }
}
