import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("What views show by themselves, in pictures")
struct LookPictureTests {
    private func box(_ frame: Rect = Rect(x: 0, y: 0, width: 40, height: 20)) -> View {
        let view = View(frame: frame)
        view.backgroundColor = .testRed
        return view
    }

    private func content(_ view: View) -> [String] {
        SVGRenderer(identifierPrefix: "p-").document(of: view).split(separator: "\n").map(
            String.init
        )
        .dropFirst().dropLast()
    }

    @Test("is a rectangle for the ground, and one for the border in front of what is inside")
    func groundAndBorder() {
        let view = box()
        (view.cornerRadius, view.borderWidth) = (6, 2)
        let inside = box(Rect(x: 0, y: 0, width: 5, height: 5))
        view.addSubview(inside)
        expectEqual(
            content(view),
            [
                ##"<rect x="0" y="0" width="40" height="20" rx="6" fill="#ff0000"/>"##,
                ##"<rect x="0" y="0" width="5" height="5" fill="#ff0000"/>"##,
                ##"<rect x="1" y="1" width="38" height="18" rx="5" fill="none" stroke="#000000""##
                    + ##" stroke-width="2"/>"##,
            ])
    }

    @Test("fades as a group, and is nothing when faded out")
    func fading() {
        let view = box()
        view.alpha = 0.25
        expectEqual(
            content(view),
            [
                ##"<g opacity="0.25">"##,
                ##"<rect x="0" y="0" width="40" height="20" fill="#ff0000"/>"##, "</g>",
            ])
        view.alpha = 0
        expectEqual(content(view), [])
    }

    @Test("is valid with more fades in each other than readers of XML follow")
    func manyFades() {
        let top = box()
        var last = top
        for _ in 0..<300 {
            let view = box()
            view.alpha = 0.99
            last.addSubview(view)
            last = view
        }
        let parsed = ParsedMarkup(SVGRenderer().document(of: top))
        expectTrue(parsed.failure == nil)
        expectEqual(parsed.elements.count { $0.name == "g" }, 64)
        expectEqual(parsed.elements.count { $0.name == "rect" }, 301)
        // The others fade one by one.
        expectEqual(parsed.values(of: "fill-opacity").count, 300 - 64)
    }

    @Test("cuts by round corners, whose shapes have names of their own")
    func roundClips() {
        let top = box(Rect(x: 0, y: 0, width: 100, height: 100))
        for place in 0..<3 {
            let round = box(Rect(x: 30 * Double(place), y: 0, width: 20, height: 20))
            (round.cornerRadius, round.clipsToBounds) = (10, true)
            round.addSubview(box())
            top.addSubview(round)
        }
        let document = SVGRenderer(identifierPrefix: "p-").document(of: top)
        let parsed = ParsedMarkup(document)
        expectTrue(parsed.failure == nil)
        let names = parsed.values(of: "id")
        expectTrue(Set(names).count == names.count && names.allSatisfy { $0.hasPrefix("p-") })
        for user in parsed.values(of: "clip-path") {
            expectTrue(names.contains { user == "url(#\($0))" })
        }
        expectTrue(
            document.contains(##"><rect x="30" y="0" width="20" height="20" rx="10"/></clipPath>"##)
        )
    }

    @Test("casts a shadow below, blurred, and none that could not be seen")
    func shadows() {
        let view = box(Rect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = nil
        let card = box(Rect(x: 30, y: 30, width: 40, height: 20))
        view.addSubview(card)
        card.shadow = Shadow(
            color: Color(red: 0, green: 0, blue: 0, opacity: 0.5),
            offset: Size(width: 1, height: 2), radius: 3)
        expectTrue(
            content(view) == [
                // Three times its softness further than the shape: 31 - 9, 32 - 9.
                ##"<filter id="p-blur-1" filterUnits="userSpaceOnUse" x="22" y="23" width="58""##
                    + ##" height="38"><feGaussianBlur stdDeviation="3"/></filter>"##,
                ##"<rect x="31" y="32" width="40" height="20" fill="#000000""##
                    + ##" fill-opacity="0.5" filter="url(#p-blur-1)"/>"##,
                ##"<rect x="30" y="30" width="40" height="20" fill="#ff0000"/>"##,
            ])
        let ground = [##"<rect x="30" y="30" width="40" height="20" fill="#ff0000"/>"##]
        card.shadow?.color.opacity = 0
        expectEqual(content(view), ground)
        card.shadow = Shadow(radius: 3)
        card.frame.origin.x = 500
        view.clipsToBounds = true
        expectEqual(content(view), [])
    }

    @Test("is seen in the terminal too")
    func terminals() {
        let view = box(Rect(x: 0, y: 0, width: 48, height: 24))
        (view.borderWidth, view.alpha) = (6, 0.5)
        for depth in TerminalCapabilities.ColorDepth.allCases {
            for style in TerminalRenderer.Style.allCases {
                let terminal = TerminalCapabilities(
                    columns: 40, colorDepth: depth, isUnicode: true)
                let picture = TerminalRenderer(for: terminal, style: style).picture(of: view)
                expectTrue(!picture.isEmpty)
            }
        }
        let colors = TerminalCapabilities(columns: 40, colorDepth: .all, isUnicode: true)
        view.borderWidth = 0
        // Half red on nothing.
        let picture = TerminalRenderer(for: colors, style: .pixels).picture(of: view)
        let full = box(Rect(x: 0, y: 0, width: 48, height: 24))
        expectTrue(picture != TerminalRenderer(for: colors, style: .pixels).picture(of: full))
        // Where there is no colour, what is seen for less than a half is not there.
        let plain = TerminalRenderer(for: .plain, style: .drawing)
        expectTrue(plain.picture(of: view).contains("+"))
        view.alpha = 0.4
        expectTrue(!plain.picture(of: view).contains("+"))
    }
}
