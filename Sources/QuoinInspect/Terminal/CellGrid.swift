import QuoinLayout

/// Cells in lines and columns. What is outside is left out.
package struct CellGrid: Sendable {
    package let columns: Int
    package let lines: Int
    package private(set) var cells: [Cell]
    /// The characters that are more than one scalar.
    private(set) var signs = CellSigns()
    /// What the terminal's own ground is taken for where colours lie upon it. If it is nil, that is not
    /// known, and text on it has the terminal's own colour.
    let assumedGround: PlainColor?

    package init(columns: Int, lines: Int, assumedGround: PlainColor? = nil) {
        self.columns = columns
        self.lines = lines
        self.assumedGround = assumedGround
        cells = Array(repeating: Cell(), count: columns * lines)
    }

    /// All cells.
    var bounds: CellRect {
        CellRect(left: 0, top: 0, right: columns - 1, bottom: lines - 1)
    }

    package subscript(column: Int, line: Int) -> Cell {
        get { cells[line * columns + column] }
        set { cells[line * columns + column] = newValue }
    }

    /// What is written in a cell of this grid; nil if it is a line, or nothing.
    package func character(of cell: Cell) -> Character? {
        signs.character(for: cell.sign)
    }

    // MARK: Areas

    /// Gives an area a ground; if that is opaque, what was there is gone.
    mutating func fill(_ area: CellRect, color: Color) {
        guard !area.isEmpty else { return }
        let opacity = color.soundOpacity
        let opaque = Cell(ground: PlainColor(color, over: nil))
        for line in area.top...area.bottom {
            if opacity > 0.5 {
                split(at: area, line: line)
            }
            for index in line * columns + area.left...line * columns + area.right {
                guard opacity < 1 else {
                    cells[index] = opaque
                    continue
                }
                let ground = PlainColor(color, over: cells[index].ground ?? assumedGround)
                if opacity > 0.5 {
                    cells[index] = Cell(ground: ground)
                } else {
                    cells[index].ground = ground
                }
            }
        }
    }

    /// Puts a character that stands for an area into a cell.
    ///
    /// - Parameter isInverse: Whether it is the rest of the cell that has the colour. What the cell's ground
    ///   is must be known then.
    mutating func put(
        block character: Character, column: Int, line: Int, color: Color, isInverse: Bool = false
    ) {
        split(before: column, line: line)
        split(before: column + 1, line: line)
        let below = self[column, line].ground
        let plain = PlainColor(color, over: below ?? assumedGround)
        var cell = Cell(ground: isInverse ? plain : below)
        cell.sign = signs.sign(for: character)
        cell.ink = isInverse ? below ?? assumedGround : plain
        self[column, line] = cell
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
            self[next, line].sign = .blank
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
        if cells[index].sign == .nothing, !arms.isEmpty {
            cells[index].ink = ink
        }
    }

    // MARK: Text

    /// Writes text from a cell on, as far as it is within a clip.
    mutating func write(
        _ text: String, column: Int, line: Int, clip: CellRect, ink: Color? = nil,
        isBold: Bool = false, isUnicode: Bool
    ) {
        guard line >= clip.top, line <= clip.bottom else { return }
        var column = column
        for character in text {
            guard column <= clip.right else { return }
            guard let (shown, width) = TerminalText.shown(character, isUnicode: isUnicode) else {
                continue
            }
            if column >= clip.left, column + width - 1 <= clip.right {
                put(shown, width: width, column: column, line: line, ink: ink, isBold: isBold)
            }
            column += width
        }
    }

    private mutating func put(
        _ character: Character, width: Int, column: Int, line: Int, ink: Color?, isBold: Bool
    ) {
        split(before: column, line: line)
        split(before: column + width, line: line)
        let index = line * columns + column
        let sign = signs.sign(for: character)
        for place in index..<index + width {
            var cell = Cell(ground: cells[place].ground)
            cell.sign = sign
            cell.isCovered = place > index
            cell.isBold = isBold
            // A colour that was chosen for one ground may not be seen on another.
            if let ink, let ground = cell.ground ?? assumedGround {
                cell.ink = PlainColor(ink, over: ground)
            }
            cells[place] = cell
        }
    }
}
