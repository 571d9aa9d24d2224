import QuoinLayout

/// The grid as a picture, for pages that tell of what a terminal shows.
extension CellGrid {
    /// An SVG document in which every cell is as large as any other, whatever letters it is shown with:
    /// areas and lines are drawn, and texts are told how wide they are.
    package func svg(ground: PlainColor, isUnicode: Bool) -> String {
        var picture = CellPicture(of: self, ground: ground, isUnicode: isUnicode)
        picture.draw()
        return picture.markup.text
    }
}

private struct CellPicture {
    private let grid: CellGrid
    private let ground: PlainColor
    private let isUnicode: Bool
    private(set) var markup = MarkupBuffer(capacity: 65_536)

    private let width = 8.4
    private let height = 18.0
    private let baseline = 13.5

    init(of grid: CellGrid, ground: PlainColor, isUnicode: Bool) {
        self.grid = grid
        self.ground = ground
        self.isUnicode = isUnicode
    }

    mutating func draw() {
        let size = Size(
            width: Double(grid.columns) * width + 16, height: Double(grid.lines) * height + 16)
        markup.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        markup.attribute("width", size.width)
        markup.attribute("height", size.height)
        markup.append(" font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\"")
        markup.append(" font-size=\"14\" xml:space=\"preserve\">\n<rect")
        markup.attribute("width", size.width)
        markup.attribute("height", size.height)
        markup.append(" rx=\"8\"")
        markup.attribute("fill", Color(ground))
        markup.append("/>\n<g transform=\"translate(8 8)\">\n")
        for line in 0..<grid.lines {
            drawGrounds(line)
        }
        for line in 0..<grid.lines {
            drawSigns(line)
            drawTexts(line)
        }
        markup.append("</g>\n</svg>\n")
    }

    /// Draws what is behind the characters, cells of one colour together.
    private mutating func drawGrounds(_ line: Int) {
        var column = 0
        while column < grid.columns {
            let color = grid[column, line].ground
            var end = column + 1
            while end < grid.columns, grid[end, line].ground == color {
                end += 1
            }
            if let color, color != ground {
                fill(
                    Rect(
                        x: Double(column) * width, y: Double(line) * height,
                        width: Double(end - column) * width, height: height), color)
            }
            column = end
        }
    }

    private mutating func fill(_ rect: Rect, _ color: PlainColor) {
        markup.append("<rect")
        markup.attribute("x", rect.minX)
        markup.attribute("y", rect.minY)
        markup.attribute("width", rect.width)
        markup.attribute("height", rect.height)
        markup.attribute("fill", Color(color))
        markup.append("/>\n")
    }

    // MARK: Signs

    /// Draws what is no letter: parts of cells, and lines.
    private mutating func drawSigns(_ line: Int) {
        for column in 0..<grid.columns {
            let cell = grid[column, line]
            let (x, y) = (Double(column) * width, Double(line) * height)
            if let part = Self.part(cell.sign) {
                fill(
                    Rect(
                        x: x, y: y + (1 - part.height) * height, width: part.width * width,
                        height: part.height * height), ink(of: cell))
            } else if cell.sign == .nothing, cell.arms.isDrawn {
                drawArms(cell, x: x, y: y)
            }
        }
    }

    /// What a character fills of its cell from the lower left corner; nil for letters.
    private static func part(_ sign: CellSign) -> (width: Double, height: Double)? {
        guard let scalar = sign.scalar?.value else { return nil }
        switch scalar {
        case 0x2581...0x2588: return (1, Double(scalar - 0x2580) / 8)
        case 0x2589...0x258F: return (Double(0x2590 - scalar) / 8, 1)
        default: return nil
        }
    }

    private mutating func drawArms(_ cell: Cell, x: Double, y: Double) {
        let (middle, center) = (x + width / 2, y + height / 2)
        markup.append("<path d=\"")
        for (arm, endX, endY) in [
            (LineArms.up, middle, y), (.right, x + width, center), (.down, middle, y + height),
            (.left, x, center),
        ] where cell.arms.contains(arm) {
            // Round corners leave out what is next to the middle.
            let isRound = cell.arms.contains(.round)
            let share = isRound ? 4 / max(abs(endX - middle), abs(endY - center)) : 0
            markup.append("M")
            append(endX, endY)
            markup.append("L")
            append(middle + (endX - middle) * share, center + (endY - center) * share)
        }
        if cell.arms.contains(.round) {
            let toX = cell.arms.contains(.right) ? middle + 4 : middle - 4
            let fromY = cell.arms.contains(.down) ? center + 4 : center - 4
            markup.append("M")
            append(middle, fromY)
            markup.append("Q")
            append(middle, center)
            markup.append(" ")
            append(toX, center)
        }
        markup.append("\" fill=\"none\"")
        markup.attribute("stroke", Color(ink(of: cell)))
        markup.append("/>\n")
    }

    private mutating func append(_ x: Double, _ y: Double) {
        markup.append(x)
        markup.append(" ")
        markup.append(y)
    }

    private func ink(of cell: Cell) -> PlainColor {
        cell.ink ?? ((cell.ground ?? ground).isLight ? .black : .white)
    }

    // MARK: Texts

    /// Draws letters, those together that stand side by side and look the same.
    private mutating func drawTexts(_ line: Int) {
        var column = 0
        while column < grid.columns {
            let first = grid[column, line]
            guard isLetter(first) else {
                column += 1
                continue
            }
            var text = ""
            var end = column
            while end < grid.columns, belongs(grid[end, line], to: first) {
                let cell = grid[end, line]
                if !cell.isCovered, let character = grid.character(of: cell) {
                    text.append(character)
                }
                end += 1
            }
            write(text, Span(of: column..<end, in: self, line: line), first)
            column = end
        }
    }

    private func isLetter(_ cell: Cell) -> Bool {
        guard cell.sign != .nothing, cell.sign != .blank, !cell.isCovered else { return false }
        return Self.part(cell.sign) == nil
    }

    private func belongs(_ cell: Cell, to first: Cell) -> Bool {
        (isLetter(cell) || cell.isCovered) && cell.ink == first.ink && cell.isBold == first.isBold
    }

    private struct Span {
        var x: Double
        var y: Double
        var length: Double

        init(of columns: Range<Int>, in picture: CellPicture, line: Int) {
            x = Double(columns.lowerBound) * picture.width
            y = Double(line) * picture.height + picture.baseline
            length = Double(columns.count) * picture.width
        }
    }

    private mutating func write(_ text: String, _ span: Span, _ cell: Cell) {
        markup.append("<text")
        markup.attribute("x", span.x)
        markup.attribute("y", span.y)
        markup.attribute("textLength", span.length)
        markup.append(" lengthAdjust=\"spacingAndGlyphs\"")
        if cell.isBold {
            markup.append(" font-weight=\"bold\"")
        }
        markup.attribute("fill", Color(ink(of: cell)))
        markup.append(">")
        markup.append(escaping: text)
        markup.append("</text>\n")
    }
}

extension LineArms {
    fileprivate var isDrawn: Bool { !isDisjoint(with: [.up, .right, .down, .left]) }
}

extension Color {
    fileprivate init(_ plain: PlainColor) {
        self.init(
            red: Double(plain.red) / 255, green: Double(plain.green) / 255,
            blue: Double(plain.blue) / 255)
    }
}
