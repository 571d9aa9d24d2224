import QuoinKit
import QuoinLayout

/// A canvas of dots, two of which share a cell.
///
/// Edges that run through dots colour them in part, so that small shapes keep their look. Of text, which
/// would be much too small, a bar is seen.
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

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        guard style.size > 0, style.size.isFinite else { return }
        var ink = style.color
        ink.opacity = ink.soundOpacity * (style.isBold ? 0.55 : 0.4)
        // A line that is longer than a thousand letters ends outside of all pictures.
        let beginning = String(string.prefix(1000))
        let font = Font(size: style.size, isBold: style.isBold)
        let width = LabelText(beginning, in: font, by: measurer).width
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

    func clip(to rect: Rect) { state.clip(to: rect) }
    func translate(by offset: Point) { state.translate(by: offset) }
    func save() { state.save() }
    func restore() { state.restore() }
}

extension Rect {
    fileprivate func divided(by unit: Double) -> Rect {
        Rect(x: minX / unit, y: minY / unit, width: width / unit, height: height / unit)
    }
}
