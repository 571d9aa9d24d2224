import Quoin
import QuoinKit

/// A canvas that writes down what is drawn on it, and where that is in the coordinates of the canvas.
final class DrawingRecorder: Canvas {
    /// Something that was drawn.
    struct Drawing: Equatable {
        enum Shape: Equatable {
            case fill(cornerRadius: Double)
            case stroke(lineWidth: Double, cornerRadius: Double)
            /// Text whose baseline begins at the rectangle's origin.
            case text(String, TextStyle)
            case image(String)
        }

        var shape: Shape
        var rect: Rect
        var color: Color?
        /// What was not clipped away; nil if nothing was.
        var clip: Rect?
    }

    private(set) var drawings: [Drawing] = []
    private var state = (origin: Point.zero, clip: Rect?.none)
    private var remembered: [(origin: Point, clip: Rect?)] = []

    /// How many states are remembered that were not gone back to.
    var depth: Int { remembered.count }

    /// What a view draws.
    static func drawings(of view: View) -> [Drawing] {
        let recorder = DrawingRecorder()
        view.render(on: recorder)
        return recorder.drawings
    }

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        add(.fill(cornerRadius: cornerRadius), rect, color)
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        add(.stroke(lineWidth: lineWidth, cornerRadius: cornerRadius), rect, color)
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        add(.text(string, style), Rect(origin: baseline), style.color)
    }

    func image(named name: String, in rect: Rect) {
        add(.image(name), rect, nil)
    }

    func clip(to rect: Rect) {
        let placed = rect.offsetBy(dx: state.origin.x, dy: state.origin.y)
        state.clip = state.clip.map { $0.intersection(placed) ?? .zero } ?? placed
    }

    func translate(by offset: Point) {
        state.origin.x += offset.x
        state.origin.y += offset.y
    }

    func save() { remembered.append(state) }

    func restore() {
        if let last = remembered.popLast() {
            state = last
        }
    }

    private func add(_ shape: Drawing.Shape, _ rect: Rect, _ color: Color?) {
        drawings.append(
            Drawing(
                shape: shape, rect: rect.offsetBy(dx: state.origin.x, dy: state.origin.y),
                color: color, clip: state.clip))
    }
}

extension DrawingRecorder.Drawing {
    /// The text, if it is one.
    var text: String? {
        if case .text(let text, _) = shape { text } else { nil }
    }

    /// The style, if it is text.
    var style: TextStyle? {
        if case .text(_, let style) = shape { style } else { nil }
    }

    /// Whether it is a filled rectangle.
    var isFill: Bool {
        if case .fill = shape { true } else { false }
    }

    /// The part of the canvas on which something may be seen; for text as Helvetica is wide.
    var extent: Rect {
        var extent = rect
        if let text, let style {
            let font = Font(size: style.size, isBold: style.isBold)
            let metrics = HelveticaMeasurer().metrics(of: font)
            extent = Rect(
                x: rect.minX, y: rect.minY - metrics.baseline,
                width: HelveticaMeasurer().size(of: text, in: font).width,
                height: metrics.lineHeight)
        }
        return clip.map { extent.intersection($0) ?? Rect(origin: $0.origin) } ?? extent
    }
}
