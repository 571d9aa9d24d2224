/// Labels: numbers that grow along definitions, so that values can be computed in order.
///
/// They are kept loosely. A new definition moves as few of them as it can, and keeps a wide distance
/// from one to the next, so that there is room for what comes between.
extension Simplex {
    /// The distance between labels: room for those that come between.
    static var labelStep: Int64 { 1 << 20 }

    /// How far a variable goes up that has to take others with it. Where a chain of definitions is
    /// turned round link by link, the next links then find room beneath, and the values above, which
    /// change with each of them, wait until most of that is over.
    private static var labelLeap: Int64 { labelStep << 8 }

    /// Puts the variable's label above those of the variables that its new definition uses.
    mutating func raiseLabel(of variable: Int, definedBy row: Int) {
        if !settlesLabel(of: variable, definedBy: row, before: -1) {
            beginScan()
            weights.insert(variable, weight: 1)
            scan.push(variable, key: .min)
            raiseLabelsOfUsers()
        }
    }

    /// The same for variables on the stack that define each other in a row, each the next. What depends on several of
    /// them goes up once.
    mutating func raiseLabels(ofPath path: ClosedRange<Int>) {
        beginScan()
        for index in path {
            let variable = Int(stack[index])
            weights.insert(variable, weight: 1)
            let next = index < path.upperBound ? Int(stack[index + 1]) : -1
            let definition = Int(variables[variable].definition)
            if !settlesLabel(of: variable, definedBy: definition, before: next) {
                scan.push(variable, key: .min)
            }
        }
        raiseLabelsOfUsers()
    }

    /// Puts the variable's label above those of the variables that its new definition uses.
    ///
    /// - Parameter next: a user whose label is yet to be settled, or −1.
    /// - Returns: whether its other users are above it.
    private mutating func settlesLabel(
        of variable: Int, definedBy row: Int, before next: Int
    ) -> Bool {
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
            return true
        }
        if !hasUsers {
            variables[variable].label = highest + Self.labelStep
            return true
        }
        if fitLabelBelowUsers(variable, above: highest, except: next) {
            return true
        }
        let isOneOfChain = terms.column(variable).count <= 4
        variables[variable].label = highest + (isOneOfChain ? Self.labelLeap : Self.labelStep)
        return false
    }

    /// A parameter may stand anywhere below its users, so it moves instead of them.
    private mutating func lowerLabel(ofParameter variable: Int, below label: Int64) {
        variables[variable].label = label - Self.labelStep
        if variables[variable].flags.contains(.queued) {
            // The queue must not give out a user before it.
            queue.push(variable * 2, key: variableKey(variable))
        }
    }

    /// Looks for a label between what the variable depends on and what depends on it: just below the
    /// latter if there is room, since more may come in beneath.
    private mutating func fitLabelBelowUsers(
        _ variable: Int, above highest: Int64, except next: Int
    ) -> Bool {
        let column = terms.column(variable)
        if column.count > 16 {
            return false
        }
        var lowest = Int64.max
        for index in column {
            let user = rows[terms.occurrence(index).row].pivot
            if user >= 0, Int(user) != variable, Int(user) != next {
                lowest = min(lowest, variables[user].label)
            }
        }
        guard lowest < .max, lowest > highest, lowest - highest > 1 else { return false }
        let middle = highest + (lowest - highest) / 2
        variables[variable].label = max(middle, lowest - Self.labelStep)
        return true
    }

    /// Raises the labels of all that depends on the variables in the scan, which have weight 1, as far as they are
    /// not above them.
    ///
    /// The old labels say in which order: none is raised before all those that it depends on, so each
    /// is come to once, however many paths lead there.
    private mutating func raiseLabelsOfUsers() {
        defer { looks &+= weights.count }
        while let item = scan.popFirst() {
            let label = variables[item.value].label
            for index in terms.column(Int(item.value)) {
                let user = rows[terms.occurrence(index).row].pivot
                guard user >= 0, user != item.value, variables[user].label <= label else {
                    continue
                }
                if !weights.contains(user) {
                    weights.insert(Int(user), weight: 0)
                    scan.push(Int(user), key: variables[user].label)
                } else if weights[user] == 1 {
                    // Definitions that form a circle come of numbers too far apart.
                    isUnsound = true
                    return
                }
                variables[user].label = label + Self.labelStep
            }
        }
    }
}
