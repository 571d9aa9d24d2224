import Quoin

/// A coloured circle; a rectangle with round ends where it is not as wide as it is high.
final class Disc: View {
    private let fill: Color

    init(_ name: String, fill: Color) {
        self.fill = fill
        super.init(frame: .zero)
        self.name = name
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.fill(rect, color: fill, cornerRadius: min(rect.width, rect.height) / 2)
    }
}
