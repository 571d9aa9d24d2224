/// Tightening: finding the variable that a row which becomes tight is to define.
extension Simplex {
    /// A parameter among the row's own terms that the row can define at once, or −1.
    ///
    /// That is one on which nothing else in the row depends. The first such term is taken if no
    /// other definition uses it: in `label.left == icon.right` it is the label that is placed.
    mutating func directPivot(of row: Int) -> Int {
        var largest = 0.0
        var highest = Int64.min
        var hasParameter = false
        for index in terms.row(row) {
            let entry = terms.entry(index)
            largest = max(largest, abs(entry.coefficient))
            highest = max(highest, variables[entry.column].label)
            hasParameter = hasParameter || variables[entry.column].definition < 0
        }
        guard hasParameter else { return -1 }
        var fallback = -1
        var isHighestShared = false
        for index in terms.row(row) {
            let entry = terms.entry(index)
            let isHighest = variables[entry.column].label == highest
            if variables[entry.column].definition < 0,
                abs(entry.coefficient) >= largest * Tolerance.pivot
            {
                if variables[entry.column].users == 0 {
                    return Int(entry.column)
                }
                if isHighest, fallback < 0 {
                    fallback = Int(entry.column)
                    continue
                }
            }
            if isHighest {
                isHighestShared = true
            }
        }
        return isHighestShared || fallback < 0
            ? parameterWithFewUsers(row, largest, highest) : fallback
    }

    /// So many variables may depend on a parameter for that to be looked at.
    private static var fewUsers: Int { 8 }

    /// A parameter among the row's terms on which no other term of the row depends, as few looks tell; or −1.
    ///
    /// Labels alone do not tell: a parameter may stand beneath another term that does not depend on it. To go the long
    /// way for that, by a combination of rows, once for each of a chain of equal gaps takes the square of their number.
    private mutating func parameterWithFewUsers(
        _ row: Int, _ largest: Double, _ highest: Int64
    ) -> Int {
        guard terms.row(row).count <= Self.fewUsers else { return -1 }
        for index in terms.row(row) {
            let entry = terms.entry(index)
            if variables[entry.column].definition < 0,
                abs(entry.coefficient) >= largest * Tolerance.pivot,
                hasFewUsers(Int(entry.column), outside: row, below: highest)
            {
                return Int(entry.column)
            }
        }
        return -1
    }

    /// Whether only a few variables depend on a parameter that may lead to what a row mentions, and none that it does.
    /// What has a higher label than all that it mentions leads to none of them.
    private mutating func hasFewUsers(
        _ parameter: Int, outside row: Int, below highest: Int64
    ) -> Bool {
        let first = stack.count
        defer { stack.truncate(to: first) }
        stack.append(Int32(truncatingIfNeeded: parameter))
        var position = first
        while position < stack.count {
            let column = terms.column(Int(stack[position]))
            guard column.count <= 2 * Self.fewUsers else { return false }
            for index in column {
                let user = rows[terms.occurrence(index).row].pivot
                guard user >= 0, variables[user].label <= highest,
                    !isOnStack(user, from: first)
                else { continue }
                guard stack.count - first < Self.fewUsers, !mentions(user, in: row) else {
                    return false
                }
                stack.append(user)
            }
            position += 1
        }
        return true
    }

    private mutating func isOnStack(_ variable: Int32, from first: Int) -> Bool {
        for position in first..<stack.count where stack[position] == variable {
            return true
        }
        return false
    }

    private mutating func mentions(_ variable: Int32, in row: Int) -> Bool {
        for index in terms.row(row) where terms.entry(index).column == variable {
            return true
        }
        return false
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
        let floor = floorOfPaths(to: parameter)
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
        looks &+= trail.count
        var index = trail.count
        while index > 0 {
            index -= 1
            let variable = Int(trail[index])
            if variable == parameter || leadsOn(from: variable) {
                weights[variable] = 1
            }
        }
    }

    /// A label that all variables exceed from which a parameter can be reached: they are its users, or above
    /// one of these. A parameter may itself stand far below.
    private mutating func floorOfPaths(to parameter: Int) -> Int64 {
        let column = terms.column(parameter)
        guard column.count <= Self.mostUsersLookedAt else { return variables[parameter].label }
        var lowest = Int64.max
        for index in column {
            let user = Int(rows[terms.occurrence(index).row].pivot)
            if user >= 0, user != parameter {
                lowest = min(lowest, variables[user].label)
            }
        }
        return max(variables[parameter].label, lowest - 1)
    }

    /// To look at more users would take as long as the walk that it shortens.
    private static var mostUsersLookedAt: Int { 64 }

    private mutating func visitTerms(of row: Int, except own: Int, floor: Int64, target: Int) {
        for index in terms.row(row) {
            let column = Int(terms.entry(index).column)
            if column == own || weights.contains(column) {
                continue
            }
            if column == target || variables[column].label > floor {
                weights.insert(column, weight: 0)
                scan.push(column, key: -variables[column].label)
            }
        }
    }

    private mutating func leadsOn(from variable: Int) -> Bool {
        let definition = variables[variable].definition
        guard definition >= 0 else { return false }
        for index in terms.row(Int(definition)) {
            let column = Int(terms.entry(index).column)
            if column != variable, weights.contains(column), weights[column] == 1 {
                return true
            }
        }
        return false
    }

    /// Turns the definitions between `row` and `parameter` round, if they form a single path of
    /// sound pivots.
    mutating func turnSinglePath(from row: Int, to parameter: Int) -> Bool {
        guard let path = singlePath(from: row, to: parameter) else { return false }
        turn(path, from: row)
        return true
    }

    /// The variables from `row` to `parameter`, of which those that lead there have weight 1, if they form a single
    /// path of sound pivots.
    ///
    /// - Returns: their places on the stack, from which ``turn(_:from:)`` takes them.
    mutating func singlePath(from row: Int, to parameter: Int) -> ClosedRange<Int>? {
        let first = stack.count
        var current = row
        var next = -1
        repeat {
            next = soleStep(from: current)
            if next < 0 || stack.count - first > variables.count {
                stack.truncate(to: first)
                return nil
            }
            stack.append(Int32(next))
            if next != parameter {
                current = Int(variables[next].definition)
            }
        } while next != parameter
        return first...stack.count - 1
    }

    /// Lets the row define the first of the variables on the stack, what defined that the next, and so on; and takes
    /// them off the stack.
    mutating func turn(_ path: ClosedRange<Int>, from row: Int) {
        defer { stack.truncate(to: path.lowerBound) }
        var freed = row
        for index in path {
            let variable = Int(stack[index])
            let definition = Int(variables[variable].definition)
            if definition >= 0 {
                undefine(definition)
            }
            define(variable, by: freed, isInPath: path.count > Self.fewLinks)
            freed = definition
        }
        guard path.count > Self.fewLinks else { return }
        raiseLabels(ofPath: path)
        for index in path {
            queueValue(Int(stack[index]))
        }
    }

    /// Of a path with no more variables than that each goes above the one before it as it is defined.
    private static var fewLinks: Int { 4 }

    /// The only term of the row that leads on to the marked parameter, or −1 if there are several or
    /// its coefficient is too small to divide by.
    private mutating func soleStep(from row: Int) -> Int {
        var step = -1
        var coefficient = 0.0
        var largest = 0.0
        for index in terms.row(row) {
            let entry = terms.entry(index)
            largest = max(largest, abs(entry.coefficient))
            if entry.column != rows[row].pivot, weights.contains(entry.column),
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
}
