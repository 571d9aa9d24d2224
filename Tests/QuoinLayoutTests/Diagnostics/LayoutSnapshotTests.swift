import QuoinLayout
import TestSupport
import Testing

@Suite("A snapshot")
struct LayoutSnapshotTests {
    private func screen() -> DiagnosticScene {
        let scene = DiagnosticScene(width: 300, height: 200)
        let panel = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
        panel.name = "panel"
        scene.root.addSubview(panel)
        let icon = View(frame: Rect(x: 1, y: 2, width: 3.5, height: 4))
        icon.isHidden = true
        panel.addSubview(icon)
        let title = scene.add("title", ContentView(80, 20))
        scene.layOut([
            title.left.constraint(equalTo: panel.right, constant: 8),
            title.top.constraint(equalTo: panel.top),
        ])
        return scene
    }

    @Test("describes the tree in stable text")
    func text() {
        expectEqual(
            "\(screen().root.snapshot())",
            """
            root: Window (0, 0), 300 × 200
              panel: View (10, 20), 100 × 50
                View#2: View (1, 2), 3.5 × 4, hidden
              title: ContentView (118, 20), 80 × 20
            """)
    }

    @Test("of equal trees is equal, and of others is not")
    func equality() {
        let (first, second) = (screen(), screen())
        expectEqual(first.root.snapshot(), second.root.snapshot())
        expectEqual(Set([first.root.snapshot(), second.root.snapshot()]).count, 1)
        let before = first.root.snapshot()
        first.root.subviews[0].frame.origin.x += 1
        first.layOut()
        expectTrue(first.root.snapshot() != before)
        expectEqual(before, second.root.snapshot())
        second.root.subviews[1].isHidden = true
        expectTrue(second.root.snapshot() != before)
    }

    @Test("can be walked as a tree")
    func walking() throws {
        let snapshot = screen().root.snapshot()
        let root = try #require(snapshot.root)
        expectEqual(root.node.name, "root")
        expectEqual(root.subviews.map { $0.node.name }, ["panel", "title"])
        expectEqual(root.subviews[0].subviews.map { $0.node.isHidden }, [true])
        expectTrue(root.subviews[1].subviews.isEmpty)
        expectEqual(snapshot.view(named: "panel"), root.subviews[0])
        expectTrue(snapshot.view(named: "nobody") == nil)
        expectEqual(snapshot.nodes.map { $0.depth }, [0, 1, 2, 1])
    }

    @Test("can be of a part of a tree, whose views keep their names")
    func part() {
        let panel = screen().root.subviews[0]
        expectEqual(
            "\(panel.snapshot())",
            """
            panel: View (10, 20), 100 × 50
              View#2: View (1, 2), 3.5 × 4, hidden
            """)
    }

    @Test("shows frames as they are, and what is wrong now")
    func framesAsTheyAre() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let stray = View()
        stray.name = "stray"
        LayoutConstraint.activate([
            box.left.constraint(equalTo: scene.root.left),
            box.width.constraint(equalToConstant: 100), box.width.constraint(equalToConstant: 250),
            box.top.constraint(equalTo: stray.top),
        ])
        let expected = """
              box: View (0, 0), FRAME
                ! box.width = 250 is set aside. One line says that box's width is 100, another that it is 250: 150 too much.
                ! ambiguous vertically
                ! box.top = stray.top is pending
            """
        expectEqual(
            "\(scene.root.snapshot())",
            "root: Window (0, 0), 300 × 200\n"
                + "  " + expected.drop { $0 == " " }.replacing("FRAME", with: "0 × 0"))
        scene.layOut()
        expectEqual(
            "\(scene.root.snapshot())",
            "root: Window (0, 0), 300 × 200\n"
                + "  " + expected.drop { $0 == " " }.replacing("FRAME", with: "100 × 0"))
    }

    @Test(
        "tells a conflict with the numbers that it had, after the frame that was set aside has gone"
    )
    func brokenFrame() {
        let scene = DiagnosticScene()
        let box = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
        box.name = "box"
        scene.root.addSubview(box)
        scene.layOut([box.width.constraint(equalToConstant: 250)])
        expectEqual(box.frame.width, 250)
        expectEqual(
            scene.root.snapshot().diagnostics,
            [
                "box.width = 100 (autoresizing) is set aside. box's width is 100, but it must be 250: "
                    + "150 too much."
            ])
    }

    @Test("no longer tells of what was mended")
    func mended() {
        let scene = DiagnosticScene()
        let box = scene.add("box")
        let widths = [100, 250].map { box.width.constraint(equalToConstant: $0) }
        scene.layOut(widths)
        expectTrue(scene.root.snapshot().diagnostics.contains { $0.contains("set aside") })
        widths[0].isActive = false
        expectTrue(!scene.root.snapshot().diagnostics.contains { $0.contains("set aside") })
    }

    @Test("can be sent to other tasks")
    func sending() async {
        let snapshot = screen().root.snapshot()
        let name = await Task.detached { snapshot.nodes[1].name }.value
        expectEqual(name, "panel")
    }

    @Test("survives ten thousand nested views")
    func deep() {
        let root = View()
        var inner = root
        for _ in 1..<10_000 {
            let view = View()
            inner.addSubview(view)
            inner = view
        }
        let snapshot = root.snapshot()
        expectEqual(snapshot.nodes.count, 10_000)
        expectEqual(snapshot.nodes.last?.name, "View#10000")
        expectEqual(snapshot.nodes.last?.depth, 9_999)
        expectEqual(snapshot, root.snapshot())
        expectEqual(snapshot.hashValue, root.snapshot().hashValue)
        expectEqual(snapshot.root?.subviews.count, 1)
    }
}
