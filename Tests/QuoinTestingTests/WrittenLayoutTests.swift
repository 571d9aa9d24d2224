import QuoinKit
import TestSupport
import Testing

@testable import QuoinTesting

@Suite("A layout that is read from text")
struct WrittenLayoutTests {
    @Test("is the snapshot that was written")
    func reading() {
        let card = Card()
        card.note.isHidden = true
        card.title.frame.origin = Point(x: -1.5, y: 0.25)
        card.view.onDiagnostic = { _ in }
        card.title.makeConstraints { make in
            make.top.equalToSuperview()
        }
        card.view.layoutIfNeeded()
        let snapshot = card.view.snapshot()
        expectTrue(!snapshot.diagnostics.isEmpty)
        expectEqual(WrittenLayout("\(snapshot)\n").snapshot, snapshot)
    }

    @Test("has names that look like something else")
    func names() {
        let text = "a (1, 2), 3 × 4: b: View<Int, Int> (-1.5, 2), 3 × 4.25, hidden"
        let node = WrittenLayout(text).snapshot.nodes.first
        expectEqual(node?.name, "a (1, 2), 3 × 4: b")
        expectEqual(node?.type, "View<Int, Int>")
        expectEqual(node?.frame, Rect(x: -1.5, y: 2, width: 3, height: 4.25))
        expectEqual(node?.isHidden, true)
    }

    @Test("has names that begin as problems do")
    func exclamations() {
        let text = """
            card: View (0, 0), 9 × 9
              ! ambiguous horizontally
              ! a (1, 2), 3 × 4
              ! a: View (1, 2), 3 × 4 is too wide.
              ! close: View (3, 0), 4 × 4, hidden
                ! ambiguous vertically
                ! ! (x): View (0, 0), 1.5 × 1

            """
        let written = WrittenLayout(text)
        let nodes = written.snapshot.nodes
        expectEqual(nodes.map(\.name), ["card", "! close", "! ! (x)"])
        expectEqual(nodes.map(\.depth), [0, 1, 2])
        expectEqual(nodes.map(\.diagnostics.count), [3, 1, 0])
        expectTrue(written.isWhole)
        expectEqual("\(written.snapshot)\n", text)
    }

    @Test(
        "leaves out what says nothing of a view",
        arguments: [
            "", "a", "a: View", "a: View (1, 2), 3", "a: View (1, 2), 3 × nan", "(1, 2), 3 × 4",
            "a View (1, 2), 3 × 4", "! alone", "a: View (1, 2, 3, 4, 5)", "((((",
            ": (1, 2), 3 × 1e999",
        ])
    func nonsense(text: String) {
        expectTrue(WrittenLayout(text).snapshot.nodes.isEmpty)
    }

    @Test("is the same but for a millionth")
    func comparing() {
        let (one, other) = ("a: View (1, 2), 3 × 4", "a: View (1, 2), 3 × 4.000001")
        expectTrue(WrittenLayout(one).isSame(as: WrittenLayout(other)))
        expectTrue(!WrittenLayout(one).isSame(as: WrittenLayout(one + ", hidden")))
        expectTrue(!WrittenLayout(one).isSame(as: WrittenLayout("b: View (1, 2), 3 × 4")))
        expectTrue(!WrittenLayout(one).isSame(as: WrittenLayout("")))
    }
}
