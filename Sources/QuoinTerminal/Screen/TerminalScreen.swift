import QuoinInspect
import QuoinKit

/// What a terminal is to show: a character in each of its cells, with colours.
///
/// It is made of a view that was laid out in cells, a point being one: a label on one line is a line high,
/// a border takes a cell at each edge, and areas that end within a cell are drawn to an eighth of one.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 30, height: 3))
/// let progress = ProgressView(progress: 0.4)
/// window.addSubview(progress)
/// progress.makeConstraints { make in
///     make.edges.equalToSuperview().inset(1)
/// }
/// window.layoutIfNeeded()
/// print(TerminalScreen(of: window).text)
/// ```
///
/// Whatever texts say, none of their characters can drive a terminal: control characters and what turns
/// the direction of writing are replaced.
public struct TerminalScreen: Hashable, Sendable {
    package let grid: CellGrid
    /// Whether there are characters beyond ASCII.
    let isUnicode: Bool
    /// What the terminal's own ground is taken for.
    let ground: PlainColor

    /// How many cells a line has.
    public var columns: Int { grid.columns }
    /// How many lines there are.
    public var lines: Int { grid.lines }

    /// Draws a view and all that is in it, with their frames as they are: nothing is laid out.
    ///
    /// The screen has as many columns and lines as the view is wide and high, from 1 to 1000.
    ///
    /// - Parameters:
    ///   - view: what is drawn, mostly a window.
    ///   - isUnicode: whether characters beyond ASCII may be used.
    public init(of view: View, isUnicode: Bool = true) {
        let size = view.frame.size
        ground = Self.ground(of: view)
        self.isUnicode = isUnicode
        let canvas = CellCanvas(
            columns: Self.sound(size.width), lines: Self.sound(size.height),
            isUnicode: isUnicode, assumedGround: ground)
        view.render(on: canvas)
        grid = canvas.grid
    }

    /// The colour that the view has behind everything, or else that of a terminal's ground.
    private static func ground(of view: View) -> PlainColor {
        let isDark = view.traits.userInterfaceStyle == .dark
        let own: PlainColor = isDark ? .black : .white
        guard let color = view.backgroundColor else { return own }
        return PlainColor(color.resolved(for: isDark ? .dark : .light), over: own)
    }

    private static func sound(_ extent: Double) -> Int {
        Int(max(1, min(1000, extent.isNaN ? 1 : extent.rounded())))
    }

    /// The characters, line by line, without colours; each line ends with a line break. Areas that stand
    /// out from the ground are full.
    public var text: String {
        var text = ""
        for line in 0..<lines {
            var blanks = 0
            for column in 0..<columns {
                let cell = grid[column, line]
                if cell.isCovered { continue }
                var character = self.character(of: cell)
                if character == " ", standsOut(cell), !isBesideText(column, line) {
                    character = isUnicode ? "█" : "#"
                }
                if character == " " {
                    blanks += 1
                } else {
                    text += String(repeating: " ", count: blanks)
                    text.append(character)
                    blanks = 0
                }
            }
            text += "\n"
        }
        return text
    }

    /// Whether a cell is the room around a text on the same ground.
    private func isBesideText(_ column: Int, _ line: Int) -> Bool {
        [column - 1, column + 1].contains { neighbour in
            guard (0..<columns).contains(neighbour) else { return false }
            let cell = grid[neighbour, line]
            let character = character(of: cell)
            // What fills a part of a cell is no text.
            return character != " " && !("▀"..."▟").contains(character)
                && cell.ground == grid[column, line].ground
        }
    }

    /// What is shown in a cell.
    func character(of cell: Cell) -> Character {
        grid.character(of: cell) ?? cell.arms.character(isUnicode: isUnicode)
    }

    /// Whether a cell's ground is so unlike the screen's that it is seen as an area, and not just as a
    /// shade. Where there are no colours, these areas are what is left of them.
    func standsOut(_ cell: Cell) -> Bool {
        guard let color = cell.ground else { return false }
        func differ(_ one: UInt8, _ other: UInt8) -> Bool {
            (Int(one) - Int(other)).magnitude > 110
        }
        return differ(color.red, ground.red) || differ(color.green, ground.green)
            || differ(color.blue, ground.blue)
    }
}
