/// What a reader takes for one character: the least that stands on a line by itself.
struct TextCluster {
    /// Where it ends, in bytes of UTF-8 from the start of the text.
    var end: Int
    /// How wide it is, in the units of its ``AdvanceTable``. That of a tab depends on where it
    /// stands.
    var advance: Double
    /// What it is to the breaking of lines.
    var kind: ClusterKind
}

/// How far characters move the pen.
///
/// The units are such that every advance is a whole number. Sums of them are exact then, and a text
/// that is laid out in the width that it was measured to have is not broken.
protocol AdvanceTable {
    /// How far an ASCII character moves the pen.
    func advance(ofASCII byte: UInt8) -> Double
    /// How far any character does, whose first scalar and whose cells on a terminal are known.
    func advance(of first: UInt32, cells: Int) -> Double
    /// How far an ellipsis does.
    var ellipsis: Double { get }
    /// How far one tab stop is from the next.
    var tabStop: Double { get }
}

extension AdvanceTable {
    /// How far the hyphen does that a soft one becomes at the end of a line.
    var hyphen: Double { advance(ofASCII: UInt8(ascii: "-")) }
}

extension TextCluster {
    /// Reads the clusters of a text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func clusters(of text: String, advances: some AdvanceTable) -> [TextCluster] {
        var clusters: [TextCluster] = []
        let bytes = text.utf8
        clusters.reserveCapacity(bytes.count)
        if bytes.allSatisfy({ $0 < 0x80 }) {
            readASCII(bytes, advances: advances, into: &clusters)
        } else {
            readCharacters(text, advances: advances, into: &clusters)
        }
        return clusters
    }

    private static func readASCII(
        _ bytes: String.UTF8View, advances: some AdvanceTable, into clusters: inout [TextCluster]
    ) {
        var end = 0
        var previous: UInt8 = 0
        for byte in bytes {
            end += 1
            if previous == UInt8(ascii: "\r"), byte == UInt8(ascii: "\n") {
                // Both are one newline.
                clusters[clusters.count - 1].end = end
            } else {
                clusters.append(TextCluster(ascii: byte, end: end, advances: advances))
            }
            previous = byte
        }
    }

    private static func readCharacters(
        _ text: String, advances: some AdvanceTable, into clusters: inout [TextCluster]
    ) {
        let scalars = text.unicodeScalars
        var start = text.startIndex
        var end = 0
        while start < text.endIndex {
            let first = scalars[start]
            let afterFirst = scalars.index(after: start)
            let next = endOfCluster(from: start, first, afterFirst, in: text)
            if next == afterFirst {
                end += UTF8.width(first)
                clusters.append(TextCluster(first.value, end: end, advances: advances))
            } else {
                let cluster = scalars[start..<next]
                end += text.utf8.distance(from: start, to: next)
                clusters.append(TextCluster(first.value, cluster, end: end, advances: advances))
            }
            start = next
        }
    }

    private static func endOfCluster(
        from start: String.Index, _ first: Unicode.Scalar, _ afterFirst: String.Index,
        in text: String
    ) -> String.Index {
        let scalars = text.unicodeScalars
        // Below U+0300 nothing combines but the two halves of a newline. To know that is faster
        // than to ask Unicode's tables.
        if first.value < 0x300, first != "\r", afterFirst < text.endIndex,
            scalars[afterFirst].value < 0x300
        {
            return afterFirst
        }
        var next = text.index(after: start)
        while next < text.endIndex,
            CellWidths.isJoined(scalars[scalars.index(before: next)], scalars[next])
        {
            next = text.index(after: next)
        }
        return next
    }

    private init(ascii byte: UInt8, end: Int, advances: some AdvanceTable) {
        self.end = end
        kind = ClusterKind(ascii: byte)
        advance = kind == .tab || kind == .newline ? 0 : advances.advance(ofASCII: byte)
    }

    /// Makes a cluster of one scalar.
    private init(_ scalar: UInt32, end: Int, advances: some AdvanceTable) {
        let cells = CellWidths.cells(of: scalar)
        self.init(
            scalar, cells: cells, kind: ClusterKind(scalar: scalar, cells: cells), end: end,
            advances: advances)
    }

    /// Makes a cluster of several scalars.
    private init(
        _ first: UInt32, _ scalars: Substring.UnicodeScalarView, end: Int,
        advances: some AdvanceTable
    ) {
        let cells = CellWidths.cells(of: scalars)
        let kind = ClusterKind(scalar: first, cells: cells)
        // An accent that stands alone is written as one on a space.
        self.init(
            first, cells: cells, kind: kind.isSpace ? .word : kind, end: end, advances: advances)
    }

    private init(
        _ first: UInt32, cells: Int, kind: ClusterKind, end: Int, advances: some AdvanceTable
    ) {
        self.end = end
        self.kind = kind
        let isDrawn = kind != .newline && kind != .softHyphen
        advance = isDrawn ? advances.advance(of: first, cells: cells) : 0
    }
}
