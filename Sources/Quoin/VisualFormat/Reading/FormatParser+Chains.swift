extension FormatParser {
    /// Takes a chain to the end of its line: `|-[a]-[b]|`.
    mutating func outerChain() throws(FormatProblem) -> FormatChain {
        var chain = FormatChain()
        if scanner.skip(UInt8(ascii: "|")) {
            chain.elements.append(.edge)
            chain.gaps.append(try gap())
        } else if scanner.current == UInt8(ascii: "-") || scanner.current == UInt8(ascii: "~") {
            throw scanner.problem("a gap needs \"|\" or a view before it")
        }
        guard scanner.current == UInt8(ascii: "[") else {
            throw scanner.missing(chain.elements.isEmpty ? "\"|\" or \"[\"" : "\"[\"")
        }
        chain.elements.append(try group())
        while !scanner.isAtLineEnd {
            let gap = try gap()
            chain.gaps.append(gap)
            if scanner.skip(UInt8(ascii: "|")) {
                chain.elements.append(.edge)
                guard scanner.isAtLineEnd else {
                    throw scanner.problem("nothing may follow the \"|\" at the end of a line")
                }
            } else if scanner.current == UInt8(ascii: "[") {
                chain.elements.append(try group())
            } else if gap.isFlush {
                throw scanner.missing("\"-\", \"~\", \"[\", \"|\" or the end of the line")
            } else {
                throw scanner.missing("\"[\" or \"|\"")
            }
        }
        return chain
    }

    /// Takes the chain in a stack, up to the bracket that ends the stack: `[a]-[b]`.
    ///
    /// Its ends are the stack's, which are not written.
    private mutating func innerChain() throws(FormatProblem) -> FormatChain {
        var chain = FormatChain(elements: [.edge], gaps: [try gap()])
        repeat {
            guard scanner.current == UInt8(ascii: "[") else {
                throw barInStack ?? scanner.missing("\"[\"")
            }
            chain.elements.append(try group())
            chain.gaps.append(try gap())
        } while scanner.current != UInt8(ascii: "]") && !scanner.isAtLineEnd
        chain.elements.append(.edge)
        return chain
    }

    private var barInStack: FormatProblem? {
        guard scanner.current == UInt8(ascii: "|") else { return nil }
        return scanner.problem("the ends of a stack are its own and need no \"|\"")
    }

    // MARK: Views

    /// Takes what is between brackets: `[a]`, `[a(100),b]`, `[a1..8]`.
    mutating func group() throws(FormatProblem) -> FormatElement {
        let place = scanner.position
        let open = openMembers.count
        _ = scanner.skip(UInt8(ascii: "["))
        repeat {
            try takeMembers()
        } while scanner.skip(UInt8(ascii: ","))
        guard scanner.skip(UInt8(ascii: "]")) else {
            if scanner.isAtLineEnd {
                throw FormatProblem("this \"[\" is never closed", at: place)
            }
            throw scanner.missing("\"]\", \",\" or \"(\"")
        }
        let start = syntax.members.count
        if openMembers.count == open + 1 {
            syntax.members.append(openMembers.removeLast())
        } else {
            syntax.members += openMembers[open...]
            openMembers.removeLast(openMembers.count - open)
        }
        return FormatElement(members: start..<syntax.members.count)
    }

    /// Takes a view, or a range of views, with what is said about it.
    private mutating func takeMembers() throws(FormatProblem) {
        let place = scanner.position
        guard scanner.isAtName else {
            if scanner.isAtDigit {
                throw scanner.problem("a name does not begin with a digit")
            }
            throw scanner.missing("a view's name")
        }
        var member = FormatMember(name: scanner.name(), place: place)
        scanner.skipBlanks()
        let isRange = scanner.skip(UInt8(ascii: "."), UInt8(ascii: "."))
        let names = isRange ? try names(from: member.name, at: place) : []
        if scanner.current == UInt8(ascii: ".") {
            throw scanner.problem("a view's name has no point in it")
        }
        if scanner.current == UInt8(ascii: "(") {
            member.lengths = try predicates()
        }
        if scanner.current == UInt8(ascii: ":") {
            guard !isRange else {
                throw scanner.problem("a range of views is no stack")
            }
            let colon = scanner.position
            _ = scanner.skip(UInt8(ascii: ":"))
            try enter(at: colon)
            let inside = try innerChain()
            member.inside = syntax.insides.count
            syntax.insides.append(inside)
            nesting -= 1
        }
        guard isRange else {
            openMembers.append(member)
            return
        }
        for name in names {
            member.name = name
            openMembers.append(member)
        }
    }

    /// Takes what stands after the points of a range, and lists the names from `first` up to that.
    ///
    /// A first name without a number is followed by the one with a 2.
    private mutating func names(
        from first: String, at place: Int
    ) throws(FormatProblem) -> [String] {
        let end = scanner.position
        guard scanner.isAtDigit else {
            throw scanner.missing("the last number of the range")
        }
        let last = scanner.wholeNumber() ?? .max
        guard !scanner.isAtName else {
            throw scanner.problem("a range ends with a number alone")
        }
        scanner.skipBlanks()
        let letters = first.utf8.reversed().drop(while: FormatScanner.isDigit).count
        let digits = first.utf8.dropFirst(letters)
        guard digits.count < 10, digits.first != UInt8(ascii: "0") || digits.count == 1 else {
            throw FormatProblem(
                "a range counts from a short number without leading zeros", at: place)
        }
        let start = digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
        let next = digits.isEmpty ? 2 : start + 1
        guard last >= next - 1 else {
            throw FormatProblem("this range ends before it begins", at: end)
        }
        guard last - next < Self.longestRange - 1 else {
            throw FormatProblem(
                "a range has no more than \(Self.longestRange) views", at: end)
        }
        var names = [first]
        names.reserveCapacity(last - next + 2)
        // It is counted in the bytes, which is quicker than writing every number.
        var bytes = Array(first.utf8.prefix(letters)) + Array(String(next).utf8)
        for _ in next..<last + 1 {
            names.append(String(decoding: bytes, as: UTF8.self))
            FormatScanner.countUp(&bytes, from: letters)
        }
        return names
    }

    private static let longestRange = 10_000

    /// Goes into a parenthesis or a stack.
    mutating func enter(at place: Int) throws(FormatProblem) {
        guard nesting < Self.deepestNesting else {
            throw FormatProblem("this is nested too deeply", at: place)
        }
        nesting += 1
    }

    // MARK: Gaps

    /// Takes the gap that comes next; where none is written, there is no distance.
    private mutating func gap() throws(FormatProblem) -> FormatGap {
        let place = scanner.position
        if scanner.skip(UInt8(ascii: "-"), UInt8(ascii: ">")) {
            return FormatGap(kind: .growing, place: place)
        }
        if scanner.skip(UInt8(ascii: "~")) {
            if scanner.current == UInt8(ascii: "(") || scanner.isAtNumber {
                throw scanner.problem("\"~\" has the length of its like, and takes no other")
            }
            return FormatGap(kind: .equal, place: place)
        }
        guard scanner.skip(UInt8(ascii: "-")) else {
            return FormatGap(kind: .flush, place: place)
        }
        guard let lengths = try lengthsOfGap() else {
            return FormatGap(kind: .standard, place: place)
        }
        guard scanner.skip(UInt8(ascii: "-")) else {
            throw scanner.missing("\"-\" after the length of the gap")
        }
        return FormatGap(kind: .lengths(lengths), place: place)
    }

    /// Takes what stands between the two dashes of a gap; nil when there is but one dash.
    private mutating func lengthsOfGap() throws(FormatProblem) -> Range<Int>? {
        if scanner.current == UInt8(ascii: "(") {
            return try predicates()
        }
        if scanner.isAtNumber || scanner.isAtName {
            return try simplePredicate()
        }
        if scanner.current == UInt8(ascii: "-") {
            let isNegative = FormatScanner.isDigit(scanner.following)
            throw scanner.problem(
                isNegative
                    ? "a negative gap stands in parentheses: -(-20)-"
                    : "one \"-\" is enough for the standard gap")
        }
        let signs = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "=")]
        if signs.contains(scanner.current) {
            throw scanner.problem("a comparison stands in parentheses: -(>=20)-")
        }
        return nil
    }
}

extension FormatGap {
    var isFlush: Bool {
        if case .flush = kind { true } else { false }
    }
}
