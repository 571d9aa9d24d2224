import Quoin
import TestSupport
import Testing

@Suite("Stacks in formats")
struct FormatStackTests {
    private let stage = FormatStage()

    private func stack(_ name: String, in view: View? = nil) throws -> View {
        try #require((view ?? stage.root).subviews.first { $0.name == name })
    }

    @Test("hold their views, one after the other and each stretched across")
    func column() throws {
        try stage.layOut("V:|[column:[a(50)][b][c(50)]]|\nH:|-10-[column(100)]")
        let column = try stack("column")
        expect(column, at: Rect(10, 0, 100, 480))
        expectTrue(column.subviews.areSame(as: [stage["a"], stage["b"], stage["c"]]))
        expect(stage["a"], at: Rect(0, 0, 100, 50))
        expect(stage["b"], at: Rect(0, 50, 100, 380))
        expect(stage["c"], at: Rect(0, 430, 100, 50))
        expectTrue(!column.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("may have gaps between their views and at their ends")
    func gaps() throws {
        try stage.layOut("|[row:-5-[a(20)]-[b(30)]-7-]\nV:|[row]|")
        try expectEqual(stack("row").frame.width, 5 + 20 + 8 + 30 + 7)
        stage.expect("a", x: 5, width: 20)
        stage.expect("b", x: 33, width: 30)
        stage.expect("a", y: 0, height: 480)
    }

    @Test("may be views of a type of one's own")
    func ownType() throws {
        final class Row: View {}
        let root = View(frame: Rect(0, 0, 320, 480))
        let member = View()
        root.addSubview(member)
        let constraints = try root.visualConstraints(
            "|[row:[a(20)]]", options: [], metrics: [:], views: ["a": member], file: "format"
        ) { Row() }
        expectTrue(member.superview is Row)
        expectTrue(member.superview?.name == "row" && member.superview?.superview === root)
        expectEqual(constraints.first?.sourceLocation.description, "format:1")
    }

    @Test("have margins of their own, which a single dash leads to")
    func margins() throws {
        try stage.layOut("|[row:-[a(20)]-]\nV:|[row]|")
        // 8 on each side, as every view has.
        try expectEqual(stack("row").frame.width, 36)
        stage.expect("a", x: 8, width: 20)
    }

    @Test("have lengths, and parallel views, waves and parts of their own length")
    func contents() throws {
        try stage.layOut("|[row(200):~[a(10%),b(50)]~]\nV:|[row(40)]")
        stage.expect("a", x: 90, width: 20)
        stage.expect("b", x: 75, width: 50)
        stage.expect("b", y: 0, height: 40)
    }

    @Test("may hold stacks")
    func nested() throws {
        try stage.layOut("|[outer:[left:[a(10)][b(20)]]-4-[right:[c]]]|\nV:|[outer]|")
        let outer = try stack("outer")
        let (left, right) = try (stack("left", in: outer), stack("right", in: outer))
        expectTrue(left.subviews.areSame(as: [stage["a"], stage["b"]]))
        expectTrue(right.subviews.areSame(as: [stage["c"]]))
        expect(left, at: Rect(0, 0, 30, 480))
        expect(right, at: Rect(34, 0, 286, 480))
        stage.expect("b", x: 10, width: 20)
    }

    @Test("are used when they are among the views")
    func given() throws {
        let box = stage.root.add("box")
        var items: [String: any LayoutItem] = stage.items
        items["row"] = box
        try stage.root.visualConstraints("|-3-[row:[a(10)][b(10)]]\nV:|[row]|", views: items)
        stage.root.layoutIfNeeded()
        expectTrue(box.subviews.areSame(as: [stage["a"], stage["b"]]))
        expectEqual(box.name, "box")
        expect(box, at: Rect(3, 0, 20, 480))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("that are given and in nothing yet wait as other views do")
    func givenLate() throws {
        let box = View("box")
        let views = stage.items.merging(["row": box]) { $1 }
        try stage.root.visualConstraints("|-3-[row:[a(10)][b(10)]]\nV:|[row]|", views: views)
        expectTrue(box.superview == nil)
        expectTrue(stage["a"].superview === box)
        stage.root.addSubview(box)
        stage.root.layoutIfNeeded()
        expect(box, at: Rect(3, 0, 20, 480))
    }

    @Test("keep the order in which their views were among their siblings")
    func order() throws {
        try stage.apply("|[row:[c][b][a]]")
        expectTrue(try stack("row").subviews.areSame(as: [stage["a"], stage["b"], stage["c"]]))
    }

    @Test("leave views alone that they hold already")
    func heldAlready() throws {
        let box = stage.root.add("box")
        box.addSubview(stage["b"])
        let views = stage.items.merging(["row": box]) { $1 }
        let kept = stage["b"].width.constraint(equalTo: box.width)
        kept.isActive = true
        try stage.root.visualConstraints("|[row:[b][c]]", views: views)
        expectTrue(kept.isActive)
        expectTrue(box.subviews.areSame(as: [stage["b"], stage["c"]]))
    }

    @Test("are known by name to the lines before them as well as to those after")
    func known() throws {
        try stage.layOut("H:|-20-[row(c*2)]\nV:|[row:[a][b(30)]]\nC:row.height(130)\n[c(60)]")
        let row = try stack("row")
        expect(row, at: Rect(20, 0, 120, 130))
        stage.expect("a", y: 0, height: 100)
    }

    @Test("take in views from anywhere")
    func elsewhere() throws {
        let (loose, box) = (View("loose"), stage.root.add("box"))
        let inner = box.add("inner")
        let views: [String: any LayoutItem] = [
            "loose": loose, "inner": inner, "a": stage["a"],
        ]
        try stage.root.visualConstraints("V:|[row:[loose][a][inner]]", views: views)
        let row = try stack("row")
        expectTrue(row.subviews.areSame(as: [stage["a"], inner, loose]))
    }

    @Test("run as the options say, and are aligned with others, but not within")
    func options() throws {
        let said = try stage.said(
            "|[row:[a][b]][c]", options: [.directionRightToLeft, .alignAllTop])
        expectEqual(
            said,
            [
                "row.right = root.right", "a.right = row.right", "a.top = row.top",
                "a.bottom = row.bottom", "b.right = a.left", "b.top = row.top",
                "b.bottom = row.bottom", "b.left = row.left", "c.right = row.left",
                "row.top = c.top",
            ])
    }

    @Test("may be nested to a depth of 64, and no deeper")
    func depth() throws {
        let format = { (depth: Int) in
            (0..<depth).map { "[s\($0):" }.joined() + "[a]" + String(repeating: "]", count: depth)
        }
        let error = try #require(throws: VisualFormatError.self) { try stage.apply(format(65)) }
        expectEqual(error.message, "this is nested too deeply")
        let huge = try #require(throws: VisualFormatError.self) { try stage.apply(format(20_000)) }
        expectEqual(huge.message, "this is nested too deeply")
        expectTrue(stage["a"].superview === stage.root)
        try stage.layOut("|\(format(64))|")
        var depth = 0
        var view = stage["a"]
        while let container = view.superview {
            depth += 1
            view = container
        }
        expectEqual(depth, 65)
        stage.expect("a", x: 0, width: 320)
    }
}
