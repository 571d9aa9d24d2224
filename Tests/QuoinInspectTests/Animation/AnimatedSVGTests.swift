import Quoin
import QuoinGallery
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("An animated SVG")
struct AnimatedSVGTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 240, height: 80))
    private let ball = View(frame: Rect(x: 10, y: 20, width: 40, height: 40))
    /// With control points at a third and two thirds of the time and 0 and a third of the way, the way is
    /// the square of the time.
    private let square = AnimationCurve.cubic(1.0 / 3, 0, 2.0 / 3, 1.0 / 3)

    init() {
        ball.backgroundColor = .testRed
        window.addSubview(ball)
        window.tick(at: 5)
    }

    private func animations(
        _ document: String, of attribute: String
    ) -> [[String: String]] {
        ParsedMarkup(document).elements.map(\.attributes).filter {
            $0["attributeName"] == attribute
        }
    }

    @Test("writes where a view is at each frame's time, and stands still at the end")
    func places() throws {
        window.animate(duration: 1, curve: square) { ball.frame.origin.x = 170 }
        let renderer = AnimatedSVGRenderer(framesPerSecond: 20, pause: 1)
        let document = renderer.document(of: window)
        let moving = try #require(animations(document, of: "x").first)
        // 10 + 160 t²: after a quarter of the second, in frame 5, 20. The loop takes two seconds.
        let places = (0...20).map { 10 + 0.4 * Double($0 * $0) }
        let values = try #require(moving["values"]).split(separator: ";").compactMap { Double($0) }
        let times = try #require(moving["keyTimes"]).split(separator: ";").compactMap { Double($0) }
        expectTrue(values.count == 22 && times.count == 22)
        for (frame, place) in places.enumerated() {
            expectTrue(abs(values[frame] - place) <= 0.0005 + 1e-9)
            expectTrue(abs(times[frame] - Double(frame) / 40) < 1e-6)
        }
        expectTrue(times[5] == 0.125 && values[5] == 20)
        expectTrue(values.last == 170 && times.last == 1)
        expectTrue(moving["dur"] == "2s" && moving["repeatCount"] == "indefinite")
        // At first, and where nothing moves.
        expectTrue(
            document.contains(##"<rect x="10" y="20" width="40" height="40" fill="#ff0000">"##))
        expectEqual(ParsedMarkup(document).elements.map(\.name), ["svg", "rect", "animate"])
        expectEqual(window.time, 6)
    }

    @Test("writes the ends only of what moves steadily")
    func straightLines() throws {
        window.animate(duration: 1, curve: .linear) { ball.frame.origin.x = 170 }
        let document = AnimatedSVGRenderer(pause: 3).document(of: window)
        let moving = try #require(animations(document, of: "x").first)
        expectEqual(moving["values"], "10;170;170")
        expectEqual(moving["keyTimes"], "0;0.25;1")
    }

    @Test("is the picture itself where nothing moves")
    func stillness() {
        let label = Label("Still")
        label.frame = Rect(x: 60, y: 20, width: 100, height: 40)
        ball.borderWidth = 2
        ball.cornerRadius = 7
        window.addSubview(label)
        // A line that is wider than the view fills it.
        for width in [2.0, 50] {
            ball.borderWidth = width
            expectEqual(
                AnimatedSVGRenderer(background: .white, scale: 2).document(of: window),
                SVGRenderer(background: .white, scale: 2).document(of: window))
        }
    }

    @Test("moves, fades and shows images, and shows shapes")
    func images() throws {
        let (first, second) = (ImageView(), ImageView())
        for view in [first, second] {
            view.image = Image("sun", size: Size(width: 20, height: 20))
            view.frame = Rect(x: 60, y: 20, width: 20, height: 20)
            window.addSubview(view)
        }
        let drawn = PaintedView(0, 0, 20, 20) { _, canvas in
            canvas.fill(Path(Rect(1, 1, 5, 5)), color: .testRed, rule: .winding)
        }
        window.addSubview(drawn)
        (second.isHidden, drawn.isHidden) = (true, true)
        window.animate(duration: 1, curve: .linear) {
            first.frame.origin = Point(x: 100, y: 50)
            first.alpha = 0.5
        }
        var turns = 0
        let document = AnimatedSVGRenderer(framesPerSecond: 10, pause: 1).document(of: window) {
            turns += 1
            (second.isHidden, drawn.isHidden) = (false, false)
            return turns < 2
        }
        let parsed = ParsedMarkup(document)
        expectTrue(parsed.failure == nil)
        expectEqual(
            animations(document, of: "transform").map { $0["values"] },
            ["60 20;100 50;100 50;100 50"])
        expectEqual(animations(document, of: "opacity").map { $0["values"] }, ["1;0.5;0.5;0.5"])
        expectEqual(
            animations(document, of: "display").map { $0["values"] },
            ["none;inline", "none;inline"])
        // What was there all the time, and what came, stand at their own places.
        let still = SVGRenderer().document(of: second)
        let drawing = try #require(still.split(separator: "\n").first { $0.contains("<path") })
        expectEqual(document.split(separator: "\n").count { $0.contains(drawing) }, 2)
        expectTrue(document.contains("<g transform=\"translate(60 20)\""))
    }

    @Test("fades what is drawn after a view has said so, and nothing before")
    func fadingWithin() {
        let drawn = PaintedView(0, 0, 40, 40) { rect, canvas in
            canvas.fill(rect, color: .testRed, cornerRadius: 0)
            canvas.fade(to: 0.25)
            canvas.fill(rect, color: .testBlue, cornerRadius: 0)
        }
        ball.removeFromSuperview()
        window.addSubview(drawn)
        let rect = ##"<rect x="0" y="0" width="40" height="40" fill=""##
        let document = AnimatedSVGRenderer().document(of: window)
        expectTrue(document.contains(rect + "#ff0000\"/>"), "\(document)")
        expectTrue(document.contains(rect + "#0000ff\" fill-opacity=\"0.25\"/>"), "\(document)")
    }

    @Test("cuts the points off that lines meet in, where they reach out of what is cut")
    func points() {
        let drawn = PaintedView(0, 0, 40, 40) { _, canvas in
            var path = Path()
            path.move(to: Point(x: 14.5, y: 25))
            path.addLine(to: Point(x: 20, y: 7))
            path.addLine(to: Point(x: 25.5, y: 25))
            var style = LineStyle(width: 4)
            style.miterLimit = 4
            canvas.stroke(path, color: .testBlue, style: style)
        }
        drawn.clipsToBounds = true
        window.addSubview(drawn)
        // Twice the width above 7, as long as a point is not cut off.
        expectTrue(AnimatedSVGRenderer().document(of: window).contains("clip-path"))
        drawn.bounds.origin.y = -2
        expectTrue(!AnimatedSVGRenderer().document(of: window).contains("clip-path"))
        drawn.removeFromSuperview()
        for width in [0, -1, Double.infinity, .nan] {
            let none = PaintedView(0, 0, 40, 40) { _, canvas in
                canvas.stroke(
                    Path(Rect(1, 1, 5, 5)), color: .black, style: LineStyle(width: width))
            }
            window.addSubview(none)
        }
        expectTrue(!AnimatedSVGRenderer().document(of: window).contains("<path"))
    }

    @Test("knows hundreds of views again where what is behind them goes")
    func manyViews() {
        for place in 0..<520 {
            let dot = View(
                frame: Rect(x: Double(place % 40), y: Double(place / 40), width: 1, height: 1))
            dot.backgroundColor = .testBlue
            ball.addSubview(dot)
        }
        var turns = 0
        let document = AnimatedSVGRenderer(framesPerSecond: 10).document(of: window) {
            turns += 1
            ball.backgroundColor = nil
            for (place, dot) in ball.subviews.enumerated() {
                dot.frame.origin.x += Double(place % 3)
            }
            return turns < 2
        }
        expectEqual(ParsedMarkup(document).elements.count { $0.name == "rect" }, 521)
    }

    @Test("knows hundreds of words in one view again where the first goes and the last changes")
    func manyWords() {
        final class State { var isFirst = true }
        let state = State()
        let drawn = PaintedView(0, 0, 200, 60) { _, canvas in
            for word in state.isFirst ? 0..<600 : 1..<600 {
                let place = Point(x: Double(word % 20) * 8, y: Double(word / 20) + 20)
                canvas.text("\(word)", at: place, style: TextStyle(size: 4))
            }
            canvas.text(
                state.isFirst ? "a" : "b", at: Point(x: 0, y: 20), style: TextStyle(size: 4))
        }
        window.addSubview(drawn)
        let document = AnimatedSVGRenderer(framesPerSecond: 10).document(of: window) {
            guard state.isFirst else { return false }
            state.isFirst = false
            drawn.setNeedsDisplay()
            return true
        }
        // Each of the numbers, and two letters.
        expectEqual(ParsedMarkup(document).texts.count, 602)
    }

    @Test("moves what is drawn as shapes and lines")
    func shapes() throws {
        let drawn = PaintedView(0, 0, 20, 20) { _, canvas in
            var path = Path()
            path.move(to: .zero)
            path.addLine(to: Point(x: 20, y: 20))
            canvas.stroke(path, color: .testBlue, style: LineStyle(width: 2))
            path.addLine(to: Point(x: 0, y: 20))
            path.close()
            canvas.fill(path, color: .testRed, rule: .evenOdd)
        }
        window.addSubview(drawn)
        window.animate(duration: 1, curve: .linear) { drawn.frame.origin.x = 100 }
        let document = AnimatedSVGRenderer(pause: 1).document(of: window)
        expectTrue(document.contains("<path d=\"M0,0L20,20\" fill=\"none\" stroke=\"#0000ff\""))
        expectTrue(document.contains("<path d=\"M0,0L20,20L0,20Z\" fill-rule=\"evenodd\""))
        let moving = try #require(animations(document, of: "transform").first)
        expectEqual(moving["values"], "0 0;100 0;100 0")
        // Where nothing moves, the picture is the same but for how places are said.
        drawn.removeFromSuperview()
        expectTrue(!AnimatedSVGRenderer().document(of: window).contains("<path"))
    }

    @Test("moves a view with all that is in it by one motion")
    func groups() throws {
        for place in 0..<5 {
            let dot = View(frame: Rect(x: 0, y: 8 * Double(place), width: 4, height: 4))
            dot.backgroundColor = .testBlue
            ball.addSubview(dot)
        }
        window.animate(duration: 1, curve: .linear) { ball.frame.origin = Point(x: 170, y: 0) }
        let document = AnimatedSVGRenderer(pause: 1).document(of: window)
        let moving = animations(document, of: "transform")
        expectEqual(moving.map { $0["values"] }, ["10 20;170 0;170 0"])
        expectEqual(ParsedMarkup(document).elements.count { $0.name == "rect" }, 6)
        expectEqual(ParsedMarkup(document).elements.count { $0.name.hasPrefix("animate") }, 1)
        expectTrue(
            document.contains(##"<rect x="0" y="32" width="4" height="4" fill="#0000ff"/>"##))
    }

    @Test("fades as a whole what fades, and mixes colours")
    func fading() {
        let dot = View(frame: Rect(x: 0, y: 0, width: 4, height: 4))
        dot.backgroundColor = .testBlue
        ball.addSubview(dot)
        window.animate(duration: 1, curve: .linear) {
            ball.alpha = 0.5
            dot.backgroundColor = .testRed
        }
        let document = AnimatedSVGRenderer(pause: 1).document(of: window)
        expectEqual(animations(document, of: "opacity").map { $0["values"] }, ["1;0.5;0.5"])
        expectEqual(
            animations(document, of: "fill").map { $0["values"] }, ["#0000ff;#ff0000;#ff0000"])
    }

    @Test("shows what comes and goes in its frames only, and text that changes twice")
    func comingAndGoing() {
        let label = Label("One")
        label.frame = Rect(x: 60, y: 20, width: 100, height: 40)
        window.addSubview(label)
        var turns = 0
        let renderer = AnimatedSVGRenderer(framesPerSecond: 10, pause: 0.6)
        let document = renderer.document(of: window) {
            turns += 1
            label.text = "Two"
            ball.isHidden = true
            return turns < 5
        }
        // Five frames, of which the first is before the change: 0.4 s, and the pause.
        let shows = animations(document, of: "display")
        expectEqual(shows.map { $0["values"] }, ["inline;none", "inline;none", "none;inline"])
        expectTrue(shows.allSatisfy { $0["keyTimes"] == "0;0.1" && $0["dur"] == "1s" })
        expectEqual(ParsedMarkup(document).texts, ["One", "Two"])
    }

    @Test("moves clips, shadows and outlines")
    func looks() {
        ball.clipsToBounds = true
        ball.cornerRadius = 20
        ball.borderWidth = 1
        ball.shadow = Shadow(radius: 4)
        let inside = View(frame: Rect(x: 0, y: 0, width: 200, height: 20))
        inside.backgroundColor = .testBlue
        ball.addSubview(inside)
        window.animate(duration: 1, curve: .linear) {
            ball.frame = Rect(x: 100, y: 20, width: 60, height: 60)
            ball.shadow = Shadow(radius: 9)
        }
        let document = AnimatedSVGRenderer(pause: 1, identifierPrefix: "a-").document(of: window)
        let parsed = ParsedMarkup(document)
        expectTrue(parsed.failure == nil)
        expectEqual(animations(document, of: "stdDeviation").map { $0["values"] }, ["4;9;9"])
        // The shadow, the clip, the ground and the border grow.
        expectEqual(
            animations(document, of: "width").map { $0["values"] },
            ["40;60;60", "40;60;60", "40;60;60", "39;59;59"])
        let names = parsed.values(of: "id")
        expectTrue(Set(names).count == names.count && names.allSatisfy { $0.hasPrefix("a-") })
        for user in parsed.values(of: "clip-path") + parsed.values(of: "filter") {
            expectTrue(names.contains { user == "url(#\($0))" })
        }
    }

    @Test("records no more than it is allowed to of what never ends")
    func bounds() {
        func swing() {
            window.animate(
                duration: 0.3, curve: .linear, changes: { ball.alpha = 1.2 - ball.alpha },
                completion: { _ in swing() })
        }
        ball.alpha = 0.2
        swing()
        _ = AnimatedSVGRenderer(longestRecording: 2).document(of: window)
        expectEqual(window.time, 7)
        for number in [.nan, -1, 0, .infinity] as [Double] {
            let document = AnimatedSVGRenderer(
                scale: number, framesPerSecond: number, pause: number, longestRecording: number
            ).document(of: window) { true }
            expectTrue(ParsedMarkup(document).failure == nil)
            expectTrue(!document.contains("nan") && !document.contains("inf"))
        }
        expectTrue(window.time < 200)
    }

    @Test("is valid however deep what moves is nested")
    func depth() {
        var last = ball
        for _ in 0..<400 {
            let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = .testBlue
            view.clipsToBounds = true
            last.addSubview(view)
            last = view
        }
        let text = Label("Wider than the view that it is in")
        text.frame = Rect(x: 0, y: 0, width: 400, height: 40)
        last.addSubview(text)
        window.animate(duration: 0.2) {
            var view: View? = last
            while let inner = view, inner !== window {
                inner.alpha = 0.9
                inner.frame.origin.x += 1
                view = inner.superview
            }
        }
        let parsed = ParsedMarkup(AnimatedSVGRenderer().document(of: window))
        expectTrue(parsed.failure == nil)
        expectTrue(parsed.depth < 80)
    }
}

@Suite("Animated SVGs of the gallery")
struct AnimatedGalleryTests {
    private static let names = Gallery.examples.filter { $0.stepCount > 0 }.map(\.name)

    private func document(of example: GalleryExample) -> String {
        let window = example.window(of: Size(width: 320, height: 480)) { _ in }
        var steps = 0
        return AnimatedSVGRenderer().document(of: window) {
            steps += 1
            example.advance(window)
            return steps <= example.stepCount
        }
    }

    @Test("are valid, small, and the same each time", arguments: names)
    func soundness(name: String) throws {
        let example = try #require(Gallery.example(named: name))
        let document = document(of: example)
        let parsed = ParsedMarkup(document)
        expectTrue(parsed.failure == nil)
        expectTrue(!document.contains("nan") && !document.contains("inf"))
        expectTrue(document.contains("<animate"))
        expectEqual(self.document(of: example), document)
        let still = SVGRenderer().document(of: example.window(of: Size(width: 320, height: 480)))
        // Every frame as a picture would be a hundred times as much.
        expectTrue(document.utf8.count < 30 * still.utf8.count)
    }
}
