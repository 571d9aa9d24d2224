/// Tells code from comments, strings and regex literals, line after line. What strings interpolate is code.
struct PieceReader {
    /// What a place stands in.
    private enum Surrounding {
        case comment(depth: Int)
        case string(StringDelimiter)
        /// Code in a string, with how many brackets are open in it.
        case interpolation(brackets: Int)
        /// A regex literal of several lines.
        case regex(hashes: Int)
    }

    /// All that the place stands in, the innermost last: in nothing, it is code.
    private var surroundings: [Surrounding] = []
    private var line: [Unicode.Scalar] = []
    private var position = 0
    private var pieces: [SourceCode.Piece] = []
    /// Where the piece begins that is read.
    private var start = 0
    /// The code of the line so far, with a quote for each literal and a blank for each comment.
    private var outline: [Unicode.Scalar] = []

    /// Cuts a line, which is given without its end.
    mutating func pieces(of line: Substring.UnicodeScalarView) -> [SourceCode.Piece] {
        self.line = Array(line)
        (position, start) = (0, 0)
        (pieces, outline) = ([], [])
        while position < self.line.count {
            switch surroundings.last {
            case nil, .interpolation: readCode()
            case .comment(let depth): readComment(depth: depth)
            case .string(let delimiter): readString(delimiter)
            case .regex(let hashes): readRegex(hashes: hashes)
            }
        }
        finishPiece(isCode: isInCode)
        // A string of one line that has not ended is a mistake, which the next line knows nothing of.
        if case .string(let delimiter) = surroundings.last, !delimiter.isLong {
            surroundings.removeLast()
        }
        return pieces
    }

    private var isInCode: Bool {
        switch surroundings.last {
        case nil, .interpolation: true
        case .comment, .string, .regex: false
        }
    }

    /// Ends the piece before the present place.
    private mutating func finishPiece(isCode: Bool) {
        guard position > start else { return }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: line[start..<position])
        pieces.append(SourceCode.Piece(text: String(text), isCode: isCode))
        start = position
    }

    private func has(_ text: String, at place: Int) -> Bool {
        line[place...].starts(with: text.unicodeScalars)
    }

    private func countOfHashes(at place: Int) -> Int {
        line[place...].prefix { $0 == "#" }.count
    }

    // MARK: Code

    private mutating func readCode() {
        switch line[position] {
        case "/" where has("//", at: position): takeLineComment()
        case "/" where has("/*", at: position): open(.comment(depth: 1), behind: 2)
        case "/":
            let end = BareRegex.end(of: line[position...], behind: outline[...])
            if let end { takeLiteral(to: end) } else { readSign() }
        case "\"", "#": readHashes()
        case "(", ")": readBracket()
        default: readSign()
        }
    }

    /// Takes a scalar that is code.
    private mutating func readSign() {
        outline.append(line[position])
        position += 1
    }

    /// Takes the beginning of a literal, with the signs before it that its end must have too.
    private mutating func readHashes() {
        let hashes = countOfHashes(at: position)
        if let delimiter = StringDelimiter(line[(position + hashes)...], hashes: hashes) {
            open(.string(delimiter), behind: hashes + delimiter.quotes.count)
        } else if hashes > 0, has("/", at: position + hashes) {
            let content = position + hashes + 1
            if let end = endOfRegex(from: content, hashes: hashes) {
                takeLiteral(to: end)
            } else if line[content...].allSatisfy({ $0 == " " || $0 == "\t" }) {
                open(.regex(hashes: hashes), behind: hashes + 1)
            } else {
                readSign()
            }
        } else {
            readSign()
        }
    }

    private mutating func readBracket() {
        guard case .interpolation(let brackets) = surroundings.last else { return readSign() }
        let isOpening = line[position] == "("
        if !isOpening, brackets == 0 {
            finishPiece(isCode: true)
            surroundings.removeLast()
            position += 1
        } else {
            surroundings[surroundings.count - 1] = .interpolation(
                brackets: brackets + (isOpening ? 1 : -1))
            readSign()
        }
    }

    // MARK: Literals and comments

    private mutating func open(_ surrounding: Surrounding, behind count: Int) {
        finishPiece(isCode: true)
        position += count
        surroundings.append(surrounding)
    }

    private mutating func close(behind count: Int, outline sign: Unicode.Scalar) {
        position += count
        finishPiece(isCode: false)
        surroundings.removeLast()
        outline.append(sign)
    }

    private mutating func takeLiteral(to end: Int) {
        finishPiece(isCode: true)
        position = end
        finishPiece(isCode: false)
        outline.append("\"")
    }

    private mutating func takeLineComment() {
        finishPiece(isCode: true)
        position = line.count
        finishPiece(isCode: false)
    }

    private mutating func readComment(depth: Int) {
        if has("/*", at: position) {
            position += 2
            surroundings[surroundings.count - 1] = .comment(depth: depth + 1)
        } else if has("*/", at: position) {
            guard depth > 1 else { return close(behind: 2, outline: " ") }
            position += 2
            surroundings[surroundings.count - 1] = .comment(depth: depth - 1)
        } else {
            position += 1
        }
    }

    private mutating func readString(_ delimiter: StringDelimiter) {
        if has(delimiter.escape, at: position) {
            position += delimiter.escape.unicodeScalars.count
            if position < line.count, line[position] == "(" {
                position += 1
                finishPiece(isCode: false)
                surroundings.append(.interpolation(brackets: 0))
                outline.append("(")
            } else {
                position = min(position + 1, line.count)
            }
        } else if has(delimiter.end, at: position) {
            close(behind: delimiter.end.unicodeScalars.count, outline: "\"")
        } else {
            position += 1
        }
    }

    private mutating func readRegex(hashes: Int) {
        if let end = endOfRegex(from: position, hashes: hashes) {
            close(behind: end - position, outline: "\"")
        } else {
            position = line.count
        }
    }

    /// Where a regex literal between hashes ends, if it does in this line.
    private func endOfRegex(from place: Int, hashes: Int) -> Int? {
        var place = place
        while place < line.count {
            if line[place] == "/", countOfHashes(at: place + 1) >= hashes {
                return place + 1 + hashes
            }
            place += line[place] == "\\" ? 2 : 1
        }
        return nil
    }
}

/// What a string stands between.
struct StringDelimiter {
    /// One quote, or three.
    let quotes: String
    private let hashes: String

    /// Whether the string may have several lines.
    var isLong: Bool { quotes.count > 1 }
    var end: String { quotes + hashes }
    /// What begins an escape.
    var escape: String { "\\" + hashes }

    /// The delimiter that a line begins with, behind hashes.
    init?(_ line: ArraySlice<Unicode.Scalar>, hashes: Int) {
        guard line.first == "\"" else { return nil }
        self.hashes = String(repeating: "#", count: hashes)
        var isLong = line.starts(with: "\"\"\"".unicodeScalars)
        if isLong, hashes > 0 {
            // `#"""#` is a string of one line that has a quote in it.
            let end = ("\"" + self.hashes).unicodeScalars
            let rest = line.dropFirst()
            isLong = !rest.indices.contains { rest[$0...].starts(with: end) }
        }
        quotes = isLong ? "\"\"\"" : "\""
    }
}
