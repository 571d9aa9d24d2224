import QuoinInspect

/// Writes cells for a terminal, and knows where its cursor is and what its colours are.
struct CellWriter {
    private let depth: TerminalCapabilities.ColorDepth
    private var bytes: [UInt8] = []
    /// Where the cursor is, if that is certain.
    private var cursor: (column: Int, line: Int)?
    private var look = CellLook.plain

    init(_ depth: TerminalCapabilities.ColorDepth) {
        self.depth = depth
    }

    /// What stands between these is shown at once, where a terminal knows that; others take no notice.
    private static let beginning = "\u{1B}[?2026h"
    private static let end = "\u{1B}[?2026l"

    /// Takes away all that the terminal shows.
    mutating func clear() {
        append("\u{1B}[0m\u{1B}[2J")
    }

    /// What was written; nothing if that was nothing.
    mutating func finish() -> [UInt8] {
        guard !bytes.isEmpty else { return [] }
        if look != .plain {
            append("\u{1B}[0m")
        }
        return Array(Self.beginning.utf8) + bytes + Array(Self.end.utf8)
    }

    // MARK: Moving

    /// Brings the cursor to a cell in the shortest way.
    ///
    /// - Parameter cell: what is shown in a column of the line.
    mutating func move(toColumn column: Int, line: Int, over cell: (Int) -> ShownCell) {
        if let cursor, cursor.line == line {
            guard cursor.column != column else { return }
            if rewrite(cursor.column..<column, cell) {
                return
            }
            if cursor.column < column {
                let distance = column - cursor.column
                append(distance == 1 ? "\u{1B}[C" : "\u{1B}[\(distance)C")
                self.cursor = (column, line)
                return
            }
        }
        if let cursor, cursor.line + 1 == line, column == 0 {
            append("\r\n")
        } else {
            append(column == 0 ? "\u{1B}[\(line + 1)H" : "\u{1B}[\(line + 1);\(column + 1)H")
        }
        self.cursor = (column, line)
    }

    /// Writes a few cells again where that is no longer than to move over them.
    private mutating func rewrite(_ columns: Range<Int>, _ cell: (Int) -> ShownCell) -> Bool {
        guard columns.count <= Self.shortestMove else { return false }
        var text: [UInt8] = []
        for column in columns {
            let shown = cell(column)
            guard !shown.isCovered, canFollow(shown), Self.isCertain(shown.character) else {
                return false
            }
            text += Array(String(shown.character).utf8)
        }
        guard text.count <= Self.shortestMove else { return false }
        bytes += text
        cursor?.column += columns.count
        return true
    }

    /// How many bytes `ESC [ C` has.
    private static let shortestMove = 3

    /// Whether a cell can be written with the colours as they are.
    private func canFollow(_ cell: ShownCell) -> Bool {
        cell.look == look
            || cell.character == " " && cell.look.ground == look.ground
                && cell.look.isReversed == look.isReversed
    }

    // MARK: Writing

    /// Writes a cell where the cursor is.
    ///
    /// - Parameters:
    ///   - isLast: Whether it is the last one of its line, behind which terminals leave the cursor in
    ///     different places.
    ///   - isWide: Whether its character takes more than this cell.
    mutating func write(_ cell: ShownCell, isLast: Bool, isWide: Bool) {
        if !canFollow(cell) {
            let codes = cell.look.codes(after: look, depth: depth)
            append("\u{1B}[\(codes.joined(separator: ";"))m")
            look = cell.look
        }
        append(String(cell.character))
        if isLast || isWide || !Self.isCertain(cell.character) {
            cursor = nil
        } else {
            cursor?.column += 1
        }
    }

    /// Whether all terminals agree that a character takes one cell. Of others it is better not to rely on
    /// where the cursor is after them.
    private static func isCertain(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first,
            character.utf8.count == UTF8.width(scalar)
        else { return false }
        switch scalar.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x2500..<0x25A0: return true
        default: return false
        }
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
    }
}
