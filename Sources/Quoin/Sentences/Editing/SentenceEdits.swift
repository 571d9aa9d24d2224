/// Pieces of the text of sentences that are to be others.
struct SentenceEdits {
    private let sentences: Sentences
    private let source: [UInt8]
    /// The lines of the chains, by their positions in the list of lines.
    private var lines: [Int: Int] = [:]
    /// In how many lines a view is named at the beginning.
    private var mentions: [String: Int] = [:]
    /// Chains that are to be left out.
    private var removed: Set<Int> = []
    private var replaced: [(place: Range<Int>, text: String)] = []
    private var additions: [String] = []
    private let lineBreak = UInt8(ascii: "\n")

    init(_ sentences: Sentences, _ source: [UInt8]) {
        self.sentences = sentences
        self.source = source
        for (position, line) in sentences.syntax.lines.enumerated() {
            switch line.content {
            case .metric: break
            case .declaration(let words, _), .lost(let words, _):
                words.forEach { mentions[$0.text, default: 0] += 1 }
            case .statements(let words, let chains):
                words.forEach { mentions[$0.text, default: 0] += 1 }
                for chain in chains {
                    lines[chain] = position
                }
            }
        }
    }

    // MARK: Editing

    /// The words of a statement as they are written.
    func words(of statement: Int) -> String { text(of: chain(of: statement).place) }

    mutating func remove(_ statement: Int) {
        removed.insert(sentences.plan.statements[statement].chain)
    }

    /// Puts other statements about the same view in the place of one.
    mutating func replace(_ statement: Int, by others: [SentenceEditor.Line]) {
        let chain = chain(of: statement)
        let name = ownName(of: sentences.plan.statements[statement].chain)
        // Else the line has named its view already.
        let beginning = name.map { $0 + "." } ?? ""
        let text = others.map { $0.statement }.joined(separator: "; ")
        replaced.append((chain.place, beginning + text))
    }

    mutating func append(_ line: SentenceEditor.Line) { additions.append(line.description) }

    /// Says that there are views.
    mutating func declare(_ names: [String]) {
        if !names.isEmpty {
            additions.append(names.joined(separator: ", "))
        }
    }

    /// Leaves attributes out of the words before the relation; false if that cannot be.
    mutating func leaveOut(_ attributes: Set<LayoutAttribute>, of statement: Int) -> Bool {
        let edits = omission(of: attributes, from: statement)
        replaced += edits
        return !edits.isEmpty
    }

    /// The words of a statement without some of its attributes; nil if that cannot be.
    func words(of statement: Int, without attributes: Set<LayoutAttribute>) -> String? {
        let edits = omission(of: attributes, from: statement)
        return edits.isEmpty ? nil : text(of: chain(of: statement).place, with: edits)
    }

    /// How attributes are left out of the words before the relation; nothing if they cannot be.
    private func omission(
        of attributes: Set<LayoutAttribute>, from statement: Int
    ) -> [(place: Range<Int>, text: String)] {
        let statement = sentences.plan.statements[statement]
        guard case .constraints(let constraints) = statement.content,
            case .comparison(let comparison) = constraints.basis,
            comparison.attributes.contains(where: { !attributes.contains($0) })
        else { return [] }
        var edits: [(place: Range<Int>, text: String)] = []
        for position in sentences.syntax.chains[statement.chain].links.dropLast() {
            let link = sentences.syntax.links[position]
            guard let named = SentenceWords.attributes(link.word.text), link.arguments == nil else {
                continue
            }
            let rest = named.filter { !attributes.contains($0) }
            guard rest.count < named.count else { continue }
            // A word that goes takes the point behind it along.
            let end =
                rest.isEmpty
                ? sentences.syntax.links[position + 1].word.place
                : link.word.place + link.word.text.utf8.count
            let words = rest.map { $0.description }.joined(separator: ".")
            edits.append((link.word.place..<end, words))
        }
        return edits
    }

    // MARK: The text

    /// The text with all edits.
    var text: String {
        var edits = replaced
        for line in Set(removed.compactMap { lines[$0] }).sorted() {
            edits += removals(inLine: line)
        }
        edits.sort { $0.place.lowerBound < $1.place.lowerBound }
        var result = bytes(of: 0..<source.count, with: edits)
        if result.last == lineBreak, source.last != lineBreak {
            // The last line, which has no line break, takes the one before it along.
            result.removeLast()
        }
        for line in additions {
            if let last = result.last, last != lineBreak {
                result.append(lineBreak)
            }
            result += line.utf8
            result.append(lineBreak)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// How the chains go that are left out of a line.
    private func removals(inLine position: Int) -> [(place: Range<Int>, text: String)] {
        let line = sentences.syntax.lines[position]
        guard case .statements(let words, let chains) = line.content else { return [] }
        let places = chains.map { sentences.syntax.chains[$0].place }
        guard chains.contains(where: { !removed.contains($0) }) else {
            return [removal(of: line, at: position, words, places)]
        }
        var edits: [(place: Range<Int>, text: String)] = []
        var index = 0
        while index < places.count {
            let start = index
            while index < places.count, removed.contains(chains.lowerBound + index) {
                index += 1
            }
            if start < index {
                edits.append(removal(of: start..<index, among: chains, places, inLine: position))
            }
            index += 1
        }
        return edits
    }

    /// How some of the chains of a line go, of which others stay. What follows them is still about the view that they
    /// have named.
    private func removal(
        of part: Range<Int>, among chains: Range<Int>, _ places: [Range<Int>], inLine position: Int
    ) -> (place: Range<Int>, text: String) {
        let first = chains.lowerBound
        let name = part.compactMap { ownName(of: first + $0) }.last
        // A semicolon goes along: that behind them, or that before the last ones.
        guard part.upperBound < places.count else {
            let isNeeded = isContinued(behind: position)
            return (
                places[part.lowerBound - 1].upperBound..<places[part.upperBound - 1].upperBound,
                name.map { isNeeded ? "\n" + $0 : "" } ?? ""
            )
        }
        let isNamed = namesItsView(first + part.upperBound)
        return (
            places[part.lowerBound].lowerBound..<places[part.upperBound].lowerBound,
            name.map { isNamed ? "" : $0 + "." } ?? ""
        )
    }

    /// How a line goes of which nothing is left: but for its names, if the next line goes on about them, or no
    /// other line names them.
    private func removal(
        of line: SentenceLine, at position: Int, _ words: [SentenceWord], _ places: [Range<Int>]
    ) -> (place: Range<Int>, text: String) {
        let start = words.first?.place ?? places.first?.lowerBound ?? line.start
        let end = places.last?.upperBound ?? start
        var names = words.map { $0.text }
        if names.isEmpty, let name = nameOfView(inLine: line) {
            names = [name]
        }
        let isOnlyMention = !words.isEmpty && names.contains { mentions[$0, default: 0] < 2 }
        if !names.isEmpty, isOnlyMention || isContinued(behind: position) {
            return (start..<end, names.joined(separator: ", "))
        }
        let next = source[end...].firstIndex(of: lineBreak).map { $0 + 1 } ?? source.count
        return (line.start..<next, "")
    }

    // MARK: Asking

    private func chain(of statement: Int) -> SentenceChain {
        sentences.syntax.chains[sentences.plan.statements[statement].chain]
    }

    private func text(
        of place: Range<Int>, with edits: [(place: Range<Int>, text: String)] = []
    ) -> String {
        String(decoding: bytes(of: place, with: edits), as: UTF8.self)
    }

    /// A part of the source with edits, by their places. Of two at one place only the first counts.
    private func bytes(
        of place: Range<Int>, with edits: [(place: Range<Int>, text: String)]
    ) -> [UInt8] {
        var result: [UInt8] = []
        var position = place.lowerBound
        for edit in edits where edit.place.lowerBound >= position {
            result += source[position..<edit.place.lowerBound]
            result += edit.text.utf8
            position = edit.place.upperBound
        }
        return result + source[position..<place.upperBound]
    }

    /// Whether a chain begins with the name of its view.
    private func namesItsView(_ chain: Int) -> Bool {
        guard let line = lines[chain],
            case .statements(let words, _) = sentences.syntax.lines[line].content, words.isEmpty,
            let first = sentences.syntax.chains[chain].links.first
        else { return false }
        return !SentenceWords.beginsStatement(sentences.syntax.links[first].word.text)
    }

    /// The view that the chains of a line name last.
    private func nameOfView(inLine line: SentenceLine) -> String? {
        guard case .statements(_, let chains) = line.content else { return nil }
        return chains.compactMap { ownName(of: $0) }.last
    }

    /// The name of its view with which a chain begins, if it does.
    private func ownName(of chain: Int) -> String? {
        guard namesItsView(chain) else { return nil }
        return sentences.syntax.links[sentences.syntax.chains[chain].links.lowerBound].word.text
    }

    /// Whether the line behind one goes on about what it has named.
    private func isContinued(behind position: Int) -> Bool {
        for line in sentences.syntax.lines[(position + 1)...] {
            switch line.content {
            case .statements(let words, let chains):
                return words.isEmpty && chains.first.map { !namesItsView($0) } ?? false
            case .lost(let words, let goesOn): return words.isEmpty && goesOn
            case .declaration: return false
            case .metric: continue
            }
        }
        return false
    }
}
