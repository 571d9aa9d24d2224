import QuoinKit
import QuoinLayout

/// A canvas of dots, two of which share a cell.
///
/// Edges that run through dots colour them in part, so that small shapes keep their look. Text is written
/// with letters, and shown as a bar where it would be much too small.
final class PixelCanvas: Canvas {
    private(set) var pixels: PixelGrid
    /// How many points a dot stands for.
    private let pointsPerDot: Double
    private var state = CanvasState()
    private let measurer = HelveticaMeasurer()

    init(_ scale: CellScale) {
        pointsPerDot = scale.pointsPerColumn
        pixels = PixelGrid(columns: scale.columns, rows: 2 * scale.lines)
    }

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        let color = state.faded(color)
        guard let placed = state.place(rect), !placed.isEmpty, color.soundOpacity > 0 else {
            return
        }
        let clip = state.clip?.intersection(placed) ?? placed
        let shape = DotShape(
            rect: placed.divided(by: pointsPerDot), clip: clip.divided(by: pointsPerDot),
            cornerRadius: cornerRadius / pointsPerDot)
        pixels.fill(shape, color: color)
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        let width = min(lineWidth, min(rect.width, rect.height))
        guard width > 0 else { return }
        let outline = rect.standardized
        let inner = outline.inset(by: EdgeInsets(width))
        for side in [
            Rect(x: outline.minX, y: outline.minY, width: outline.width, height: width),
            Rect(x: outline.minX, y: inner.maxY, width: outline.width, height: width),
            Rect(x: outline.minX, y: inner.minY, width: width, height: inner.height),
            Rect(x: inner.maxX, y: inner.minY, width: width, height: inner.height),
        ] {
            fill(side, color: color, cornerRadius: 0)
        }
    }

    /// Writes text with letters, as many of them as there are cells where it is drawn. What is too small
    /// for that is a bar.
    func text(_ string: String, at baseline: Point, style: TextStyle) {
        guard style.size > 0, style.size.isFinite,
            state.faded(style.color).soundOpacity > 0
        else { return }
        let origin = baseline + state.origin
        guard origin.x.isFinite, origin.y.isFinite else { return }
        // A line that is longer than a thousand letters ends outside of all pictures.
        let beginning = String(string.prefix(1000))
        let font = Font(size: style.size, isBold: style.isBold)
        let width = LabelText(beginning, in: font, by: measurer).width
        guard style.size >= 1.2 * pointsPerDot else {
            drawBar(at: baseline, width: width, style: style)
            return
        }
        let cells = Int(min(1e6, (width / pointsPerDot).rounded(.up)))
        // Small letters are narrower than a cell. Most texts have some room around them.
        let room = cells + cells / 4 + 1
        let shown = TerminalText.fitting(beginning, into: room, isUnicode: true)
        // The middle of small letters decides in which line they stand.
        let middle = (origin.y - 0.26 * style.size) / (2 * pointsPerDot)
        let start = (origin.x / pointsPerDot).rounded()
        guard middle.magnitude < 1e6, start.magnitude < 1e6 else { return }
        write(
            shown, column: Int(start), line: Int(middle.rounded(.down)),
            ink: state.faded(style.color))
    }

    private func write(_ text: String, column: Int, line: Int, ink: Color) {
        var column = column
        for character in text {
            guard let (letter, cells) = TerminalText.shown(character, isUnicode: true) else {
                continue
            }
            let middle = Point(
                x: (Double(column) + 0.5) * pointsPerDot,
                y: (Double(line) + 0.5) * 2 * pointsPerDot)
            if letter != " ", state.clip?.contains(middle) ?? true {
                pixels.write(letter, column, line, cells: cells, ink: ink)
            }
            column += cells
        }
    }

    private func drawBar(at baseline: Point, width: Double, style: TextStyle) {
        var ink = style.color
        ink.opacity = ink.soundOpacity * (style.isBold ? 0.55 : 0.4)
        let height = style.size * 0.52
        fill(
            Rect(x: baseline.x, y: baseline.y - height, width: width, height: height), color: ink,
            cornerRadius: 0)
    }

    func image(named name: String, in rect: Rect) {
        let box = rect.standardized
        fill(box, color: Color(0xDCE4EC, opacity: 0.6), cornerRadius: 0)
        let side = min(box.width, box.height) / 2
        fill(
            Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side),
            color: Color(0x5B6B7C, opacity: 0.35), cornerRadius: side / 2)
    }

    /// A dot is too coarse for a soft edge, so the shadow grows and fades in a few steps.
    func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {
        let radius = max(0, shadow.radius)
        let steps = radius > 0 ? 4 : 1
        var color = shadow.color
        color.opacity = color.soundOpacity / Double(steps)
        let place = rect.standardized.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        for step in 0..<steps {
            let growth = radius * (Double(step) - 1.5) / 1.5
            let grown = place.insetBy(dx: -growth, dy: -growth)
            if grown.width > 0, grown.height > 0 {
                fill(grown, color: color, cornerRadius: max(0, cornerRadius + growth))
            }
        }
    }

    func clip(to rect: Rect) { state.clip(to: rect) }
    func fade(to share: Double) { state.fade(to: share) }
    func translate(by offset: Point) { state.translate(by: offset) }
    func save() { state.save() }
    func restore() { state.restore() }
}

extension Rect {
    fileprivate func divided(by unit: Double) -> Rect {
        Rect(x: minX / unit, y: minY / unit, width: width / unit, height: height / unit)
    }
}
