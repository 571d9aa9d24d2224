import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("A picture of an unlikely tree")
struct HostilePictureTests {
    /// Draws a view in all ways.
    private func pictures(of view: View) -> [String] {
        var pictures = [
            SVGRenderer().document(of: view), SVGRenderer(overlays: .all).document(of: view),
        ]
        for parsed in pictures.map(ParsedMarkup.init) {
            expectTrue(parsed.failure == nil)
            expectTrue(parsed.depth < 8)
        }
        for style in TerminalRenderer.Style.allCases {
            for depth in TerminalCapabilities.ColorDepth.allCases {
                let terminal = TerminalCapabilities(
                    columns: 40, colorDepth: depth, isUnicode: depth != .none)
                let picture = TerminalRenderer(for: terminal, style: style).picture(of: view)
                expectTrue(picture.hasSuffix("\n"))
                pictures.append(picture)
            }
        }
        return pictures
    }

    @Test("of no size, or of one without end, is a picture")
    func sizes() {
        for size in [0, 1e-9, 1, 1e7] as [Double] {
            for other in [0, 1, 1e7] as [Double] {
                let top = PaintedView.filled(0, 0, size, other).containing(
                    .filled(-1e7, -1e7, 2e7, 2e7), .outlined(-5, 1e7, other, size),
                    .text(1e7, 1e7, 0, 0, "far away", at: Point(x: 1e7, y: -1e7)))
                _ = pictures(of: top)
            }
        }
    }

    @Test(
        "of what is far from any screen is a picture",
        arguments: [1e15, 1e17, 5e17, 1e18, 9.3e18, 1e21, 1e100, 1e300])
    func distances(far: Double) {
        for origin in [0, far, -far] {
            let top = View(frame: Rect(x: origin, y: origin, width: far, height: far))
            let middle = View(frame: Rect(x: far / 3, y: origin, width: far / 3, height: far))
            let inner = PaintedView.filled(origin, far / 2, far, 10)
            inner.name = "a name that takes some room"
            middle.addSubview(inner)
            top.addSubview(middle)
            inner.makeConstraints { make in
                make.left.top.equalToSuperview().inset(far / 8)
                make.width.equalTo(far / 4)
            }
            for view in [top, middle, inner] {
                _ = pictures(of: view)
            }
        }
    }

    @Test("in a terminal has a million cells at most, however many lines are asked for")
    func linesWithoutEnd() {
        let tall = PaintedView.filled(0, 0, 5_000, 1e12)
        for columns in [1, 1_000] {
            let terminal = TerminalCapabilities(
                columns: columns, colorDepth: .none, isUnicode: true)
            for points in [6, 1e-300, 1e300, .nan] as [Double] {
                let renderer = TerminalRenderer(
                    for: terminal, pointsPerColumn: points, mostLines: .max)
                let lines = renderer.picture(of: tall).utf8.count { $0 == UInt8(ascii: "\n") }
                expectTrue(lines * columns <= 1_000_000)
            }
        }
    }

    @Test("of ten thousand views in each other is a picture, without recursion")
    func depth() {
        let top = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        var innermost: View = top
        for index in 0..<10_000 {
            let view = PaintedView.filled(index % 2 == 0 ? 1 : -1, 0, 20, 20)
            view.clipsToBounds = index % 3 == 0
            innermost.addSubview(view)
            innermost = view
        }
        _ = pictures(of: top)
    }

    @Test("of thousands of views side by side is a picture, each of them in it")
    func breadth() {
        let top = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
        for index in 0..<4000 {
            top.addSubview(
                PaintedView.filled(Double(index % 64) * 6, Double(index / 64) * 6, 5, 5))
        }
        let parsed = ParsedMarkup(pictures(of: top)[0])
        expectEqual(parsed.elements.filter { $0.name == "rect" }.count, 4000)
    }

    @Test("with names and numbers that are none is a picture")
    func namesAndNumbers() {
        let top = PaintedView(0, 0, 90, 90, named: "") { rect, canvas in
            for bad in [Double.nan, .infinity, -.infinity, 1e300, -1] {
                let box = Rect(x: bad, y: 0, width: 5, height: bad)
                let color = Color(red: bad, green: bad, blue: bad, opacity: bad)
                canvas.fill(box, color: .black, cornerRadius: bad)
                canvas.fill(rect, color: color, cornerRadius: bad)
                canvas.stroke(box, color: color, lineWidth: bad, cornerRadius: bad)
                canvas.stroke(rect, color: .black, lineWidth: bad, cornerRadius: bad)
                canvas.text("x", at: Point(x: bad, y: bad), style: TextStyle(size: bad))
                canvas.image(named: "\u{0}<]]>", in: box)
                canvas.save()
                canvas.translate(by: Point(x: bad, y: 0))
                canvas.clip(to: box)
                canvas.fill(rect, color: .black, cornerRadius: 0)
                canvas.restore()
                canvas.restore()
            }
        }
        top.addSubview(PaintedView(5, 5, 50, 50, named: "\u{0}\u{1B}[2J\"<>&'\u{FFFF}\n"))
        top.addSubview(PaintedView(5, 50, 50, 50, named: String(repeating: "long", count: 9999)))
        for picture in pictures(of: top) {
            expectTrue(!picture.contains("\u{0}") && !picture.contains("\u{1B}[2J"))
        }
    }

    @Test("of a hidden tree is empty")
    func hidden() {
        let top = PaintedView.filled(0, 0, 12, 12)
        top.isHidden = true
        let terminal = TerminalCapabilities(columns: 40, colorDepth: .all, isUnicode: true)
        expectEqual(ParsedMarkup(SVGRenderer(overlays: .all).document(of: top)).texts, [])
        for style in TerminalRenderer.Style.allCases {
            let picture = TerminalRenderer(for: terminal, style: style).picture(of: top)
            expectTrue(picture.allSatisfy { $0 == "\n" })
        }
    }
}
