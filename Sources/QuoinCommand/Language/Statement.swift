import QuoinSolver

/// One statement of a script.
struct Statement {
    /// What a statement refers to: a line, by its label or its number.
    struct Reference {
        enum Target {
            case label(Int32)
            case line(Int)
        }

        var target: Target
        /// Where the reference stands in the source.
        var place: Int
    }

    /// A linear constraint, with its variables on the left: `Σ terms relation constant`.
    struct Constraint {
        var terms: Range<Int>
        var relation: Relation
        var constant: Double
        var priority: Priority
    }

    enum Action {
        case declare
        case constrain(Constraint)
        case suggest(variable: Int32, value: Double, priority: Priority)
        case remove(Reference)
        case setConstant(Double, of: Reference)
        case setPriority(Priority, of: Reference)
        /// Prints the variables that have appeared so far.
        case print(variableCount: Int32)
    }

    /// The number of the line, from 1 on.
    let line: Int
    /// Where the statement begins in the source, with its label if it has one.
    let start: Int
    /// The number of its label, if it has one.
    let label: Int32?
    let action: Action

    /// What the statement refers to, if it refers to another line.
    var reference: Reference? {
        switch action {
        case .remove(let reference), .setConstant(_, let reference), .setPriority(_, let reference):
            reference
        case .declare, .constrain, .suggest, .print:
            nil
        }
    }

    /// Whether the statement puts something in the solver that others can refer to.
    var canBeReferredTo: Bool {
        switch action {
        case .constrain, .suggest: true
        case .declare, .remove, .setConstant, .setPriority, .print: false
        }
    }
}
