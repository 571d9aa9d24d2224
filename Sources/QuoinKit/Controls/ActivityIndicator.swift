import Quoin

/// Says that something is being done: 20 × 20 points.
///
/// It moves when its ``phase`` is set, for instance in every turn of the window:
///
/// ```swift
/// indicator.phase = Int(time * 12)
/// ```
open class ActivityIndicator: StyledView {
    /// Which of its eight dots is the darkest, clockwise from the one at the top. It counts on from 8 as
    /// from 0.
    public final var phase = 0 {
        didSet {
            if phase != oldValue { setNeedsDisplay() }
        }
    }

    open override var intrinsicContentSize: Size { Size(width: 20, height: 20) }

    /// Where the dots are on a circle around 0 with a radius of 1, clockwise from the top. (Small
    /// systems have neither a sine nor a root.)
    private static let circle: [Point] = {
        let diagonal = 0.707_106_781_186_547_5
        return [
            Point(x: 0, y: -1), Point(x: diagonal, y: -diagonal), Point(x: 1, y: 0),
            Point(x: diagonal, y: diagonal), Point(x: 0, y: 1), Point(x: -diagonal, y: diagonal),
            Point(x: -1, y: 0), Point(x: -diagonal, y: -diagonal),
        ]
    }()

    open override func draw(_ rect: Rect, in canvas: any Canvas) {
        let box = bounds.middleSquare(intrinsicContentSize.width)
        guard !box.isEmpty else { return }
        let side = box.width / 5
        let radius = (box.width - side) / 2
        let ink = controlColors.faintInk
        for (number, place) in Self.circle.enumerated() {
            // The darkest, and behind it ever fainter ones.
            let age = (phase % 8 - number + 16) % 8
            let square = Rect(
                x: box.midX + place.x * radius - side / 2,
                y: box.midY + place.y * radius - side / 2, width: side, height: side)
            canvas.disc(square, color: shade(ink.faded(to: 1 - Double(age) * 0.12)))
        }
    }
}
