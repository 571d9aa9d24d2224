import QuoinLayout

/// Dots in rows and columns, two of which share a cell, and letters in cells.
struct PixelGrid {
    /// What is written in a cell.
    enum Letter {
        case none
        case shown(Character, ink: Color)
        /// The second cell of a wide letter.
        case covered
    }

    let columns: Int
    let rows: Int
    /// The colours, nil being the terminal's own.
    private(set) var dots: [PlainColor?]
    private var letters: [Letter]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        dots = Array(repeating: nil, count: columns * rows)
        letters = Array(repeating: .none, count: columns * (rows / 2))
    }

    /// Colours the dots that a shape covers, those that it covers in part accordingly.
    mutating func fill(_ shape: DotShape, color: Color) {
        let left = max(0, min(Double(columns), shape.clip.minX.rounded(.down)))
        let right = max(0, min(Double(columns), shape.clip.maxX.rounded(.up)))
        let top = max(0, min(Double(rows), shape.clip.minY.rounded(.down)))
        let bottom = max(0, min(Double(rows), shape.clip.maxY.rounded(.up)))
        guard left < right, top < bottom else { return }
        for row in Int(top)..<Int(bottom) {
            for column in Int(left)..<Int(right) {
                let coverage = shape.coverage(column: column, row: row)
                // A sliver of a dot would be seen as a stain where nothing else is.
                guard coverage > (dots[row * columns + column] == nil ? 0.25 : 0.01) else {
                    continue
                }
                dots[row * columns + column] = PlainColor(
                    color, over: dots[row * columns + column], coverage: coverage)
                if coverage * color.soundOpacity > 0.5 {
                    erase(column, row / 2)
                }
            }
        }
    }

    // MARK: Letters

    /// Whether letters can be written somewhere.
    func isInside(_ column: Int, _ line: Int) -> Bool {
        (0..<columns).contains(column) && (0..<rows / 2).contains(line)
    }

    /// Writes a letter that takes one cell or two.
    mutating func write(
        _ character: Character, _ column: Int, _ line: Int, cells: Int, ink: Color
    ) {
        guard isInside(column, line), isInside(column + cells - 1, line) else { return }
        for place in column..<column + cells {
            erase(place, line)
            letters[line * columns + place] = .covered
        }
        letters[line * columns + column] = .shown(character, ink: ink)
    }

    /// Takes away the letter in a cell, both halves of it if it is wide.
    private mutating func erase(_ column: Int, _ line: Int) {
        guard isInside(column, line) else { return }
        let place = line * columns + column
        if case .covered = letters[place], column > 0 {
            letters[place - 1] = .none
        }
        if column + 1 < columns, case .covered = letters[place + 1] {
            letters[place + 1] = .none
        }
        letters[place] = .none
    }

    // MARK: As text

    /// Two rows to a line of characters whose upper half is ink, and whose lower half is ground. Letters
    /// stand on what is between both.
    func text(of depth: TerminalCapabilities.ColorDepth) -> String {
        var text = ""
        for line in 0..<rows / 2 {
            var written = TerminalLine(of: depth)
            for column in 0..<columns {
                let upper = dots[2 * line * columns + column]
                let lower = dots[(2 * line + 1) * columns + column]
                switch letters[line * columns + column] {
                case .covered: continue
                case .shown(let character, let ink):
                    let ground = PlainColor(between: upper, lower)
                    written.append(character, ink: PlainColor(ink, over: ground), ground: ground)
                    continue
                case .none: break
                }
                if upper == lower {
                    written.append(" ", ink: nil, ground: upper)
                } else if let upper {
                    written.append("▀", ink: upper, ground: lower)
                } else {
                    written.append("▄", ink: lower, ground: nil)
                }
            }
            text += written.finish()
        }
        return text
    }
}

/// A rectangle, perhaps with round corners, in dots.
struct DotShape {
    var rect: Rect
    /// The part of the rectangle that is seen.
    var clip: Rect
    var cornerRadius: Double

    /// How much of a dot the shape covers, from 0 to 1.
    func coverage(column: Int, row: Int) -> Double {
        let (x, y) = (Double(column), Double(row))
        let width = min(clip.maxX, x + 1) - max(clip.minX, x)
        let height = min(clip.maxY, y + 1) - max(clip.minY, y)
        guard width > 0, height > 0 else { return 0 }
        return width * height * roundness(x, y)
    }

    /// How much of a dot near a corner is inside of the arc.
    private func roundness(_ x: Double, _ y: Double) -> Double {
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        guard radius > 0.2 else { return 1 }
        let inner = rect.insetBy(dx: radius, dy: radius)
        let isNearCorner =
            (x < inner.minX || x + 1 > inner.maxX) && (y < inner.minY || y + 1 > inner.maxY)
        guard isNearCorner else { return 1 }
        var inside = 0
        for step in 0..<16 {
            let point = Point(
                x: x + (Double(step % 4) + 0.5) / 4, y: y + (Double(step / 4) + 0.5) / 4)
            let dx = max(inner.minX - point.x, point.x - inner.maxX, 0)
            let dy = max(inner.minY - point.y, point.y - inner.maxY, 0)
            if dx * dx + dy * dy <= radius * radius {
                inside += 1
            }
        }
        return Double(inside) / 16
    }
}
