import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A picture of a scroll view")
struct ScrolledPictureTests {
    /// A scroll view over views one below the other, scrolled by a distance.
    private func scroll(_ frame: Rect, over views: [View], by distance: Double) -> View {
        let scroll = ScrollView(frame: frame)
        views.forEach(scroll.addSubview)
        let top = PaintedView(0, 0, 60, 48)
        top.addSubview(scroll)
        scroll.contentSize = Size(
            width: frame.width, height: views.map(\.frame.maxY).max() ?? 0)
        top.layoutIfNeeded()
        scroll.contentOffset.y = distance
        return top
    }

    @Test("has what is shown, cut off at its edges, and nothing of the rest")
    func vectors() {
        let colors = [
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
            Color(red: 0, green: 0, blue: 1),
        ]
        let views = colors.enumerated().map {
            PaintedView.filled(0, Double($0) * 24, 36, 24, $1)
        }
        let top = scroll(Rect(x: 12, y: 12, width: 36, height: 24), over: views, by: 12)
        let lines = SVGRenderer().document(of: top).split(separator: "\n").map(String.init)
        // The first begins at 12 − 12 and the second at 12 + 24 − 12; the third would at 48.
        expectEqual(
            lines.dropFirst().dropLast(),
            [
                ##"<clipPath id="quoin-clip-1"><rect x="12" y="12" width="36" height="24"/></clipPath>"##,
                ##"<g clip-path="url(#quoin-clip-1)">"##,
                ##"<rect x="12" y="0" width="36" height="24" fill="#ff0000"/>"##,
                ##"<rect x="12" y="24" width="36" height="24" fill="#00ff00"/>"##,
                "</g>",
            ])
    }

    @Test("in a terminal has the lines that are shown")
    func cells() {
        let views = ["one", "two", "three", "four"].enumerated().map {
            PaintedView.text(0, Double($0) * 12, 60, 12, $1, at: Point(x: 0, y: 7))
        }
        // Lines are 12 high, and edges run through their middles: from 12 to 29 is lines 1 and 2.
        let top = scroll(Rect(x: 0, y: 12, width: 60, height: 17), over: views, by: 12)
        let terminal = TerminalCapabilities(columns: 80, colorDepth: .none, isUnicode: true)
        let picture = TerminalRenderer(for: terminal).picture(of: top)
        let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").joined() }
        expectEqual(lines.prefix(3), ["", "two", "three"])
        expectTrue(!picture.contains("one") && !picture.contains("four"))
    }
}
