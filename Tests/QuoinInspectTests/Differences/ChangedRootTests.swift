import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("A view that goes between the topmost view and one in it")
struct ChangedRootTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let card = View("card", Rect(0, 0, 100, 100))
    private let title = View("title", Rect(5, 5, 20, 10))

    private func words(_ change: () -> Void) -> String {
        let before = root.snapshot()
        change()
        return "\(SnapshotDifference(before, root.snapshot()))"
    }

    @Test("is told to have gone from the one into the other")
    func both() {
        root.addSubview(card)
        root.addSubview(title)
        expectEqual(words { card.addSubview(title) }, "title went from root into card")
        expectEqual(words { root.addSubview(title) }, "title went from card into root")
    }
}
