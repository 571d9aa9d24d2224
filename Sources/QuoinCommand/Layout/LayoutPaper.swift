import Quoin

/// What the boxes of a picture stand on, so that the edges of the screen are seen.
final class LayoutPaper: View {
    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.fill(rect, color: .white, cornerRadius: 0)
        canvas.stroke(rect, color: Self.edge, lineWidth: 1, cornerRadius: 0)
    }

    private static let edge = Color(red: 0.75, green: 0.78, blue: 0.82)
}
