extension FormatParser {
    /// Takes comparisons in parentheses: `(>=70,<=100@250)`.
    mutating func predicates() throws(FormatProblem) -> Range<Int> {
        let place = scanner.position
        let start = syntax.predicates.count
        _ = scanner.skip(UInt8(ascii: "("))
        repeat {
            try takePredicate()
        } while scanner.skip(UInt8(ascii: ","))
        try close(openedAt: place, orFollow: "\")\", \",\", \"@\" or an operator")
        return start..<syntax.predicates.count
    }

    /// Takes a length that stands without parentheses: `20`, `10%`, `gap@high`.
    mutating func simplePredicate() throws(FormatProblem) -> Range<Int> {
        let place = scanner.position
        let start = syntax.operations.count
        try takeOperand()
        try finishPredicate(.equal, operationsFrom: start, at: place)
        return syntax.predicates.count - 1..<syntax.predicates.count
    }

    private mutating func takePredicate() throws(FormatProblem) {
        let relation = try relation()
        let place = scanner.position
        let start = syntax.operations.count
        try takeSum()
        try finishPredicate(relation, operationsFrom: start, at: place)
    }

    private mutating func finishPredicate(
        _ relation: Relation, operationsFrom start: Int, at place: Int
    ) throws(FormatProblem) {
        let priority = try priority()
        syntax.predicates.append(
            FormatPredicate(
                relation: relation, operations: start..<syntax.operations.count,
                priority: priority, place: place))
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
    private mutating func priority() throws(FormatProblem) -> Int? {
        guard scanner.skip(UInt8(ascii: "@")) else { return nil }
        let place = scanner.position
        defer { scanner.skipBlanks() }
        if scanner.isAtNumber {
            return add(.number(try scanner.number(), place: place))
        }
        if scanner.isAtName {
            return add(.name(scanner.name(), place: place))
        }
        throw scanner.missing("a priority: a number up to 1000, a metric, or \"high\" and the like")
    }

    private mutating func add(_ priority: FormatPriority) -> Int {
        syntax.priorities.append(priority)
        return syntax.priorities.count - 1
    }

    // MARK: Arithmetic

    private mutating func takeSum() throws(FormatProblem) {
        try takeProduct()
        while true {
            let place = scanner.position
            if scanner.skip(UInt8(ascii: "+")) {
                try takeProduct()
                add(.add, at: place)
            } else if scanner.skip(UInt8(ascii: "-")) {
                try takeProduct()
                add(.subtract, at: place)
            } else {
                return
            }
        }
    }

    private mutating func takeProduct() throws(FormatProblem) {
        try takeFactor()
        while !scanner.isAtLineEnd {
            if scanner.skip(UInt8(ascii: "*")) {
                let place = scanner.position
                try takeFactor()
                add(.multiply, at: place)
            } else if scanner.skip(UInt8(ascii: "/")) {
                // A mistake in a division is one of what it is divided by.
                let place = scanner.position
                try takeFactor()
                add(.divide, at: place)
            } else {
                return
            }
        }
    }

    private mutating func takeFactor() throws(FormatProblem) {
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
            try takeSum()
            try close(openedAt: start, orFollow: "\")\" or an operator")
            nesting -= 1
        } else {
            try takeOperand()
        }
        if isNegative {
            add(.negate, at: place)
        }
    }

    private mutating func takeOperand() throws(FormatProblem) {
        let place = scanner.position
        if scanner.isAtNumber {
            let number = try scanner.number()
            scanner.skipBlanks()
            let isPercentage = scanner.skip(UInt8(ascii: "%"))
            add(isPercentage ? .percentage(number) : .number(number), at: place)
        } else if scanner.isAtName {
            let name = scanner.name()
            scanner.skipBlanks()
            let isPart = scanner.skip(UInt8(ascii: "."))
            let attribute = isPart ? try attribute() : nil
            scanner.skipBlanks()
            add(.name(name, attribute), at: place)
        } else {
            throw scanner.missing("a number, a metric or a view")
        }
    }

    private mutating func add(_ kind: FormatOperationKind, at place: Int) {
        syntax.operations.append(FormatOperation(kind: kind, place: place))
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
