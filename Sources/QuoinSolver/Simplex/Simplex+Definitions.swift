/// Definitions: which row gives which variable its value, and in what order.
extension Simplex {
    /// The distance between labels: room for those that come between.
    private static var labelStep: Int64 { 1 << 20 }

    // MARK: Defining

    /// Lets `row` define `variable`, on which nothing else in the row may depend.
    ///
    /// - Parameter queues: whether the variable's value is to be computed later; if not, the caller
    ///   sets it at once.
    mutating func define(_ variable: Int, by row: Int, queues: Bool = true) {
        assert(variables[variable].definition < 0 && rows[row].pivot < 0)
        var isRigid = rows[row].status == .tight ? rows[row].isFixed : true
        for index in terms.row(row) {
            let entry = terms.entry(index)
            if Int(entry.column) == variable {
                rows[row].pivotCoefficient = entry.coefficient
            } else {
                variables[entry.column].users += 1
                isRigid = isRigid && variables[entry.column].flags.contains(.rigid)
            }
        }
        rows[row].pivot = Int32(variable)
        variables[variable].definition = Int32(row)
        if isRigid && isMadeOfFixedRows(row) {
            variables[variable].flags.insert(.rigid)
        }
        raiseLabel(of: variable, definedBy: row)
        if variables[variable].flags.contains(.watched) {
            watchTerms(of: row)
        }
        if queues {
            queueValue(variable)
        }
        invalidatePlans()
    }

    /// Makes the variable that `row` defines a parameter, which keeps its value.
    ///
    /// - Returns: the variable.
    @discardableResult
    mutating func undefine(_ row: Int) -> Int {
        let variable = Int(rows[row].pivot)
        for index in terms.row(row) {
            let column = Int(terms.entry(index).column)
            if column != variable {
                variables[column].users -= 1
            }
        }
        rows[row].pivot = -1
        variables[variable].definition = -1
        loosenRigidity(of: variable)
        invalidatePlans()
        return variable
    }

    private func isMadeOfFixedRows(_ row: Int) -> Bool {
        guard rows[row].status == .derived else { return true }
        for index in combinations.row(row)
        where !rows[combinations.entry(index).column].isFixed {
            return false
        }
        return true
    }

    /// Takes the mark of rigidity off a variable and all that depend on it.
    mutating func loosenRigidity(of variable: Int) {
        guard variables[variable].flags.contains(.rigid) else { return }
        variables[variable].flags.remove(.rigid)
        let first = stack.count
        stack.append(Int32(variable))
        while stack.count > first, let next = stack.popLast() {
            for index in terms.column(Int(next)) {
                let user = rows[terms.occurrence(index).row].pivot
                if user >= 0, variables[user].flags.contains(.rigid) {
                    variables[user].flags.remove(.rigid)
                    stack.append(user)
                }
            }
        }
    }

    // MARK: Labels

    /// Puts the variable's label above those of the variables that its new definition uses.
    private mutating func raiseLabel(of variable: Int, definedBy row: Int) {
        var highest = Int64.min
        let own = variables[variable].label
        let hasUsers = variables[variable].users > 0
        for index in terms.row(row) {
            let column = Int(terms.entry(index).column)
            guard column != variable else { continue }
            if hasUsers, variables[column].label >= own, variables[column].definition < 0 {
                lowerLabel(ofParameter: column, below: own)
            }
            highest = max(highest, variables[column].label)
        }
        if own > highest {
            return
        }
        variables[variable].label = highest + Self.labelStep
        if hasUsers {
            fitLabelBelowUsers(variable, above: highest)
            raiseLabelsOfUsers(of: variable)
        }
    }

    /// A parameter may stand anywhere below its users, so it moves instead of them.
    private mutating func lowerLabel(ofParameter variable: Int, below label: Int64) {
        variables[variable].label = label - Self.labelStep
        if variables[variable].flags.contains(.queued) {
            // The queue must not give out a user before it.
            queue.push(variable * 2, key: variableKey(variable))
        }
    }

    /// Looks for a label between what the variable depends on and what depends on it.
    private mutating func fitLabelBelowUsers(_ variable: Int, above highest: Int64) {
        let column = terms.column(variable)
        if column.count > 16 {
            return
        }
        var lowest = Int64.max
        for index in column {
            let user = rows[terms.occurrence(index).row].pivot
            if user >= 0, Int(user) != variable {
                lowest = min(lowest, variables[user].label)
            }
        }
        if lowest <= variables[variable].label, lowest > highest, lowest - highest > 1 {
            variables[variable].label = highest + (lowest - highest) / 2
        }
    }

    private mutating func raiseLabelsOfUsers(of variable: Int) {
        let first = stack.count
        stack.append(Int32(variable))
        while stack.count > first, let next = stack.popLast() {
            let label = variables[next].label
            for index in terms.column(Int(next)) {
                let user = rows[terms.occurrence(index).row].pivot
                if user >= 0, user != next, variables[user].label <= label {
                    variables[user].label = label + Self.labelStep
                    stack.append(user)
                }
            }
        }
    }

    // MARK: Tight rows

    /// A parameter among the row's own terms that the row can define at once, or −1.
    ///
    /// That is one on which nothing else in the row depends. The first such term is taken if no
    /// other definition uses it: in `label.left == icon.right` it is the label that is placed.
    func directPivot(of row: Int) -> Int {
        var largest = 0.0
        var highest = Int64.min
        var hasParameter = false
        for index in terms.row(row) {
            let entry = terms.entry(index)
            largest = max(largest, abs(entry.coefficient))
            let variable = variables[entry.column]
            highest = max(highest, variable.label)
            hasParameter = hasParameter || variable.definition < 0
        }
        guard hasParameter else { return -1 }
        var fallback = -1
        var isHighestShared = false
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let variable = variables[entry.column]
            if variable.definition < 0, abs(entry.coefficient) >= largest * Tolerance.pivot {
                if variable.users == 0 {
                    return Int(entry.column)
                }
                if variable.label == highest, fallback < 0 {
                    fallback = Int(entry.column)
                    continue
                }
            }
            if variable.label == highest {
                isHighestShared = true
            }
        }
        return isHighestShared ? -1 : fallback
    }

    /// Lets a row that is to be tight take up the freedom of `parameter`, which its expansion
    /// contains.
    ///
    /// If the row reaches the parameter by a single path of definitions, these are turned round one
    /// by one and every row stays as it was written. Otherwise the paths form a circle once the row
    /// joins, and a combination of the rows on them is made that names the parameter alone.
    mutating func tighten(_ row: Int, on parameter: Int) {
        markPaths(from: row, to: parameter)
        if turnSinglePath(from: row, to: parameter) {
            return
        }
        defineByCombination(parameter, of: row)
    }

    /// Collects in `trail` the variables between a row and a parameter, by falling label; those from
    /// which the parameter can be reached have weight 1, the others 0.
    private mutating func markPaths(from row: Int, to parameter: Int) {
        beginScan()
        trail.removeAll()
        let floor = variables[parameter].label
        visitTerms(of: row, except: -1, floor: floor, target: parameter)
        while let item = scan.popFirst() {
            let variable = Int(item.value)
            trail.append(item.value)
            let definition = variables[variable].definition
            if variable != parameter, definition >= 0 {
                visitTerms(
                    of: Int(definition), except: variable, floor: floor, target: parameter)
            }
        }
        var index = trail.count
        while index > 0 {
            index -= 1
            let variable = Int(trail[index])
            if variable == parameter || leadsOn(from: variable) {
                weights[variable] = 1
            }
        }
    }

    private mutating func visitTerms(of row: Int, except own: Int, floor: Int64, target: Int) {
        for index in terms.row(row) {
            let column = Int(terms.entry(index).column)
            if column == own || marks[column] == stamp {
                continue
            }
            if column == target || variables[column].label > floor {
                marks[column] = stamp
                weights[column] = 0
                scan.push(column, key: -variables[column].label)
            }
        }
    }

    private func leadsOn(from variable: Int) -> Bool {
        let definition = variables[variable].definition
        guard definition >= 0 else { return false }
        for index in terms.row(Int(definition)) {
            let column = Int(terms.entry(index).column)
            if column != variable, marks[column] == stamp, weights[column] == 1 {
                return true
            }
        }
        return false
    }

    /// Turns the definitions between `row` and `parameter` round, if they form a single path of
    /// sound pivots.
    private mutating func turnSinglePath(from row: Int, to parameter: Int) -> Bool {
        let first = stack.count
        var current = row
        var next = -1
        repeat {
            next = soleStep(from: current)
            if next < 0 {
                stack.truncate(to: first)
                return false
            }
            stack.append(Int32(next))
            if next != parameter {
                current = Int(variables[next].definition)
            }
        } while next != parameter
        let last = stack.count - 1
        var freed = row
        for index in first...last {
            let variable = Int(stack[index])
            let definition = Int(variables[variable].definition)
            if definition >= 0 {
                undefine(definition)
            }
            define(variable, by: freed)
            freed = definition
        }
        stack.truncate(to: first)
        return true
    }

    /// The only term of the row that leads on to the marked parameter, or −1 if there are several or
    /// its coefficient is too small to divide by.
    private func soleStep(from row: Int) -> Int {
        var step = -1
        var coefficient = 0.0
        var largest = 0.0
        for index in terms.row(row) {
            let entry = terms.entry(index)
            largest = max(largest, abs(entry.coefficient))
            if entry.column != rows[row].pivot, marks[entry.column] == stamp,
                weights[entry.column] == 1
            {
                if step >= 0 {
                    return -1
                }
                step = Int(entry.column)
                coefficient = abs(entry.coefficient)
            }
        }
        return coefficient >= largest * Tolerance.pivot ? step : -1
    }

    /// Adds multiples of the definitions between `row` and `parameter` to `row` until none of them
    /// is left in it, and lets the sum define the parameter.
    private mutating func defineByCombination(_ parameter: Int, of row: Int) {
        // Those that lead to the parameter, highest first: substituting one brings in only lower.
        let firstPath = stack.count
        for index in 0..<trail.count where weights[trail[index]] == 1 {
            if Int(trail[index]) != parameter {
                stack.append(trail[index])
            }
        }
        let lastPath = stack.count
        beginSum()
        addRow(row, times: 1)
        for index in firstPath..<lastPath {
            let variable = Int(stack[index])
            if marks[variable] == stamp, weights[variable] != 0 {
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
        storeSum(in: sum)
        define(parameter, by: sum)
        combinationsMade += 1
    }

    /// Makes a tight row loose as far as definitions go: one variable becomes a parameter.
    ///
    /// - Returns: that variable.
    mutating func release(_ row: Int) -> Int {
        guard rows[row].flags.contains(.combined) else {
            return undefine(row)
        }
        // Of the rows made of this one, the lowest gives up its variable and cleans the others.
        var lowest = -1
        var share = 1.0
        if rows[row].pivot >= 0 {
            lowest = row
        }
        for index in combinations.column(row) {
            let occurrence = combinations.occurrence(index)
            let label = variables[rows[occurrence.row].pivot].label
            if lowest < 0 || label < variables[rows[lowest].pivot].label {
                lowest = Int(occurrence.row)
                share = combinations.coefficient(of: occurrence)
            }
        }
        cleanCombinations(of: row, with: lowest, share: share)
        let parameter = undefine(lowest)
        if lowest != row {
            vacateDerived(lowest)
        }
        rows[row].flags.remove(.combined)
        return parameter
    }

    /// Takes `row` out of every combination but `source`, by adding multiples of `source`.
    private mutating func cleanCombinations(of row: Int, with source: Int, share: Double) {
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
        while stack.count > first, let next = stack.popLast() {
            let target = Int(next)
            let variable = undefine(target)
            beginSum()
            addRow(target, times: 1)
            let factor = -(rowMarks[row] == rowStamp ? rowWeights[row] : 0) / share
            addRow(source, times: factor)
            // The sum is free of the row by construction; rounding must not leave a trace of it.
            rowWeights[row] = 0
            if target == row {
                let sum = takeRow()
                rows[sum].status = .derived
                combinations.ensureRow(sum)
                storeSum(in: sum)
                define(variable, by: sum)
            } else {
                terms.removeRow(target)
                unlistCombination(target)
                storeSum(in: target)
                combinationsMade += 1
                simplify(target, defining: variable)
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
        let generation = rows[row].generation
        rows[row] = RowRecord(generation: generation)
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
    private mutating func beginSum() {
        beginScan()
        effectVariables.removeAll()
        effectRows.removeAll()
    }

    /// Adds a multiple of a defining row's terms, and of the tight rows that it is made of.
    private mutating func addRow(_ row: Int, times factor: Double) {
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let column = Int(entry.column)
            if marks[column] != stamp {
                marks[column] = stamp
                weights[column] = entry.coefficient * factor
                effectVariables.append(entry.column)
            } else {
                weights[column] = Self.sum(weights[column], entry.coefficient * factor)
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
        if rowMarks[row] != rowStamp {
            rowMarks[row] = rowStamp
            rowWeights[row] = factor
            effectRows.append(Int32(row))
        } else {
            rowWeights[row] = Self.sum(rowWeights[row], factor)
        }
    }

    /// Whether the sum can be divided by the variable's coefficient, or nothing but rounding is left
    /// of it.
    private func isSoundPivot(_ variable: Int) -> Bool {
        var largest = 0.0
        for index in 0..<effectVariables.count {
            largest = max(largest, abs(weights[effectVariables[index]]))
        }
        return marks[variable] == stamp && abs(weights[variable]) > Tolerance.weight * largest
    }

    /// Writes the sum into an empty derived row.
    private mutating func storeSum(in row: Int) {
        for index in 0..<effectVariables.count {
            let column = Int(effectVariables[index])
            if weights[column] != 0 {
                terms.append(weights[column], column: column, toRow: row)
            }
        }
        for index in 0..<effectRows.count {
            let part = Int(effectRows[index])
            if rowWeights[part] != 0 {
                combinations.ensureColumn(part)
                combinations.append(rowWeights[part], column: part, toRow: row)
                rows[part].flags.insert(.combined)
            }
        }
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
    }

    /// Starts a new walk over variables and rows: none is marked.
    @inline(__always)
    mutating func beginScan() {
        if stamp == .max {
            for index in 0..<marks.count { marks[index] = 0 }
            stamp = 0
        }
        if rowStamp == .max {
            for index in 0..<rowMarks.count { rowMarks[index] = 0 }
            rowStamp = 0
        }
        stamp += 1
        rowStamp += 1
        scan.removeAll()
    }

    /// The sum of two numbers, 0 when nothing but rounding is left of them.
    @inline(__always)
    static func sum(_ left: Double, _ right: Double) -> Double {
        let sum = left + right
        return abs(sum) > Tolerance.cancellation * max(abs(left), abs(right)) ? sum : 0
    }
}
