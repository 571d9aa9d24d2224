import QuoinKit
import Testing

@testable import QuoinTesting

@Suite("The difference of two layouts, in words")
struct DifferenceTests {
    private func sentences(_ before: String, _ after: String) -> [String] {
        LayoutDifference(from: WrittenLayout(before), to: WrittenLayout(after)).sentences
    }

    private let before = """
        screen: View (0, 0), 320 × 480
          box: View (10, 10), 100 × 100
            label: Label (0, 0), 50 × 20
          other: View (120, 10), 100 × 100
        """

    private func with(_ old: String, _ new: String) -> String {
        let range = before.firstRange(of: old)
        return range.map { before.replacingCharacters(in: $0, with: new) } ?? before
    }

    @Test("is nothing where nothing differs")
    func nothing() {
        #expect(sentences(before, before) == [])
        #expect(sentences("", "") == [])
    }

    @Test("says how far something moved, and how much larger or smaller it is")
    func frames() {
        #expect(
            sentences(before, with("(0, 0), 50 × 20", "(0.25, -3), 40 × 21.5"))
                == [
                    "label: 0.25 to the right, 3 up, 10 narrower, 1.5 taller "
                        + "((0, 0), 50 × 20 → (0.25, -3), 40 × 21.5)"
                ])
        #expect(
            sentences(before, with("(120, 10), 100 × 100", "(20, 11), 101 × 99"))
                == [
                    "other: 100 to the left, 1 down, 1 wider, 1 lower "
                        + "((120, 10), 100 × 100 → (20, 11), 101 × 99)"
                ])
    }

    @Test("says what came, went, and came into another view")
    func comingAndGoing() {
        #expect(
            sentences(before, with("\n    label: Label (0, 0), 50 × 20", ""))
                == ["label is gone, which was at (0, 0), 50 × 20"])
        #expect(
            sentences(before, before + "\n    new: Label (1, 2), 3 × 4, hidden")
                == ["new is new, at (1, 2), 3 × 4, hidden"])
        let moved = """
            screen: View (0, 0), 320 × 480
              box: View (10, 10), 100 × 100
              other: View (120, 10), 100 × 100
                label: Label (0, 5), 50 × 20
            """
        #expect(
            sentences(before, moved)
                == ["label: is in other instead of box, 5 down ((0, 0), 50 × 20 → (0, 5), 50 × 20)"]
        )
    }

    @Test("says of views in another order that they are, once")
    func order() {
        let turned = """
            screen: View (0, 0), 320 × 480
              other: View (120, 10), 100 × 100
              box: View (10, 10), 100 × 100
                label: Label (0, 0), 50 × 20
            """
        #expect(sentences(before, turned) == ["what is in screen stands in another order"])
    }

    @Test("says what is hidden, of another type, or wrong")
    func kinds() {
        #expect(
            sentences(before, with("50 × 20", "50 × 20, hidden\n      ! ambiguous vertically"))
                == ["label: is hidden, is wrong now: ambiguous vertically"])
        #expect(
            sentences(before, with("Label", "Caption")) == [
                "label: is a Caption instead of a Label"
            ])
    }

    @Test("tells views of the same name apart by their order")
    func sameNames() {
        let rows = "list: View (0, 0), 9 × 9\n  row: View (0, 0), 9 × 1\n  row: View (0, 1), 9 × 1"
        let moved = "list: View (0, 0), 9 × 9\n  row: View (0, 0), 9 × 1\n  row: View (0, 2), 9 × 1"
        #expect(sentences(rows, moved) == ["row: 1 down ((0, 1), 9 × 1 → (0, 2), 9 × 1)"])
    }

    @Test("reads names that look like something else")
    func names() {
        let text = "a (1, 2), 3 × 4: b: View<Int, Int> (-1.5, 2), 3 × 4.25, hidden"
        let line = WrittenLayout(text).lines.first
        #expect(line?.name == "a (1, 2), 3 × 4: b")
        #expect(line?.type == "View<Int, Int>")
        #expect(line?.frame == Rect(x: -1.5, y: 2, width: 3, height: 4.25))
        #expect(line?.isHidden == true)
    }
}
