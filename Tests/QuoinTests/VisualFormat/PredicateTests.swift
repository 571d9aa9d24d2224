import Quoin
import TestSupport
import Testing

@Suite("Comparisons in formats")
struct PredicateTests {
    private let stage = FormatStage()
    private let metrics = [
        "gap": 12, "minus": -5, "half": 0.5, "weak": 100, "b": 7, "high": 700, "all": 1000,
    ]

    @Test(
        "compare lengths with numbers, metrics and views",
        arguments: [
            ("[a(==100)]", ["a.width = 100"]),
            ("[a(<=100)]", ["a.width ≤ 100"]),
            ("[a(gap)]", ["a.width = 12"]),
            ("[a(>=gap,<=c)]", ["a.width ≥ 12", "a.width ≤ c.width"]),
            ("V:[a(>=c)]", ["a.height ≥ c.height"]),
            ("[a(guide)]", ["a.width = guide.width"]),
            ("[guide(a)]", ["guide.width = a.width"]),
            // A metric goes before a view of the same name, unless a part of the view is named.
            ("[a(b)]", ["a.width = 7"]),
            ("[a(b.width)]", ["a.width = b.width"]),
            ("[b(20)]", ["b.width = 20"]),
        ])
    func lengths(format: String, says: [String]) throws {
        try expectEqual(stage.said(format, metrics: metrics), says)
    }

    @Test(
        "have priorities that are numbers, metrics, or the names of the usual ones",
        arguments: [
            ("[a(10@750)]", ["a.width = 10 @750"]),
            ("[a(10 @ 0.5)]", ["a.width = 10 @0.5"]),
            ("[a(10@1000)]", ["a.width = 10"]),
            ("[a(10@weak)]", ["a.width = 10 @100"]),
            ("[a(10@required)]", ["a.width = 10"]),
            ("[a(10@medium)]", ["a.width = 10 @500"]),
            ("[a(10@low)]", ["a.width = 10 @250"]),
            ("[a(10@fittingSize)]", ["a.width = 10 @50"]),
            // The metric of that name, not the usual 750.
            ("[a(10@high)]", ["a.width = 10 @700"]),
            ("[a]-gap@weak-[c]", ["c.leading = a.trailing + 12 @100"]),
            (
                "[a]-(gap@all,>=3@low)-[c]",
                ["c.leading = a.trailing + 12", "c.leading ≥ a.trailing + 3 @250"]
            ),
        ])
    func priorities(format: String, says: [String]) throws {
        try expectEqual(stage.said(format, metrics: metrics), says)
    }

    @Test("know the usual priority where there is no metric of its name")
    func usualPriority() throws {
        try expectEqual(stage.said("[a(10@high)]"), ["a.width = 10 @750"])
    }

    @Test(
        "compute",
        arguments: [
            ("[a(c*2+10)]", "a.width = 2 × c.width + 10"),
            ("[a(==c*4-100)]", "a.width = 4 × c.width - 100"),
            ("[a(c/2-3)]", "a.width = 0.5 × c.width - 3"),
            ("[a(2*c)]", "a.width = 2 × c.width"),
            ("[a(10+c)]", "a.width = c.width + 10"),
            ("[a(100-c)]", "a.width = -1 × c.width + 100"),
            ("[a(-c+100)]", "a.width = -1 × c.width + 100"),
            ("[a(c/-2+100)]", "a.width = -0.5 × c.width + 100"),
            ("[a(c/+2)]", "a.width = 0.5 × c.width"),
            ("[a(gap*2)]", "a.width = 24"),
            ("[a(gap*half+1)]", "a.width = 7"),
            ("[a(c*half+gap/3)]", "a.width = 0.5 × c.width + 4"),
            ("[a(1+2*3)]", "a.width = 7"),
            ("[a((1+2)*3)]", "a.width = 9"),
            ("[a(((c+2))*3)]", "a.width = 3 × c.width + 6"),
            ("[a(20-5-3)]", "a.width = 12"),
            ("[a(40/4/2)]", "a.width = 5"),
            ("[a(--5)]", "a.width = 5"),
            ("[a(-(-5))]", "a.width = 5"),
            ("[a(c+c)]", "a.width = 2 × c.width"),
            ("[a(c*3-c)]", "a.width = 2 × c.width"),
            ("[a]-(-gap)-[c]", "c.leading = a.trailing - 12"),
            ("[a]-(minus)-[c]", "c.leading = a.trailing - 5"),
            ("[a]-minus-[c]", "c.leading = a.trailing - 5"),
            ("[a]-(+3)-[c]", "c.leading = a.trailing + 3"),
            ("[c]-(-10)-|", "c.trailing = root.trailing + 10"),
        ])
    func arithmetic(format: String, says: String) throws {
        try expectEqual(stage.said(format, metrics: metrics), [says])
    }

    @Test(
        "take parts of the superview",
        arguments: [
            ("[a(50%)]", "a.width = 0.5 × root.width"),
            ("V:[a(50%)]", "a.height = 0.5 × root.height"),
            ("[a(>=12.5%@low)]", "a.width ≥ 0.125 × root.width @250"),
            ("[a(50%-10)]", "a.width = 0.5 × root.width - 10"),
            ("[a(50%+25%)]", "a.width = 0.75 × root.width"),
            ("[a(100%/4)]", "a.width = 0.25 × root.width"),
            ("[a(-10%)]", "a.width = -0.1 × root.width"),
            ("[a(0%+5)]", "a.width = 5"),
            ("[a]-10%-[c]", "(c.leading - a.trailing) = 0.1 × root.width"),
            ("[a]-(>=25%-3@low)-[c]", "(c.leading - a.trailing) ≥ 0.25 × root.width - 3 @250"),
            ("V:|-10%-[a]", "(a.top - root.top) = 0.1 × root.height"),
            ("V:[a]-10%-|", "(root.bottom - a.bottom) = 0.1 × root.height"),
        ])
    func percentages(format: String, says: String) throws {
        try expectEqual(stage.said(format), [says])
    }

    @Test(
        "name other attributes",
        arguments: [
            ("[a(a.height)]", "a.width = a.height"),
            ("V:[a(a.width/2)]", "a.height = 0.5 × a.width"),
            ("[a(c.height*2-1)]", "a.width = 2 × c.height - 1"),
            ("[a]-(c.height)-[d]", "(d.leading - a.trailing) = c.height"),
        ])
    func attributes(format: String, says: String) throws {
        try expectEqual(stage.said(format), [says])
    }

    @Test("place views by parts of the superview")
    func frames() throws {
        // A tenth of 320 on the left, half of 320 less 10 for the view; a quarter of 480 above.
        try stage.layOut("|-10%-[a(50%-10)]\nV:|-25%-[a(a.width/3)]")
        expect(stage["a"], at: Rect(32, 120, 150, 50))
    }

    @Test("keep parts of the superview when that changes")
    func resized() throws {
        try stage.layOut("|-10%-[a(50%)]-(-5%)-[b(20)]")
        stage.root.frame.size.width = 400
        stage.root.layoutIfNeeded()
        stage.expect("a", x: 40, width: 200)
        stage.expect("b", x: 220, width: 20)
    }
}
