import Quoin
import TestSupport
import Testing

@Suite("Lines of formats")
struct FormatLineTests {
    private let stage = FormatStage()

    @Test("may be empty, comments, or end with one")
    func comments() throws {
        let said = try stage.said(
            "\n// nothing\n  \t\n|[a]|//all\nV:|-[a(50)] // a // b\r\n\r\n    [b]|\n//|[c]|")
        expectEqual(
            said,
            [
                "a.leading = root.leading", "a.trailing = root.trailing", "a.top = root.topMargin",
                "a.height = 50", "b.trailing = root.trailing",
            ])
        expectTrue(try stage.said("").isEmpty)
        expectTrue(try stage.said("// c").isEmpty)
        try expectEqual(stage.said("[a(b/2)]//2"), ["a.width = 0.5 × b.width"])
    }

    @Test("may be about both axes", arguments: ["HV:", "VH:", "HV :"])
    func bothAxes(axes: String) throws {
        let stage = FormatStage()
        try stage.layOut("\(axes)|-[a]-|\n\(axes)[b(50%)]")
        expect(stage["a"], at: Rect(8, 8, 304, 464))
        expectEqual(stage["b"].frame.size, Size(width: 160, height: 240))
    }

    @Test("about both axes compare width with width and height with height")
    func sameSize() throws {
        try expectEqual(
            stage.said("HV:[b(a*2),c(a.width)]"),
            [
                "b.width = 2 × a.width", "c.width = a.width", "b.height = 2 × a.height",
                "c.height = a.width",
            ])
    }

    // MARK: Order

    private func names(_ view: View) -> [String] { view.subviews.compactMap(\.name) }

    @Test(
        "put siblings in order",
        arguments: [
            ("Z:[a][b]", "abcde"), ("Z:[b][a]", "bacde"), ("Z:|[e][a]|", "bcdea"),
            ("Z:[c][b][a]", "cbade"), ("Z: | [ b , d ] [ a ] |", "bcdae"),
            ("Z:[e][a,b]", "cdeab"), ("Z:[a]", "abcde"), ("Z:[a,e][b][c]", "adebc"),
        ])
    func order(format: String, names: String) throws {
        for name in 1...9 {
            stage["v\(name)"].removeFromSuperview()
        }
        expectTrue(try stage.apply(format).isEmpty)
        expectEqual(self.names(stage.root).joined(), names)
    }

    @Test("put the views of a stack in order, once they are in it")
    func orderInStack() throws {
        try stage.apply("Z:[b][a]\n|[row:[a][b]]")
        expectEqual(names(try #require(stage["a"].superview)), ["b", "a"])
    }

    @Test("put nothing in order that is not in the same view")
    func strangers() throws {
        let box = stage.root.add("box")
        box.addSubview(stage["c"])
        for (format, column) in [("Z:[a][c]", 7), ("Z:[a][late]", 7), ("Z:[guide]", 4)] {
            let views = stage.items.merging(["late": View("late")]) { $1 }
            let error = try #require(throws: VisualFormatError.self) {
                try stage.root.visualConstraints(format, views: views)
            }
            expectEqual(error.column, column)
        }
    }

    // MARK: Attributes

    @Test(
        "may name attributes one by one",
        arguments: [
            ("C:a.centerX(b.centerX)", ["a.centerX = b.centerX"]),
            ("C:a.centerX(b)", ["a.centerX = b.centerX"]),
            ("C:a.centerX(b.centerX*0.5+3)", ["a.centerX = 0.5 × b.centerX + 3"]),
            ("C:a.centerX(b).centerY(b)", ["a.centerX = b.centerX", "a.centerY = b.centerY"]),
            ("C:a.centerX(b,c)", ["a.centerX = b.centerX", "a.centerX = c.centerX"]),
            ("C:a.left(>=b.right+8@high)", ["a.left ≥ b.right + 8 @750"]),
            ("C:a.height(b.width*2+10)", ["a.height = 2 × b.width + 10"]),
            ("C:a.width(100)", ["a.width = 100"]),
            ("C:a.left(10)", ["a.left = root.left + 10"]),
            ("C:a.centerX(0)", ["a.centerX = root.centerX"]),
            ("C:a.bottom(<=-10)", ["a.bottom ≤ root.bottom - 10"]),
            ("C:a.right(50%)", ["a.right = 0.5 × root.right"]),
            ("C:a.width(50%-1)", ["a.width = 0.5 × root.width - 1"]),
            ("C:a.firstBaseline(b.top)", ["a.firstBaseline = b.top"]),
            ("C:a.firstBaseline(guide)", ["a.firstBaseline = guide.top"]),
            ("C:a.leading(b.centerX)", ["a.leading = b.centerX"]),
            ("C:a.leftMargin(b.leftMargin)", ["a.leftMargin = b.leftMargin"]),
            ("C:guide.centerX(5)", ["guide.centerX = root.centerX + 5"]),
            (
                " C : a . left ( b ) . top ( b )  c . width ( 3 ) ",
                ["a.left = b.left", "a.top = b.top", "c.width = 3"]
            ),
        ])
    func attributes(format: String, says: [String]) throws {
        try expectEqual(stage.said(format), says)
    }

    @Test("know every attribute", arguments: LayoutAttribute.allCases)
    func allAttributes(attribute: LayoutAttribute) throws {
        guard attribute != .notAnAttribute else {
            #expect(throws: VisualFormatError.self) { try stage.apply("C:a.notAnAttribute(b)") }
            return
        }
        try expectEqual(stage.said("C:a.\(attribute)(b)"), ["a.\(attribute) = b.\(attribute)"])
    }

    @Test("count places from the view that the view is in")
    func places() throws {
        let box = stage.root.add("box")
        box.addSubview(stage["a"])
        try expectEqual(stage.said("C:a.left(10)"), ["a.left = box.left + 10"])
        try expectEqual(stage.said("[row:[b]]\nC:b.top(1)").last, "b.top = row.top + 1")
    }

    // MARK: Names

    @Test("mention names, which can be listed without there being views")
    func mentioned() throws {
        let names = try VisualFormat.names(
            in: """
                |-gap-[title(>=wide)]-[row:[x(y)][y(z.height)]]
                V:[item1..3(title)]
                Z:[back][title]
                C:box.left(title.right+gap@low)
                """)
        expectEqual(
            names.items,
            [
                "title", "row", "x", "y", "z", "item1", "item2", "item3", "back", "box",
            ])
        expectEqual(names.operands, ["gap", "wide"])
        expectEqual(names.priorities, ["low"])
        #expect(throws: VisualFormatError.self) { try VisualFormat.names(in: "[a") }
        #expect(throws: VisualFormatError.self) {
            try VisualFormat.names(in: "[a]", options: .alignAllLeft)
        }
    }
}
