import QuoinLayout

/// A character's place in a picture.
struct Cell {
    /// What is written here; nil if it is a line, or nothing.
    var character: Character?
    /// Whether a character to the left, which is several cells wide, reaches in here.
    var isCovered = false
    /// The directions in which lines lead from here.
    var arms: LineArms = []
    /// The colour of the character or the line; nil is that of the terminal.
    var ink: PlainColor?
    /// The colour of the ground; nil is that of the terminal.
    var ground: PlainColor?
}

/// Cells in lines and columns. What is outside is left out.
struct CellGrid {
    let columns: Int
    let lines: Int
    private(set) var cells: [Cell]

    init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
        cells = Array(repeating: Cell(), count: columns * lines)
    }

    /// All cells.
    var bounds: CellRect {
        CellRect(left: 0, top: 0, right: columns - 1, bottom: lines - 1)
    }

    subscript(column: Int, line: Int) -> Cell {
        get { cells[line * columns + column] }
        set { cells[line * columns + column] = newValue }
    }

    // MARK: Areas

    /// Gives an area a ground; if that is opaque, what was there is gone.
    mutating func fill(_ area: CellRect, color: Color) {
        guard !area.isEmpty else { return }
        for line in area.top...area.bottom {
            if color.soundOpacity > 0.5 {
                split(at: area, line: line)
            }
            for column in area.left...area.right {
                let index = line * columns + column
                let ground = PlainColor(color, over: cells[index].ground)
                if color.soundOpacity > 0.5 {
                    cells[index] = Cell(ground: ground)
                } else {
                    cells[index].ground = ground
                }
            }
        }
    }

    /// Takes away what is inside of a box and text on its edges, and lines that lead into it.
    mutating func clear(_ box: CellRect, clip: CellRect) {
        let area = box.intersection(clip)
        guard !area.isEmpty else { return }
        for line in area.top...area.bottom {
            split(at: area, line: line)
            for column in area.left...area.right {
                var arms = self[column, line].arms
                arms.subtract(box.armsInto(column: column, line: line))
                self[column, line] = Cell(arms: arms)
            }
        }
    }

    /// Makes sure that no character reaches into an area from outside, or out of it.
    private mutating func split(at area: CellRect, line: Int) {
        split(before: area.left, line: line)
        split(before: area.right + 1, line: line)
    }

    /// Makes sure that a cell can be taken without its neighbour: part of a character that is several cells
    /// wide cannot stand alone.
    private mutating func split(before column: Int, line: Int) {
        guard column > 0, column < columns, self[column, line].isCovered else { return }
        var first = column
        while first > 0, self[first, line].isCovered {
            first -= 1
        }
        var next = first
        repeat {
            self[next, line].character = " "
            self[next, line].isCovered = false
            next += 1
        } while next < columns && self[next, line].isCovered
    }

    // MARK: Lines

    /// Draws the outline of a box, as far as it is within a clip. It joins the lines that it meets.
    mutating func outline(
        _ box: CellRect, clip: CellRect, ink: PlainColor? = nil, isRound: Bool = false
    ) {
        horizontal(from: box.left, to: box.right, line: box.top, clip: clip, ink: ink)
        if box.bottom > box.top {
            horizontal(from: box.left, to: box.right, line: box.bottom, clip: clip, ink: ink)
        }
        vertical(from: box.top, to: box.bottom, column: box.left, clip: clip, ink: ink)
        if box.right > box.left {
            vertical(from: box.top, to: box.bottom, column: box.right, clip: clip, ink: ink)
        }
        guard isRound else { return }
        for (column, line) in [
            (box.left, box.top), (box.right, box.top), (box.left, box.bottom),
            (box.right, box.bottom),
        ] where clip.contains(column: column, line: line) {
            self[column, line].arms.insert(.round)
        }
    }

    private mutating func horizontal(
        from left: Int, to right: Int, line: Int, clip: CellRect, ink: PlainColor?
    ) {
        let (first, last) = (max(left, clip.left), min(right, clip.right))
        guard line >= clip.top, line <= clip.bottom, first <= last else { return }
        for column in first...last {
            var arms: LineArms = []
            if column > first { arms.insert(.left) }
            if column < last { arms.insert(.right) }
            join(arms, column: column, line: line, ink: ink)
        }
    }

    private mutating func vertical(
        from top: Int, to bottom: Int, column: Int, clip: CellRect, ink: PlainColor?
    ) {
        let (first, last) = (max(top, clip.top), min(bottom, clip.bottom))
        guard column >= clip.left, column <= clip.right, first <= last else { return }
        for line in first...last {
            var arms: LineArms = []
            if line > first { arms.insert(.up) }
            if line < last { arms.insert(.down) }
            join(arms, column: column, line: line, ink: ink)
        }
    }

    private mutating func join(_ arms: LineArms, column: Int, line: Int, ink: PlainColor?) {
        let index = line * columns + column
        cells[index].arms.formUnion(arms)
        if cells[index].character == nil, !arms.isEmpty {
            cells[index].ink = ink
        }
    }

    // MARK: Text

    /// Writes text from a cell on, as far as it is within a clip.
    mutating func write(
        _ text: String, column: Int, line: Int, clip: CellRect, ink: Color? = nil,
        isUnicode: Bool
    ) {
        guard line >= clip.top, line <= clip.bottom else { return }
        var column = column
        for character in text {
            guard column <= clip.right else { return }
            guard let (shown, width) = TerminalText.shown(character, isUnicode: isUnicode) else {
                continue
            }
            if column >= clip.left, column + width - 1 <= clip.right {
                put(shown, width: width, column: column, line: line, ink: ink)
            }
            column += width
        }
    }

    private mutating func put(
        _ character: Character, width: Int, column: Int, line: Int, ink: Color?
    ) {
        split(before: column, line: line)
        split(before: column + width, line: line)
        let index = line * columns + column
        for cell in index..<index + width {
            let ground = cells[cell].ground
            // A colour that was chosen for one ground may not be seen on another.
            let plain = ink.flatMap { ink in ground.map { PlainColor(ink, over: $0) } }
            cells[cell] = Cell(
                character: character, isCovered: cell > index, ink: plain, ground: ground)
        }
    }
}
