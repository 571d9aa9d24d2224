import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Repairing a layout")
struct RepairTests {
    private let root = View("root", Rect(0, 0, 320, 200))

    private func add(_ name: String, _ frame: Rect, to container: View? = nil) -> View {
        let view = View(name, frame)
        view.translatesAutoresizingMaskIntoConstraints = false
        (container ?? root).addSubview(view)
        return view
    }

    private func lines(_ report: RepairReport) -> [String] {
        "\(report)".split(separator: "\n").map { String($0) }
    }

    @Test("adds the constraints of views that have none, by neighbours and alignments")
    func missing() {
        let icon = add("icon", Rect(16, 16, 40, 40))
        let title = add("title", Rect(64, 16, 240, 20))
        let subtitle = add("subtitle", Rect(64, 40, 240, 16))
        let report = root.repair.addMissingConstraints()
        expectEqual(
            lines(report),
            [
                "icon.makeConstraints { make in",
                "    make.left.top.equalToSuperview().inset(16)",
                "    make.width.equalTo(40)",
                "    make.height.equalTo(40)",
                "}",
                "title.makeConstraints { make in",
                "    make.left.equalTo(icon.right).offset(8)",
                "    make.right.equalToSuperview().inset(16)",
                "    make.top.equalTo(icon)",
                "    make.height.equalTo(20)",
                "}",
                "subtitle.makeConstraints { make in",
                "    make.left.equalTo(title)",
                "    make.right.equalTo(title)",
                "    make.top.equalTo(title.bottom).offset(4)",
                "    make.height.equalTo(16)",
                "}",
            ])
        root.layoutIfNeeded()
        expectEqual(icon.frame, Rect(16, 16, 40, 40))
        expectEqual(title.frame, Rect(64, 16, 240, 20))
        expectEqual(subtitle.frame, Rect(64, 40, 240, 16))
        expectTrue(root.repair.addMissingConstraints().isEmpty)
    }

    @Test("adds no more than is open")
    func fewest() {
        let (a, b) = (add("a", .zero), add("b", .zero))
        a.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.size.equalTo(20)
        }
        b.makeConstraints { make in
            make.left.equalTo(a.right).offset(10)
            make.top.bottom.equalTo(a)
            make.width.greaterThanOrEqualTo(30)
        }
        root.layoutIfNeeded()
        b.frame.size.width = 50
        let report = root.repair.addMissingConstraints()
        expectEqual(report.added.map { "\($0)" }, ["b.width = 50"])
        root.layoutIfNeeded()
        expectEqual(b.frame, Rect(30, 0, 50, 20))
        // With its middle said, a width is all that is open, and so is its place at any edge.
        let c = add("c", .zero)
        c.makeConstraints { make in
            make.centerX.equalTo(b)
            make.top.equalTo(40)
            make.height.equalTo(10)
        }
        root.layoutIfNeeded()
        c.frame = Rect(45, 40, 20, 10)
        expectEqual(root.repair.addMissingConstraints().added.count, 1)
        root.layoutIfNeeded()
        expectEqual(c.frame, Rect(45, 40, 20, 10))
    }

    @Test("pins what others hang on, and not each of these")
    func chains() {
        let views = (0..<4).map { add("v\($0)", .zero) }
        for (index, view) in views.enumerated() {
            view.makeConstraints { make in
                make.top.equalToSuperview()
                make.size.equalTo(10)
                if index < 3 {
                    make.left.equalTo(views[index + 1].right).offset(5)
                }
            }
        }
        root.layoutIfNeeded()
        let report = root.repair.addMissingConstraints()
        expectEqual(report.added.count, 1)
        expectTrue(report.added.first?.firstItem === views[3])
        expectTrue(views.allSatisfy { !$0.hasAmbiguousLayout })
    }

    @Test("ends the content of a scroll view")
    func scrolling() {
        let scroll = ScrollView()
        scroll.name = "scroll"
        root.addSubview(scroll)
        scroll.makeConstraints { make in make.edges.equalToSuperview() }
        let page = add("page", .zero, to: scroll)
        page.makeConstraints { make in
            make.left.top.equalToSuperview().inset(10)
            make.size.equalTo(Size(width: 300, height: 900))
        }
        root.layoutIfNeeded()
        let report = root.repair.addMissingConstraints()
        expectEqual(
            lines(report),
            [
                "page.makeConstraints { make in",
                "    make.right.bottom.equalToSuperview().inset(10)", "}",
            ])
        root.layoutIfNeeded()
        expectEqual(scroll.contentSize, Size(width: 320, height: 920))
    }

    @Test("tells edges by reading where the view is read from right to left")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = add("view", Rect(210, 20, 100, 30))
        let next = add("next", Rect(150, 20, 50, 30))
        let report = root.repair.addMissingConstraints()
        expectEqual(
            lines(report),
            [
                "view.makeConstraints { make in",
                "    make.leading.equalToSuperview().inset(10)",
                "    make.width.equalTo(100)",
                "    make.top.equalToSuperview().inset(20)",
                "    make.height.equalTo(30)",
                "}",
                "next.makeConstraints { make in",
                "    make.leading.equalTo(view.trailing).offset(10)",
                "    make.width.equalTo(50)",
                "    make.top.equalTo(view)",
                "    make.height.equalTo(30)",
                "}",
            ])
        root.layoutIfNeeded()
        expectEqual(view.frame, Rect(210, 20, 100, 30))
        expectEqual(next.frame, Rect(150, 20, 50, 30))
    }

    @Test("brings frames in line with constraints")
    func updatingFrames() {
        let view = add("view", .zero)
        view.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
        root.layoutIfNeeded()
        view.frame = Rect(1, 2, 3, 4)
        let report = root.repair.updateFrames()
        expectEqual(view.frame, Rect(10, 10, 300, 180))
        expectEqual(lines(report), ["view.frame = Rect(x: 10, y: 10, width: 300, height: 180)"])
    }

    @Test("brings constants in line with frames")
    func updatingConstraints() {
        let view = add("view", .zero)
        view.makeConstraints { make in
            make.left.top.equalToSuperview().inset(10)
            make.right.equalToSuperview().inset(20)
            make.height.equalTo(40)
            make.height.lessThanOrEqualTo(50)
            make.height.equalTo(90).priority(300)
        }
        root.layoutIfNeeded()
        view.frame = Rect(15, 12, 265, 60)
        let report = root.repair.updateConstraints()
        root.layoutIfNeeded()
        expectEqual(view.frame, Rect(15, 12, 265, 60))
        expectEqual(
            lines(report),
            [
                "view.updateConstraints { make in",
                "    make.left.equalToSuperview().inset(15)",
                "    make.right.equalToSuperview().inset(40)",
                "    make.top.equalToSuperview().inset(12)",
                "    make.height.equalTo(60)",
                "    make.height.lessThanOrEqualTo(60)",
                "}",
            ])
    }

    @Test("writes what the maker has no words for as a remark, and calls guides as properties")
    func remarks() {
        let (a, b) = (add("a", .zero), add("b", .zero))
        let gap = a.right.distance(to: b.left).constraint(
            equalToConstant: 10)
        gap.isActive = true
        a.makeConstraints { make in
            make.left.top.equalTo(root.layoutMarginsGuide)
            make.size.equalTo(20)
        }
        b.makeConstraints { make in
            make.top.equalTo(root.safeAreaLayoutGuide.bottom).multipliedBy(0.25)
            make.size.equalTo(20)
        }
        root.layoutIfNeeded()
        expectEqual(b.frame, Rect(38, 50, 20, 20))
        a.frame = Rect(12, 9, 20, 20)
        b.frame = Rect(47, 56, 20, 20)
        let report = root.repair.updateConstraints()
        expectEqual(report.changed.count, 4)
        expectTrue(report.added.isEmpty && report.removed.isEmpty)
        expectEqual(
            lines(report),
            [
                "// (b.left - a.right) = 15",
                "a.updateConstraints { make in",
                "    make.left.equalTo(root.layoutMarginsGuide).offset(4)",
                "    make.top.equalTo(root.layoutMarginsGuide).offset(1)",
                "}",
                "b.updateConstraints { make in",
                "    make.top.equalTo(root.safeAreaLayoutGuide.bottom).multipliedBy(0.25).offset(6)",
                "}",
            ])
    }

    @Test("clears constraints and leaves the views where they are")
    func clearing() {
        let (a, b) = (add("a", .zero), add("b", .zero))
        a.makeConstraints { make in
            make.left.top.equalToSuperview().inset(10)
            make.size.equalTo(40)
        }
        b.makeConstraints { make in
            make.left.equalTo(a.right)
            make.top.size.equalTo(a)
        }
        root.layoutIfNeeded()
        let report = LayoutRepair(of: [b]).clearConstraints()
        expectEqual(report.removed.count, 4)
        root.layoutIfNeeded()
        expectEqual(b.frame, Rect(50, 10, 40, 40))
        expectEqual(a.frame, Rect(10, 10, 40, 40))
        expectEqual(root.repair.clearConstraints().removed.count, 4)
        root.layoutIfNeeded()
        expectEqual(a.frame, Rect(10, 10, 40, 40))
        expectTrue(root.constraints.isEmpty && a.constraints.isEmpty)
    }

    @Test("suggests constraints anew, for what frames or contents place too")
    func resetting() {
        let view = View("view", Rect(10, 20, 30, 40))
        root.addSubview(view)
        let label = Label("A label")
        label.name = "label"
        root.addSubview(label)
        label.frame = Rect(60, 20, 200, 50)
        let report = root.repair.resetToSuggestedConstraints()
        expectTrue(report.removed.isEmpty && report.added.count == 8)
        root.layoutIfNeeded()
        expectEqual(view.frame, Rect(10, 20, 30, 40))
        expectEqual(label.frame, Rect(60, 20, 200, 50))
        let again = root.repair.resetToSuggestedConstraints()
        expectTrue(again.removed.count == 8 && again.added.count == 8)
        root.layoutIfNeeded()
        expectEqual(label.frame, Rect(60, 20, 200, 50))
    }

    @Test("pins edges to what is nearest")
    func pinning() {
        let a = View("a", Rect(10, 10, 40, 40))
        root.addSubview(a)
        let view = add("view", Rect(60, 20, 30, 30))
        let report = LayoutRepair(of: [view]).pinToNearestNeighbor()
        expectEqual(
            report.added.map { "\($0)" },
            [
                "view.top = root.top + 20", "view.left = a.right + 10",
                "view.bottom = root.bottom - 150", "view.right = root.right - 230",
            ])
        root.layoutIfNeeded()
        expectEqual(view.frame, Rect(60, 20, 30, 30))
        expectTrue(LayoutRepair(of: [view]).pinToNearestNeighbor([.left]).isEmpty)
    }

    @Test("brings views in line, whatever placed them before")
    func aligning() {
        let views = ["a", "b", "c"].map { add($0, .zero) }
        for (index, view) in views.enumerated() {
            view.makeConstraints { make in
                make.top.equalToSuperview().offset(index * 30)
                make.size.equalTo(20)
                if index == 2 {
                    make.right.equalToSuperview().inset(7)
                } else {
                    make.left.equalToSuperview().offset(10 + index)
                }
            }
        }
        root.layoutIfNeeded()
        let report = LayoutRepair(of: views).align(.left)
        expectEqual(
            report.removed.map { "\($0)" },
            [
                "b.left = root.left + 11", "c.right = root.right - 7",
            ])
        expectEqual(report.added.map { "\($0)" }, ["b.left = a.left", "c.left = a.left"])
        root.layoutIfNeeded()
        expectEqual(views.map { $0.frame.minX }, [10, 10, 10])
        expectTrue(LayoutRepair(of: views).align(.left).isEmpty)
    }

    @Test("embeds views in a stack, and they stay where they are")
    func embedding() {
        let frames = [
            Rect(20, 10, 60, 20), Rect(20, 34, 80, 30), Rect(20, 68, 40, 10), Rect(20, 98, 80, 5),
        ]
        let views = frames.enumerated().map { add("v\($0)", $1) }
        root.repair.addMissingConstraints()
        root.layoutIfNeeded()
        let report = LayoutRepair(of: views).embedInStack()
        root.layoutIfNeeded()
        let stack = views[0].superview as? StackView
        expectEqual(stack?.arrangedSubviews.areSame(as: views), true)
        expectTrue(stack?.axis == .vertical && stack?.spacing == 4 && stack?.alignment == .leading)
        expectEqual(stack?.frame, Rect(20, 10, 80, 93))
        for (view, frame) in zip(views, frames) {
            expectEqual(view.convert(view.bounds, to: root), frame)
            expectTrue(!view.hasAmbiguousLayout)
        }
        expectEqual(
            lines(report).prefix(7),
            [
                "let stack = StackView()", "stack.axis = .vertical", "stack.spacing = 4",
                "stack.alignment = .leading", "root.insertSubview(stack, at: 0)",
                "[v0, v1, v2, v3].forEach(stack.addArrangedSubview)",
                "stack.setCustomSpacing(20, after: v2)",
            ])
    }

    @Test("calls views by names that are names in Swift")
    func names() {
        let views = ["my title", "", "class", "cell", "cell", "9 lives", "make", "🙂"].enumerated()
            .map { add($1, Rect(0, Double($0) * 10, 5, 5)) }
        let text = "\(root.repair.addMissingConstraints())"
        for line in [
            "let myTitle = root.subviews[0]", "let view = root.subviews[1]",
            "let cell = root.subviews[3]", "let cell2 = root.subviews[4]",
            "let lives = root.subviews[5]", "let make2 = root.subviews[6]",
            "let view2 = root.subviews[7]",
        ] {
            expectTrue(text.contains(line), "\(line) in \(text)")
        }
        expectTrue(text.contains("`class`.makeConstraints"))
        expectEqual(views.count, 8)
    }

    @Test("finds the views at a point, and constraints by attribute")
    func looking() {
        let panel = View("panel", Rect(10, 10, 100, 100))
        let (low, high) = (View("low", Rect(10, 10, 50, 50)), View("high", Rect(20, 20, 50, 50)))
        let outside = View("outside", Rect(90, 0, 50, 50))
        let hidden = View("hidden", Rect(0, 0, 100, 100))
        hidden.isHidden = true
        root.addSubview(panel)
        [low, high, outside, hidden].forEach(panel.addSubview)
        func names(_ x: Double, _ y: Double) -> [String?] {
            root.views(at: Point(x: x, y: y)).map(\.name)
        }
        expectEqual(names(35, 35), ["root", "panel", "low", "high"])
        expectEqual(names(5, 5), ["root"])
        expectEqual(names(130, 20), ["root", "outside"])
        panel.clipsToBounds = true
        expectEqual(names(130, 20), ["root"])
        panel.bounds.origin = Point(x: 15, y: 0)
        expectEqual(names(15, 35), ["root", "panel", "low", "high"])
        low.makeConstraints { make in
            make.left.equalToSuperview().offset(3)
            make.right.equalTo(high.left)
        }
        expectEqual(low.constraints(on: .left).map { "\($0)" }, ["low.left = panel.left + 3"])
        expectEqual(high.constraints(on: .left).map { "\($0)" }, ["low.right = high.left"])
        expectTrue(panel.constraints(on: .width).isEmpty)
    }
}
