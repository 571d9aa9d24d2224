import QuoinKit
import QuoinLayout

/// A canvas of characters.
///
/// With colours, what is filled is ground, and lines are drawn upon it. Without, the outline of what is
/// filled is drawn.
///
/// One that is made of columns and lines is for what is laid out in cells: there a point is a cell, areas
/// may begin and end within one, and text is as wide as it is.
package final class CellCanvas: Canvas {
    package internal(set) var grid: CellGrid
    let scale: CellScale
    private let hasColors: Bool
    let isUnicode: Bool
    private let measurer = HelveticaMeasurer()
    private(set) var state = CanvasState()
    /// The last text of the view that is being drawn.
    private var lastText: (baseline: Double, line: Int, columns: Range<Int>)?

    init(_ scale: CellScale, _ capabilities: TerminalCapabilities) {
        self.scale = scale
        hasColors = capabilities.colorDepth != .none
        isUnicode = capabilities.isUnicode
        grid = CellGrid(columns: scale.columns, lines: scale.lines)
    }

    /// Makes a canvas for what is laid out in cells.
    ///
    /// - Parameter assumedGround: what the terminal's own ground is taken for.
    package init(columns: Int, lines: Int, isUnicode: Bool, assumedGround: PlainColor) {
        scale = CellScale(columns: columns, lines: lines)
        hasColors = true
        self.isUnicode = isUnicode
        grid = CellGrid(columns: columns, lines: lines, assumedGround: assumedGround)
    }

    /// The cells that are not clipped.
    var clip: CellRect {
        guard let clip = state.clip else { return grid.bounds }
        guard !clip.isEmpty else { return CellRect(left: 0, top: 0, right: -1, bottom: -1) }
        return scale.cells(of: clip).intersection(grid.bounds)
    }

    // MARK: Areas and lines

    package func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        let color = seen(color)
        guard let placed = state.place(rect), !placed.isEmpty, color.soundOpacity > 0 else {
            return
        }
        guard !scale.isExact else {
            fillCells(placed, color: color)
            return
        }
        let box = scale.cells(of: placed)
        if isThin(placed) {
            grid.outline(middle(of: placed), clip: clip, ink: plain(color))
        } else if hasColors {
            grid.fill(box.intersection(clip), color: color)
        } else if box.left == box.right, box.top == box.bottom {
            grid.write(
                "▪", column: box.left, line: box.top, clip: clip, isUnicode: isUnicode)
        } else {
            if color.soundOpacity > 0.5 {
                grid.clear(box, clip: clip)
            }
            grid.outline(box, clip: clip, isRound: cornerRadius > 0)
        }
    }

    package func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        let color = seen(color)
        guard let placed = state.place(rect), !placed.isEmpty, color.soundOpacity > 0,
            lineWidth > 0
        else { return }
        let isLine = !scale.isExact && isThin(placed)
        let box = isLine ? middle(of: placed) : scale.cells(of: placed)
        grid.outline(box, clip: clip, ink: plain(color), isRound: cornerRadius > 0)
    }

    /// A colour as far as it is seen. Without colours a thing is there or not: what is seen for the better
    /// part is there.
    private func seen(_ color: Color) -> Color {
        if hasColors {
            return state.faded(color)
        }
        return state.opacity < 0.5 ? Color(red: 0, green: 0, blue: 0, opacity: 0) : color
    }

    private func plain(_ color: Color) -> PlainColor? {
        hasColors ? PlainColor(color, over: nil) : nil
    }

    /// Whether a rectangle is a line rather than an area: so thin that a row of cells would be much too
    /// much, and longer than a cell.
    private func isThin(_ rect: Rect) -> Bool {
        rect.height < scale.pointsPerLine / 3 && rect.width >= 2 * scale.pointsPerColumn
            || rect.width < scale.pointsPerColumn / 2 && rect.height >= 2 * scale.pointsPerLine
    }

    /// The cells in which the middle of a thin rectangle lies.
    private func middle(of rect: Rect) -> CellRect {
        var box = scale.cells(of: rect)
        let shift = scale.sharesLines ? 0.0 : 0.5
        if rect.height < rect.width {
            let line = (rect.midY / scale.pointsPerLine - shift).rounded()
            box.top = line.wholePart
            box.bottom = box.top
        } else {
            let column = (rect.midX / scale.pointsPerColumn - shift).rounded()
            box.left = column.wholePart
            box.right = box.left
        }
        return box
    }

    // MARK: Text and images

    package func text(_ string: String, at baseline: Point, style: TextStyle) {
        var style = style
        style.color = seen(style.color)
        let point = baseline + state.origin
        guard point.x.isFinite, point.y.isFinite, style.color.soundOpacity > 0 else { return }
        var (column, line) = scale.cell(ofBaseline: point)
        guard !scale.isExact else {
            grid.write(
                string, column: column, line: line, clip: clip, ink: style.color,
                isBold: style.isBold, isUnicode: isUnicode)
            return
        }
        // Text that begins on a line would break it.
        if grid.bounds.contains(column: column, line: line), grid[column, line].arms.isVertical {
            column += 1
        }
        let width = TerminalText.width(of: string, isUnicode: isUnicode)
        let columns = column..<column + width
        line = self.line(below: lastText, atLeast: line, columns, baseline: point.y)
        lastText = (point.y, line, columns)
        let room = room(for: string, columns, line: line, style: style)
        let shown =
            room < width ? TerminalText.fitting(string, into: room, isUnicode: isUnicode) : string
        grid.write(
            shown, column: column, line: line, clip: clip, ink: hasColors ? style.color : nil,
            isUnicode: isUnicode)
    }

    /// How many cells a text may take. Where cells are wider than its letters, it goes on behind its end as
    /// far as there is nothing: no line, no other text, and no other ground.
    private func room(
        for text: String, _ columns: Range<Int>, line: Int, style: TextStyle
    ) -> Int {
        // A line that is longer than a thousand letters ends outside of all pictures.
        let beginning = String(text.prefix(1000))
        let font = Font(size: style.size, isBold: style.isBold)
        let length = LabelText(beginning, in: font, by: measurer).width / scale.pointsPerColumn
        let end = columns.lowerBound + max(1, length.rounded(.up).wholePart)
        guard end < columns.upperBound,
            grid.bounds.contains(column: columns.lowerBound, line: line)
        else { return columns.count }
        let ground = grid[columns.lowerBound, line].ground
        for column in end..<columns.upperBound {
            guard grid.bounds.contains(column: column, line: line) else { break }
            let cell = grid[column, line]
            if cell.arms.isVertical || cell.sign != .nothing || cell.ground != ground {
                return column - columns.lowerBound
            }
        }
        return columns.count
    }

    /// The line for text that may be the next one of a paragraph. Its lines may be less high than those of
    /// the terminal, but one must not be written upon the other if there is room below.
    private func line(
        below last: (baseline: Double, line: Int, columns: Range<Int>)?, atLeast line: Int,
        _ columns: Range<Int>, baseline: Double
    ) -> Int {
        guard let last, baseline > last.baseline, line <= last.line,
            columns.overlaps(last.columns)
        else { return line }
        let next = last.line + 1
        let isTaken =
            grid.bounds.contains(column: columns.lowerBound, line: next)
            && grid[columns.lowerBound, next].arms.rawValue != 0
        return isTaken ? line : next
    }

    package func image(named name: String, in rect: Rect) {
        guard let placed = state.place(rect), !placed.isEmpty else { return }
        fill(rect, color: Self.imageGround, cornerRadius: 0)
        let box = scale.cells(of: placed)
        guard box.right - box.left >= 2, box.bottom > box.top else { return }
        grid.outline(box, clip: clip, ink: plain(Self.imageInk))
        let room = box.right - box.left - 1
        let shown = TerminalText.fitting(name, into: room, isUnicode: isUnicode)
        let width = TerminalText.width(of: shown, isUnicode: isUnicode)
        grid.write(
            shown, column: box.left + 1 + (room - width) / 2,
            line: box.top + (box.bottom - box.top) / 2, clip: clip,
            ink: hasColors ? Self.imageInk : nil, isUnicode: isUnicode)
    }

    private static let imageGround = Color(0xE4EAF0, opacity: 0.6)
    private static let imageInk = Color(0x5B6B7C)

    // MARK: State

    package func clip(to rect: Rect) { state.clip(to: rect) }
    package func fade(to share: Double) { state.fade(to: share) }
    package func translate(by offset: Point) { state.translate(by: offset) }
    package func save() {
        state.save()
        lastText = nil
    }
    package func restore() {
        state.restore()
        lastText = nil
    }
}
