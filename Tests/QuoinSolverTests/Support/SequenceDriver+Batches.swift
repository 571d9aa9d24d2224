import QuoinSolver
import TestSupport

#if DEBUG
    @testable import QuoinSolver
#endif

// Doing random things in batches.
extension SequenceDriver {
    /// Makes batches of changes, and throws at the first after which something is wrong.
    mutating func run(batches: Int, longest: Int) throws(Failure) {
        for _ in 0..<batches {
            solver.beginBatch()
            for _ in 0..<chance.number(in: 1...longest) {
                try takeInBatch(chooseAction())
            }
            var problems = endBatch()
            #if DEBUG
                problems += solver.checkInvariants()
            #endif
            if problems.isEmpty, chance.happens(percent: readingChance) {
                problems = comparison()
            }
            guard problems.isEmpty else {
                let action = SequenceAction.read(variable: 0)
                throw Failure(seed: seed, step: step, action: action, problems: problems)
            }
        }
    }

    private mutating func takeInBatch(_ action: SequenceAction) throws(Failure) {
        do {
            ledger.enter(action, id: try perform(action))
            step += 1
        } catch {
            throw Failure(
                seed: seed, step: step, action: action, problems: ["\(error) in a batch"])
        }
    }

    /// Ends a batch, and tells what is wrong with the conflicts.
    private mutating func endBatch() -> [String] {
        let solver = solver
        var problems: [String] = []
        var givenUp: Set<ConstraintID> = []
        solver.endBatch { conflict in
            let members = conflict.compactMap { member(for: $0) }
            guard Set(members).count == conflict.count, !members.isEmpty else {
                problems.append("strange members: \(conflict)")
                return conflict[0]
            }
            // Whoever gave a run up has to part with the row that it was for, and knows no other one.
            if faultChance == 0 || members.count > 1 {
                problems += flaws(
                    inConflict: members.compactMap { ledger.row(of: $0) },
                    isNonNegative: ledger.isNonNegative)
            }
            // Now and then something is returned that is no member.
            let position = chance.below(conflict.count + 1)
            ledger.giveUp(members[min(position, conflict.count - 1)])
            let stranger = ledger.entries.map(\.id).first { !conflict.contains($0) }
            let chosen = position < conflict.count ? conflict[position] : stranger
            givenUp.insert(conflict[min(position, conflict.count - 1)])
            return chosen ?? conflict[conflict.count - 1]
        }
        for id in givenUp where (try? solver.setConstant(1, of: id)) != nil {
            problems.append("a constraint that was given up is still there")
        }
        return problems
    }

    /// What the ledger knows a member of a conflict as.
    private func member(for id: ConstraintID) -> SequenceLedger.Member? {
        if let index = ledger.entries.firstIndex(where: { $0.id == id }) {
            return .entry(index)
        }
        var variables: [Variable] = []
        solver.forEachVariable(in: id) { variable, _ in variables.append(variable) }
        guard variables.count == 1, let index = handles.firstIndex(of: variables[0]) else {
            return nil
        }
        return ledger.row(of: .edit(index)) == nil ? nil : .edit(index)
    }
}
