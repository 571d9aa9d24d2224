import Quoin
import TestSupport
import Testing

@Suite("Options of formats")
struct FormatOptionTests {
    private let stage = FormatStage()

    @Test(
        "align each view with the next across the line",
        arguments: [
            (VisualFormatOptions.alignAllLeft, "V:", "left"), (.alignAllRight, "V:", "right"),
            (.alignAllLeading, "V:", "leading"), (.alignAllTrailing, "V:", "trailing"),
            (.alignAllCenterX, "V:", "centerX"), (.alignAllTop, "H:", "top"),
            (.alignAllBottom, "H:", "bottom"), (.alignAllCenterY, "H:", "centerY"),
            (.alignAllFirstBaseline, "H:", "firstBaseline"),
            (.alignAllLastBaseline, "H:", "lastBaseline"),
        ] as [(VisualFormatOptions, String, String)])
    func alignments(option: VisualFormatOptions, axis: String, attribute: String) throws {
        let plain = try stage.said("\(axis)|-[a][b,c]")
        let aligned = try stage.said("\(axis)|-[a][b,c]", options: option)
        expectEqual(
            aligned,
            plain + [
                "a.\(attribute) = b.\(attribute)", "b.\(attribute) = c.\(attribute)",
            ])
    }

    @Test("align edges of guides where views have baselines")
    func guides() throws {
        let options: VisualFormatOptions = [.alignAllFirstBaseline, .alignAllLastBaseline]
        try expectEqual(
            stage.said("[guide][a]", options: options),
            [
                "a.leading = guide.trailing", "guide.top = a.firstBaseline",
                "guide.bottom = a.lastBaseline",
            ])
    }

    @Test("align tops and bottoms together")
    func both() throws {
        try stage.layOut(
            "|[a(10)][b(20)][c(30)]", options: [.alignAllTop, .alignAllBottom])
        try stage.layOut("V:|-40-[b(100)]")
        for name in ["a", "b", "c"] {
            stage.expect(name, y: 40, height: 100)
        }
    }

    @Test(
        "conflict with a line that runs the other way",
        arguments: [
            (VisualFormatOptions.alignAllLeft, "H:[a]", "needs \"V:\""),
            (.alignAllRight, "[a]", "needs \"V:\""), (.alignAllLeading, "[a]", "needs \"V:\""),
            (.alignAllTrailing, "[a]", "needs \"V:\""), (.alignAllCenterX, "[a]", "needs \"V:\""),
            (.alignAllTop, "V:[a]", "needs \"H:\""), (.alignAllBottom, "V:[a]", "needs \"H:\""),
            (.alignAllCenterY, "V:[a]", "needs \"H:\""),
            (.alignAllFirstBaseline, "V:[a]", "needs \"H:\""),
            (.alignAllLastBaseline, "V:[a]", "needs \"H:\""),
            (.alignAllTop, "HV:[a]", "leaves open"), (.alignAllLeft, "VH:[a]", "leaves open"),
            (.spacingBaselineToBaseline, "[a]", "needs \"V:\""),
            (.spacingBaselineToBaseline, "HV:[a]", "needs \"V:\""),
            ([.directionLeftToRight, .directionRightToLeft], "[a]", "one direction"),
            ([.directionLeadingToTrailing, .directionRightToLeft], "[a]", "one direction"),
            ([.spacingEdgeToEdge, .spacingBaselineToBaseline], "V:[a]", "name both"),
        ] as [(VisualFormatOptions, String, String)])
    func conflicts(options: VisualFormatOptions, format: String, message: String) throws {
        let error = try #require(throws: VisualFormatError.self) {
            try stage.apply("C:a.width(1)\n  " + format, options: options)
        }
        expectTrue(error.message.contains(message))
        // Where options contradict each other, no line is to blame, and the first is shown.
        expectTrue((error.line, error.column) == (2, 3) || (error.line, error.column) == (1, 1))
        expectEqual((error.line == 1), (options.rawValue.nonzeroBitCount > 1))
    }

    @Test("say nothing about order and single attributes")
    func otherLines() throws {
        try expectEqual(
            stage.said("Z:[a][b]\nC:a.top(b)", options: .alignAllLeft), ["a.top = b.top"])
    }

    // MARK: Direction

    @Test("let rows run with the direction of reading unless they say otherwise")
    func reading() throws {
        stage.root.semanticContentAttribute = .forceRightToLeft
        try stage.layOut("|-8-[a(50)]-10-[b(60)]")
        stage.expect("a", x: 320 - 8 - 50, width: 50)
        stage.expect("b", x: 320 - 8 - 50 - 10 - 60, width: 60)
        try stage.layOut("|-8-[c(50)]-10-[d(60)]", options: .directionLeftToRight)
        stage.expect("c", x: 8, width: 50)
        stage.expect("d", x: 68, width: 60)
        try stage.layOut("|-9-[e(50)]", options: .directionLeadingToTrailing)
        stage.expect("e", x: 320 - 9 - 50, width: 50)
    }

    @Test("let rows run from right to left")
    func rightToLeft() throws {
        stage.root.layoutMargins = EdgeInsets(top: 0, left: 5, bottom: 0, right: 30)
        try stage.layOut("|-[a(50)]-10%-[b(60)]->[c(40)]-|", options: .directionRightToLeft)
        stage.expect("a", x: 320 - 30 - 50, width: 50)
        stage.expect("b", x: 240 - 32 - 60, width: 60)
        stage.expect("c", x: 5, width: 40)
    }

    @Test("compare from right to left as from left to right")
    func reversedStatements() throws {
        try expectEqual(
            stage.said(
                "|-(>=20)-[a]-(<=30)-[b]-(>=c)-[d]-40-|", options: .directionRightToLeft),
            [
                "a.right ≤ root.right - 20", "b.right ≥ a.left - 30",
                "(b.left - d.right) ≥ c.width", "d.left = root.left + 40",
            ])
    }

    @Test("centre in rows from right to left, too")
    func reversedWaves() throws {
        try stage.layOut("|~[a(20)]~[b(60)]~|", options: .directionRightToLeft)
        stage.expect("a", x: 320 - 80 - 20, width: 20)
        stage.expect("b", x: 80, width: 60)
    }

    @Test("for the direction of rows leave columns as they are")
    func columns() throws {
        try expectEqual(
            stage.said("V:|-1-[a]-2-[b]-3-|", options: .directionRightToLeft),
            stage.said("V:|-1-[a]-2-[b]-3-|"))
    }

    // MARK: Spacing

    @Test("measure gaps from the last line of text to the first one of the next view")
    func baselines() throws {
        try expectEqual(
            stage.said(
                "V:|-5-[a]-10-[b][guide]-[c]->[d]-(e)-[a]-6-|", options: .spacingBaselineToBaseline),
            [
                "a.top = root.top + 5", "b.firstBaseline = a.lastBaseline + 10",
                "guide.top = b.lastBaseline", "c.firstBaseline = guide.bottom + 8",
                "d.firstBaseline ≥ c.lastBaseline",
                "(a.firstBaseline - d.lastBaseline) = e.height",
                "a.bottom = root.bottom - 6",
            ])
        try expectEqual(
            stage.said("V:[a]-10-[b]", options: .spacingEdgeToEdge), ["b.top = a.bottom + 10"])
    }
}
