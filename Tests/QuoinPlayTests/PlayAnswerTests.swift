import Quoin
import Testing

@testable import QuoinPlay

@Suite("The page's answers")
struct PlayAnswerTests {
    private func answer(_ request: String) -> String { PlayDesk().answer(to: request) }

    @Test("have the frames of the views, in the window's size and direction")
    func frames() {
        // 200 less a margin of 8 on each side, an icon of 44 and a gap of 12.
        let request = """
            size 200 100
            direction rtl
            metric gap 12
            content title - 20
            picture no
            formats
            |-[icon(44)]-gap-[title]-|
            V:|-[icon(44)]
            V:|-[title]
            """
        let text = answer(request)
        #expect(text.contains(#""size": [200.0, 100.0]"#))
        #expect(text.contains(#""icon": [148.0, 8.0, 44.0, 44.0]"#))
        #expect(text.contains(#""title": [8.0, 8.0, 128.0, 20.0]"#))
        #expect(text.contains(#""ambiguous": []"#) && text.contains(#""conflicts": []"#))
        #expect(!text.contains("picture"))
    }

    @Test("have what was asked for: a picture, findings and reasons")
    func parts() {
        let text = answer("size 200 100\ntell findings\nwhy a\noverlay names\nformats\n|-[a(40)]")
        #expect(text.contains(#""picture": "<svg"#))
        #expect(text.contains(#""kind": "no height""#))
        #expect(text.contains(#""why": ["a.left = 8"#))
        #expect(text.contains(#""ambiguous": ["a"]"#))
    }

    @Test("tell conflicts in words")
    func conflicts() {
        let text = answer("option alignAllTop\nformats\nH:[a(40)]\n// again\n V:[a]\nH:[a(50)]")
        #expect(text.contains(#""conflicts": [""#) && text.contains("50"))
        #expect(text.contains("line:1") && text.contains("line:4"))
    }

    @Test("say what is wrong with a request, and where")
    func problems() {
        #expect(
            answer("formats\n|-[a]-|\n|-[b")
                .hasPrefix(#"{"error": {"message": "#))
        #expect(answer("formats\n|-[a]-|\nV:[b").contains(#""line": 2, "column": 3"#))
        #expect(answer("size 1 2 3").contains("is no line of a request"))
        #expect(answer("size nan 1").contains("is no number"))
        #expect(answer("option alignAllTopp").contains("alignAllTop"))
        #expect(answer("overlay nmes").contains("no overlay"))
        #expect(PlayDesk().answer(width: 1, height: 1).contains("no layout"))
    }

    @Test("follow the window's size without reading anything anew")
    func resizing() {
        let desk = PlayDesk()
        _ = desk.answer(to: "size 200 100\npicture no\nformats\n|-[a]-|\nV:|-[a]-|")
        let text = desk.answer(width: 316, height: .nan)
        #expect(text.contains(#""size": [316.0, 0.0]"#))
        #expect(text.contains(#""a": [8.0, 8.0, 300.0"#))
    }
}

@Suite("A random layout")
struct RandomLayoutTests {
    @Test("is the same each time, and another one for each seed")
    func same() {
        let seeds = 1...12 as ClosedRange<UInt64>
        let hashes = seeds.map { RandomLayout.hash(seed: $0) }
        #expect(hashes == seeds.map { RandomLayout.hash(seed: $0) })
        #expect(Set(hashes).count == hashes.count)
    }

    @Test("is not alone: systems in a solver are the same each time, too")
    func systems() {
        let seeds = 1...50 as ClosedRange<UInt64>
        let hashes = seeds.map { RandomSystem.hash(seed: $0, changes: 60) }
        #expect(hashes == seeds.map { RandomSystem.hash(seed: $0, changes: 60) })
        #expect(Set(hashes).count == hashes.count)
    }
}
