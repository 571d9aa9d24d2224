import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The safe area screen")
struct SafeAreaScreenTests {
    /// A status bar and a home indicator; sideways a notch, which counts at both sides.
    private func safeArea(at screen: ScreenSize) -> EdgeInsets {
        switch screen {
        case .upright: EdgeInsets(top: 20, bottom: 34)
        case .sideways: EdgeInsets(left: 44, bottom: 21, right: 44)
        }
    }

    @Test(
        "has grounds from edge to edge, and text within the safe area",
        arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let safe = safeArea(at: screen)
        let left = safe.left + 16
        let width = screen.width - safe.left - safe.right - 2 * 16
        let (heading, line) = (Helvetica.lineHeight(20), Helvetica.lineHeight(16))
        let header = Rect(x: 0, y: 0, width: screen.width, height: safe.top + 16 + heading + 12)
        let footer = 12 + Helvetica.buttonHeight + 8 + safe.bottom
        func row(_ number: Double) -> Rect {
            Rect(x: 16, y: 12 + number * (line + 12), width: width - 2 * 16, height: line)
        }
        try ExampleCheck("safe-area", screen).expectFrames([
            "header": header,
            "heading": Rect(x: left, y: safe.top + 16, width: width, height: heading),
            "list": Rect(x: left, y: header.maxY + 12, width: width, height: row(3).maxY + 12),
            "first": row(0),
            "second": row(1),
            "third": row(2),
            "last": row(3),
            "footer": Rect(x: 0, y: screen.height - footer, width: screen.width, height: footer),
            "key": Rect(x: left, y: 12, width: width, height: Helvetica.buttonHeight),
        ])
    }

    @Test("covers nothing that is to be read or touched", arguments: ScreenSize.allCases)
    func safety(at screen: ScreenSize) throws {
        let example = try #require(Gallery.example(named: "safe-area"))
        let window = example.window(of: screen.size)
        expectEqual(window.safeAreaInsets, safeArea(at: screen))
        let safe = window.bounds.inset(by: safeArea(at: screen))
        for name in ["heading", "first", "second", "third", "last", "key"] {
            let view = try #require(window.view(named: name))
            expectTrue(safe.contains(view.convert(view.bounds, to: window)), "\(name)")
        }
    }
}
