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
    private let families: ClassFamilies
    /// The functions that the file declares.
    private let functions: Set<String>
    /// The lines that held nothing but what went.
    private var emptied: Set<Int> = []
    /// The lines whose last brace stands in a line of its own now.
    private var opened: Set<Int> = []
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
        let source = SourceCode(source)
        conditions = PlatformConditions(source)
        requirements = OptionalRequirements(source)
        self.optionals = optionals.union(requirements.names)
        self.families = families ?? ClassFamilies([source])
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
        move(in: source)
    }

    // MARK: Moving

    /// Takes what overrides something in an extension into the class, and previews out of the file; and brings
    /// what only Objective-C and Apple's Foundation do without.
    private mutating func move(in source: SourceCode) {
        let overrides = OverridesInExtensions(source, families: families)
        for line in overrides.stuck {
            note(
                "override: an extension overrides, or is overridden, by Objective-C only: take it "
                    + "into the class", line)
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
        if usesLibrary, importsAnything, !importsLibrary {
            bring(
                ["import QuoinUIKit"],
                before: importLine.map { $0 + 1 } ?? Self.firstLine(of: source))
        }
        // All that a file imports may stand in a condition: then it is brought before that.
        if usesNetwork, importsAnything, !importsNetwork {
            let network = "FoundationNetworking"
            bring(
                ["#if canImport(\(network))", "import \(network)", "#endif"],
                before: importLine.map { $0 + 1 } ?? Self.firstLine(of: source))
        }
        for range in Previews(source).lines {
            departures.formUnion(range)
            let old = range.map { source.lines[$0 - 1].map(\.text).joined() }
            changes.removeAll { range.contains($0.line) }
            changes.append(Change(line: range.lowerBound, old: old, new: []))
        }
        for move in overrides.moves {
            let moved = move.moved(move.lines.map { lines[$0 - 1] })
            let target = move.isBeforeBrace ? open(move.target, in: source) : move.target
            bring([""], before: target)
            arrivals[target, default: []] += zip(move.lines, moved)
                .filter { !emptied.contains($0.0) }.map(\.1)
            departures.formUnion(move.lines)
            let old = move.lines.map { source.lines[$0 - 1].map(\.text).joined() }
            changes.removeAll { move.lines.contains($0.line) }
            changes.append(Change(line: move.lines.lowerBound, old: old, new: []))
        }
        for line in opened { bring(["}"], before: line + 1) }
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

    /// Takes the brace from the end of a line, to come to stand behind what moves there; returns before which line
    /// that is.
    private mutating func open(_ line: Int, in source: SourceCode) -> Int {
        guard opened.insert(line).inserted, let brace = lines[line - 1].lastIndex(of: "}") else {
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
            if conditions.isOnlyForApple { return text }
            if conditions.isOutside, importLine == nil { importLine = line }
            importsAnything = true
            importsNetwork = importsNetwork || module == "FoundationNetworking"
            importsLibrary = importsLibrary || Self.bringsLibrary(module)
            return rewrittenImport(of: module, in: text, line: line)
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
        usesNetwork =
            usesNetwork || Self.ofNetwork.contains { Self.position(of: $0, in: code[...]) != nil }
        code = Self.callingOptionals(in: code, named: optionals)
        code = Self.dropping("optional", from: code)
        if requirements.marks.contains(line) {
            code = code.replacing("optional", with: "")
        }
        code = Self.replacingKeyPaths(in: code)
        code = code.replacing("#selector (", with: "#selector(")
        code = Self.replacingSelectors(in: code, context: &context)
        code = Self.dropping("dynamic", from: code)
        if !conditions.isOnlyForApple { usesLibrary = usesLibrary || Self.needsLibrary(code) }
        findObstacles(in: code, line: line)
        return code
    }

    /// The module that a statement imports, without the kind and the name of what it takes from there.
    private static func importedModule(in code: Substring) -> String? {
        var words = code.split { $0 == " " || $0 == "\t" }.map(String.init)
        while let first = words.first,
            first.hasPrefix("@") || ["public", "internal", "private", "package"].contains(first)
        {
            words.removeFirst()
        }
        guard words.first == "import", words.count > 1 else { return nil }
        let kinds = ["class", "struct", "func", "enum", "protocol", "let", "var", "typealias"]
        let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
        return name.split(separator: ".").first.map(String.init)
    }

    /// Modules that are there on Linux, and Apple's that bring nothing but what UIKit's names bring.
    private static let present = ["Foundation", "Dispatch", "FoundationNetworking", "Swift"]
    static let brought = ["QuartzCore", "CoreGraphics", "CoreFoundation", "ObjectiveC"]

    private static let ofNetwork = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
        "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionDelegate", "URLRequest",
        "NSURLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache",
        "URLCredential", "URLProtocol", "URLAuthenticationChallenge", "HTTPCookieStorage",
    ]

    private mutating func rewrittenImport(of module: String, in code: String, line: Int) -> String {
        switch module {
        case "UIKit": return Self.replacing(module, in: code)
        case "SnapKit": return code.replacing(module, with: "QuoinSnapKit")
        case _ where Self.brought.contains(module):
            return Self.replacing(module, in: code)
        case _ where Self.present.contains(module) || module.hasPrefix("Quoin"):
            return code
        default:
            note("the module \(module) must be brought along, or what needs it left out", line)
            return code
        }
    }

    /// QuoinUIKit in the place of a module of Apple's, or of a part of one. What stands behind it stays.
    private static func replacing(_ module: String, in code: String) -> String {
        guard let found = position(of: module, in: code[...]) else { return code }
        // A declaration that is imported by its name is one of the library's, too; a part of it is not.
        let isPart = !["struct ", "class ", "enum ", "protocol ", "func ", "var ", "typealias "]
            .contains { code.contains("import " + $0) }
        var end = found.upperBound
        if isPart, end < code.endIndex, code[end] == "." {
            end = code[code.index(after: end)...].firstIndex { !isPartOfWord($0) } ?? code.endIndex
        }
        return code[..<found.lowerBound] + "QuoinUIKit" + code[end...]
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
