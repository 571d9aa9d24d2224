import QuoinInspect

/// Works out what is to be written so that a terminal shows another screen: only the cells that have
/// changed, with as few moves of the cursor and changes of colour as can be.
///
/// ```swift
/// var updater = TerminalUpdater(colorDepth: .all)
/// _ = updater.bytes(for: TerminalScreen(of: window))          // all of it
/// _ = updater.bytes(for: TerminalScreen(of: window))          // nothing, for nothing has changed
/// ```
///
/// Without colours, areas that stand out are shown with ink and ground changed.
public struct TerminalUpdater: Sendable {
    /// How many colours the terminal has.
    public let colorDepth: TerminalCapabilities.ColorDepth
    /// What the terminal shows; nil if it may show anything.
    private var shown: TerminalScreen?

    /// Makes one for a terminal of which nobody knows what it shows.
    public init(colorDepth: TerminalCapabilities.ColorDepth) {
        self.colorDepth = colorDepth
    }

    /// Has everything written with the next update: the terminal may show anything.
    public mutating func forget() {
        shown = nil
    }

    /// What brings the terminal to show a screen; nothing if it does.
    ///
    /// - Complexity: O(*n*) in the number of cells, a few nanoseconds each where nothing has changed.
    public mutating func bytes(for screen: TerminalScreen) -> [UInt8] {
        var writer = CellWriter(colorDepth)
        let last = shown.flatMap {
            $0.columns == screen.columns && $0.lines == screen.lines ? $0 : nil
        }
        if last == nil {
            writer.clear()
        }
        let cells = screen.grid.cells
        let changed = last.map { screen.grid.differences(from: $0.grid) } ?? Array(cells.indices)
        for index in changed where !cells[index].isCovered {
            let cell = ShownCell(cells[index], of: screen, depth: colorDepth)
            let old = last.map { ShownCell($0.grid.cells[index], of: $0, depth: colorDepth) }
            guard cell != old ?? .blank else { continue }
            let (line, column) = index.quotientAndRemainder(dividingBy: screen.columns)
            writer.move(toColumn: column, line: line) { between in
                ShownCell(
                    cells[line * screen.columns + between], of: screen, depth: colorDepth)
            }
            let isLast = column + 1 == screen.columns
            writer.write(
                cell, isLast: isLast, isWide: !isLast && cells[index + 1].isCovered)
        }
        shown = screen
        return writer.finish()
    }
}

/// What is seen of a cell.
struct ShownCell: Equatable {
    var character: Character
    var look: CellLook
    /// Whether it is a cell of its own: not the first of a wide character, and no part of one.
    var isCovered: Bool

    static let blank = ShownCell(character: " ", look: .plain, isCovered: false)

    private init(character: Character, look: CellLook, isCovered: Bool) {
        self.character = character
        self.look = look
        self.isCovered = isCovered
    }

    init(_ cell: Cell, of screen: TerminalScreen, depth: TerminalCapabilities.ColorDepth) {
        character = screen.character(of: cell)
        isCovered = cell.isCovered
        look = CellLook(of: cell, depth: depth, standsOut: screen.standsOut(cell))
        if character == " " {
            // Blanks have no ink, nor are they bold.
            look.ink = nil
            look.isBold = false
        }
    }
}
