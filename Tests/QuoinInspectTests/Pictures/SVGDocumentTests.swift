import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("An SVG picture")
struct SVGDocumentTests {
    private static let font = "Helvetica, Arial, 'Liberation Sans', sans-serif"

    /// What a document of a size has between its first and its last line.
    private func content(_ view: View, _ renderer: SVGRenderer = SVGRenderer()) -> [String] {
        let lines = renderer.document(of: view).split(separator: "\n").map(String.init)
        expectEqual(lines.last, "</svg>")
        return Array(lines.dropFirst().dropLast())
    }

    @Test("of a view that fills itself is one rectangle")
    func fill() {
        let view = PaintedView.filled(7, 9, 40, 20, Color(red: 1, green: 0.5, blue: 0))
        expectTrue(
            SVGRenderer().document(of: view) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" \
                viewBox="0 0 40 20" font-family="\(Self.font)" \
                text-rendering="geometricPrecision" style="font-kerning:none" \
                xml:space="preserve">
                <rect x="0" y="0" width="40" height="20" fill="#ff8000"/>
                </svg>

                """)
    }

    @Test("has a background and a scale if asked for")
    func backgroundAndScale() {
        let renderer = SVGRenderer(background: .white, scale: 2)
        let document = renderer.document(of: View(frame: Rect(x: 0, y: 0, width: 30, height: 20)))
        expectTrue(document.contains("width=\"60\" height=\"40\" viewBox=\"0 0 30 20\""))
        expectTrue(document.contains("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"))
        for scale in [0, -1, .nan, .infinity] as [Double] {
            expectEqual(
                SVGRenderer(scale: scale).document(of: View()), SVGRenderer().document(of: View()))
        }
    }

    @Test("places views where they are, through frames and bounds")
    func places() {
        let top = PaintedView(0, 0, 100, 100).containing(
            PaintedView(10, 20, 50, 50).containing(.filled(1.25, 2.5, 3, 4)))
        expectEqual(
            content(top), [##"<rect x="11.25" y="22.5" width="3" height="4" fill="#000000"/>"##])
        top.subviews[0].bounds.origin = Point(x: 0, y: 5)
        // 20 - 5 + 2.5
        expectEqual(
            content(top), [##"<rect x="11.25" y="17.5" width="3" height="4" fill="#000000"/>"##])
    }

    @Test("leaves hidden views out, and what is nothing to see")
    func nothingToSee() {
        let hidden = PaintedView.filled(0, 0, 10, 10)
        hidden.isHidden = true
        let top = PaintedView(0, 0, 50, 50).containing(
            hidden, PaintedView.filled(5, 5, 0, 10),
            PaintedView.filled(0, 0, 9, 9, Color(red: 1, green: 1, blue: 1, opacity: 0)),
            PaintedView.text(0, 0, 9, 9, "", at: .zero))
        expectEqual(content(top), [])
    }

    @Test("draws outlines inside of their edges")
    func stroke() {
        let view = PaintedView(0, 0, 40, 20) { rect, canvas in
            canvas.stroke(rect, color: .black, lineWidth: 2, cornerRadius: 6)
        }
        // Half a line's width in from every edge; the middle of the line turns with 6 - 1.
        expectEqual(
            content(view),
            [
                ##"<rect x="1" y="1" width="38" height="18" rx="5" fill="none" stroke="#000000""##
                    + ##" stroke-width="2"/>"##
            ])
        let thick = PaintedView(0, 0, 40, 20) { rect, canvas in
            canvas.stroke(rect, color: .black, lineWidth: 30, cornerRadius: 0)
        }
        expectEqual(
            content(thick), [##"<rect x="0" y="0" width="40" height="20" fill="#000000"/>"##])
    }

    @Test("has opacities, and corners no rounder than the shorter side allows")
    func opacityAndCorners() {
        let half = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
        let view = PaintedView.filled(0, 0, 40, 20, half, cornerRadius: 99)
        expectEqual(
            content(view),
            [
                ##"<rect x="0" y="0" width="40" height="20" rx="10" fill="#0000ff""##
                    + ##" fill-opacity="0.5"/>"##
            ])
    }

    @Test("cuts what is clipped, clips in clips to what they have in common")
    func clips() {
        let inner = PaintedView(0, 0, 60, 60).containing(
            .filled(-5, -5, 100, 100), .filled(300, 0, 10, 10))
        inner.clipsToBounds = true
        let outer = PaintedView(10, 10, 40, 40).containing(inner)
        outer.clipsToBounds = true
        let top = PaintedView(0, 0, 100, 100).containing(outer, .filled(0, 0, 5, 5))
        expectEqual(
            content(top),
            [
                ##"<clipPath id="quoin-clip-1"><rect x="10" y="10" width="40" height="40"/></clipPath>"##,
                ##"<g clip-path="url(#quoin-clip-1)">"##,
                ##"<rect x="5" y="5" width="100" height="100" fill="#000000"/>"##,
                "</g>",
                ##"<rect x="0" y="0" width="5" height="5" fill="#000000"/>"##,
            ])
    }

    @Test("names a clip once, and needs none for what it does not cut")
    func clipsAgain() {
        let scroll = PaintedView(0, 0, 40, 40).containing(
            .filled(0, 0, 10, 10), .filled(0, 30, 10, 20))
        scroll.clipsToBounds = true
        let top = PaintedView(0, 0, 100, 100).containing(scroll)
        let renderer = SVGRenderer(identifierPrefix: "a-")
        expectEqual(
            content(top, renderer),
            [
                ##"<rect x="0" y="0" width="10" height="10" fill="#000000"/>"##,
                ##"<clipPath id="a-clip-1"><rect x="0" y="0" width="40" height="40"/></clipPath>"##,
                ##"<g clip-path="url(#a-clip-1)">"##,
                ##"<rect x="0" y="30" width="10" height="20" fill="#000000"/>"##,
                "</g>",
            ])
    }

    @Test("writes numbers short: three decimals at most, no exponent, no minus zero")
    func numbers() {
        let view = PaintedView(0, 0, 100, 100) { _, canvas in
            canvas.fill(
                Rect(x: -0.0001, y: 1.0 / 3, width: 1e7, height: 12.5004), color: .black,
                cornerRadius: 0)
        }
        expectEqual(
            content(view),
            [
                ##"<rect x="0" y="0.333" width="10000000" height="12.5" fill="#000000"/>"##
            ])
    }

    @Test(
        "writes numbers of any length",
        arguments: [
            (7, "7"), (10, "10"), (409, "409"), (1000, "1000"), (9999, "9999"),
            (10_000, "10000"), (20_030.004, "20030.004"), (123_456_789.5, "123456789.5"),
            (0.05, "0.05"), (0.0005, "0.001"), (1.9999, "2"),
        ])
    func numbersOfAnyLength(value: Double, text: String) {
        let view = PaintedView(0, 0, 10, 10) { _, canvas in
            canvas.text("x", at: Point(x: value, y: -value), style: TextStyle(size: 1))
        }
        expectTrue(content(view)[0].hasPrefix("<text x=\"\(text)\" y=\"-\(text)\""))
    }

    @Test("shows a box for an image, with its name where there is room")
    func image() {
        let view = PaintedView(0, 0, 80, 60) { rect, canvas in
            canvas.image(named: "<harbour>", in: rect)
        }
        let parsed = ParsedMarkup(SVGRenderer().document(of: view))
        expectTrue(parsed.failure == nil)
        expectEqual(parsed.texts, ["<harbour>"])
        let small = PaintedView(0, 0, 20, 20) { rect, canvas in
            canvas.image(named: "harbour", in: rect)
        }
        expectEqual(ParsedMarkup(SVGRenderer().document(of: small)).texts, [])
    }
}
