import QuoinSolver

/// Something that is done to a solver.
enum SequenceAction {
    case add(Model.Row)
    case remove(constraint: Int)
    case setConstant(Double, constraint: Int)
    case setPriority(Priority, constraint: Int)
    case suggest(Double, variable: Int, priority: Priority)
    case endEditing(variable: Int)
    case makeVariable(isNonNegative: Bool)
    case removeVariable(Int)
    case read(variable: Int)
}

/// What a solver should hold after a sequence of actions, kept without asking it.
struct SequenceLedger {
    struct Entry {
        var row: Model.Row
        /// The solver's handle.
        var id: ConstraintID
    }

    /// A member of a conflict.
    enum Member: Hashable {
        case entry(Int)
        /// The edit of a variable.
        case edit(Int)
    }

    /// One for each variable ever made; removed ones keep their place.
    private(set) var isNonNegative: [Bool] = []
    /// The places of the variables that have not been removed.
    private(set) var livingVariables: [Int] = []
    private(set) var entries: [Entry] = []
    /// The suggestions in force, in the order of their variables.
    private(set) var edits: [Model.Row] = []

    /// Everything in force, as a fresh solver would be given it. The edits come last.
    var model: Model {
        Model(isNonNegative: isNonNegative, rows: entries.map(\.row) + edits)
    }

    /// The row that an action would add or put in another's place, and the place if it has one.
    func target(of action: SequenceAction) -> (row: Model.Row, index: Int?)? {
        switch action {
        case .add(let row):
            return (row, nil)
        case .setConstant(let constant, let index):
            var row = entries[index].row
            row.constant = constant
            return (row, index)
        case .setPriority(let priority, let index):
            var row = entries[index].row
            row.priority = priority
            return (row, index)
        case .suggest(let value, let variable, let priority):
            let term = Model.Term(variable: variable, coefficient: 1)
            return (
                Model.Row(terms: [term], relation: .equal, constant: value, priority: priority), nil
            )
        case .remove, .endEditing, .makeVariable, .removeVariable, .read:
            return nil
        }
    }

    /// Enters an action that the solver has carried out. An added constraint needs its handle.
    mutating func enter(_ action: SequenceAction, id: ConstraintID?) {
        switch action {
        case .add(let row):
            if let id {
                entries.append(Entry(row: row, id: id))
            }
        case .remove(let index):
            entries.remove(at: index)
        case .setConstant(let constant, let index):
            entries[index].row.constant = constant
        case .setPriority(let priority, let index):
            entries[index].row.priority = priority
        case .suggest(_, let variable, _):
            edits.removeAll { $0.terms[0].variable == variable }
            edits += [target(of: action)?.row].compactMap { $0 }
            edits.sort { $0.terms[0].variable < $1.terms[0].variable }
        case .endEditing(let variable):
            edits.removeAll { $0.terms[0].variable == variable }
        case .makeVariable(let isNonNegative):
            livingVariables.append(self.isNonNegative.count)
            self.isNonNegative.append(isNonNegative)
        case .removeVariable(let variable):
            livingVariables.removeAll { $0 == variable }
            edits.removeAll { $0.terms[0].variable == variable }
            entries.removeAll { $0.row.coefficient(of: variable) != 0 }
        case .read:
            break
        }
    }

    /// Takes out what the solver has given up to end a contradiction.
    mutating func giveUp(_ member: Member) {
        switch member {
        case .entry(let index):
            entries.remove(at: index)
        case .edit(let variable):
            edits.removeAll { $0.terms[0].variable == variable }
        }
    }

    /// The rows in force if the action were carried out as well.
    func model(after action: SequenceAction) -> Model {
        var model = model
        guard let (row, index) = target(of: action) else { return model }
        if let index {
            model.rows[index] = row
        } else if case .suggest(_, let variable, _) = action {
            let others = edits.filter { $0.terms[0].variable != variable }
            model.rows = entries.map(\.row) + others + [row]
        } else {
            model.rows.append(row)
        }
        return model
    }

    /// What the ledger knows as a member.
    func row(of member: Member) -> Model.Row? {
        switch member {
        case .entry(let index): entries[index].row
        case .edit(let variable): edits.first { $0.terms[0].variable == variable }
        }
    }

    /// The members of a conflict as rows, the refused row last; nil if one is not a constraint of
    /// the ledger (it may be a required edit, whose handle only the solver knows).
    func rows(of conflict: [ConstraintID], refusing row: Model.Row) -> [Model.Row]? {
        var rows: [Model.Row] = []
        for id in conflict.dropLast() {
            guard let entry = entries.first(where: { $0.id == id }) else { return nil }
            rows.append(entry.row)
        }
        return rows + [row]
    }
}
