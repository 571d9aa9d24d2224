import QuoinInspect
import QuoinSolver

/// Writes the state of a script down, as often as it is asked to.
struct SolutionWriter {
    /// What the result looks like.
    enum Format {
        /// A line for each variable, for people.
        case text
        /// An object on a line, for programs.
        case json
    }

    private let format: Format
    private let names: [String]
    /// All that has been written.
    private(set) var output = ""
    private var hasWritten = false

    init(_ format: Format, for script: Script) {
        self.format = format
        names = (0..<script.variableNames.count).map {
            script.variableNames.name($0, in: script.source)
        }
    }

    /// Writes down the values of the first variables, and what is to be said about them.
    mutating func append(_ state: ScriptRunner, variableCount: Int) {
        switch format {
        case .text: appendText(state, variableCount)
        case .json: appendJSON(state, variableCount)
        }
        hasWritten = true
    }

    /// `x = 12`, a line for each variable, the whole being set off from the one before by a blank one.
    private mutating func appendText(_ state: ScriptRunner, _ variableCount: Int) {
        if hasWritten {
            output += "\n"
        }
        for index in 0..<variableCount {
            output += names[index]
            output += " = "
            output += state.value(of: index).shortestDecimal
            output += "\n"
        }
    }

    /// `{"values": {"x": 12.0}, "violations": [], "ambiguous": []}`
    private mutating func appendJSON(_ state: ScriptRunner, _ variableCount: Int) {
        output += "{\"values\": {"
        for index in 0..<variableCount {
            output += index == 0 ? "" : ", "
            output += JSONText.string(names[index])
            output += ": "
            output += JSONText.number(state.value(of: index))
        }
        output += "}, \"violations\": ["
        var separator = ""
        for (index, line) in state.lines.enumerated() {
            guard let line, let amount = state.violation(of: index) else { continue }
            let label = state.script.label(of: state.script.statements[index])
            output += separator + "{\"label\": \(JSONText.string(label)), "
            output += "\"priority\": \(JSONText.number(Self.number(line.priority))), "
            output += "\"amount\": \(JSONText.number(amount))}"
            separator = ", "
        }
        output += "], \"ambiguous\": ["
        separator = ""
        for index in 0..<variableCount where state.isAmbiguous(index) {
            output += separator + JSONText.string(names[index])
            separator = ", "
        }
        output += "]}\n"
    }

    /// A priority as it was written: 999.9, and not the nearest number with fewer bits.
    private static func number(_ priority: Priority) -> Double {
        Double("\(priority)") ?? Double(priority.rawValue)
    }
}
