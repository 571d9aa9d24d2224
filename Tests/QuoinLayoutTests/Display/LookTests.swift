import QuoinLayout
import TestSupport
import Testing

@Suite("What a view shows by itself")
struct LookTests {
    private let window = Window(frame: Rect(0, 0, 300, 200))
    private let card = View("card", Rect(10, 20, 100, 50))
    private let record = LookRecorder()

    init() {
        window.addSubview(card)
    }

    @Test("nothing by default")
    func nothing() {
        expectTrue(card.backgroundColor == nil)
        expectEqual(card.cornerRadius, 0)
        expectEqual(card.borderWidth, 0)
        expectEqual(card.borderColor, .black)
        expectEqual(card.alpha, 1)
        expectTrue(card.shadow == nil)
        window.render(on: record)
        expectTrue(record.calls.isEmpty)
    }

    @Test(
        "corners that are not to be round are sharp, of the ground, of what is clipped and of the border"
    )
    func roundedCorners() {
        expectEqual(card.roundedCorners, .all)
        card.backgroundColor = .white
        card.cornerRadius = 40
        card.roundedCorners = [.top, .bottomLeft]
        window.render(on: record)
        // Of 100 × 50, a radius of 25 is the most. The two neighbours are those of one rectangle that goes on
        // below, the third is that of one that goes on above and to the right.
        expectEqual(
            record.calls,
            [
                "clip (10, 20), 100 × 50", "clip (10, 20), 100 × 75 round 25",
                "clip (10, -5), 125 × 75 round 25", "fill (10, 20), 100 × 50 round 0",
            ])
        record.calls = []
        card.backgroundColor = nil
        card.roundedCorners = .right
        card.borderWidth = 2
        window.render(on: record)
        expectEqual(
            record.calls,
            [
                "clip (10, 20), 50 × 25", "stroke (10, 20), 100 × 50 round 0 width 2",
                "clip (60, 20), 50 × 25", "stroke (10, 20), 100 × 50 round 25 width 2",
                "clip (10, 45), 50 × 25", "stroke (10, 20), 100 × 50 round 0 width 2",
                "clip (60, 45), 50 × 25", "stroke (10, 20), 100 × 50 round 25 width 2",
            ])
        record.calls = []
        card.borderWidth = 0
        card.clipsToBounds = true
        window.render(on: record)
        expectEqual(
            record.calls,
            [
                "clip (10, 20), 100 × 50", "clip (-15, 20), 125 × 50 round 25",
            ])
    }

    @Test("shadow, clip, background, own drawing, subviews, border, from back to front")
    func order() {
        final class Star: View {
            override func draw(_ rect: Rect, in canvas: any Canvas) {
                canvas.text("star", at: .zero, style: TextStyle(size: 10))
            }
        }
        let star = Star(frame: Rect(1, 2, 100, 50))
        let inner = View(frame: Rect(0, 0, 5, 5))
        inner.backgroundColor = .white
        star.addSubview(inner)
        card.addSubview(star)
        star.backgroundColor = .black
        star.cornerRadius = 8
        star.borderWidth = 2
        star.shadow = Shadow(offset: Size(width: 0, height: 3), radius: 4)
        star.clipsToBounds = true
        star.alpha = 0.5
        window.render(on: record)
        expectEqual(
            record.calls,
            [
                "fade 0.5", "shadow (11, 22), 100 × 50 round 8", "clip (11, 22), 100 × 50 round 8",
                "fill (11, 22), 100 × 50 round 8", "text star", "fill (11, 22), 5 × 5 round 0",
                "stroke (11, 22), 100 × 50 round 8 width 2",
            ])
    }

    @Test("a border stays at the edge of a view whose contents are moved")
    func scrolledBorder() {
        card.borderWidth = 1
        card.bounds.origin = Point(x: 7, y: 9)
        window.render(on: record)
        expectEqual(record.calls, ["stroke (10, 20), 100 × 50 round 0 width 1"])
    }

    @Test("what is not seen at all is not drawn, nor found by a touch")
    func transparent() {
        card.backgroundColor = .black
        card.alpha = 0
        window.render(on: record)
        expectTrue(record.calls.isEmpty)
        expectTrue(window.hitTest(Point(x: 20, y: 30)) === window)
        card.alpha = 0.5
        expectTrue(window.hitTest(Point(x: 20, y: 30)) === card)
    }

    @Test("alpha counts within 0 and 1; other numbers that make no sense are refused")
    func refusals() {
        let reports = Reports(of: window)
        card.alpha = 7
        expectEqual(card.alpha, 1)
        card.alpha = -1
        expectEqual(card.alpha, 0)
        expectTrue(reports.all.isEmpty)
        card.alpha = .nan
        card.cornerRadius = -1
        card.borderWidth = .infinity
        card.backgroundColor = Color(red: .nan, green: 0, blue: 0)
        card.borderColor = Color(red: 0, green: 0, blue: 0, opacity: .infinity)
        card.shadow = Shadow(radius: -2)
        expectEqual(reports.all.count, 6)
        expectEqual(card.alpha, 0)
        expectTrue(card.cornerRadius == 0 && card.borderWidth == 0)
        expectTrue(card.backgroundColor == nil && card.borderColor == .black && card.shadow == nil)
    }

    @Test("what moves is drawn where it shows, and draws itself with the size that shows")
    func moving() {
        final class Bar: View {
            override func draw(_ rect: Rect, in canvas: any Canvas) {
                canvas.fill(rect, color: .black, cornerRadius: 1)
            }
        }
        let bar = Bar(frame: Rect(0, 0, 100, 10))
        window.addSubview(bar)
        window.tick(at: 0)
        window.animate(duration: 1, curve: .linear) { bar.frame = Rect(100, 0, 200, 10) }
        window.tick(at: 0.5)
        window.render(on: record)
        expectEqual(record.calls, ["fill (50, 0), 150 × 10 round 1"])
        expectEqual(bar.frame, Rect(100, 0, 200, 10))
    }

    @Test("a background that is drawn again has what is upon it drawn again")
    func redrawn() {
        let inner = View(frame: Rect(0, 0, 5, 5))
        inner.backgroundColor = .white
        card.addSubview(inner)
        card.backgroundColor = .black
        window.canvas = record
        window.tick(at: 0)
        record.calls = []
        card.backgroundColor = Color(red: 1, green: 0, blue: 0)
        window.tick(at: 1)
        expectEqual(
            record.calls, ["fill (10, 20), 100 × 50 round 0", "fill (10, 20), 5 × 5 round 0"])
        record.calls = []
        window.tick(at: 2)
        expectTrue(record.calls.isEmpty)
    }

    @Test("a canvas that knows neither of fading nor of shadows draws all the rest")
    func plainCanvas() {
        let plain = RecordingCanvas()
        card.backgroundColor = .black
        card.alpha = 0.5
        card.cornerRadius = 3
        card.clipsToBounds = true
        card.shadow = Shadow()
        window.render(on: plain)
        expectEqual(plain.filled, [Rect(10, 20, 100, 50)])
        expectEqual(plain.clips, [Rect(10, 20, 100, 50)])
        expectEqual(plain.depth, 0)
    }
}

/// Writes down what is drawn, and where on the canvas.
private final class LookRecorder: Canvas {
    var calls: [String] = []
    private var origin = Point.zero
    private var remembered: [Point] = []

    private func place(_ rect: Rect) -> String {
        "\(rect.offsetBy(dx: origin.x, dy: origin.y))"
    }

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        calls.append("fill \(place(rect)) round \(short(cornerRadius))")
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        calls.append(
            "stroke \(place(rect)) round \(short(cornerRadius)) width \(short(lineWidth))")
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        calls.append("text \(string)")
    }

    func image(named name: String, in rect: Rect) {
        calls.append("image \(name)")
    }

    func clip(to rect: Rect) {
        calls.append("clip \(place(rect))")
    }

    func clip(to rect: Rect, cornerRadius: Double) {
        calls.append("clip \(place(rect)) round \(short(cornerRadius))")
    }

    func fade(to share: Double) {
        calls.append("fade \(short(share))")
    }

    func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {
        calls.append("shadow \(place(rect)) round \(short(cornerRadius))")
    }

    func translate(by offset: Point) { origin = origin + offset }
    func save() { remembered.append(origin) }
    func restore() { origin = remembered.popLast() ?? .zero }

    private func short(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
