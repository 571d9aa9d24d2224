/// Combinations: rows made of several tight rows, where definitions would form a circle; and letting
/// go of tight rows, which may be part of some.
extension Simplex {
    /// Adds multiples of the definitions between `row` and `parameter` to `row` until none of them
    /// is left in it, and lets the sum define the parameter.
    mutating func defineByCombination(_ parameter: Int, of row: Int) {
        // Those that lead to the parameter, highest first: substituting one brings in only lower.
        let firstPath = stack.count
        for index in 0..<trail.count where weights[trail[index]] == 1 {
            if Int(trail[index]) != parameter {
                stack.append(trail[index])
            }
        }
        let lastPath = stack.count
        beginSum(for: parameter)
        addRow(row, times: 1)
        for index in firstPath..<lastPath {
            let variable = Int(stack[index])
            if weights.contains(variable), weights[variable] != 0 {
                let definition = Int(variables[variable].definition)
                let factor = -weights[variable] / rows[definition].pivotCoefficient
                addRow(definition, times: factor)
                weights[variable] = 0
            }
        }
        stack.truncate(to: firstPath)
        guard isSoundPivot(parameter) else {
            needsRebuilding = true
            return
        }
        let sum = takeRow()
        rows[sum].status = .derived
        combinations.ensureRow(sum)
        storeSum(in: sum, defining: parameter)
        define(parameter, by: sum)
        combinationsMade += 1
    }

    /// Makes a tight row loose as far as definitions go: one variable becomes a parameter.
    ///
    /// - Returns: that variable; −1 if there is none, for rounding.
    mutating func release(_ row: Int) -> Int {
        guard rows[row].flags.contains(.combined) else {
            return undefineIfDefined(row)
        }
        // Of the rows made of this one, the lowest gives up its variable and cleans the others.
        let negligible = negligibleRate(of: row)
        var lowest = -1
        var share = 1.0
        if rows[row].pivot >= 0 {
            lowest = row
        }
        for index in combinations.column(row) {
            let occurrence = combinations.occurrence(index)
            if abs(rate(of: occurrence)) <= negligible {
                continue
            }
            let label = variables[rows[occurrence.row].pivot].label
            if lowest < 0 || label < variables[rows[lowest].pivot].label {
                lowest = Int(occurrence.row)
                share = combinations.coefficient(of: occurrence)
            }
        }
        guard lowest >= 0 else {
            // All rates are too small or too large to be numbers.
            isUnsound = true
            return -1
        }
        cleanCombinations(of: row, with: lowest, share: share, negligible: negligible)
        let parameter = undefine(lowest)
        if lowest != row {
            vacateDerived(lowest)
        }
        rows[row].flags.remove(.combined)
        return parameter
    }

    /// A row that is tight defines nothing where no number was left to divide by, until all
    /// definitions are worked out anew.
    private mutating func undefineIfDefined(_ row: Int) -> Int {
        if rows[row].pivot >= 0 {
            return undefine(row)
        }
        needsRebuilding = true
        return -1
    }

    /// How fast the variable that a derived row defines changes with one of its parts.
    private mutating func rate(of occurrence: SparseMatrix.Occurrence) -> Double {
        combinations.coefficient(of: occurrence) / rows[occurrence.row].pivotCoefficient
    }

    /// A rate that is nothing but rounding beside the fastest at which the tight row, which is part of
    /// derived ones, moves a variable.
    private mutating func negligibleRate(of row: Int) -> Double {
        var fastest = rows[row].pivot >= 0 ? abs(1 / rows[row].pivotCoefficient) : 0
        for index in combinations.column(row) {
            fastest = max(fastest, abs(rate(of: combinations.occurrence(index))))
        }
        return Tolerance.weight * fastest
    }

    /// Takes `row` out of every combination but `source`, by adding multiples of `source`.
    ///
    /// Where its share is only rounding it is left out. To divide by such a share, or to let it pass
    /// on, would make the rounding grow, so that all definitions are to be worked out anew.
    private mutating func cleanCombinations(
        of row: Int, with source: Int, share: Double, negligible: Double
    ) {
        let first = stack.count
        for index in combinations.column(row) {
            let derived = combinations.occurrence(index).row
            if Int(derived) != source {
                stack.append(derived)
            }
        }
        if rows[row].pivot >= 0, source != row {
            stack.append(Int32(row))
        }
        if stack.count > first {
            combinationsMade += 1
        }
        while stack.count > first, let next = stack.popLast() {
            let target = Int(next)
            let pivotCoefficient = rows[target].pivotCoefficient
            let variable = undefine(target)
            beginSum()
            addRow(target, times: 1)
            let ownShare = rowWeights.contains(row) ? rowWeights[row] : 0
            let isClean = target == row || abs(ownShare / pivotCoefficient) > negligible
            if isClean {
                addRow(source, times: -ownShare / share)
            } else {
                needsRebuilding = true
            }
            // The sum is free of the row by construction; rounding must not leave a trace of it.
            if rowWeights.contains(row) {
                rowWeights[row] = 0
            }
            if target == row {
                let sum = takeRow()
                rows[sum].status = .derived
                combinations.ensureRow(sum)
                storeSum(in: sum, defining: variable)
                define(variable, by: sum)
            } else {
                terms.removeRow(target)
                unlistCombination(target)
                storeSum(in: target, defining: variable)
                if isClean {
                    simplify(target, defining: variable)
                } else {
                    // Its terms still hold the row's, so that it does not stand for its only part:
                    // that one may mention a variable that depends on this.
                    define(variable, by: target)
                }
            }
        }
    }

    /// Defines `variable` by the derived row, or by the tight row that it consists of.
    private mutating func simplify(_ derived: Int, defining variable: Int) {
        let parts = combinations.row(derived)
        if parts.count == 1 {
            let only = Int(combinations.entry(parts.lowerBound).column)
            if rows[only].pivot < 0 {
                vacateDerived(derived)
                define(variable, by: only)
                return
            }
        }
        define(variable, by: derived)
    }

    mutating func vacateDerived(_ row: Int) {
        terms.removeRow(row)
        unlistCombination(row)
        rows[row] = RowRecord()
        vacantRows.append(Int32(row))
    }

    /// Empties a derived row's list of parts.
    private mutating func unlistCombination(_ row: Int) {
        let first = stack.count
        for index in combinations.row(row) {
            stack.append(combinations.entry(index).column)
        }
        combinations.removeRow(row)
        while stack.count > first, let part = stack.popLast() {
            if combinations.column(Int(part)).isEmpty {
                rows[part].flags.remove(.combined)
            }
        }
    }
}

// MARK: - Sums of rows

extension Simplex {
    /// Starts a sum of rows, collected in `weights` and `rowWeights`.
    ///
    /// - Parameter variable: the one that the sum is to define, if it is not known to be able to.
    private mutating func beginSum(for variable: Int = -1) {
        beginScan()
        soughtVariable = variable
        hasMergedWeights = false
        effectVariables.removeAll()
        effectRows.removeAll()
    }

    /// Adds a multiple of a defining row's terms, and of the tight rows that it is made of.
    private mutating func addRow(_ row: Int, times factor: Double) {
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let column = Int(entry.column)
            if weights.contains(column) {
                weights[column] = Self.sum(weights[column], entry.coefficient * factor)
                hasMergedWeights = hasMergedWeights || column == soughtVariable
            } else {
                weights.insert(column, weight: entry.coefficient * factor)
                effectVariables.append(entry.column)
            }
        }
        if rows[row].status == .derived {
            for index in combinations.row(row) {
                let entry = combinations.entry(index)
                addPart(Int(entry.column), times: entry.coefficient * factor)
            }
        } else {
            addPart(row, times: factor)
        }
    }

    private mutating func addPart(_ row: Int, times factor: Double) {
        if rowWeights.contains(row) {
            rowWeights[row] = Self.sum(rowWeights[row], factor)
        } else {
            rowWeights.insert(row, weight: factor)
            effectRows.append(Int32(row))
        }
    }

    /// Whether the sum can be divided by the variable's coefficient, or nothing but rounding is left
    /// of it where it was added up.
    private mutating func isSoundPivot(_ variable: Int) -> Bool {
        var largest = 0.0
        for index in 0..<effectVariables.count {
            largest = max(largest, abs(weights[effectVariables[index]]))
        }
        let negligible = hasMergedWeights ? Tolerance.weight * largest : 0
        return weights.contains(variable) && abs(weights[variable]) > negligible
    }

    /// Parts that are taken so many times make what is rounding in them count. (See ``refine()``.)
    private static var mostTimesOfPart: Double { 1e3 }

    /// Writes the sum into an empty derived row, which is to define a variable.
    private mutating func storeSum(in row: Int, defining variable: Int) {
        let mostTimes = Self.mostTimesOfPart * abs(weights[variable])
        for index in 0..<effectVariables.count {
            let column = Int(effectVariables[index])
            if weights[column] != 0 {
                terms.append(weights[column], column: column, toRow: row)
                isUnsound = isUnsound || !weights[column].isFinite
            }
        }
        for index in 0..<effectRows.count {
            let part = Int(effectRows[index])
            if rowWeights[part] != 0 {
                combinations.ensureColumn(part)
                combinations.append(rowWeights[part], column: part, toRow: row)
                rows[part].flags.insert(.combined)
                noteUnchecked(part)
                isRough = isRough || abs(rowWeights[part]) > mostTimes
                isUnsound = isUnsound || !rowWeights[part].isFinite
            }
        }
        progress.noteCombination(of: effectVariables.count + effectRows.count)
        refreshConstant(ofDerived: row)
    }

    /// Computes a derived row's constant from those of its parts.
    mutating func refreshConstant(ofDerived row: Int) {
        var constant = 0.0
        for index in combinations.row(row) {
            let entry = combinations.entry(index)
            constant += entry.coefficient * rows[entry.column].constant
        }
        rows[row].constant = constant
        isUnsound = isUnsound || !constant.isFinite
    }
}
