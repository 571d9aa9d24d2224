import Quoin
import QuoinKit

/// A canvas of whole pixels, which mixes what is drawn on it so that order, clips and fading can be told.
///
/// A point is a pixel. Text covers the boxes of a ``GridMeasurer``'s letters, and all corners are square.
final class PixelCanvas: Canvas {
    let width: Int
    let height: Int
    private(set) var pixels: [UInt32]
    /// How often a pixel was written.
    private(set) var writes = 0

    private struct State {
        var origin = Point.zero
        var clip: Rect
        var share = 1.0
    }
    private var state: State
    private var remembered: [State] = []
    private let measurer: any TextMeasurer

    init(_ size: Size, measurer: any TextMeasurer) {
        (width, height) = (Int(size.width), Int(size.height))
        pixels = [UInt32](repeating: 0, count: width * height)
        state = State(clip: Rect(origin: .zero, size: size))
        self.measurer = measurer
    }

    /// Takes away all that is seen in a rectangle.
    func erase(_ rect: Rect) {
        forEachPixel(in: rect) { pixels[$0] = 0 }
    }

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        paint(rect, "fill \(color)\(state.share)".hash32)
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        paint(rect, "stroke \(color)\(lineWidth)\(state.share)".hash32)
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        let font = Font(size: style.size, isBold: style.isBold)
        let metrics = measurer.metrics(of: font)
        let area = Rect(
            x: baseline.x, y: baseline.y - metrics.baseline,
            width: measurer.size(of: string, in: font).width, height: metrics.lineHeight)
        paint(area, "text \(string)\(style.color)\(area.minX + state.origin.x)".hash32)
    }

    func image(named name: String, in rect: Rect) { paint(rect, "image \(name)".hash32) }

    func fill(_ path: Path, color: Color, rule: FillRule) {
        guard let bounds = path.bounds else { return }
        paint(bounds, ink(of: color) ^ ink(of: rule))
    }

    /// Paints as far as lines reach that meet in the sharpest points that are not cut off.
    func stroke(_ path: Path, color: Color, style: LineStyle) {
        guard let bounds = path.bounds else { return }
        let reach = style.width / 2 * (style.join == .miter ? 10 : 1)
        paint(bounds.insetBy(dx: -reach, dy: -reach), ink(of: color) ^ ink(of: style))
    }

    func fill(_ rect: Rect, gradient: Gradient, cornerRadius: Double) {
        paint(rect, ink(of: gradient))
    }

    func clip(to rect: Rect) {
        state.clip = state.clip.intersection(placed(rect)) ?? .zero
    }

    func fade(to share: Double) { state.share *= share }
    func translate(by offset: Point) { state.origin = state.origin + offset }
    func save() { remembered.append(state) }
    func restore() { state = remembered.popLast() ?? state }

    private func placed(_ rect: Rect) -> Rect {
        rect.standardized.offsetBy(dx: state.origin.x, dy: state.origin.y)
    }

    /// A number for a look, which is the same as long as the program runs.
    private func ink(of look: some Hashable) -> UInt32 {
        var hasher = Hasher()
        hasher.combine(look)
        hasher.combine(state.share)
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }

    /// Mixes in a number in a way that shows in which order things were drawn.
    private func paint(_ rect: Rect, _ ink: UInt32) {
        forEachPixel(in: rect) { index in
            pixels[index] = (pixels[index] &* 31) ^ ink
            writes += 1
        }
    }

    private func forEachPixel(in rect: Rect, _ body: (Int) -> Void) {
        guard let seen = state.clip.intersection(placed(rect)) else { return }
        for y in Int(seen.minY.rounded())..<Int(seen.maxY.rounded()) {
            for x in Int(seen.minX.rounded())..<Int(seen.maxX.rounded()) {
                body(y * width + x)
            }
        }
    }
}

extension String {
    /// A number for the text that is the same in each run.
    fileprivate var hash32: UInt32 {
        utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
