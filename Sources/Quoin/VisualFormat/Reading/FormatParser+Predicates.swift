extension FormatParser {
    /// Takes comparisons in parentheses: `(>=70,<=100@250)`.
    mutating func predicates() throws(FormatProblem) -> [FormatPredicate] {
        let place = scanner.position
        _ = scanner.skip(UInt8(ascii: "("))
        var predicates: [FormatPredicate] = []
        repeat {
            predicates.append(try predicate())
        } while scanner.skip(UInt8(ascii: ","))
        try close(openedAt: place, orFollow: "\")\", \",\", \"@\" or an operator")
        return predicates
    }

    /// Takes a length that stands without parentheses: `20`, `10%`, `gap@high`.
    mutating func simplePredicate() throws(FormatProblem) -> FormatPredicate {
        let place = scanner.position
        var operations: [FormatOperation] = []
        try operand(into: &operations)
        return FormatPredicate(
            relation: .equal, operations: operations, priority: try priority(), place: place)
    }

    private mutating func predicate() throws(FormatProblem) -> FormatPredicate {
        let relation = try relation()
        let place = scanner.position
        var operations: [FormatOperation] = []
        try sum(into: &operations)
        return FormatPredicate(
            relation: relation, operations: operations, priority: try priority(), place: place)
    }

    /// Takes a sign of comparison; without one, two sides are equal.
    private mutating func relation() throws(FormatProblem) -> Relation {
        let place = scanner.position
        let equals = UInt8(ascii: "=")
        let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
        if scanner.skip(equals, equals) {
            return .equal
        }
        if scanner.skip(less, equals) {
            return .lessThanOrEqual
        }
        if scanner.skip(greater, equals) {
            return .greaterThanOrEqual
        }
        switch scanner.current {
        case equals where scanner.following == less:
            throw FormatProblem("write \"<=\" for \"at most\"", at: place)
        case equals where scanner.following == greater:
            throw FormatProblem("write \">=\" for \"at least\"", at: place)
        case equals: throw FormatProblem("write \"==\" for \"equal\"", at: place)
        case less: throw FormatProblem("write \"<=\" for \"at most\"", at: place)
        case greater: throw FormatProblem("write \">=\" for \"at least\"", at: place)
        default: return .equal
        }
    }

    /// Takes `@` and what follows it, if it comes next.
    private mutating func priority() throws(FormatProblem) -> FormatPriority? {
        guard scanner.skip(UInt8(ascii: "@")) else { return nil }
        let place = scanner.position
        defer { scanner.skipBlanks() }
        if scanner.isAtNumber {
            return .number(try scanner.number(), place: place)
        }
        if scanner.isAtName {
            return .name(scanner.name(), place: place)
        }
        throw scanner.missing("a priority: a number up to 1000, a metric, or \"high\" and the like")
    }

    // MARK: Arithmetic

    private mutating func sum(into operations: inout [FormatOperation]) throws(FormatProblem) {
        try product(into: &operations)
        while true {
            let place = scanner.position
            if scanner.skip(UInt8(ascii: "+")) {
                try product(into: &operations)
                operations.append(FormatOperation(kind: .add, place: place))
            } else if scanner.skip(UInt8(ascii: "-")) {
                try product(into: &operations)
                operations.append(FormatOperation(kind: .subtract, place: place))
            } else {
                return
            }
        }
    }

    private mutating func product(into operations: inout [FormatOperation]) throws(FormatProblem) {
        try factor(into: &operations)
        while !scanner.isAtLineEnd {
            if scanner.skip(UInt8(ascii: "*")) {
                let place = scanner.position
                try factor(into: &operations)
                operations.append(FormatOperation(kind: .multiply, place: place))
            } else if scanner.skip(UInt8(ascii: "/")) {
                // A mistake in a division is one of what it is divided by.
                let place = scanner.position
                try factor(into: &operations)
                operations.append(FormatOperation(kind: .divide, place: place))
            } else {
                return
            }
        }
    }

    private mutating func factor(into operations: inout [FormatOperation]) throws(FormatProblem) {
        let place = scanner.position
        var isNegative = false
        while scanner.current == UInt8(ascii: "+") || scanner.current == UInt8(ascii: "-") {
            isNegative = isNegative != (scanner.current == UInt8(ascii: "-"))
            scanner.advance()
            scanner.skipBlanks()
        }
        if scanner.current == UInt8(ascii: "(") {
            let start = scanner.position
            try enter(at: start)
            _ = scanner.skip(UInt8(ascii: "("))
            try sum(into: &operations)
            try close(openedAt: start, orFollow: "\")\" or an operator")
            nesting -= 1
        } else {
            try operand(into: &operations)
        }
        if isNegative {
            operations.append(FormatOperation(kind: .negate, place: place))
        }
    }

    private mutating func operand(into operations: inout [FormatOperation]) throws(FormatProblem) {
        let place = scanner.position
        if scanner.isAtNumber {
            let number = try scanner.number()
            scanner.skipBlanks()
            let isPercentage = scanner.skip(UInt8(ascii: "%"))
            operations.append(
                FormatOperation(
                    kind: isPercentage ? .percentage(number) : .number(number), place: place))
        } else if scanner.isAtName {
            let name = scanner.name()
            scanner.skipBlanks()
            let isPart = scanner.skip(UInt8(ascii: "."))
            let attribute = isPart ? try attribute() : nil
            scanner.skipBlanks()
            operations.append(FormatOperation(kind: .name(name, attribute), place: place))
        } else {
            throw scanner.missing("a number, a metric or a view")
        }
    }

    private mutating func close(
        openedAt place: Int, orFollow wanted: String
    ) throws(FormatProblem) {
        if scanner.skip(UInt8(ascii: ")")) {
            return
        }
        if scanner.isAtLineEnd {
            throw FormatProblem("this \"(\" is never closed", at: place)
        }
        throw scanner.missing(wanted)
    }
}
