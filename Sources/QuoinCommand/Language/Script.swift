/// A text of constraints, read but not yet checked: its statements, and the names that occur in them.
///
/// Everything is kept flat, and names and terms are numbers, because scripts of a million lines are
/// to be read without ado.
struct Script {
    /// A variable with the number that it is multiplied by.
    struct Term {
        var variable: Int32
        var coefficient: Double
    }

    /// What is known about a variable beside its name.
    struct VariableKind {
        /// The line that declares it; 0 when none does.
        var declaredOn: Int32 = 0
        var isNonNegative = false
    }

    /// The text itself, in UTF-8.
    let source: [UInt8]
    /// The names of the variables, in order of first appearance.
    var variableNames = NameTable()
    /// The kinds of the variables, in the same order.
    ///
    /// A declaration holds for the whole script, wherever it stands.
    var variableKinds: [VariableKind] = []
    /// The names that occur as labels, whether of a line or in a reference to one.
    var labelNames = NameTable()
    /// The statements, in order.
    var statements: [Statement] = []
    /// The terms of all constraints, one constraint's after the other's.
    var terms: [Term] = []

    /// How a line is called in results: by its label or, without one, by its number.
    func label(of statement: Statement) -> String {
        statement.label.map { labelNames.name(Int($0), in: source) } ?? String(statement.line)
    }

    /// A statement as it was written, without its label and the comment behind it.
    func text(of statement: Statement) -> String {
        var text = source[statement.start...]
            .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "#") }
        if statement.label != nil, let colon = text.firstIndex(of: UInt8(ascii: ":")) {
            text = text[(colon + 1)...]
        }
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
        text = text.drop(while: isBlank)
        while let last = text.last, isBlank(last) {
            text.removeLast()
        }
        return String(decoding: text, as: UTF8.self)
    }
}
