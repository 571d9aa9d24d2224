import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("Shapes in an SVG picture")
struct ShapePictureTests {
    /// What a picture of 100 × 80 has between its first and its last line.
    private func content(_ paint: @escaping (any Canvas) -> Void) -> String {
        let inner = PaintedView(10, 5, 90, 75) { _, canvas in paint(canvas) }
        let document = SVGRenderer().document(of: PaintedView(0, 0, 100, 80).containing(inner))
        return document.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    }

    private var triangle: Path {
        var path = Path()
        path.move(to: Point(x: 0, y: 20))
        path.addLine(to: Point(x: 40, y: 20))
        path.addQuadCurve(to: Point(x: 20, y: 0), control: Point(x: 40, y: 0))
        path.addCurve(
            to: Point(x: 0, y: 20), control1: Point(x: 10, y: 0), control2: Point(x: 0, y: 10))
        path.close()
        return path
    }

    @Test("are paths, where the view is")
    func fill() {
        let picture = content { $0.fill(triangle, color: .testRed, rule: .evenOdd) }
        expectEqual(
            picture,
            """
            <path d="M10,25L50,25Q50,5 30,5C20,5 10,15 10,25Z" fill-rule="evenodd" \
            fill="#ff0000"/>
            """)
    }

    @Test("have lines with ends, corners and dashes")
    func stroke() {
        var style = LineStyle(width: 3)
        (style.cap, style.join) = (.round, .bevel)
        (style.dashes, style.dashPhase) = ([6, 2], 1)
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: Point(x: 30, y: 0))
        let picture = content { $0.stroke(path, color: .testBlue, style: style) }
        expectEqual(
            picture,
            """
            <path d="M10,5L40,5" fill="none" stroke="#0000ff" stroke-width="3" \
            stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="6 2" \
            stroke-dashoffset="1"/>
            """)
    }

    @Test("have points as long as they may be, where lines meet")
    func points() {
        func picture(of path: Path, limit: Double, _ join: LineStyle.Join = .miter) -> String {
            var style = LineStyle(width: 1)
            (style.join, style.miterLimit) = (join, limit)
            return content { $0.stroke(path, color: .testBlue, style: style) }
        }
        func path(_ points: [Point], isClosed: Bool = false) -> Path {
            var path = Path()
            for (index, point) in points.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            if isClosed { path.close() }
            return path
        }
        // 5 to 30 are 9.46 degrees, and 1 ÷ sin(4.73°) is 12.1.
        let sharp = [Point.zero, Point(x: 30, y: 0), Point(x: 0, y: 5)]
        let back = [Point.zero, Point(x: 30, y: 0), Point(x: 0, y: 0)]
        for (limit, written) in [
            (10, "10"), (2.5, "2.5"), (0, "1"), (-1, "1"), (.nan, "10"), (.infinity, "1000000"),
        ] {
            for path in [path(sharp), path(back), path(sharp, isClosed: true)] {
                let picture = picture(of: path, limit: limit)
                expectTrue(
                    picture.hasSuffix(" stroke-miterlimit=\"\(written)\"/>"), "\(picture)")
            }
            expectTrue(!picture(of: path(sharp), limit: limit, .round).contains("miter"))
            expectTrue(!picture(of: path([.zero, sharp[1]]), limit: limit).contains("miter"))
            // Parts of a circle, and what goes straight on.
            let circle = Path(ellipseIn: Rect(5, 5, 20, 20))
            expectTrue(!picture(of: circle, limit: limit).contains("miter"))
            let card = Path(Rect(5, 5, 30, 20), cornerRadius: 4)
            expectTrue(!picture(of: card, limit: limit).contains("miter"))
            let straight = path([.zero, Point(x: 3, y: 2), Point(x: 3, y: 2), Point(x: 9, y: 6)])
            expectTrue(!picture(of: straight, limit: limit).contains("miter"))
        }
        // What SVG does without being told, and what does not matter: a right angle's point is √2 long.
        expectTrue(!picture(of: path(sharp), limit: 4).contains("miter"))
        for limit in [1.42, 2, 10] {
            expectTrue(!picture(of: Path(Rect(5, 5, 9, 9)), limit: limit).contains("miter"))
        }
        for limit in [1, 1.41] {
            expectTrue(picture(of: Path(Rect(5, 5, 9, 9)), limit: limit).contains("miter"))
        }
        // Where it begins and ends, it has a point of half a right angle: 1 ÷ sin(22.5°) is 2.6.
        let corner = path([.zero, Point(x: 9, y: 0), Point(x: 9, y: 9), .zero], isClosed: true)
        expectTrue(!picture(of: corner, limit: 2.7).contains("miter"))
        expectTrue(picture(of: corner, limit: 2.5).contains("miter"))
    }

    @Test("go from colour to colour, along a line or outwards")
    func gradients() {
        let stops = [Gradient.Stop(.testRed, at: 0), Gradient.Stop(.testBlue, at: 0.5)]
        let linear = Gradient(stops, start: .zero, end: Point(x: 1, y: 1))
        let picture = content {
            $0.fill(
                Rect(x: 0, y: 0, width: 40, height: 20), gradient: linear, cornerRadius: 4)
        }
        expectEqual(
            picture,
            """
            <linearGradient id="quoin-gradient-1" gradientUnits="userSpaceOnUse" x1="10" \
            y1="5" x2="50" y2="25"><stop offset="0" stop-color="#ff0000"/><stop \
            offset="0.5" stop-color="#0000ff"/></linearGradient>
            <rect x="10" y="5" width="40" height="20" rx="4" fill="url(#quoin-gradient-1)"/>
            """)
        let radial = Gradient(
            stops, shape: .radial, start: Point(x: 0.5, y: 0.5), end: Point(x: 1, y: 1))
        let round = content {
            $0.fill(
                Rect(x: 0, y: 0, width: 40, height: 20), gradient: radial, cornerRadius: 0)
        }
        expectTrue(round.contains("gradientTransform=\"matrix(20,0,0,10,30,15)\""))
    }

    @Test("cut what is drawn, until that is over")
    func clip() {
        let picture = content { canvas in
            canvas.save()
            let area = Rect(x: 0, y: 0, width: 20, height: 20)
            canvas.clip(to: Path(ellipseIn: area), rule: .winding)
            canvas.fill(area, color: .testRed, cornerRadius: 0)
            canvas.restore()
            canvas.fill(Rect(x: 50, y: 0, width: 9, height: 9), color: .testBlue, cornerRadius: 0)
        }
        let lines = picture.split(separator: "\n")
        expectEqual(lines.count, 5)
        expectEqual(
            lines.first?.hasPrefix("<clipPath id=\"quoin-shape-1\"><path d=\"M30,15C"), true)
        expectEqual(lines.dropFirst().first, "<g clip-path=\"url(#quoin-shape-1)\">")
        expectEqual(lines.dropFirst(3).first, "</g>")
    }

    @Test("that are none, or outside, are left out")
    func nothing() {
        var far = Path()
        far.addLine(to: .zero)
        far.addLine(to: Point(x: .infinity, y: 3))
        let picture = content { canvas in
            canvas.fill(Path(), color: .testRed, rule: .winding)
            canvas.fill(far, color: .testRed, rule: .winding)
            canvas.stroke(triangle, color: .testRed, style: LineStyle(width: -1))
            canvas.stroke(triangle, color: .testRed, style: LineStyle(width: .nan))
            let unseen = Color(red: 1, green: 0, blue: 0, opacity: 0)
            canvas.fill(triangle, color: unseen, rule: .winding)
            canvas.fill(
                Rect(x: 0, y: 0, width: 9, height: 9), gradient: Gradient([]), cornerRadius: 0)
            canvas.clip(to: far, rule: .winding)
            canvas.fill(triangle, color: .testRed, rule: .winding)
        }
        expectTrue(picture.isEmpty)
    }
}
