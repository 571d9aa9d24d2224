import Quoin

/// A script whose every statement makes sense where it stands.
struct CheckedScript {
    let script: Script
    /// For every statement the index of the one that it refers to, or -1.
    let targets: [Int32]
}

/// Finds out what the statements of a script refer to, and what is wrong with that.
///
/// No line can refer to a later one, nor to one that was removed before.
struct ScriptChecker {
    /// How a line ceased to count.
    private struct Ending {
        let line: Int
        let verb: StaticString
    }

    private let script: Script
    /// The statement that each label stands for at present, or -1.
    private var holders: [Int32]
    /// How each statement ended, if it has.
    private var endings: [Ending?]
    /// The present suggestion for each variable, or -1.
    private var suggestions: [Int32]

    private init(_ script: Script) {
        self.script = script
        holders = [Int32](repeating: -1, count: script.labelNames.count)
        endings = [Ending?](repeating: nil, count: script.statements.count)
        suggestions = [Int32](repeating: -1, count: script.variableNames.count)
    }

    /// Checks a script, and resolves its references.
    static func check(_ script: Script) throws(ScriptError) -> CheckedScript {
        var checker = ScriptChecker(script)
        var targets = [Int32](repeating: -1, count: script.statements.count)
        for index in script.statements.indices {
            if let target = try checker.visit(index) {
                targets[index] = Int32(target)
            }
        }
        return CheckedScript(script: script, targets: targets)
    }

    /// Takes a statement into account, and returns the one that it refers to.
    private mutating func visit(_ index: Int) throws(ScriptError) -> Int? {
        let statement = script.statements[index]
        if let label = statement.label {
            try define(label, as: index)
        }
        if case .suggest(let variable, _, _) = statement.action {
            let previous = Int(suggestions[Int(variable)])
            if previous >= 0, endings[previous] == nil {
                endings[previous] = Ending(line: statement.line, verb: "replaced")
            }
            suggestions[Int(variable)] = Int32(index)
        }
        guard let reference = statement.reference else { return nil }
        let target = try resolve(reference, on: statement.line)
        if case .remove = statement.action {
            endings[target] = Ending(line: statement.line, verb: "removed")
        }
        return target
    }

    /// Lets a label stand for a statement, unless it stands for another that still counts.
    private mutating func define(_ label: Int32, as index: Int) throws(ScriptError) {
        let previous = Int(holders[Int(label)])
        let statement = script.statements[index]
        guard previous < 0 || endings[previous] != nil else {
            let line = script.statements[previous].line
            throw ScriptError(
                line: statement.line, place: statement.start,
                message: "\(quoted(label)) is already the label of line \(line)")
        }
        holders[Int(label)] = Int32(index)
    }

    /// The index of the statement that a reference means.
    private func resolve(
        _ reference: Statement.Reference, on line: Int
    ) throws(ScriptError) -> Int {
        func error(_ message: String) -> ScriptError {
            ScriptError(line: line, place: reference.place, message: message)
        }
        let index: Int
        let name: String
        switch reference.target {
        case .label(let label):
            index = Int(holders[Int(label)])
            name = quoted(label)
            guard index >= 0 else {
                throw error("there is no line labelled \(name) so far" + question(about: label))
            }
        case .line(let number):
            name = "line \(number)"
            guard number < line, let found = statement(on: number) else {
                throw error("there is no constraint on \(name) so far")
            }
            if let label = script.statements[found].label {
                throw error("\(name) has the label \(quoted(label)); refer to it by that")
            }
            index = found
        }
        if let ending = endings[index] {
            throw error("\(name) was \(ending.verb) on line \(ending.line)")
        }
        return index
    }

    /// The constraint or suggestion on a line.
    private func statement(on line: Int) -> Int? {
        var low = 0
        var high = script.statements.count
        while low < high {
            let middle = (low + high) / 2
            if script.statements[middle].line < line {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < script.statements.count else { return nil }
        let statement = script.statements[low]
        return statement.line == line && statement.canBeReferredTo ? low : nil
    }

    private func quoted(_ label: Int32) -> String {
        PrintableText.quoted(script.labelNames.name(Int(label), in: script.source))
    }

    /// Asks whether the label of a line that still counts was meant.
    private func question(about label: Int32) -> String {
        let present = holders.indices.lazy.filter { holder in
            let index = Int(holders[holder])
            return index >= 0 && endings[index] == nil
        }
        return NearestName.question(
            about: script.labelNames.name(Int(label), in: script.source),
            among: present.map { script.labelNames.name($0, in: script.source) })
    }
}
