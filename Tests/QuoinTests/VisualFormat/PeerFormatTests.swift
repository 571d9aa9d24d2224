import Quoin
import TestSupport
import Testing

/// Formats that other implementations are tested with, and the numbers that they expect.
@Suite("Formats of others")
struct PeerFormatTests {
    private let views: [String: View]
    private let root = View("root", Rect(0, 0, 500, 500))

    init() {
        let names = [
            "child", "child2", "view1", "view2", "view3", "header", "content", "banner",
            "background", "center",
        ]
        var views: [String: View] = [:]
        for name in names {
            views[name] = root.add(name)
        }
        self.views = views
    }

    private func view(_ name: String) throws -> View { try #require(views[name]) }

    private func layOut(_ format: String, width: Double = 500, height: Double = 500) throws {
        root.frame.size = Size(width: width, height: height)
        try root.visualConstraints(format, views: views)
        root.layoutIfNeeded()
    }

    @Test(
        "make as many constraints as elsewhere",
        arguments: [
            ("|[child]|", 2), ("[child][child2]", 1), ("[child(60)]", 1), ("[child(60.6666)]", 1),
            ("|[child]| // comments here", 2), ("|[child]|//comments here", 2),
            ("//|[child]|", 0), ("[child]-10-[child2]", 1), ("[child]-(50)-[child2]", 1),
            ("[child]-(-22)-[child2]", 1), ("[child(50%)]", 1), ("[child(>=50%)]", 1),
            ("[child(-10%)]", 1), ("C:view1.centerX(view2.centerX)", 1),
            ("C:view1.centerY(view2)", 1), ("C:view1.centerX(view2.centerX,view3.centerX)", 2),
            ("C:view1.centerX(view2,view3)", 2),
            ("C:view1.centerX(view2.centerX).centerY(view2.centerY)", 2),
            ("C:view1.centerX(view2).centerY(view2)", 2),
        ])
    func counts(format: String, count: Int) throws {
        try expectEqual(root.visualConstraints(format, views: views).count, count)
    }

    /// Elsewhere such a gap is a view of its own, which takes two constraints more.
    @Test(
        "make one constraint of a gap that is part of a size",
        arguments: [
            ("[child]-10%-[child2]", "0.1 × root.width"),
            ("[child]-(15%)-[child2]", "0.15 × root.width"),
            ("[child]-(-10%)-[child2]", "-0.1 × root.width"),
            ("[child]-(child/10)-[child2]", "0.1 × child.width"),
            ("[child]-(child/-10)-[child2]", "-0.1 × child.width"),
            ("[child]-(child/+10)-[child2]", "0.1 × child.width"),
        ])
    func partsOfSizes(format: String, length: String) throws {
        let said = try root.visualConstraints(format, views: views).map { "\($0)" }
        expectEqual(said, ["(child2.leading - child.trailing) = \(length)"])
    }

    /// Elsewhere a left edge may be compared with a top edge.
    @Test("refuse to compare what is horizontal with what is vertical")
    func mixedAxes() {
        #expect(throws: VisualFormatError.self) {
            try root.visualConstraints("C:view1.left(>=view2.top*2)", views: views)
        }
    }

    @Test("share what a standard gap at each end and one between leave")
    func equalWidths() throws {
        try layOut("|-[child(==child2)]-[child2]-|\nV:|[child(==child2)]|", width: 200, height: 100)
        expect(try view("child"), at: Rect(8, 0, 88, 100))
        try expectEqual(view("child2").frame.minX, 104)
        try expectEqual(view("child2").frame.width, 88)
    }

    @Test("put a header above the content")
    func header() throws {
        try layOut("V:|[header(100)][content]|")
        try expectEqual(view("header").frame.minY, 0)
        try expectEqual(view("header").frame.height, 100)
        try expectEqual(view("content").frame.minY, 100)
        try expectEqual(view("content").frame.height, 400)
    }

    @Test("fill both axes")
    func background() throws {
        try layOut("HV:|[background]|", width: 800, height: 500)
        expect(try view("background"), at: Rect(0, 0, 800, 500))
    }

    @Test("put views over each other", arguments: ["|[view1,view2]|", "|[view1..2]|"])
    func parallel(format: String) throws {
        try layOut(format, width: 800)
        for name in ["view1", "view2"] {
            try expectEqual(view(name).frame.minX, 0)
            try expectEqual(view(name).frame.width, 800)
        }
    }

    @Test("put a banner at the top and keep the margin at the bottom")
    func banner() throws {
        try layOut("V:|[banner(100)]-[content]-|")
        try expectEqual(view("banner").frame.height, 100)
        try expectEqual(view("content").frame.minY, 108)
        try expectEqual(view("content").frame.maxY, 492)
    }

    @Test("make a gap as wide as a view")
    func gapByView() throws {
        try layOut("|[view1]-(view2)-[view2(100)]|")
        try expectEqual(view("view1").frame.minX, 0)
        try expectEqual(view("view1").frame.width, 300)
        try expectEqual(view("view2").frame.minX, 400)
        try expectEqual(view("view2").frame.maxX, 500)
    }

    /// Elsewhere the views of a stack are counted from the superview, here from the stack. It begins at
    /// 0, so that is the same.
    @Test("stack views")
    func stack() throws {
        try layOut("|[row:[view1][view2(100)]]|")
        try expectEqual(view("view1").frame.minX, 0)
        try expectEqual(view("view1").frame.width, 400)
        try expectEqual(view("view2").frame.minX, 400)
        try expectEqual(view("view2").frame.maxX, 500)
    }

    /// Elsewhere the gap at the ends is set like the one between views, to 20. Here it is the margin.
    @Test("give a view what another one and the gaps leave")
    func spacing() throws {
        root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        try layOut("|-[view1(100)]-20-[view2]-|")
        try expectEqual(view("view2").frame.width, 340)
    }

    @Test(
        "inset views by numbers",
        arguments: [
            ("H:|-20-[child(100)]", Rect(20, 0, 100, 0)),
            ("H:|-20-[child]-30-|", Rect(20, 0, 250, 0)),
        ])
    func insets(format: String, frame: Rect) throws {
        try layOut(format, width: 300, height: 200)
        try expectEqual(view("child").frame.minX, frame.minX)
        try expectEqual(view("child").frame.width, frame.width)
    }

    /// The other implementation counts from below: 20 there is 10 here.
    @Test("inset views from top and bottom")
    func verticalInsets() throws {
        try layOut("V:|-10-[child]-20-|", width: 300, height: 200)
        try expectEqual(view("child").frame.minY, 10)
        try expectEqual(view("child").frame.height, 170)
    }

    @Test("keep the aspect ratio, and overlap by a part of a view")
    func documented() throws {
        try layOut(
            """
            |-[view1]-|
            V:|-[view1(view1.width/3)]
            V:|[view2(90)]-(-10)-[view3(view2)]-(view3/-2)-[content]|
            HV:|~[center(50%)]~|
            """, width: 316, height: 500)
        expect(try view("view1"), at: Rect(8, 8, 300, 100))
        try expectEqual(view("view3").frame.minY, 80)
        // It begins half of 90 above the end of view3 at 170.
        try expectEqual(view("content").frame.minY, 125)
        expect(try view("center"), at: Rect(79, 125, 158, 250))
    }
}
