import Quoin
import QuoinSolver

/// Reads a script. What the statements refer to is not looked at; see ``ScriptChecker``.
struct ScriptParser {
    /// The words that statements begin with.
    enum Keyword: String, CaseIterable {
        case `var`, suggest, remove, set, priority, print
    }

    var scanner: ScriptScanner
    var script: Script

    /// Reads the whole of a script, or finds the first thing in it that is no statement.
    static func parse(_ source: [UInt8]) throws(ScriptError) -> Script {
        var parser = ScriptParser(scanner: ScriptScanner(source), script: Script(source: source))
        while !parser.scanner.isAtEnd {
            parser.scanner.skipBlanks()
            if !parser.scanner.isAtLineEnd {
                try parser.statement()
            }
            try parser.scanner.finishLine()
        }
        return parser.script
    }

    /// Takes a statement, up to the end of its line.
    private mutating func statement() throws(ScriptError) {
        let start = scanner.position
        var label: Int32?
        var word = try firstWord()
        if let place = word, scanner.skip(UInt8(ascii: ":")) {
            label = try self.label(at: place)
            guard !scanner.isAtLineEnd else {
                throw scanner.error("this label has no constraint after it", at: place.lowerBound)
            }
            word = try firstWord()
        }
        let action: Statement.Action
        if let word, let keyword = keyword(at: word) {
            guard label == nil || keyword == .suggest else {
                throw scanner.error(
                    "only constraints and suggestions have labels", at: word.lowerBound)
            }
            action = try self.action(keyword)
        } else {
            if let word {
                try checkForMisspelling(word)
                scanner.rewind(to: word.lowerBound)
            }
            action = .constrain(try constraint())
        }
        guard scanner.isAtLineEnd else {
            throw scanner.error("the statement should end here\(try scanner.insteadOfCurrent())")
        }
        script.statements.append(
            Statement(line: scanner.line, start: start, label: label, action: action))
    }

    /// Takes the name that a line may begin with, and the blanks after it.
    private mutating func firstWord() throws(ScriptError) -> Range<Int>? {
        guard try scanner.isAtName() else { return nil }
        let place = try scanner.name()
        scanner.skipBlanks()
        return place
    }

    private func keyword(at place: Range<Int>) -> Keyword? {
        // All keywords have from three to eight letters. Looking costs more than counting.
        (3...8).contains(place.count) ? Keyword(rawValue: scanner.text(at: place)) : nil
    }

    /// A line cannot go on with another name after its first, unless that is a keyword.
    private func checkForMisspelling(_ word: Range<Int>) throws(ScriptError) {
        let isAtName = try scanner.isAtName()
        guard isAtName || scanner.isAtNumber || scanner.isAtLineEnd else { return }
        let text = scanner.text(at: word)
        if let keyword = NearestName.of(text, among: Keyword.allCases.map(\.rawValue)) {
            throw scanner.error(
                "there is no statement \(PrintableText.quoted(text)); "
                    + "did you mean \"\(keyword)\"?",
                at: word.lowerBound)
        }
    }
}

// MARK: - Statements

extension ScriptParser {
    /// Takes what follows a keyword.
    private mutating func action(_ keyword: Keyword) throws(ScriptError) -> Statement.Action {
        switch keyword {
        case .var: return try declaration()
        case .suggest: return try suggestion()
        case .remove: return .remove(try reference())
        case .set:
            let reference = try reference()
            try equalsSign()
            return .setConstant(try constant(), of: reference)
        case .priority:
            let reference = try reference()
            try equalsSign()
            return .setPriority(try priority(), of: reference)
        case .print:
            return .print(variableCount: Int32(script.variableNames.count))
        }
    }

    /// `var w >= 0`, `var w`
    private mutating func declaration() throws(ScriptError) -> Statement.Action {
        let place = scanner.position
        let variable = try variable()
        let kind = script.variableKinds[Int(variable)]
        guard kind.declaredOn == 0 else {
            throw scanner.error("this is already declared on line \(kind.declaredOn)", at: place)
        }
        script.variableKinds[Int(variable)].declaredOn = Int32(scanner.line)
        if !scanner.isAtLineEnd {
            let relationPlace = scanner.position
            let relation = try relation()
            let bound = try constant()
            guard relation == .greaterThanOrEqual, bound == 0 else {
                throw scanner.error(
                    "a variable can only be declared >= 0; "
                        + "other bounds are constraints, on lines of their own",
                    at: relationPlace)
            }
            script.variableKinds[Int(variable)].isNonNegative = true
        }
        return .declare
    }

    /// `suggest x = 12 @500`
    private mutating func suggestion() throws(ScriptError) -> Statement.Action {
        let variable = try variable()
        try equalsSign()
        let value = try constant()
        let priority = try prioritySuffix() ?? .high
        return .suggest(variable: variable, value: value, priority: priority)
    }

    /// `2*x + y/2 - 3 <= w + 10 @750`
    private mutating func constraint() throws(ScriptError) -> Statement.Constraint {
        let start = script.terms.count
        let left = try sum()
        let relationPlace = scanner.position
        let relation = try relation()
        let right = try sum(sign: -1)
        // The terms of the right side have got the other sign, and so stand on the left.
        let constant = -right - left
        // The solver adds up the terms of a variable, which must not overflow either.
        let total = script.terms[start...].reduce(0) { $0 + $1.coefficient.magnitude }
        guard constant.isFinite, total.isFinite else {
            throw scanner.error("the numbers on both sides are too large", at: relationPlace)
        }
        switch scanner.current {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="):
            throw scanner.error("a line has only one relation; write two lines")
        default: break
        }
        return Statement.Constraint(
            terms: start..<script.terms.count, relation: relation,
            constant: constant == 0 ? 0 : constant,
            priority: try prioritySuffix() ?? .required)
    }
}

// MARK: - Parts of statements

extension ScriptParser {
    /// Takes the name of a variable, and the blanks after it.
    mutating func variable() throws(ScriptError) -> Int32 {
        guard try scanner.isAtName() else { throw try scanner.missing("the name of a variable") }
        let place = try scanner.name()
        let index = script.variableNames.index(of: place, in: scanner.source)
        if index == script.variableKinds.count {
            try refuseKeyword(at: place)
            script.variableKinds.append(Script.VariableKind())
        }
        scanner.skipBlanks()
        return Int32(index)
    }

    private mutating func label(at place: Range<Int>) throws(ScriptError) -> Int32 {
        try refuseKeyword(at: place)
        return Int32(script.labelNames.index(of: place, in: scanner.source))
    }

    private func refuseKeyword(at place: Range<Int>) throws(ScriptError) {
        if let keyword = keyword(at: place) {
            throw scanner.error(
                "\"\(keyword.rawValue)\" begins a statement and cannot be a name",
                at: place.lowerBound)
        }
    }

    /// Takes a label, or the number of a line that has none, and the blanks after it.
    private mutating func reference() throws(ScriptError) -> Statement.Reference {
        let start = scanner.position
        let target: Statement.Reference.Target
        if scanner.isAtDigit {
            let number = try scanner.number()
            guard let line = Int(exactly: number) else {
                throw scanner.error("this is no line number", at: start)
            }
            target = .line(line)
        } else if try scanner.isAtName() {
            target = .label(try label(at: try scanner.name()))
        } else {
            throw try scanner.missing("a label")
        }
        scanner.skipBlanks()
        return Statement.Reference(target: target, place: start)
    }

    private mutating func equalsSign() throws(ScriptError) {
        if scanner.current == UInt8(ascii: "="), scanner.following == UInt8(ascii: "=") {
            throw scanner.error("a value is given with a single \"=\"")
        }
        guard scanner.skip(UInt8(ascii: "=")) else { throw try scanner.missing("\"=\"") }
    }

    /// Takes a relation, and the blanks after it.
    private mutating func relation() throws(ScriptError) -> Relation {
        let relation: Relation
        switch (scanner.current, scanner.following) {
        case (UInt8(ascii: "<"), UInt8(ascii: "=")): relation = .lessThanOrEqual
        case (UInt8(ascii: "="), UInt8(ascii: "=")): relation = .equal
        case (UInt8(ascii: ">"), UInt8(ascii: "=")): relation = .greaterThanOrEqual
        case (UInt8(ascii: "<"), _), (UInt8(ascii: "="), UInt8(ascii: "<")):
            throw scanner.error("this relation is written \"<=\"")
        case (UInt8(ascii: ">"), _), (UInt8(ascii: "="), UInt8(ascii: ">")):
            throw scanner.error("this relation is written \">=\"")
        case (UInt8(ascii: "="), _):
            throw scanner.error("a constraint is written with \"==\"")
        default:
            throw try missingRelation()
        }
        scanner.advance(by: 2)
        scanner.skipBlanks()
        return relation
    }

    private func missingRelation() throws(ScriptError) -> ScriptError {
        if scanner.current >= 0x80 {
            switch try scanner.scalar().scalar {
            case "≤": return scanner.error("this relation is written \"<=\"")
            case "≥": return scanner.error("this relation is written \">=\"")
            default: break
            }
        }
        return try scanner.missing("a relation (<=, == or >=)")
    }

    /// Takes a priority behind an at sign, if there is one.
    private mutating func prioritySuffix() throws(ScriptError) -> Priority? {
        scanner.skip(UInt8(ascii: "@")) ? try priority() : nil
    }

    /// Takes a number that is a priority, and the blanks after it.
    private mutating func priority() throws(ScriptError) -> Priority {
        let start = scanner.position
        let isNegative = scanner.skip(UInt8(ascii: "-"))
        guard scanner.isAtNumber else {
            throw try scanner.missing("a priority, a number above 0 and at most 1000,")
        }
        let number = try scanner.number()
        guard !isNegative, number > 0, number <= 1000 else {
            throw scanner.error("a priority is above 0 and at most 1000", at: start)
        }
        scanner.skipBlanks()
        // A priority has fewer digits than the number. What is not quite required must not become
        // so by rounding, nor what is not quite nothing become nothing.
        let rounded = Float(number)
        if number < 1000, rounded == 1000 {
            return Priority(Float(1000).nextDown)
        }
        return Priority(max(rounded, .leastNonzeroMagnitude))
    }
}
