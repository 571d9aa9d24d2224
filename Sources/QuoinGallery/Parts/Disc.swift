import QuoinKit

/// A coloured circle; a rectangle with round ends where it is not as wide as it is high.
final class Disc: StyledView {
    private let fill: Ground

    init(_ name: String, fill: Ground) {
        self.fill = fill
        super.init(frame: .zero)
        self.name = name
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.fill(
            rect, color: fill.color(in: controlColors),
            cornerRadius: min(rect.width, rect.height) / 2)
    }
}
