import Quoin
import TestSupport
import Testing

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        "forgives a slip of the finger",
        arguments: [
            ("slove", "solve"), ("sove", "solve"), ("solvee", "solve"), ("silve", "solve"),
            ("Solve", "solve"), ("galery", "gallery"), ("privew", "preview"),
            ("perview", "preview"),
        ])
    func slips(written: String, meant: String) {
        expectEqual(NearestName.of(written, among: ["gallery", "solve", "preview"]), meant)
    }

    @Test("does not guess when nothing is near", arguments: ["", "x", "help", "sXvX", "lavender"])
    func farAway(written: String) {
        expectTrue(NearestName.of(written, among: ["gallery", "solve", "preview"]) == nil)
    }

    @Test("takes the nearest of several, and the first of equals")
    func order() {
        expectEqual(NearestName.of("width", among: ["widt", "widht", "height"]), "widt")
        expectEqual(NearestName.of("labels", among: ["lapel", "label"]), "label")
        expectEqual(NearestName.of("c3", among: ["c1", "c2"]), "c1")
    }

    @Test("forgives letters that are missing from a longer name")
    func missingLetters() {
        expectEqual(NearestName.of("butn", among: ["title", "button"]), "button")
        expectTrue(NearestName.of("bu", among: ["title", "button"]) == nil)
    }

    @Test("takes one-letter names for different, not for misspelled")
    func oneLetter() {
        expectTrue(NearestName.of("x", among: ["y", "z"]) == nil)
    }

    @Test("is not looked for when names are very long")
    func longNames() {
        let long = String(repeating: "a", count: 100_000)
        expectTrue(NearestName.of(long, among: [long + "b"]) == nil)
        expectTrue(NearestName.of("ab", among: [long]) == nil)
    }

    @Test("ends a message with a question")
    func question() {
        let question = NearestName.question(about: "slove", among: ["solve"])
        expectEqual(question, "; did you mean \"solve\"?")
        expectEqual(NearestName.question(about: "lavender", among: ["solve"]), "")
    }
}
