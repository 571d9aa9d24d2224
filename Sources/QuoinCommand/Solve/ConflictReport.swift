import Quoin
import QuoinInspect

/// What is said about required lines that cannot hold together.
struct ConflictReport {
    let state: ScriptRunner
    /// The indices of the statements in conflict.
    let members: [Int]

    private var script: Script { state.script }

    /// `{"conflict": ["c1", "4"]}`
    var json: String {
        let labels = members.map { JSONText.string(script.label(of: script.statements[$0])) }
        return "{\"conflict\": [\(labels.joined(separator: ", "))]}\n"
    }

    /// The lines with their text, for people.
    var text: String {
        let heading =
            members.count == 1
            ? "quoin: this line cannot hold:" : "quoin: these lines cannot hold together:"
        let descriptions = members.map(description) + declarations
        return heading + "\n" + descriptions.map { "  " + $0 + "\n" }.joined()
    }

    /// `line 2, c1: x >= 10`
    private func description(of member: Int) -> String {
        let statement = script.statements[member]
        var result = "line \(statement.line)"
        if statement.label != nil {
            result += ", " + PrintableText.shortened(script.label(of: statement))
        }
        result += ": " + PrintableText.shortened(script.text(of: statement))
        if let changedBy = state.lines[member]?.changedBy, changedBy >= 0 {
            let change = script.statements[Int(changedBy)]
            let text = PrintableText.shortened(script.text(of: change))
            result += "   (changed on line \(change.line): \(text))"
        }
        return result
    }

    /// The declarations of variables in these lines that cannot be negative, without which the lines
    /// may not contradict each other at all.
    private var declarations: [String] {
        var seen: Set<Int32> = []
        return members.flatMap(variables).compactMap { variable in
            let kind = script.variableKinds[Int(variable)]
            guard kind.isNonNegative, seen.insert(variable).inserted else { return nil }
            let name = script.variableNames.name(Int(variable), in: script.source)
            let shown = PrintableText.shortened(name)
            return "(line \(kind.declaredOn) declares that \(shown) is never negative)"
        }
    }

    private func variables(of member: Int) -> [Int32] {
        switch script.statements[member].action {
        case .constrain(let constraint):
            script.terms[constraint.terms].map(\.variable)
        case .suggest(let variable, _, _): [variable]
        case .declare, .remove, .setConstant, .setPriority, .print: []
        }
    }
}
