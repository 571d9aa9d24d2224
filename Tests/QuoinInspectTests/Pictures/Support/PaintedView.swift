import Quoin

/// A view that draws what a closure draws.
final class PaintedView: View {
    private let paint: (Rect, any Canvas) -> Void

    init(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, named name: String? = nil,
        paint: @escaping (Rect, any Canvas) -> Void = { _, _ in }
    ) {
        self.paint = paint
        super.init(frame: Rect(x: x, y: y, width: width, height: height))
        self.name = name
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        paint(rect, canvas)
    }

    /// The view, with others in it.
    func containing(_ views: PaintedView...) -> PaintedView {
        views.forEach(addSubview)
        return self
    }

    /// A view that fills itself.
    static func filled(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black,
        cornerRadius: Double = 0
    ) -> PaintedView {
        PaintedView(x, y, width, height) { rect, canvas in
            canvas.fill(rect, color: color, cornerRadius: cornerRadius)
        }
    }

    /// A view that draws its outline.
    static func outlined(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, cornerRadius: Double = 0
    ) -> PaintedView {
        PaintedView(x, y, width, height) { rect, canvas in
            canvas.stroke(rect, color: .black, lineWidth: 1, cornerRadius: cornerRadius)
        }
    }

    /// A view with a line of text whose baseline begins at a point of it.
    static func text(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String,
        at baseline: Point
    ) -> PaintedView {
        PaintedView(x, y, width, height) { _, canvas in
            canvas.text(text, at: baseline, style: TextStyle(size: 12))
        }
    }
}

extension Color {
    static let testRed = Color(red: 1, green: 0, blue: 0)
    static let testBlue = Color(red: 0, green: 0, blue: 1)
}
