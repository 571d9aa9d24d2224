import TestSupport
import Testing

@testable import Quoin

@Suite("Sentences about views that there are")
struct KnownViewTests {
    private func read(_ text: String, _ known: [String]) throws(SentenceError) -> Sentences {
        try Sentences(text, metrics: [:], among: { known.contains($0) }, names: { known })
    }

    @Test("speak of those that are known, and make those that they declare")
    func both() throws {
        let sentences = try read(
            "badge: left.equalTo(photo.right)\nline: top.equalTo(badge)\nline x1 in photo",
            ["photo", "badge", "other"])
        expectEqual(sentences.views.map(\.name), ["badge", "photo", "line"])
        let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let (photo, badge) = (View(), View())
        let record = SentenceRecord()
        let views = sentences.make(
            in: root, views: ["photo": photo, "badge": badge], recording: record)
        expectTrue(views["line"]?.superview === photo)
        expectTrue(badge.superview === root)
        expectEqual(
            record.groups.flatMap(\.layoutConstraints).map(\.firstAttribute), [.left, .top])
    }

    @Test("refuse a name that is neither, and propose one that is near")
    func unknown() throws {
        let error = try #require(throws: SentenceError.self) {
            try read("phto: left.equalTo(8)\nphoto: top.equalTo(bagde)", ["photo", "badge"])
        }
        expectEqual(
            error.problems.map(\.message),
            [
                "there is no view \"phto\"; did you mean \"photo\"?",
                "there is no view or metric \"bagde\"; did you mean \"badge\"?",
            ])
        expectEqual(error.problems.map(\.column), [1, 20])
    }

    @Test("refuse to declare a view that there is")
    func declared() throws {
        let error = try #require(throws: SentenceError.self) { try read("photo 20x20", ["photo"]) }
        expectEqual(error.problems.map(\.message), ["there is a view \"photo\" already"])
        try expectEqual(
            read("line x1\nline: left.equalTo(0)", ["photo"]).views.map(\.name), ["line"])
    }

    @Test("ask for names that stand in them, and for no words of their own")
    func asked() throws {
        var asked: Set<String> = []
        _ = try Sentences(
            "a: left.equalTo(superview.right)\na: top.equalTo(window)", metrics: [:],
            among: { name in
                asked.insert(name)
                return name == "a"
            }, names: { [] })
        expectTrue(asked.contains("a"))
        expectTrue(asked.isDisjoint(with: ["superview", "window"]))
    }
}
