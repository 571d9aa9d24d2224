import QuoinLayout
import TestSupport
import Testing

@Suite("A layout trace")
struct LayoutTraceTests {
    @Test("shows the tree with names, types, frames and constraints")
    func tree() {
        let scene = DiagnosticScene(width: 300, height: 200)
        let panel = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
        scene.root.addSubview(panel)
        let title = scene.add("title", ContentView(80, 20), to: panel)
        let left = title.left.constraint(equalTo: panel.left, constant: 8)
        left.identifier = "margin"
        scene.layOut([left, title.top.constraint(equalTo: panel.top).withPriority(900)])
        expectEqual(
            scene.root.layoutTrace(),
            """
            root: Window (0, 0), 300 × 200
              View#1: View (10, 20), 100 × 50
                [margin: title.left = View#1.left + 8]
                [title.top = View#1.top @900]
                title: ContentView (8, 0), 80 × 20

            """)
        expectEqual(title.layoutTrace(), "title: ContentView (8, 0), 80 × 20\n")
    }

    @Test("marks what is ambiguous, in conflict and pending")
    func marks() {
        let scene = DiagnosticScene(width: 300, height: 200)
        let box = scene.add("box")
        let stray = View()
        stray.name = "stray"
        let framed = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        framed.name = "framed"
        scene.root.addSubview(framed)
        scene.layOut([
            box.left.constraint(equalTo: scene.root.left), box.width.constraint(equalToConstant: 5),
            box.width.constraint(equalToConstant: 6), box.top.constraint(equalTo: stray.top),
            framed.height.constraint(equalToConstant: 12),
        ])
        expectEqual(
            scene.root.layoutTrace(),
            """
            root: Window (0, 0), 300 × 200
              [box.left = root.left]
              box: View (0, 0), 5 × 0  AMBIGUOUS vertical
                [box.width = 5]  CONFLICT
                [box.width = 6]  CONFLICT, set aside
                [box.top = stray.top]  PENDING
              framed: View (0, 0), 10 × 12  CONFLICT
                [framed.height = 12]  CONFLICT

            """)
    }

    @Test("lays nothing out")
    func noLayout() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        LayoutConstraint.activate([
            box.left.constraint(equalTo: scene.root.left),
            box.top.constraint(equalTo: scene.root.top),
            box.width.constraint(equalToConstant: 5), box.height.constraint(equalToConstant: 6),
        ])
        expectTrue(scene.root.layoutTrace().contains("box: View (0, 0), 0 × 0\n"))
        expectEqual(box.frame, .zero)
        expectTrue(scene.root.needsLayout)
    }

    @Test("goes as deep as the tree, with a number for each view")
    func deep() {
        let root = View()
        var inner = root
        for _ in 1..<2000 {
            let view = View()
            inner.addSubview(view)
            inner = view
        }
        let lines = root.layoutTrace().split(separator: "\n")
        expectEqual(lines.count, 2000)
        expectEqual(lines.last?.hasSuffix("View#2000: View (0, 0), 0 × 0"), true)
    }
}
