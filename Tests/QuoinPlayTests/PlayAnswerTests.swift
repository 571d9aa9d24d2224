import Quoin
import TestSupport
import Testing

@testable import QuoinPlay

@Suite("The page's answers")
struct PlayAnswerTests {
    private func answer(_ request: String) -> String { PlayDesk().answer(to: request).text }

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
        expectTrue(text.contains(#""size": [200.0, 100.0]"#))
        expectTrue(text.contains(#""icon": [148.0, 8.0, 44.0, 44.0]"#))
        expectTrue(text.contains(#""title": [8.0, 8.0, 128.0, 20.0]"#))
        expectTrue(text.contains(#""ambiguous": []"#) && text.contains(#""conflicts": []"#))
        expectTrue(!text.contains("picture"))
    }

    @Test("have what was asked for: a picture, findings and reasons")
    func parts() {
        let text = answer("size 200 100\ntell findings\nwhy a\noverlay names\nformats\n|-[a(40)]")
        expectTrue(text.contains(#""picture": "<svg"#))
        expectTrue(text.contains(#""kind": "no height""#))
        expectTrue(text.contains(#""why": ["a.left = 8"#))
        expectTrue(text.contains(#""ambiguous": ["a"]"#))
    }

    @Test("tell conflicts in words")
    func conflicts() {
        let text = answer("option alignAllTop\nformats\nH:[a(40)]\n// again\n V:[a]\nH:[a(50)]")
        expectTrue(text.contains(#""conflicts": [""#) && text.contains("50"))
        expectTrue(text.contains("format:1") && text.contains("format:4"))
    }

    @Test("say what is wrong with a request, and where")
    func problems() {
        expectTrue(
            answer("formats\n|-[a]-|\nV:[b").contains(
                #""problems": [{"part": "formats", "message": "#))
        expectTrue(answer("formats\n|-[a]-|\nV:[b").contains(#""line": 2, "column": 3"#))
        expectTrue(answer("text huge").hasPrefix(#"{"error": {"message": "#))
        expectTrue(answer("device iPhone 0").contains("there is no device"))
        expectTrue(answer("formats -1").contains("how many lines follow"))
        expectTrue(answer("size 1 2 3").contains("a width and a height"))
        expectTrue(answer("sice 1 2").contains("is no line of a request"))
        expectTrue(answer("size nan 1").contains("is no number"))
        expectTrue(answer("option alignAllTopp").contains("alignAllTop"))
        expectTrue(answer("overlay nmes").contains("no overlay"))
        expectTrue(PlayDesk().answer(width: 1, height: 1).text.contains("no layout"))
    }

    @Test("have what sentences say, beside formats, and with their metrics")
    func sentences() {
        // The icon is as wide as it says itself; the formats place it, and take the gap from the sentences.
        let text = answer(
            """
            size 200 100
            picture no
            sentences 4
            gap = 20
            icon 44x30
            title "Hi"
            title: centerY.equalTo(icon); left.equalTo(icon.right).offset(gap)
            formats 2
            |-gap-[icon]
            V:|-gap-[icon]
            """)
        expectTrue(text.contains(#""icon": [20.0, 20.0, 44.0, 30.0]"#))
        expectTrue(text.contains(#""title": [84.0, "#))
        expectTrue(!text.contains("problems"))
    }

    @Test("have options for the lines of formats below them, also in Swift")
    func options() {
        let request = """
            picture no
            tell swift
            sentences 1
            a, b: size.equalTo(20, 10)
            formats 4
            |-[a]
            options: alignAllTop, directionRightToLeft
            |-[b]-[a] // \u{202E}
            V:|-[b]
            """
        let text = answer(request)
        // From the right: 320 - 8 - 20.
        expectTrue(text.contains(#""b": [292.0, 8.0, 20.0, 10.0]"#), "\(text)")
        expectTrue(text.contains("options: [.alignAllTop, .directionRightToLeft]"))
        let wrong = answer("picture no\nformats\n|-[a]\noptions: alignAllTopp\n|[b]")
        expectTrue(wrong.contains(#""part": "formats", "message": "visual formats have no option"#))
        expectTrue(wrong.contains(#""line": 2, "column": 10"#))
    }

    @Test("have a picture that says in words what is wrong, or none of these words")
    func captions() {
        let request = "overlay problems\nsentences\na: edges.equalToSuperview(); width.equalTo(9)"
        expectTrue(answer(request).contains("class=\\\"captions\\\""))
        let bare = answer("captions no\n" + request)
        expectTrue(!bare.contains("captions") && bare.contains("viewBox=\\\"0 0 320 480\\\""))
    }

    @Test("have dark boxes in the dark")
    func appearance() {
        let request = "sentences\na: edges.equalToSuperview()"
        expectTrue(answer(request).contains("#dce9fc"))
        let dark = answer("appearance dark\n" + request)
        expectTrue(!dark.contains("#dce9fc") && !dark.contains("#1d4f91"))
    }

    @Test("leave lines that make no sense out, and say so")
    func slips() {
        let text = answer(
            "picture no\nsentences 2\na: left.top.equalToSuperview(); size.equalTo(9)\nb: lef.equalTo(a)"
        )
        expectTrue(text.contains(#""a": [0.0, 0.0, 9.0, 9.0]"#))
        expectTrue(
            text.contains(#""problems": [{"part": "sentences", "message": "there is no attribute"#))
        expectTrue(text.contains(#""line": 2, "column": 4"#))
        let format = answer("picture no\nformats 1\n|-[a\nsentences 1\nb: edges.equalToSuperview()")
        expectTrue(format.contains(#""b": [0.0, 0.0, 320.0, 480.0]"#))
        expectTrue(format.contains(#""part": "formats""#))
    }

    @Test("have the screen, the safe area and the text of a device")
    func devices() {
        let text = answer(
            """
            device iPhone SE
            held sideways
            text doubled
            tell swift
            picture no
            sentences
            bar: left.top.right.equalTo(superview.safeArea); height.equalTo(44)
            title "Words"
            title: center.equalToSuperview()
            """)
        expectTrue(text.contains(#""size": [568.0, 320.0]"#))
        // An iPhone SE has no status bar sideways.
        expectTrue(text.contains(#""bar": [0.0, 0.0, 568.0, 44.0]"#))
        let plain = answer(
            "picture no\nsentences\ntitle \"Words\"\ntitle: left.top.equalToSuperview()")
        expectTrue(plain.contains(#", 20.0]"#) && !text.contains(#", 20.0]"#))
        expectTrue(text.contains("func makeLayout(in window: View)"))
    }

    @Test("follow the window's size without reading anything anew")
    func resizing() {
        let desk = PlayDesk()
        _ = desk.answer(to: "size 200 100\npicture no\nformats\n|-[a]-|\nV:|-[a]-|")
        let text = desk.answer(width: 316, height: .nan).text
        expectTrue(text.contains(#""size": [316.0, 0.0]"#))
        expectTrue(text.contains(#""a": [8.0, 8.0, 300.0"#))
    }

    @Test(
        "are the same whatever was asked before",
        arguments: usually(2, of: 1...8 as ClosedRange<Int>))
    func edits(seed: Int) {
        let beginnings = ["text large", "text normal", "direction rtl", "appearance dark"]
        var lines = [
            "title \"Words\"", "title: left.top.equalToSuperview().offset(8)", "photo 80x40",
            "photo: top.equalTo(title.bottom); centerX.equalTo(title)", "photo: width.equalTo(90)",
            "title: right.lessThanOrEqualTo(photo.left)", "gap = 4", "note \"More words\"",
            "note: edges.equalToSuperview().inset(gap)", "x: size.equalTo(title)",
        ]
        let edits = [
            "title \"Words\"", "title \"Other\\twords\"", "title: top.equalTo(9)", "photo",
            "photo: widht.equalTo(2)", "gap = 12", "note: right.equalTo(300)", "", "x \"\\\\\"",
            "x: left.equalTo(title.right)", "title: width.equalTo(12).priority(", "note 12x",
        ]
        var random = seed
        func number(below limit: Int) -> Int {
            random = random * 48271 % 2_147_483_647
            return random % limit
        }
        let desk = PlayDesk()
        for step in 0..<40 {
            lines[number(below: lines.count)] = edits[number(below: edits.count)]
            let request =
                "\(beginnings[number(below: beginnings.count)])\noverlay problems\ntell findings\n"
                + "tell swift\nwhy title\nsentences\n" + lines.joined(separator: "\n")
            expectEqual(desk.answer(to: request).text, answer(request), "\(seed), \(step)")
        }
    }
}

@Suite("A random layout")
struct RandomLayoutTests {
    @Test("is the same each time, and another one for each seed")
    func same() {
        let seeds = 1...12 as ClosedRange<UInt64>
        let hashes = seeds.map { RandomLayout.hash(seed: $0) }
        expectEqual(hashes, seeds.map { RandomLayout.hash(seed: $0) })
        expectEqual(Set(hashes).count, hashes.count)
    }

    @Test("is not alone: systems in a solver are the same each time, too")
    func systems() {
        let seeds = 1...50 as ClosedRange<UInt64>
        let hashes = seeds.map { RandomSystem.hash(seed: $0, changes: 60) }
        expectEqual(hashes, seeds.map { RandomSystem.hash(seed: $0, changes: 60) })
        expectEqual(Set(hashes).count, hashes.count)
    }
}
