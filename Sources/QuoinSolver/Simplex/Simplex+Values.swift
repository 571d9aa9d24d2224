/// Values: computing again what depends on what has changed, and only that.
extension Simplex {
    /// How much of the system must be made current.
    enum Reach {
        /// All that a check of a loose row depends on.
        case watched
        /// Every value.
        case everything
    }

    // MARK: The queue

    /// Variables and rows wait in one queue, a variable as twice its index, a row as that plus one.
    /// A row comes after the variables that it mentions and before any that depends on them, so it
    /// is mended before the change spreads further.
    @inline(__always)
    mutating func variableKey(_ variable: Int) -> Int64 {
        variables[variable].label * 2
    }

    mutating func rowKey(_ row: Int) -> Int64 {
        if progress.isCautious || progress.isChoosy {
            // Once all values are known; the smallest row first, which is Bland's rule.
            return .max / 2 + Int64(row)
        }
        var highest = Int64.min / 2
        for index in terms.row(row) {
            highest = max(highest, variables[terms.entry(index).column].label)
        }
        return highest * 2 + 1
    }

    @inline(__always)
    mutating func queueValue(_ variable: Int) {
        if variables[variable].flags.isDisjoint(with: [.queued, .asleep]) {
            variables[variable].flags.insert(.queued)
            queue.push(variable * 2, key: variableKey(variable))
        }
    }

    @inline(__always)
    mutating func queueCheck(_ row: Int) {
        if !rows[row].flags.contains(.queued) {
            rows[row].flags.insert(.queued)
            queue.push(row * 2 + 1, key: rowKey(row))
        }
    }

    /// Empties the queue without doing what it says.
    mutating func clearQueue() {
        while let item = queue.popFirst() {
            let index = Int(item.value >> 1)
            if item.value & 1 == 0 {
                variables[index].flags.remove(.queued)
            } else {
                rows[index].flags.remove(.queued)
            }
        }
    }

    // MARK: Watching

    /// From now on these variables matter to a check, and so does all that they depend on.
    @inline(__always)
    mutating func watchTerms(of row: Int) {
        for index in terms.row(row)
        where !variables[terms.entry(index).column].flags.contains(.watched) {
            watchUnwatchedTerms(of: row)
            return
        }
    }

    private mutating func watchUnwatchedTerms(of row: Int) {
        let first = stack.count
        for index in terms.row(row) {
            watch(Int(terms.entry(index).column))
        }
        while stack.count > first, let variable = stack.popLast() {
            let definition = variables[variable].definition
            if definition >= 0 {
                for index in terms.row(Int(definition)) {
                    watch(Int(terms.entry(index).column))
                }
            }
        }
    }

    @inline(__always)
    private mutating func watch(_ variable: Int) {
        if variables[variable].flags.contains(.watched) {
            return
        }
        variables[variable].flags.insert(.watched)
        if variables[variable].definition < 0 {
            noteOpenPlace(variable)
        }
        stack.append(Int32(variable))
        if variables[variable].flags.contains(.asleep) {
            variables[variable].flags.remove(.asleep)
            journal.noteWoken(variable)
            queueValue(variable)
        }
    }

    mutating func wakeSleepers() {
        for index in 0..<sleepers.count {
            let variable = Int(sleepers[index])
            if variables[variable].flags.contains(.asleep) {
                variables[variable].flags.remove(.asleep)
                queueValue(variable)
            }
        }
        sleepers.removeAll()
    }

    // MARK: Settling

    /// Makes values current and mends loose rows that no longer hold, in the order of labels, up to
    /// `limit`, or until so much has been done. Where that is not all, it may end before when a tableau is
    /// called for.
    ///
    /// - Returns: a required row that cannot be mended, or −1.
    mutating func settle(_ reach: Reach, limit: Int64 = .max, atMost items: Int = .max) -> Int {
        if putsOffFarRows || limit < .max || items < .max {
            return settleQueue(reach, limit: limit, atMost: items)
        }
        putsOffFarRows = true
        var culprit = settleQueue(reach)
        while culprit < 0, !putOffRows.isEmpty || goesInCircles, !isUnsound {
            if goesInCircles {
                solveByTableau(takingIn: [])
            } else {
                countPutOffRows(reach)
            }
            culprit = settleQueue(reach)
        }
        putsOffFarRows = false
        queuePutOffRows()
        return culprit
    }

    private mutating func settleQueue(
        _ reach: Reach, limit: Int64 = .max, atMost items: Int = .max
    ) -> Int {
        var itemsLeft = items
        while itemsLeft > 0, !isUnsound, queue.firstKey <= limit, let item = queue.popFirst() {
            itemsLeft -= 1
            let index = Int(item.value >> 1)
            if item.value & 1 == 0 {
                refresh(index, poppedAt: item.key, reach)
            } else if progress.isChoosy, !progress.isCautious {
                let chosen = rowFurthestOff(among: index)
                if chosen >= 0, !mend(chosen) {
                    return chosen
                }
            } else if !check(index, poppedAt: item.key) {
                return index
            }
            rebuildIfNeeded()
            if goesInCircles {
                break
            }
        }
        return -1
    }

    /// Settles where all required rows can be mended. If one cannot, it is rounding.
    mutating func settleSurely(_ reach: Reach, limit: Int64 = .max) {
        guard settle(reach, limit: limit) >= 0 else { return }
        rebuild()
        if settle(reach, limit: limit) >= 0 {
            giveUp()
        }
    }

    /// Computes all values that wait in the queue, and leaves the rows there that are to be checked.
    mutating func refreshValues(_ reach: Reach) {
        let bottom = stack.count
        while !isUnsound, let item = queue.popFirst() {
            if item.value & 1 == 0 {
                refresh(Int(item.value >> 1), poppedAt: item.key, reach)
            } else {
                stack.append(item.value >> 1)
            }
        }
        while stack.count > bottom, let row = stack.popLast() {
            if rows[row].flags.contains(.queued) {
                rows[row].flags.remove(.queued)
                queueCheck(Int(row))
            }
        }
    }

    /// Brings the queued variable up to date.
    @inline(__always)
    private mutating func refresh(_ variable: Int, poppedAt key: Int64, _ reach: Reach) {
        guard variables[variable].flags.contains(.queued) else { return }
        let current = variableKey(variable)
        if current > key {
            // Its label has risen since it was queued.
            queue.push(variable * 2, key: current)
            return
        }
        variables[variable].flags.remove(.queued)
        if reach == .watched, !variables[variable].flags.contains(.watched) {
            variables[variable].flags.insert(.asleep)
            sleepers.append(Int32(variable))
            return
        }
        let definition = Int(variables[variable].definition)
        if definition >= 0 {
            let value = definedValue(of: variable, by: definition)
            if !value.isFinite {
                isUnsound = true
            } else if value != values[variable] {
                setValue(value, of: variable)
            }
        }
    }

    /// What the definition makes of the present values.
    @inline(__always)
    mutating func definedValue(of variable: Int, by row: Int) -> Double {
        var rest = rows[row].constant
        for index in terms.row(row) {
            let entry = terms.entry(index)
            if Int(entry.column) != variable {
                rest -= entry.coefficient * values[entry.column]
            }
        }
        // Adding zero turns −0 into 0.
        return rest / rows[row].pivotCoefficient + 0
    }

    /// Stores a value, and queues what depends on it.
    mutating func setValue(_ value: Double, of variable: Int) {
        if journal.isOpen {
            journal.values.append(ValueNote(variable: Int32(variable), value: values[variable]))
        }
        values[variable] = value
        noteChange(of: variable)
        queueDependents(of: variable) { $0 != variable }
    }

    /// Queues what depends on a variable that has another value.
    ///
    /// - Parameter isToBeComputed: which of the variables that are defined by means of it are to be computed again.
    @inline(__always)
    mutating func queueDependents(of variable: Int, _ isToBeComputed: (Int) -> Bool) {
        if values[variable] < -Tolerance.absolute, variables[variable].flags.contains(.nonNegative)
        {
            _ = boundRow(of: variable)
        }
        for index in terms.column(variable) {
            let row = Int(terms.occurrence(index).row)
            let pivot = Int(rows[row].pivot)
            if pivot >= 0 {
                if isToBeComputed(pivot) {
                    queueValue(pivot)
                }
            } else if rows[row].status == .loose,
                !rows[row].flags.contains(.single) || mustMove(row)
            {
                queueCheck(row)
            }
        }
    }

    @inline(__always)
    mutating func noteChange(of variable: Int) {
        if !variables[variable].flags.contains(.changed) {
            variables[variable].flags.insert(.changed)
            changedVariables.append(Int32(variable))
        }
    }

    /// Checks the queued row and mends it.
    ///
    /// - Returns: whether it can hold.
    private mutating func check(_ row: Int, poppedAt key: Int64) -> Bool {
        guard rows[row].flags.contains(.queued) else { return true }
        if rows[row].status == .loose {
            let current = rowKey(row)
            if current > key {
                queue.push(row * 2 + 1, key: current)
                return true
            }
        }
        rows[row].flags.remove(.queued)
        return rows[row].status == .loose ? mend(row) : true
    }
}
