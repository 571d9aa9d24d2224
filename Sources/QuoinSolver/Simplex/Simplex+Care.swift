/// Care: where numbers are so large, or so small, that a few products may leave what can be
/// calculated with, every change is tried out at once, whatever its priority. So it can be refused,
/// and values stay, where otherwise a constraint would have to be left out when all is solved.
extension Simplex {
    /// Beyond this, and below its inverse, numbers ask for care.
    private static var farNumber: Double { 1e30 }

    /// Takes note of a number that comes from a user.
    @inline(__always)
    mutating func noteNumber(_ number: Double) {
        let size = abs(number)
        if size > Self.farNumber || (size != 0 && size < 1 / Self.farNumber) {
            isCareful = true
        }
    }

    /// Whether a number is neither far nor anything else to be careful of. Nearly all are.
    @inline(__always)
    static func isOrdinary(_ number: Double) -> Bool {
        let size = abs(number)
        return size <= farNumber && size >= 1 / farNumber
    }

    /// Takes note that a row goes which has been in force, if a coefficient of it is so large, or so small, that beside
    /// it what other rows have to do with each other may have been taken for rounding.
    mutating func noteOvershadowed(by row: Int) {
        for index in terms.row(row) {
            let size = abs(terms.entry(index).coefficient)
            isOvershadowed = isOvershadowed || size > 5e6 || size < 2e-7
        }
    }

    /// Puts a new row in force, or lets the next solve do so.
    ///
    /// - Returns: why it cannot be; in a conflict the row itself is last. `nil` if all is well.
    mutating func putInForce(_ row: Int) -> Refusal? {
        noteNumber(rows[row].constant)
        if hasUncommonTerms {
            hasUncommonTerms = false
            for index in terms.row(row) {
                noteNumber(terms.entry(index).coefficient)
            }
        }
        // While other things are brought in order, the row is not there yet.
        rows[row].status = .vacant
        beginChange()
        rows[row].status = .pending
        if isCareful, !isBatching {
            return takeInAlone(row)
        }
        if rows[row].isRequired {
            return addRequired(row)
        }
        postpone(row)
        return nil
    }

    /// Tries out another constant of a row in force.
    mutating func tryConstant(_ constant: Double, of row: Int) -> Refusal? {
        let old = rows[row].constant
        return tryAlone(changed: row) { simplex in
            simplex.storeConstant(constant, of: row)
            simplex.queueConsequences(of: row)
        } restore: { simplex in
            simplex.storeConstant(old, of: row)
        }
    }

    /// Tries out another priority of a row in force.
    mutating func tryPriority(_ priority: Float, of row: Int) -> Refusal? {
        let old = rows[row].priority
        return tryAlone(changed: row) { simplex in
            simplex.changePriority(priority, of: row)
        } restore: { simplex in
            simplex.rows[row].priority = old
        }
    }

    /// Carries out a removal, which cannot be refused. If no sound values come of it, those stay that
    /// need not change.
    mutating func remove(_ removal: (inout Simplex) -> Void) {
        beginChange()
        guard isCareful, !isBatching else {
            removal(&self)
            endChange()
            return
        }
        let before = copyOfValues()
        removal(&self)
        if isSound(), !isVoid {
            solveTogether()
        }
        if isVoid || !isSound() {
            takeInAnew(from: before)
        } else {
            mustTryLeftOut = !leftOut.isEmpty
        }
    }
}
