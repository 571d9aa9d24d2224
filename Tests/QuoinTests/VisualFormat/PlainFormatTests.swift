import Quoin
import TestSupport
import Testing

@Suite("Plain formats")
struct PlainFormatTests {
    private let stage = FormatStage()

    /// The examples of Apple's guide, with what they come to. The order is from left to right: what is
    /// between two elements, then what is said about the second.
    @Test(
        "say what they draw",
        arguments: [
            ("[a]-[b]", ["b.leading = a.trailing + 8"]),
            ("[a(>=50)]", ["a.width ≥ 50"]),
            (
                "|-50-[a]-50-|",
                ["a.leading = root.leading + 50", "a.trailing = root.trailing - 50"]
            ),
            ("V:[a]-10-[b]", ["b.top = a.bottom + 10"]),
            ("[a][b]", ["b.leading = a.trailing"]),
            ("[a(100@20)]", ["a.width = 100 @20"]),
            ("[a(==b)]", ["a.width = b.width"]),
            ("[a(b)]", ["a.width = b.width"]),
            ("V:[a(b)]", ["a.height = b.height"]),
            ("[a(>=70,<=100)]", ["a.width ≥ 70", "a.width ≤ 100"]),
            (
                "|-[a]-[b]-[c(>=20)]-|",
                [
                    "a.leading = root.leadingMargin", "b.leading = a.trailing + 8",
                    "c.leading = b.trailing + 8", "c.width ≥ 20",
                    "c.trailing = root.trailingMargin",
                ]
            ),
            ("|[a]|", ["a.leading = root.leading", "a.trailing = root.trailing"]),
            ("V:|[a]|", ["a.top = root.top", "a.bottom = root.bottom"]),
            ("V:|-[a]-|", ["a.top = root.topMargin", "a.bottom = root.bottomMargin"]),
            ("|[a]", ["a.leading = root.leading"]),
            ("[a]|", ["a.trailing = root.trailing"]),
            (
                "[a]-(>=20@750,<=30)-[b]",
                ["b.leading ≥ a.trailing + 20 @750", "b.leading ≤ a.trailing + 30"]
            ),
            (
                "|-(>=20)-[a]-(<=30)-|",
                ["a.leading ≥ root.leading + 20", "a.trailing ≥ root.trailing - 30"]
            ),
            ("[a]-0-[b]", ["b.leading = a.trailing"]),
            ("|-(0)-[a]-0-|", ["a.leading = root.leading", "a.trailing = root.trailing"]),
            ("[a]", []),
            ("[a]-7@250-[b]", ["b.leading = a.trailing + 7 @250"]),
            ("[a(10.25)]", ["a.width = 10.25"]),
            ("[a(.5)]", ["a.width = 0.5"]),
            ("[a(1e2)]", ["a.width = 100"]),
            ("[a(123456789012)]", ["a.width = 123456789012"]),
            ("[guide]-[a]", ["a.leading = guide.trailing + 8"]),
            ("|-[guide]", ["guide.leading = root.leadingMargin"]),
        ] as [(String, [String])])
    func statements(format: String, says: [String]) throws {
        try expectEqual(stage.said(format), says)
        if !format.hasPrefix("V:") {
            try expectEqual(stage.said("H:" + format), says)
        }
    }

    @Test("place views as arithmetic does")
    func frames() throws {
        // 320 - 2 × 8 for the margins - 2 × 8 for the gaps = 288; less the 88 of a: 100 each.
        try stage.layOut("|-[a(88)]-[b(c)]-[c]-|\nV:|-20-[a(44)]")
        stage.expect("a", x: 8, width: 88)
        stage.expect("b", x: 104, width: 100)
        stage.expect("c", x: 212, width: 100)
        stage.expect("a", y: 20, height: 44)
    }

    @Test("draw a card as the documentation says")
    func documented() throws {
        let card = View("card", Rect(0, 0, 320, 96))
        let views = Dictionary(
            uniqueKeysWithValues: ["icon", "title", "detail"].map { ($0, card.add($0)) })
        try card.visualConstraints(
            """
            |-[icon(icon.height)]-[title,detail]-|
            V:|-[icon]-|
            V:|-[title(detail)][detail]-|               // one above the other, of the same height
            """,
            views: views)
        card.layoutIfNeeded()
        // 96 - 2 × 8 = 80; 320 - 8 - 80 - 8 - 8 = 216; 80 / 2 = 40.
        expectEqual(views["icon"]?.frame, Rect(8, 8, 80, 80))
        expectEqual(views["title"]?.frame, Rect(96, 8, 216, 40))
        expectEqual(views["detail"]?.frame, Rect(96, 48, 216, 40))
    }

    @Test("put a standard gap to the margin wherever that is")
    func margins() throws {
        stage.root.layoutMargins = EdgeInsets(top: 1, left: 30, bottom: 2, right: 50)
        try stage.layOut("|-[a]-|\nV:|-[a]-|")
        expect(stage["a"], at: Rect(30, 1, 240, 477))
        stage.root.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        stage.root.layoutIfNeeded()
        expect(stage["a"], at: Rect(10, 0, 300, 480))
    }

    @Test("may have blanks anywhere between words and signs")
    func blanks() throws {
        let dense = try stage.said(
            "V:|-20-[a(>=b*2+1@750,<=90)]-(gap)-[b]->[c]|", metrics: ["gap": 3])
        let loose = try stage.said(
            " V : | - 20 - [ a ( >= b * 2 + 1 @ 750 , <= 90 ) ] - ( gap ) - [ b ] -> [ c ] | \t\r",
            metrics: ["gap": 3])
        expectEqual(loose, dense)
    }

    @Test("take the constraints of the call's place")
    func location() throws {
        let line: UInt = #line + 1
        for constraint in try stage.root.visualConstraints("|-[a(20)]-|", views: stage.items) {
            expectEqual(constraint.sourceLocation.line, line)
            expectTrue("\(constraint.sourceLocation)".hasPrefix("PlainFormatTests.swift:"))
        }
        let other: UInt = #line + 1
        let made = try LayoutConstraint.constraints(withVisualFormat: "[a(20)]", views: stage.items)
        expectEqual(made.map(\.sourceLocation.line), [other])
    }

    @Test("have names of letters of any language, digits and underscores")
    func names() throws {
        let views: [String: any LayoutItem] = [
            "größe": stage["a"], "_x1": stage["b"], "标题": stage["c"], "名2": stage["d"],
        ]
        let constraints = try stage.root.visualConstraints(
            "[größe]-[_x1]-[标题][名2]", views: views)
        expectEqual(
            constraints.map { "\($0)" },
            [
                "b.leading = a.trailing + 8", "c.leading = b.trailing + 8",
                "d.leading = c.trailing",
            ])
    }

    @Test("turn off the autoresizing of the views between brackets, and of no others")
    func autoresizing() throws {
        stage["b"].frame = Rect(0, 0, 70, 10)
        try stage.layOut("[guide]-[a(b)]-(c)-[d]\nC:e.width(5)")
        for (name, isPlacedByMask) in [
            ("a", false), ("b", true), ("c", true), ("d", false), ("e", false),
        ] {
            expectEqual(
                stage[name].translatesAutoresizingMaskIntoConstraints, isPlacedByMask, "\(name)")
        }
        expectTrue(stage.root.translatesAutoresizingMaskIntoConstraints)
        expectEqual(stage["a"].frame.width, 70)
    }

    @Test("leave the receiver's autoresizing alone, even where it is named")
    func receiver() throws {
        try stage.root.visualConstraints("|[a]", views: ["a": stage["a"], "root": stage.root])
        try stage.root.visualConstraints("[root(320)]", views: ["root": stage.root])
        expectTrue(stage.root.translatesAutoresizingMaskIntoConstraints)
    }
}
