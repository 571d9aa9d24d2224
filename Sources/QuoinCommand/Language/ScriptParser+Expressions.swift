extension ScriptParser {
    /// How deep parentheses may be nested.
    private static let deepestNesting = 200

    /// Takes a sum that must be a number alone, without variables.
    mutating func constant() throws(ScriptError) -> Double {
        let start = scanner.position
        let termCount = script.terms.count
        let value = try sum()
        guard script.terms.count == termCount else {
            throw scanner.error("a number should stand here, without variables", at: start)
        }
        return value
    }

    /// Takes `2*x + y/2 - 3`, appends its terms to the script's and returns the number beside them,
    /// all multiplied by `sign`.
    mutating func sum(sign: Double = 1, depth: Int = 0) throws(ScriptError) -> Double {
        let start = scanner.position
        var constant = try product(sign: sign, depth: depth)
        while true {
            if scanner.skip(UInt8(ascii: "+")) {
                constant += try product(sign: sign, depth: depth)
            } else if scanner.skip(UInt8(ascii: "-")) {
                constant += try product(sign: -sign, depth: depth)
            } else {
                break
            }
        }
        guard constant.isFinite else {
            throw scanner.error("the numbers in this sum are too large", at: start)
        }
        return constant
    }

    /// Takes `2*x`, `y/2`, `(x + 1) * 3 / 4` and so on.
    ///
    /// All numbers in a product are gathered into one factor before it is applied to the terms, so
    /// that a long product of a long sum is not gone through again for every number.
    private mutating func product(sign: Double, depth: Int) throws(ScriptError) -> Double {
        let start = scanner.position
        let firstTerm = script.terms.count
        var factor = sign
        // What stands beside the variables in the operand that has some, once there is one.
        var besideVariables: Double?
        var isDivision = false
        while true {
            let place = scanner.position
            let termCount = script.terms.count
            let value = try operand(depth: depth)
            if script.terms.count == termCount {
                if isDivision, value == 0 {
                    throw scanner.error("this divides by zero", at: place)
                }
                factor = isDivision ? factor / value : factor * value
            } else if isDivision {
                throw scanner.error("a division by a variable is not linear", at: place)
            } else if besideVariables != nil {
                throw scanner.error("a product of two variables is not linear", at: place)
            } else {
                besideVariables = value
            }
            isDivision = scanner.current == UInt8(ascii: "/")
            guard scanner.skip(UInt8(ascii: "*")) || scanner.skip(UInt8(ascii: "/")) else { break }
        }
        let constant = factor * (besideVariables ?? 1)
        var isFinite = factor.isFinite && constant.isFinite
        if factor != 1 {
            for index in firstTerm..<script.terms.count {
                script.terms[index].coefficient *= factor
                isFinite = isFinite && script.terms[index].coefficient.isFinite
            }
        }
        guard isFinite else {
            throw scanner.error("the numbers in this product are too large", at: start)
        }
        return constant
    }

    /// Takes a number, a variable or a sum in parentheses, with any signs before it.
    private mutating func operand(depth: Int) throws(ScriptError) -> Double {
        var sign = 1.0
        while true {
            if scanner.skip(UInt8(ascii: "-")) {
                sign = -sign
            } else if !scanner.skip(UInt8(ascii: "+")) {
                break
            }
        }
        if scanner.isAtNumber {
            let number = try scanner.number()
            scanner.skipBlanks()
            return sign * number
        }
        if try scanner.isAtName() {
            let variable = try variable()
            script.terms.append(Script.Term(variable: variable, coefficient: sign))
            return 0
        }
        let parenthesis = scanner.position
        guard scanner.skip(UInt8(ascii: "(")) else {
            throw try scanner.missing("a number or a variable")
        }
        guard depth < Self.deepestNesting else {
            throw scanner.error("these parentheses are nested too deep", at: parenthesis)
        }
        let value = try sum(sign: sign, depth: depth + 1)
        guard scanner.skip(UInt8(ascii: ")")) else {
            throw try scanner.missing("\")\"")
        }
        return value
    }
}
