/// Definitions: which row gives which variable its value, and in what order.
extension Simplex {
    /// Lets `row` define `variable`, on which nothing else in the row may depend.
    ///
    /// - Parameters:
    ///   - queues: whether the variable's value is to be computed later; if not, the caller
    ///     sets it at once.
    ///   - isInPath: whether the caller sees to labels, and has the value computed, once all of a path is defined.
    mutating func define(
        _ variable: Int, by row: Int, queues: Bool = true, isInPath: Bool = false
    ) {
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
        if journal.notesRedefined {
            journal.redefined.append(Int32(variable))
        }
        if isRigid && isMadeOfFixedRows(row) {
            variables[variable].flags.insert(.rigid)
        }
        if !isInPath {
            raiseLabel(of: variable, definedBy: row)
        }
        if variables[variable].flags.contains(.watched) {
            watchTerms(of: row)
        }
        if queues, !isInPath {
            queueValue(variable)
        }
        invalidatePlans()
    }

    /// Lets a tight row, as it was written, define a variable that no definition uses. In one walk along the row
    /// this does what ``define(_:by:queues:)`` does, and works out the value.
    ///
    /// - Returns: the value, which is for the caller to set.
    mutating func defineFresh(_ variable: Int, by row: Int) -> Double {
        assert(variables[variable].definition < 0 && rows[row].pivot < 0)
        var isRigid = rows[row].isFixed
        var coefficient = 0.0
        var rest = rows[row].constant
        var highest = Int64.min
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let column = Int(entry.column)
            if column == variable {
                coefficient = entry.coefficient
                continue
            }
            rest -= entry.coefficient * values[column]
            variables[column].users += 1
            isRigid = isRigid && variables[column].flags.contains(.rigid)
            highest = max(highest, variables[column].label)
        }
        rows[row].pivot = Int32(variable)
        rows[row].pivotCoefficient = coefficient
        variables[variable].definition = Int32(row)
        if variables[variable].label <= highest {
            variables[variable].label = highest + Self.labelStep
        }
        if journal.notesRedefined {
            journal.redefined.append(Int32(variable))
        }
        if isRigid {
            variables[variable].flags.insert(.rigid)
        }
        if variables[variable].flags.contains(.watched) {
            watchTerms(of: row)
        }
        invalidatePlans()
        // Adding zero turns −0 into 0.
        return rest / coefficient + 0
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
        noteOpenPlace(variable)
        loosenRigidity(of: variable)
        invalidatePlans()
        return variable
    }

    private mutating func isMadeOfFixedRows(_ row: Int) -> Bool {
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
            looks &+= 1
            for index in terms.column(Int(next)) {
                let user = rows[terms.occurrence(index).row].pivot
                if user >= 0, variables[user].flags.contains(.rigid) {
                    variables[user].flags.remove(.rigid)
                    stack.append(user)
                }
            }
        }
    }
}
