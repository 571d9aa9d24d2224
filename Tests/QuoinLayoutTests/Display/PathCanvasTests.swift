import QuoinLayout
import TestSupport
import Testing

@Suite("A canvas that knows rectangles only")
struct PathCanvasTests {
    private let record = RecordingCanvas()
    private let stops = [
        Gradient.Stop(Color(red: 1, green: 0, blue: 0), at: 0),
        Gradient.Stop(Color(red: 0, green: 0, blue: 1), at: 1),
    ]

    @Test("fills what goes from colour to colour with the one in the middle")
    func gradient() {
        let canvas: any Canvas = record
        canvas.fill(Rect(1, 2, 10, 10), gradient: Gradient(stops), cornerRadius: 2)
        expectEqual(record.filled, [Rect(1, 2, 10, 10)])
        expectEqual(Gradient(stops).middleColor, Color(red: 0.5, green: 0, blue: 0.5))
        canvas.fill(Rect(0, 0, 10, 10), gradient: Gradient([]), cornerRadius: 2)
        expectEqual(record.filled.count, 1)
        expectEqual(Gradient(stops).mapColors { _ in .black }.middleColor, .black)
    }

    @Test("clips to the rectangle around a path, and leaves shapes out")
    func shapes() {
        let canvas: any Canvas = record
        let disc = Path(ellipseIn: Rect(0, 0, 10, 10))
        canvas.fill(disc, color: .black, rule: .winding)
        canvas.stroke(disc, color: .black, style: LineStyle(width: 2))
        expectTrue(record.calls.isEmpty)
        canvas.clip(to: Path(Rect(1, 2, 3, 4)), rule: .winding)
        canvas.fill(Rect(0, 0, 9, 9), color: .black, cornerRadius: 0)
        expectEqual(record.clips, [Rect(1, 2, 3, 4)])
    }
}
