import Quoin
import TestSupport
import Testing

@Suite("Constraints made of a format without a view that it is drawn in")
struct PreparedFormatTests {
    private let stage = FormatStage()

    private func make(
        _ format: String, metrics: [String: Double] = [:], options: VisualFormatOptions = []
    ) throws -> [LayoutConstraint] {
        try LayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: stage.items)
    }

    @Test("are not active")
    func inactive() throws {
        let constraints = try make("|-[a(20)]-[b]-|")
        expectEqual(constraints.count, 4)
        expectTrue(constraints.allSatisfy { !$0.isActive && $0.installedView == nil })
        expectTrue(stage.root.constraints.isEmpty)
    }

    @Test("turn off the autoresizing of their views when they become active, and not before")
    func autoresizing() throws {
        let constraints = try make("|-[a(c)]~[b]~[guide]-(d)-[e]")
        expectTrue(stage.views.values.allSatisfy { $0.translatesAutoresizingMaskIntoConstraints })
        LayoutConstraint.activate(constraints)
        for (name, isPlacedByMask) in [
            ("a", false), ("b", false), ("c", true), ("d", true), ("e", false),
        ] {
            expectEqual(
                stage[name].translatesAutoresizingMaskIntoConstraints, isPlacedByMask, "\(name)")
        }
        expectTrue(stage.root.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("do so one by one")
    func oneByOne() throws {
        let constraints = try make("[a]-[b][c(20)]")
        constraints[0].isActive = true
        expectTrue(!stage["a"].translatesAutoresizingMaskIntoConstraints)
        expectTrue(!stage["b"].translatesAutoresizingMaskIntoConstraints)
        expectTrue(stage["c"].translatesAutoresizingMaskIntoConstraints)
        constraints[2].isActive = true
        expectTrue(!stage["c"].translatesAutoresizingMaskIntoConstraints)
    }

    @Test("mean by a bar the superview of the view next to it")
    func superviews() throws {
        let inner = stage.root.add("inner", Rect(0, 0, 100, 100))
        inner.addSubview(stage["b"])
        let constraints = try make("|-5-[a,b]|").map { "\($0)" }
        expectEqual(
            constraints,
            [
                "a.leading = root.leading + 5", "b.leading = inner.leading + 5",
                "a.trailing = root.trailing", "b.trailing = inner.trailing",
            ])
        try expectEqual(make("|-[guide]").map { "\($0)" }, ["guide.leading = root.leadingMargin"])
    }

    @Test("wait for a superview, with its margins and parts of its size")
    func awaited() throws {
        let late = View("late")
        let constraints = try LayoutConstraint.constraints(
            withVisualFormat: "|-[late(25%)]\nV:|-10-[late]-|\nC:late.centerY(3@low)",
            views: ["late": late])
        expectEqual(
            constraints.map { "\($0)" },
            [
                "late.leading = superview.leadingMargin", "late.width = 0.25 × superview.width",
                "late.top = superview.top + 10", "late.bottom = superview.bottomMargin",
                "late.centerY = superview.centerY + 3 @250",
            ])
        LayoutConstraint.activate(constraints)
        expectTrue(constraints.allSatisfy { $0.isActive && $0.installedView == nil })
        stage.root.addSubview(late)
        stage.root.layoutIfNeeded()
        // 8 for the margin, 320 / 4; 480 - 10 - 8 for the height.
        expect(late, at: Rect(8, 10, 80, 462))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("wait for a superview also when they have identifiers")
    func awaitedWithIdentifier() throws {
        let late = View("late")
        let constraints = try LayoutConstraint.constraints(
            withVisualFormat: "|-7-[late(10)]", views: ["late": late])
        constraints[0].identifier = "start"
        LayoutConstraint.activate(constraints)
        expectTrue(constraints[0].installedView == nil)
        stage.root.addSubview(late)
        stage.root.layoutIfNeeded()
        expectEqual(late.frame.minX, 7)
    }

    @Test("cannot measure distances from a superview that there is not yet")
    func unmeasured() {
        for format in ["|~[late]~|", "|-10%-[late]", "|-(late)-[late]", "[late]-10%-[other]"] {
            let views = ["late": View("late"), "other": View("other")]
            #expect(throws: VisualFormatError.self) {
                try LayoutConstraint.constraints(withVisualFormat: format, views: views)
            }
        }
    }

    @Test("put no siblings in order")
    func order() throws {
        expectTrue(try make("Z:[b][a]").isEmpty)
        expectTrue(stage.root.subviews[0] === stage["a"])
    }

    @Test("put stacks into the superview of their views")
    func stacks() throws {
        let constraints = try make("V:|[column:[a(20)][b(30)]]")
        let column = try #require(stage["a"].superview)
        expectTrue(column.name == "column" && column.superview === stage.root)
        expectTrue(column.subviews.areSame(as: [stage["a"], stage["b"]]))
        LayoutConstraint.activate(constraints)
        stage.root.layoutIfNeeded()
        expectEqual(column.frame.height, 50)
    }

    @Test("need somewhere to put a stack that they make")
    func homelessStacks() {
        let views = ["a": View("a"), "b": View("b")]
        #expect(throws: VisualFormatError.self) {
            try LayoutConstraint.constraints(withVisualFormat: "[row:[a][b]]", views: views)
        }
        expectTrue(views.values.allSatisfy { $0.superview == nil })
    }

    @Test("keep waiting constraints of a receiver until its views come into it")
    func waitingForReceiver() throws {
        let late = View("late")
        let constraints = try stage.root.visualConstraints(
            "|-20-[late(50%)]\nV:|-10%-[late(30)]", views: ["late": late])
        expectTrue(late.superview == nil)
        expectTrue(constraints.allSatisfy { $0.isActive })
        stage.root.addSubview(late)
        stage.root.layoutIfNeeded()
        expect(late, at: Rect(20, 48, 160, 30))
    }
}
