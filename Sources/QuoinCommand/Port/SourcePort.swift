/// A file that was written for UIKit, with what must be other where there is no Objective-C.
struct SourcePort {
    /// Lines that are others now, or that come or go. The first line is 1.
    struct Change: Equatable {
        var line: Int
        var old: [String]
        var new: [String]
    }

    /// Something that stands in the way, and why.
    struct Obstacle: Equatable {
        var line: Int
        var reason: String
    }

    private(set) var changes: [Change] = []
    private(set) var obstacles: [Obstacle] = []
    private var lines: [String] = []
    private var conditions: PlatformConditions
    private var context = CodeContext()
    private var optionals: Set<String> = []
    private var requirements: OptionalRequirements
    private let source: SourceCode
    /// The functions that the file declares.
    private let functions: Set<String>
    /// The lines that held nothing but what went.
    private var emptied: Set<Int> = []
    /// The lines whose last brace stands in a line of its own now, with the blanks before that.
    private var opened: [Int: String] = [:]
    /// The first line that imports something in any case.
    private var importLine: Int?
    /// Whether it needs what stands in a module of its own beside Foundation where there is no Apple's.
    private var usesNetwork = false
    /// Whether what comes is marked as Objective-C's, by an attribute in a line before it.
    private var awaitsProtocol = false
    private var importsNetwork = false
    /// The same for what stands in this library, which other modules of Apple's bring along.
    private var usesLibrary = false
    private var importsLibrary = false
    private var importsAnything = false

    /// The file as it is now.
    var text: String {
        let text = lines.joined(separator: "\n")
        // What was the last line may have gone, and what is the last one now needs no end.
        return text.last == "\r" ? String(text.dropLast()) : text
    }

    /// - Parameters:
    ///   - optionals: What is optional in protocols of other files that belong to this one.
    ///   - families: What the classes of all these files inherit and override.
    init(_ source: String, optionals: Set<String> = [], families: ClassFamilies? = nil) {
        self = FolderPort([source], optionals: optionals, families: families).ports[0]
    }

    /// The file with its lines as they have to be, each in its place.
    init(rewriting source: SourceCode, optionals: Set<String>) {
        self.source = source
        conditions = PlatformConditions(source)
        requirements = OptionalRequirements(source)
        self.optionals = optionals.union(requirements.names)
        functions = Self.functions(in: source)
        for (index, pieces) in source.joiningSelectors.enumerated() {
            let old = source.lines[index].map(\.text).joined()
            var new = ""
            for piece in pieces {
                new += piece.isCode ? rewritten(piece.text, line: index + 1) : piece.text
            }
            context.endLine()
            lines.append(new)
            guard new != old else { continue }
            let isEmpty = new.allSatisfy(\.isWhitespace)
            if isEmpty { emptied.insert(index + 1) }
            changes.append(Change(line: index + 1, old: [old], new: isEmpty ? [] : [new]))
        }
    }

    // MARK: Moving

    /// A member of an extension as it comes to its class.
    struct Arrival {
        var move: OverridesInExtensions.Move
        var lines: [String]
    }

    /// A member that moves, without its lines that hold nothing any more.
    func arrival(of move: OverridesInExtensions.Move) -> Arrival {
        let moved = move.moved(move.lines.map { lines[$0 - 1] })
        return Arrival(
            move: move,
            lines: zip(move.lines, moved).filter { !emptied.contains($0.0) }.map(\.1))
    }

    /// Takes what overrides something in an extension to the class, and previews out of the file; and brings what only
    /// Objective-C and Apple's Foundation do without.
    ///
    /// - Parameters:
    ///   - leaving: What goes elsewhere.
    ///   - arriving: What comes into this file's classes.
    ///   - stuck: What has to be moved by hand.
    mutating func move(
        leaving: [OverridesInExtensions.Move], arriving: [Arrival],
        stuck: [OverridesInExtensions.Stuck]
    ) {
        for member in stuck {
            note(
                "override: an extension overrides, or is overridden, by Objective-C only: "
                    + member.reason, member.line)
        }
        for line in requirements.stuck {
            note(
                "optional: a protocol's requirement is optional by Objective-C only: give it a "
                    + "default in an extension, and call it without a question mark", line)
        }
        obstacles.sort { $0.line < $1.line }
        var arrivals: [Int: [String]] = [:]
        func bring(_ text: [String], before line: Int) {
            arrivals[line, default: []] += text.map { $0 + source.lineEnd }
        }
        var departures = emptied
        for (line, text) in requirements.defaults { bring(text, before: line) }
        let imports = importsNeeded(by: arriving)
        if !imports.isEmpty { bring(imports, before: lineBehindImports) }
        if usesLibrary, importsAnything, !importsLibrary {
            bring(["import QuoinUIKit"], before: lineBehindImports)
        }
        // All that a file imports may stand in a condition: then it is brought before that.
        if usesNetwork, importsAnything, !importsNetwork {
            let network = "FoundationNetworking"
            bring(
                ["#if canImport(\(network))", "import \(network)", "#endif"],
                before: lineBehindImports)
        }
        for range in Previews(source).lines {
            departures.formUnion(range)
            let old = range.map { source.lines[$0 - 1].map(\.text).joined() }
            changes.removeAll { range.contains($0.line) }
            changes.append(Change(line: range.lowerBound, old: old, new: []))
        }
        for move in leaving {
            departures.formUnion(move.lines)
            let old = move.lines.map { source.lines[$0 - 1].map(\.text).joined() }
            changes.removeAll { move.lines.contains($0.line) }
            changes.append(Change(line: move.lines.lowerBound, old: old, new: []))
        }
        for arrival in arriving {
            let move = arrival.move
            let target = move.isBeforeBrace ? openTarget(of: move) : move.target
            bring([""], before: target)
            if move.source == move.destination {
                arrivals[target, default: []] += arrival.lines
            } else {
                bring(
                    arrival.lines.map { $0.last == "\r" ? String($0.dropLast()) : $0 },
                    before: target)
            }
        }
        for (line, blanks) in opened { bring([blanks + "}"], before: line + 1) }
        guard !arrivals.isEmpty || !departures.isEmpty else { return }
        for (line, new) in arrivals {
            changes.append(Change(line: line, old: [], new: new))
        }
        // What comes before a line stands before what that line has become.
        changes.sort { ($0.line, $0.old.count) < ($1.line, $1.old.count) }
        lines =
            lines.enumerated().flatMap { index, line in
                (arrivals[index + 1] ?? []) + (departures.contains(index + 1) ? [] : [line])
            } + (arrivals[lines.count + 1] ?? [])
    }

    private var lineBehindImports: Int {
        importLine.map { $0 + 1 } ?? Self.firstLine(of: source)
    }

    /// The lines that import what the file does not, and what comes from other files may need.
    private mutating func importsNeeded(by arriving: [Arrival]) -> [String] {
        var imports: [String] = []
        for line in arriving.flatMap(\.move.imports) where !imports.contains(line) {
            imports.append(line)
        }
        for module in imports.compactMap({ Self.importedModule(in: $0[...]) }) {
            importsAnything = true
            importsLibrary = importsLibrary || Self.bringsLibrary(module)
            importsNetwork = importsNetwork || module == "FoundationNetworking"
        }
        let code = SourceCode(arriving.flatMap(\.lines).joined(separator: "\n"))
        for line in code.codeAlone {
            usesLibrary = usesLibrary || Self.needsLibrary(line)
            usesNetwork = usesNetwork || Self.needsNetwork(line)
        }
        return imports
    }

    /// Takes the brace from the end of a line, to come to stand behind what moves there; returns before which line
    /// that is.
    private mutating func openTarget(of move: OverridesInExtensions.Move) -> Int {
        let line = move.target
        guard opened.updateValue(move.indentationOfClass, forKey: line) == nil,
            let brace = lines[line - 1].lastIndex(of: "}")
        else {
            return line + 1
        }
        let rest = lines[line - 1][..<brace]
        let end = rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) }
        lines[line - 1] = rest[..<(end ?? rest.startIndex)] + source.lineEnd
        changes.removeAll { $0.line == line }
        let old = source.lines[line - 1].map(\.text).joined()
        changes.append(Change(line: line, old: [old], new: [lines[line - 1]]))
        return line + 1
    }

    // MARK: Rewriting

    private static let attributes = [
        "@objcMembers", "@objc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable",
        "@IBSegueAction", "@GKInspectable",
    ]

    private mutating func rewritten(_ code: String, line: Int) -> String {
        if let condition = conditions.follow(code) { return condition }
        // An import may share its line with others, and with other statements.
        let statements = code.split(separator: ";", omittingEmptySubsequences: false).map {
            (text: String($0), module: Self.importedModule(in: $0))
        }
        guard statements.contains(where: { $0.module != nil }) else {
            return rewrittenStatements(code, line: line)
        }
        return statements.map { text, module in
            guard let module else { return rewrittenStatements(text, line: line) }
            // It is not compiled here, and what is compiled instead stands beside it.
            if conditions.isLeftOut { return text }
            if conditions.isOutside, importLine == nil { importLine = line }
            importsAnything = true
            importsNetwork = importsNetwork || module == "FoundationNetworking"
            importsLibrary = importsLibrary || Self.bringsLibrary(module)
            if let ported = Self.portedImport(of: module, in: text) { return ported }
            note("the module \(module) must be brought along, or what needs it left out", line)
            return text
        }.joined(separator: ";")
    }

    private mutating func rewrittenStatements(_ code: String, line: Int) -> String {
        var code = boundToClasses(code)
        for attribute in Self.attributes {
            code = Self.dropping(attribute, from: code)
        }
        for entry in ["@UIApplicationMain", "@NSApplicationMain"] {
            guard let found = Self.position(of: entry, in: code[...]) else { continue }
            code.replaceSubrange(found, with: "@main")
        }
        if !conditions.isLeftOut { usesNetwork = usesNetwork || Self.needsNetwork(code) }
        code = Self.callingOptionals(in: code, named: optionals)
        code = Self.dropping("optional", from: code)
        if requirements.marks.contains(line) {
            code = code.replacing("optional", with: "")
        }
        code = Self.replacingKeyPaths(in: code)
        code = code.replacing("#selector (", with: "#selector(")
        code = Self.replacingSelectors(in: code, context: &context)
        code = Self.dropping("dynamic", from: code)
        guard !conditions.isLeftOut else { return code }
        usesLibrary = usesLibrary || Self.needsLibrary(code)
        findObstacles(in: code, line: line)
        return code
    }

    /// A protocol of Objective-C as one for classes, since others may keep weakly what has it.
    private mutating func boundToClasses(_ code: String) -> String {
        let words = code.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return code }
        let isMarked = awaitsProtocol || Self.position(of: "@objc", in: code[...]) != nil
        // The mark may stand in a line of its own, and so may the brace behind the name.
        awaitsProtocol = isMarked && words.allSatisfy { $0.hasPrefix("@") }
        guard isMarked, !code.contains(":"),
            let found = Self.position(of: "protocol", in: code[...])
        else { return code }
        let name = code[found.upperBound...].prefix { $0 != "{" }
        guard let last = name.lastIndex(where: { !$0.isWhitespace }) else { return code }
        let end = code.index(after: last)
        return code[..<end] + ": AnyObject" + code[end...]
    }

    // MARK: What stands in the way

    private mutating func findObstacles(in code: String, line: Int) {
        for reason in KnownObstacle.reasons(in: code, besides: functions) { note(reason, line) }
    }

    private mutating func note(_ reason: String, _ line: Int) {
        obstacles.append(Obstacle(line: line, reason: reason))
    }

    private static func functions(in source: SourceCode) -> Set<String> {
        let pieces = source.lines.joined().filter(\.isCode)
        return pieces.reduce(into: []) { names, piece in
            for found in piece.text.ranges(of: "func ") {
                names.insert(String(piece.text[found.upperBound...].prefix(while: isPartOfWord)))
            }
        }
    }

    // MARK: Words

    /// Where a whole word stands.
    static func position(of word: String, in code: Substring) -> Range<Substring.Index>? {
        var rest = code
        while let found = rest.firstRange(of: word) {
            let isBegun = found.lowerBound == code.startIndex
            let before = isBegun ? nil : code[code.index(before: found.lowerBound)]
            let after = found.upperBound == code.endIndex ? nil : code[found.upperBound]
            let isWhole = ![before, after].contains { $0.map(isPartOfWord) ?? false }
            if isWhole { return found }
            rest = code[found.upperBound...]
        }
        return nil
    }

    static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Takes a word out, with what stands in brackets behind it and with the blanks that follow.
    private static func dropping(_ word: String, from code: String) -> String {
        // `dynamic` may be a name; in front of a declaration it is not.
        let isModifier = !word.hasPrefix("@")
        var code = code
        var from = code.startIndex
        while let found = position(of: word, in: code[from...]) {
            var end = found.upperBound
            let bracket = code[end...].firstIndex { $0 != " " } ?? code.endIndex
            if !isModifier, bracket < code.endIndex, code[bracket] == "(",
                let close = code[bracket...].firstIndex(of: ")")
            {
                end = code.index(after: close)
            }
            while end < code.endIndex, code[end] == " " { end = code.index(after: end) }
            let declares = ["var ", "let ", "func ", "class ", "private ", "public ", "override "]
            if isModifier, !declares.contains(where: { code[end...].hasPrefix($0) }) {
                from = found.upperBound
                continue
            }
            let offset = code.distance(from: code.startIndex, to: found.lowerBound)
            code.removeSubrange(found.lowerBound..<end)
            from = code.index(code.startIndex, offsetBy: offset)
        }
        return code
    }
}
