import Quoin
import TestSupport
import Testing

@Suite("Sentences")
struct SentencePairTests {
    @Test("say what the maker says with the same words", arguments: SentencePair.all)
    func pairs(pair: SentencePair) throws {
        let read = try SentenceScene(pair.text)
        let made = SentenceScene()
        pair.make(made)
        expectEqual(read.said, made.said)
        expectEqual(read.contentPriorities, made.contentPriorities)
        read.window.layoutIfNeeded()
        made.window.layoutIfNeeded()
        expectEqual("\(read.window.snapshot())", "\(made.window.snapshot())")
        expectTrue(read.reports.refusals.isEmpty)
    }

    @Test(
        "mean the same in other spellings",
        arguments: [
            "badge: left.equalTo(photo); top.equalTo(photo);",
            "badge:\n  left.equalTo(photo)\n  top.equalTo(photo)",
            "badge: left.equalTo(photo)   # here\n\n\ttop.equalTo(photo) // there\r",
            "badge : left . equalTo ( photo ) ; top.equalTo( photo)",
            "badge: make.left.equalTo(photo)\n make.top.equalTo(photo);",
            "badge: $0.left.equalTo(photo.snp); $0.top.equalTo(photo)",
            "badge.left.equalTo(photo)\nbadge.snp.top.equalTo(photo)",
            "badge:left.equalTo(photo.left)\r\ntop.equalTo(photo.snp.top)\r\n",
            "badge: left.equalTo(photo)\ngap2 = gap\ntop.equalTo(photo)",
        ])
    func spellings(text: String) throws {
        let scene = try SentenceScene(text)
        expectEqual(
            scene.badge.installedConstraints.said,
            [
                "badge.left = photo.left", "badge.top = photo.top",
            ])
    }

    @Test("name their lines in messages about conflicts")
    func lines() throws {
        let scene = try SentenceScene("badge: width.equalTo(4)\n  width.equalTo(gap)")
        scene.window.layoutIfNeeded()
        let conflict = try #require(scene.reports.conflicts.first)
        expectEqual(conflict.constraints.map { "\($0.sourceLocation)" }, ["line:6", "line:7"])
        expectTrue(conflict.explanation.contains("line:7"))
    }
}
