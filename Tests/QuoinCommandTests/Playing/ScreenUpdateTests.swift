import TestSupport
import Testing

@testable import QuoinCommand

@Suite("What is written to a terminal for a frame")
struct ScreenUpdateTests {
    private func expected(_ text: String) -> String { "\u{1B}[?2026h\(text)\u{1B}[?2026l" }

    @Test("is everything at first, and what has changed from then on")
    func changes() {
        var update = ScreenUpdate()
        expectEqual(
            update.bytes(for: ["one", "two", "three"]),
            expected(
                "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Hone\u{1B}[0m\u{1B}[K"
                    + "\u{1B}[2;1Htwo\u{1B}[0m\u{1B}[K\u{1B}[3;1Hthree\u{1B}[0m\u{1B}[K"))
        expectEqual(
            update.bytes(for: ["one", "2", "three"]), expected("\u{1B}[2;1H2\u{1B}[0m\u{1B}[K"))
        expectEqual(update.bytes(for: ["one", "2", "three"]), "")
    }

    @Test("takes away lines that are no longer there, and those that are empty now")
    func fewerLines() {
        var update = ScreenUpdate()
        _ = update.bytes(for: ["one", "two", "three", "four"])
        expectEqual(
            update.bytes(for: ["one", ""]),
            expected("\u{1B}[2;1H\u{1B}[0m\u{1B}[K\u{1B}[3;1H\u{1B}[J"))
        expectEqual(update.bytes(for: ["one", "", "3"]), expected("\u{1B}[3;1H3\u{1B}[0m\u{1B}[K"))
    }

    @Test("is everything again when others may have written")
    func forgetting() {
        var update = ScreenUpdate()
        let first = update.bytes(for: ["one", "two"])
        update.forget()
        expectEqual(update.bytes(for: ["one", "two"]), first)
    }
}
