import QuoinSolver

/// A text in which a line could not be read.
struct SystemReadingError: Error {
    let line: Int
    let reason: String
}

/// Reads a system from the language of `quoin solve`, of which it knows everything but the edits.
struct SystemReader {
    /// What has been read.
    private(set) var system = LinearSystem()
    private var numbers: [String: Int] = [:]

    /// Reads a whole text.
    init(_ text: String) throws(SystemReadingError) {
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            do {
                try read(line)
            } catch {
                throw SystemReadingError(line: number, reason: error.reason)
            }
        }
    }

    /// The number of a variable that the text mentions.
    func variable(named name: String) -> Int? {
        numbers[name]
    }

    // MARK: - Lines

    private mutating func read(_ line: Substring) throws(SystemSyntaxError) {
        let code = line.prefix { $0 != "#" }
        var tokens = try SystemTokens(code)
        guard !tokens.isAtEnd else { return }
        if tokens.take(declaration: "var") {
            try readDeclaration(&tokens)
        } else {
            tokens.skipLabel()
            try readConstraint(&tokens)
        }
        guard tokens.isAtEnd else {
            throw SystemSyntaxError("there is something after the end of the statement")
        }
    }

    private mutating func readDeclaration(
        _ tokens: inout SystemTokens
    ) throws(SystemSyntaxError) {
        guard case .name(let name)? = tokens.next() else {
            throw SystemSyntaxError("a name is missing after var")
        }
        let variable = number(of: name)
        guard !tokens.isAtEnd else { return }
        guard tokens.next() == .relation(.greaterThanOrEqual), tokens.next() == .number(0) else {
            throw SystemSyntaxError("a variable can only be declared >= 0")
        }
        system.markNonNegative(variable)
    }

    private mutating func readConstraint(
        _ tokens: inout SystemTokens
    ) throws(SystemSyntaxError) {
        var terms: [LinearSystem.Term] = []
        let left = try readExpression(&tokens, sign: 1, into: &terms)
        guard case .relation(let relation)? = tokens.next() else {
            throw SystemSyntaxError("expected <=, == or >= (edits are not read here)")
        }
        let right = try readExpression(&tokens, sign: -1, into: &terms)
        var priority = Priority.required
        if tokens.take(.symbol("@")) {
            guard case .number(let value)? = tokens.next() else {
                throw SystemSyntaxError("a priority is missing after @")
            }
            priority = Priority(Float(value))
        }
        system.addRow(terms, relation, -(left + right), priority: priority)
    }

    // MARK: - Expressions

    /// Reads terms up to a relation, a priority or the end, and returns the sum of the numbers.
    private mutating func readExpression(
        _ tokens: inout SystemTokens, sign: Double, into terms: inout [LinearSystem.Term]
    ) throws(SystemSyntaxError) -> Double {
        var constant = 0.0
        repeat {
            var factor = sign
            while let token = tokens.peek, token == .symbol("+") || token == .symbol("-") {
                factor *= token == .symbol("-") ? -1 : 1
                tokens.skip()
            }
            let term = try readTerm(&tokens)
            if let variable = term.variable {
                terms.append(
                    LinearSystem.Term(coefficient: factor * term.coefficient, variable: variable))
            } else {
                constant += factor * term.coefficient
            }
        } while tokens.peek == .symbol("+") || tokens.peek == .symbol("-")
        return constant
    }

    /// Reads a product of numbers and at most one variable.
    private mutating func readTerm(
        _ tokens: inout SystemTokens
    ) throws(SystemSyntaxError) -> (coefficient: Double, variable: Int?) {
        var coefficient = 1.0
        var variable: Int?
        var divides = false
        repeat {
            switch tokens.next() {
            case .number(let value)?:
                coefficient = divides ? coefficient / value : coefficient * value
            case .name(let name)? where variable == nil && !divides:
                variable = number(of: name)
            case .name(let name)?:
                throw SystemSyntaxError("\(name) makes the constraint no longer linear")
            default:
                throw SystemSyntaxError("expected a number or a name")
            }
            divides = tokens.peek == .symbol("/")
        } while tokens.take(.symbol("*")) || tokens.take(.symbol("/"))
        return (coefficient, variable)
    }

    private mutating func number(of name: String) -> Int {
        if let known = numbers[name] {
            return known
        }
        let number = system.addVariable()
        numbers[name] = number
        return number
    }
}
