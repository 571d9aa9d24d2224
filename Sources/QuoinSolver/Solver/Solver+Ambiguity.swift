/// Telling whether a value is the only one possible.
extension Solver {
    /// Whether another solution, equally good at every priority, gives the variable another value.
    ///
    /// A variable that nothing constrains is ambiguous; one that was removed is not.
    ///
    /// - Complexity: that of going through what could move together with the variable, and of solving a system
    ///   of those moves that only others could balance. That is nothing when nothing could move.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        guard let index = index(of: variable) else { return false }
        simplex.solveAndWake()
        return isAmbiguous(index)
    }

    /// For each of some variables whether it is ambiguous; see ``isAmbiguous(_:)``.
    ///
    /// To ask about many at once takes less time: what cannot move, and all that hangs on it alone, is looked into
    /// once for all of them.
    public func areAmbiguous(_ variables: [Variable]) -> [Bool] {
        simplex.solveAndWake()
        defer { simplex.forgetSettled() }
        return variables.map { variable in
            guard let index = index(of: variable) else { return false }
            return isAmbiguous(index, settling: true)
        }
    }

    private func isAmbiguous(_ index: Int, settling: Bool = false) -> Bool {
        let freedom = simplex.freedom(of: index, settling: settling)
        if freedom.rates.isEmpty {
            return false
        }
        if freedom.hasOpenMove {
            return true
        }
        return canMove(freedom, by: 1) || canMove(freedom, by: -1)
    }

    /// Whether the moves can be combined so that the variable changes by `change` and no barrier is
    /// crossed.
    private func canMove(_ freedom: Freedom, by change: Double) -> Bool {
        let trial = Solver()
        let moves = freedom.moves.map { move in
            let isFree = move.mayRise && move.mayFall
            let sign: Double = move.mayRise ? 1 : -1
            return trial.makeVariable(nonNegative: !isFree) * sign
        }
        func sum(_ rates: [(move: Int, rate: Double)]) -> LinearExpression {
            rates.reduce(LinearExpression(0)) { $0 + moves[$1.move] * $1.rate }
        }
        for barrier in freedom.barriers where !(barrier.mayRise && barrier.mayFall) {
            let relation: Relation =
                barrier.mayRise
                ? .greaterThanOrEqual : (barrier.mayFall ? .lessThanOrEqual : .equal)
            // All moves at rest keep to every barrier, so these never contradict.
            _ = try? trial.add(LinearConstraint(sum(barrier.rates), relation))
        }
        guard let wish = try? trial.add(sum(freedom.rates) == change, priority: .medium) else {
            return false
        }
        return trial.violation(of: wish) < 0.5
    }
}
