import Quoin
import TestSupport
import Testing

@Suite("Gaps in formats")
struct FormatGapTests {
    private let stage = FormatStage()

    @Test("may be as long as a view")
    func views() throws {
        // c is 40 wide: between a and b are 40, between b and the edge 40 / 2 + 3.
        try stage.layOut("|[a]-(c)-[b(50)]-(c/2+3)-|\n[c(40)]")
        stage.expect("a", x: 0, width: 320 - 23 - 50 - 40)
        stage.expect("b", x: 247, width: 50)
    }

    @Test("may be as long as a view without parentheses too, and at most or at least that long")
    func simpleViews() throws {
        try expectEqual(stage.said("[a]-c-[b]"), ["(b.leading - a.trailing) = c.width"])
        try expectEqual(
            stage.said("V:[a]-(>=c,<=d*2@low)-[b]"),
            [
                "(b.top - a.bottom) ≥ c.height", "(b.top - a.bottom) ≤ 2 × d.height @250",
            ])
    }

    @Test("overlap what they are between when they are negative")
    func overlap() throws {
        try stage.layOut("|-(-10)-[a(50)]-(-20)-[b(60)]\nV:|[a]-(a/-10)-[b(100)]|")
        stage.expect("a", x: -10, width: 50)
        stage.expect("b", x: 20, width: 60)
        // b begins a tenth of a's height above a's end: 480 = a - a / 10 + 100.
        stage.expect("a", y: 0, height: 380 / 0.9)
    }

    @Test("that may grow keep what is behind them to the end")
    func growing() throws {
        try stage.layOut("|[a(100)][b(50)]->[c(40)]-10-[d(20)]|")
        stage.expect("b", x: 100, width: 50)
        stage.expect("c", x: 250, width: 40)
        stage.expect("d", x: 300, width: 20)
    }

    @Test("that may grow are never negative")
    func growingStatements() throws {
        try expectEqual(stage.said("[a]->[b]"), ["b.leading ≥ a.trailing"])
        try expectEqual(
            stage.said("|->[a]->|"),
            [
                "a.leading ≥ root.leading", "a.trailing ≤ root.trailing",
            ])
    }

    @Test("are equal where they are waves")
    func equal() throws {
        // 320 - 60 over four gaps: 65.
        try stage.layOut("|~[a(10)]~[b(20)]~[c(30)]~|")
        stage.expect("a", x: 65, width: 10)
        stage.expect("b", x: 140, width: 20)
        stage.expect("c", x: 225, width: 30)
    }

    @Test("are equal on both sides of a view that is centred")
    func centred() throws {
        try stage.layOut("|~[a(100)]~|\nV:|~[a(80)]~|")
        expect(stage["a"], at: Rect(110, 200, 100, 80))
    }

    @Test("are equal also when others are between them")
    func interrupted() throws {
        // 320 - 40 - 20 - 60 over two gaps: 100.
        try stage.layOut("|~[a(40)]-20-[b(60)]~|")
        stage.expect("a", x: 100, width: 40)
        stage.expect("b", x: 160, width: 60)
    }

    @Test("are equal for each of several views that are centred in one line")
    func parallel() throws {
        try stage.layOut("|~[a(100),b(40),c(20)]~|")
        stage.expect("a", x: 110, width: 100)
        stage.expect("b", x: 140, width: 40)
        stage.expect("c", x: 150, width: 20)
    }

    @Test("are equal between several views on each side")
    func crossed() throws {
        // All of a and b end where c and d begin, a gap of (320 - 50 - 70) / 3 away.
        try stage.layOut("|~[a(50),b(50)]~[c(70),d(70)]~|")
        for name in ["a", "b"] {
            stage.expect(name, x: 200.0 / 3, width: 50)
        }
        for name in ["c", "d"] {
            stage.expect(name, x: 400.0 / 3 + 50, width: 70)
        }
    }

    @Test("that are waves take what is left when they have no like")
    func lonely() throws {
        try stage.layOut("|[a(30)]~[b(20)]|")
        stage.expect("b", x: 300, width: 20)
        try expectEqual(stage.said("[a]~[b]"), ["(b.leading - a.trailing) ≥ 0"])
        try expectEqual(
            stage.said("[a,b]~[c]"),
            [
                "(c.leading - a.trailing) ≥ 0",
                "(c.leading - b.trailing) = (c.leading - a.trailing)",
            ])
    }

    @Test("that are waves reach beyond the edges when there is no room, and contradict nothing")
    func overfull() throws {
        try stage.layOut("|~[a(400)]~|")
        stage.expect("a", x: -40, width: 400)
    }

    @Test("between guides are like those between views")
    func guides() throws {
        try stage.layOut("|-[guide(20)]-[a(30)]\n[b(50)]~[guide]~[c(60)]\n[c]|")
        expectEqual(stage.guide.layoutFrame.minX, 8)
        stage.expect("a", x: 36, width: 30)
        // c begins at 260; the guide ends at 28; the gap is 232, and b ends 232 left of the guide.
        stage.expect("b", x: 8 - 232 - 50, width: 50)
    }
}
