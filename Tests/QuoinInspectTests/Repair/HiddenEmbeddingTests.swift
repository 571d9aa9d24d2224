import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Embedding views in a stack, some of them hidden")
struct HiddenEmbeddingTests {
    /// Three squares of 30 in a row, 10 apart, in a window.
    private static func row(isSized: Bool = true) -> (window: Window, views: [View]) {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        let views = [10.0, 50, 90].enumerated().map { index, x in
            let view = View(frame: Rect(x: x, y: 10, width: 30, height: 30))
            view.name = "v\(index)"
            window.addSubview(view)
            view.makeConstraints { make in
                make.left.equalToSuperview().offset(x)
                make.top.equalToSuperview().offset(10)
                if isSized || index != 1 {
                    make.size.equalTo(30)
                }
            }
            return view
        }
        return (window, views)
    }

    private static func places(of views: [View]) -> [Rect] {
        views.filter { !$0.isHidden }.compactMap { view in
            view.window?.convert(view.bounds, from: view)
        }
    }

    @Test(
        "contradicts nothing, and moves nothing that is shown",
        arguments: [[0], [1], [2], [0, 1], [0, 2], [0, 1, 2]], [true, false])
    func hidden(positions: [Int], isSized: Bool) {
        let (window, views) = Self.row(isSized: isSized)
        var reports: [String] = []
        window.onDiagnostic = { reports.append("\($0)") }
        for position in positions {
            views[position].isHidden = true
        }
        window.layoutIfNeeded()
        let before = Self.places(of: views)
        LayoutRepair(of: views).embedInStack()
        window.layoutIfNeeded()
        expectEqual(Self.places(of: views), before)
        expectEqual(reports, [])
        let stack = views[0].superview as? StackView
        expectEqual(stack?.arrangedSubviews.map { $0.name }, views.map { $0.name })
    }

    @Test("leaves the room of a hidden one to a custom spacing")
    func customSpacing() {
        let (window, views) = Self.row()
        views[1].isHidden = true
        window.layoutIfNeeded()
        let report = "\(LayoutRepair(of: views).embedInStack())"
        expectTrue(report.contains("stack.spacing = 10\n"))
        expectTrue(report.contains("stack.setCustomSpacing(50, after: v0)\n"))
    }
}
