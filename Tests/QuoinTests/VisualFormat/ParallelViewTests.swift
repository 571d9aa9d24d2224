import Quoin
import TestSupport
import Testing

@Suite("Several views at one place of a format")
struct ParallelViewTests {
    private let stage = FormatStage()

    @Test("have each gap on both sides, and lengths of their own")
    func parallel() throws {
        try expectEqual(
            stage.said("|-[a,b(10),c(<=20)]-5-[d,e]"),
            [
                "a.leading = root.leadingMargin", "b.leading = root.leadingMargin",
                "c.leading = root.leadingMargin", "b.width = 10", "c.width ≤ 20",
                "d.leading = a.trailing + 5", "e.leading = a.trailing + 5",
                "d.leading = b.trailing + 5", "e.leading = b.trailing + 5",
                "d.leading = c.trailing + 5", "e.leading = c.trailing + 5",
            ])
    }

    @Test(
        "may be a range",
        arguments: [
            ("[v1..3]", "[v1,v2,v3]"), ("[v2..5]", "[v2,v3,v4,v5]"), ("[v4..4]", "[v4]"),
            ("[v1..3(10)]", "[v1(10),v2(10),v3(10)]"), ("[v..3]", "[v,v2,v3]"),
            ("[v..1]", "[v]"), ("[a,v7..9(b),c]", "[a,v7(b),v8(b),v9(b),c]"),
            ("[ v1 .. 2 ( >= 3 ) ]", "[v1(>=3),v2(>=3)]"),
        ])
    func ranges(range: String, list: String) throws {
        var items = stage.items
        items["v"] = stage["d"]
        let said = { (format: String) in
            try stage.root.visualConstraints(format, views: items).map { "\($0)" }
        }
        try expectEqual(said("|-5-\(range)-[e]"), said("|-5-\(list)-[e]"))
    }

    @Test("may begin with a number of several digits")
    func digits() throws {
        let names = ["row98", "row99", "row100", "row101"]
        let views = Dictionary(uniqueKeysWithValues: names.map { ($0, stage.root.add($0)) })
        let constraints = try stage.root.visualConstraints("V:[row98..101(7)]", views: views)
        expectEqual(constraints.map { "\($0)" }, names.map { "\($0).height = 7" })
    }

    @Test("are placed alike")
    func frames() throws {
        try stage.layOut("|[v1..3(100)]-20-[a]|\nV:|[a,v1..3(30)]")
        for name in ["v1", "v2", "v3"] {
            stage.expect(name, x: 0, width: 100)
            stage.expect(name, y: 0, height: 30)
        }
        stage.expect("a", x: 120, width: 200)
    }
}
