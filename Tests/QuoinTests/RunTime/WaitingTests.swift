import Quoin
import TestSupport
import Testing

@Suite("Statements about a superview that there is not yet")
struct WaitingTests {
    private let stage = Stage()
    private let late = View("late")

    /// Statements that need a superview, which all place the view at (5, 6), 100 by 50, in the root.
    static let statements = [
        StatementCase("numbers") { make, _ in
            make.left.equalTo(5)
            make.top.equalTo(6)
            make.size.equalTo(Size(width: 100, height: 50))
        },
        StatementCase("equalToSuperview") { make, _ in
            make.left.equalToSuperview().offset(5)
            make.top.equalToSuperview().inset(6)
            make.right.equalToSuperview().inset(215)
            make.bottom.equalToSuperview().offset(-424)
        },
        StatementCase("bounds") { make, _ in
            make.left.top.greaterThanOrEqualToSuperview().offset(Point(x: 5, y: 6))
            make.left.top.equalTo(0).priority(.low)
            make.width.lessThanOrEqualToSuperview().offset(-220)
            make.width.equalTo(300).priority(.low)
            make.height.equalTo(50)
        },
        StatementCase("insets") { make, _ in
            make.edges.equalTo(EdgeInsets(top: 6, left: 5, bottom: 424, right: 215))
        },
        StatementCase("a point") { make, _ in
            make.center.equalTo(Point(x: 55 - 160, y: 31 - 240))
            make.size.equalTo(Size(width: 100, height: 50))
        },
        StatementCase("labels") { make, _ in
            make.left.equalToSuperview().offset(5).labeled("left")
            make.top.equalTo(6).labeled("top")
            make.size.equalTo(Size(width: 100, height: 50)).labeled("size")
        },
        StatementCase("a multiplier") { make, _ in
            make.right.equalToSuperview().multipliedBy(0.5).offset(-55)
            make.bottom.equalToSuperview().dividedBy(4).offset(-64)
            make.size.equalTo(Size(width: 100, height: 50))
        },
    ]

    @Test("are active and wait", arguments: statements)
    func active(one: StatementCase) {
        let groups = late.makeConstraints { one.state($0, stage) }
        expectTrue(groups.allSatisfy { $0.isActive })
        expectTrue(late.installedConstraints.areSame(as: groups))
        expectTrue(groups.layoutConstraints.contains { $0.installedView == nil })
    }

    @Test("are installed when the view gets one", arguments: statements)
    func resolved(one: StatementCase) {
        let groups = late.makeConstraints { one.state($0, stage) }
        stage.root.addSubview(late)
        expectTrue(groups.allSatisfy { $0.isActive })
        expectTrue(groups.layoutConstraints.allSatisfy { $0.installedView != nil })
        expectTrue(late.installedConstraints.areSame(as: groups))
        stage.root.layoutIfNeeded()
        expect(late, at: Rect(5, 6, 100, 50))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("say the same as if there had been one from the beginning", arguments: statements)
    func same(one: StatementCase) {
        let groups = late.makeConstraints { one.state($0, stage) }
        stage.root.addSubview(late)
        let early = View("late")
        stage.root.addSubview(early)
        expectEqual(groups.said, early.makeConstraints { one.state($0, stage) }.said)
    }

    @Test("The superview may itself be outside of any tree, and come into one later")
    func treeless() {
        let middle = View("middle")
        late.makeConstraints { $0.edges.equalToSuperview().inset(5) }
        middle.addSubview(late)
        middle.makeConstraints { make in
            make.left.top.equalTo(10)
            make.size.equalTo(100)
        }
        stage.root.addSubview(middle)
        stage.root.layoutIfNeeded()
        expect(middle, at: Rect(10, 10, 100, 100))
        expect(late, at: Rect(5, 5, 90, 90))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Deep inside a tree that is built from the leaves up, after each view was constrained")
    func deep() {
        let views = (0..<40).map { View("view \($0)") }
        views.forEach { view in view.makeConstraints { $0.edges.equalToSuperview().inset(1) } }
        for index in views.indices.dropFirst().reversed() {
            views[index - 1].addSubview(views[index])
        }
        stage.root.addSubview(views[0])
        stage.root.layoutIfNeeded()
        for (depth, view) in views.enumerated() {
            let taken = Double(2 * (depth + 1))
            expect(view, at: Rect(1, 1, 320 - taken, 480 - taken))
        }
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("The superview is the first one that the view gets")
    func firstSuperview() {
        let groups = late.makeConstraints { $0.left.equalToSuperview() }
        stage.b.addSubview(late)
        expectEqual(groups.said, ["late.left = b.left"])
        expectTrue(groups[0].layoutConstraints[0].installedView === stage.b)
    }

    @Test("Layout without a superview names those that wait, once")
    func named() {
        let reports = Reports(of: late)
        let line: UInt = #line + 1
        late.makeConstraints { $0.left.equalToSuperview().offset(3) }
        for _ in 0..<3 {
            late.setNeedsLayout()
            late.layoutIfNeeded()
        }
        expectTrue(reports.all.count == 1 && reports.pending.count == 1)
        expectEqual(reports.lines, [line])
        let message = reports.messages.first ?? ""
        expectTrue(message.contains("WaitingTests.swift:\(line)"), "\(message)")
        expectTrue(message.contains("late.left = superview.left + 3"), "\(message)")
    }

    @Test("Changes while they wait hold afterwards")
    func changed() {
        let groups = late.makeConstraints { make in
            make.left.top.equalTo(1)
            make.size.equalTo(2)
        }
        groups[0].update(offset: 10)
        late.updateConstraints { make in
            make.top.equalTo(30)
            make.width.equalTo(40)
        }
        expectTrue(late.installedConstraints.areSame(as: groups))
        stage.root.addSubview(late)
        stage.root.layoutIfNeeded()
        expect(late, at: Rect(11, 30, 40, 2))
    }

    @Test("Taken out of force, they wait no more; activated later, they take what there is")
    func deactivated() {
        let groups = late.makeConstraints { $0.edges.equalToSuperview() }
        groups[0].deactivate()
        stage.root.addSubview(late)
        expectTrue(!groups[0].isActive && late.installedConstraints.isEmpty)
        stage.root.layoutIfNeeded()
        expectTrue(stage.reports.all.isEmpty)
        groups[0].activate()
        stage.root.layoutIfNeeded()
        expect(late, at: Rect(0, 0, 320, 480))
    }

    @Test("Prepared before, activated while the view was in and out again")
    func wandering() {
        let groups = late.prepareConstraints { make in
            make.left.top.equalTo(4)
            make.size.equalTo(5)
        }
        stage.b.addSubview(late)
        late.removeFromSuperview()
        groups.forEach { $0.activate() }
        stage.root.addSubview(late)
        expectEqual(groups[0].said, ["late.left = root.left + 4", "late.top = root.top + 4"])
        stage.root.layoutIfNeeded()
        expect(late, at: Rect(4, 4, 5, 5))
    }

    @Test("Guides wait for an owner")
    func guide() {
        let guide = LayoutGuide(identifier: "late")
        let groups = guide.makeConstraints { make in
            make.left.top.equalTo(4)
            make.size.equalToSuperview().dividedBy(2)
        }
        expectTrue(groups.allSatisfy { $0.isActive })
        stage.root.addLayoutGuide(guide)
        stage.root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(4, 4, 160, 240)))
        expectTrue(guide.installedConstraints.areSame(as: groups))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Guides that were in a view and out again when they were activated")
    func wanderingGuide() {
        let guide = LayoutGuide(identifier: "late")
        let groups = guide.prepareConstraints { make in
            make.left.top.equalTo(4)
            make.size.equalTo(5)
        }
        stage.b.addLayoutGuide(guide)
        stage.b.removeLayoutGuide(guide)
        groups.forEach { $0.activate() }
        stage.root.addLayoutGuide(guide)
        stage.root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(4, 4, 5, 5)))
        expectEqual(groups[0].said, ["late.left = root.left + 4", "late.top = root.top + 4"])
    }

    @Test("A guide in a view that gets into a tree later")
    func guideInLateView() {
        let guide = LayoutGuide(identifier: "inner")
        guide.makeConstraints { $0.edges.equalToSuperview().inset(10) }
        late.addLayoutGuide(guide)
        late.makeConstraints { $0.edges.equalToSuperview() }
        stage.root.addSubview(late)
        stage.root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(10, 10, 300, 460)))
    }
}

@Suite("Targets in another tree, and moves between trees")
struct OtherTreeTests {
    private let stage = Stage()
    private let late = View("late")

    @Test("A statement about a view in another tree waits until both share one")
    func otherTree() {
        let line: UInt = #line + 1
        let groups = stage.a.makeConstraints { $0.size.equalTo(late) }
        expectTrue(groups[0].isActive)
        stage.root.layoutIfNeeded()
        expectTrue(stage.reports.pending.areSame(as: groups.layoutConstraints))
        expectEqual(stage.reports.lines, [line, line])
        late.makeConstraints { $0.size.equalTo(7) }
        stage.root.addSubview(late)
        stage.root.layoutIfNeeded()
        expectEqual(stage.a.frame.size, Size(width: 7, height: 7))
    }

    @Test("A sibling that is added after it was named")
    func sibling() {
        let title = View("title")
        title.makeConstraints { make in
            make.left.equalTo(late.right).offset(8)
            make.top.equalTo(late)
            make.size.equalTo(10)
        }
        late.makeConstraints { make in
            make.left.top.equalTo(20)
            make.size.equalTo(30)
        }
        stage.root.addSubview(title)
        stage.root.addSubview(late)
        stage.root.layoutIfNeeded()
        expect(title, at: Rect(58, 20, 10, 10))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Removed from its superview, a view loses what tied it to the outside")
    func removed() {
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(3)
            make.size.equalTo(4)
            make.width.lessThanOrEqualTo(stage.b)
        }
        stage.a.removeFromSuperview()
        expectEqual(groups.map(\.isActive), [false, true, false])
        expectTrue(stage.a.installedConstraints.areSame(as: [groups[1]]))
        stage.root.addSubview(stage.a)
        expectEqual(groups.map(\.isActive), [false, true, false])
        groups.forEach { $0.activate() }
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(3, 3, 4, 4))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Back in, an update, a make or a remake makes what was lost")
    func madeAgain() {
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.left.top.equalTo(3)
            make.size.equalTo(4)
        }
        stage.a.makeConstraints(block)
        let redo: [(View) -> [ConstraintGroup]] = [
            { $0.remakeConstraints(block) }, { $0.updateConstraints(block) },
        ]
        for way in redo {
            stage.a.removeFromSuperview()
            stage.b.addSubview(stage.a)
            let groups = way(stage.a)
            expectEqual(
                groups.said,
                [
                    "a.left = b.left + 3", "a.top = b.top + 3", "a.width = 4", "a.height = 4",
                ])
            expectEqual(stage.a.installedConstraints.layoutConstraints.count, 4)
            stage.root.layoutIfNeeded()
            expect(stage.a, at: Rect(3, 3, 4, 4))
            stage.a.removeFromSuperview()
            stage.root.addSubview(stage.a)
            expectEqual(way(stage.a).said.first, "a.left = root.left + 3")
        }
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("A remake without a superview waits for the next one")
    func remadeOutside() {
        let block: (ConstraintMaker<View>) -> Void = { make in
            make.edges.equalToSuperview().inset(1)
        }
        stage.a.makeConstraints(block)
        stage.a.removeFromSuperview()
        stage.a.remakeConstraints(block)
        stage.b.addSubview(stage.a)
        stage.root.layoutIfNeeded()
        // b is 100 by 80.
        expect(stage.a, at: Rect(1, 1, 98, 78))
    }

    @Test("A subtree that moves takes its inner constraints along")
    func subtree() {
        let inner = stage.b.add("inner")
        let groups = inner.makeConstraints { $0.edges.equalToSuperview().inset(10) }
        let other = View("other", Rect(0, 0, 50, 50))
        other.addSubview(stage.b)
        expectTrue(groups.allSatisfy { $0.isActive })
        other.layoutIfNeeded()
        expect(inner, at: Rect(10, 10, 80, 60))
    }
}
