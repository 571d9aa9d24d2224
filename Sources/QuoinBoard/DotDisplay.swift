import QuoinLayout

/// What a display of black and white dots shows: a canvas that views draw on.
///
/// Colours that are nearer to white are lit, all others are dark. Lines and corners are square.
final class DotDisplay: Canvas {
    let width: Int
    let height: Int
    /// Row by row from the top, whether a dot is lit.
    private(set) var dots: [Bool]

    private struct State {
        var origin = Point.zero
        var clip: Rect
    }
    private var state: State
    private var remembered: [State] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        dots = [Bool](repeating: false, count: width * height)
        state = State(clip: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    }

    // MARK: Drawing

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        guard color.opacity >= 0.5 else { return }
        set(rect.offsetBy(dx: state.origin.x, dy: state.origin.y), Self.isLit(color))
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        let inner = rect.insetBy(dx: lineWidth, dy: lineWidth)
        guard inner.width > 0, inner.height > 0 else {
            return fill(rect, color: color, cornerRadius: 0)
        }
        for side in [
            Rect(x: rect.minX, y: rect.minY, width: rect.width, height: lineWidth),
            Rect(x: rect.minX, y: inner.maxY, width: rect.width, height: lineWidth),
            Rect(x: rect.minX, y: rect.minY, width: lineWidth, height: rect.height),
            Rect(x: inner.maxX, y: rect.minY, width: lineWidth, height: rect.height),
        ] {
            fill(side, color: color, cornerRadius: 0)
        }
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        let scale = DotMeasurer.scale(ofSize: style.size)
        let isLit = Self.isLit(style.color)
        let dot = Double(scale)
        var left = baseline.x + state.origin.x
        let top = baseline.y + state.origin.y - dot * Double(DotFont.cellHeight)
        for letter in string.unicodeScalars {
            for (row, bits) in DotFont.rows(of: letter).enumerated() {
                for column in 0..<5 where bits & (16 >> UInt8(column)) != 0 {
                    set(
                        Rect(
                            x: left + dot * Double(column), y: top + dot * Double(row), width: dot,
                            height: dot), isLit)
                }
            }
            left += dot * Double(DotFont.cellWidth)
        }
    }

    /// A frame.
    func image(named name: String, in rect: Rect) {
        stroke(rect, color: .white, lineWidth: 1, cornerRadius: 0)
    }

    func clip(to rect: Rect) {
        let placed = rect.standardized.offsetBy(dx: state.origin.x, dy: state.origin.y)
        state.clip = state.clip.intersection(placed) ?? .zero
    }

    func translate(by offset: Point) { state.origin = state.origin + offset }
    func save() { remembered.append(state) }
    func restore() { state = remembered.popLast() ?? state }

    private func set(_ rect: Rect, _ isLit: Bool) {
        guard let seen = state.clip.intersection(rect) else { return }
        // What is seen lies within the display, so the numbers are small, and none is below 0.
        let columns = Int(seen.minX + 0.5)..<Int(seen.maxX + 0.5)
        for row in Int(seen.minY + 0.5)..<Int(seen.maxY + 0.5) {
            for column in columns {
                dots[row * width + column] = isLit
            }
        }
    }

    private static func isLit(_ color: Color) -> Bool {
        color.red + color.green + color.blue >= 1.5
    }

    // MARK: Reading

    /// Two rows of dots as a line of letters that are half as high.
    func line(_ index: Int) -> String {
        var text = ""
        for column in 0..<width {
            let upper = dots[2 * index * width + column]
            let lower = 2 * index + 1 < height && dots[(2 * index + 1) * width + column]
            text += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ")
        }
        return text
    }

    /// How many such lines there are.
    var lineCount: Int { (height + 1) / 2 }
}
