import Quoin
import TestSupport
import Testing

@Suite("Preparing constraints")
struct PrepareTests {
    private let stage = Stage()

    @Test("builds them and activates none; autoresizing translation stays on")
    func prepare() {
        let groups = stage.a.prepareConstraints { make in
            make.left.top.equalTo(8)
            make.size.equalTo(40)
        }
        expectEqual(groups.map { $0.layoutConstraints.count }, [2, 2])
        expectTrue(groups.allSatisfy { !$0.isActive })
        expectTrue(groups.layoutConstraints.allSatisfy { !$0.isActive })
        expectTrue(stage.a.translatesAutoresizingMaskIntoConstraints)
        expectTrue(stage.a.installedConstraints.isEmpty)
        stage.a.frame = Rect(1, 2, 3, 4)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(1, 2, 3, 4))
    }

    @Test("They are said in full, and can be changed before they are in force")
    func said() {
        let groups = stage.a.prepareConstraints { make in
            make.left.equalTo(stage.b.right).offset(3).priority(.high).labeled("gap")
        }
        groups[0].update(offset: 9).update(priority: .low)
        expectEqual(groups.said, ["gap: a.left = b.right + 9 @250"])
    }

    @Test("Activation turns translation off and lists them")
    func activation() {
        let groups = stage.a.prepareConstraints { make in
            make.left.top.equalTo(8)
            make.size.equalTo(40)
        }
        groups[0].activate()
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
        expectTrue(stage.a.installedConstraints.areSame(as: [groups[0]]))
        groups[1].isActive = true
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(8, 8, 40, 40))
    }

    @Test("They are listed in the order of activation")
    func order() {
        let groups = stage.a.prepareConstraints { make in
            make.left.equalTo(1)
            make.top.equalTo(2)
        }
        groups[1].activate()
        groups[0].activate()
        expectTrue(stage.a.installedConstraints.areSame(as: [groups[1], groups[0]]))
    }

    @Test("Two states of a screen, prepared once and switched")
    func states() {
        let folded = stage.a.prepareConstraints { make in
            make.group {
                make.left.top.equalTo(0)
                make.size.equalTo(10)
            }
        }
        let open = stage.a.prepareConstraints { make in
            make.group { make.edges.equalToSuperview() }
        }
        for _ in 0..<3 {
            open[0].deactivate()
            folded[0].activate()
            stage.root.layoutIfNeeded()
            expect(stage.a, at: Rect(0, 0, 10, 10))
            folded[0].deactivate()
            open[0].activate()
            stage.root.layoutIfNeeded()
            expect(stage.a, at: Rect(0, 0, 320, 480))
        }
        expectTrue(stage.a.installedConstraints.areSame(as: open))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Those that were prepared before there was a superview")
    func early() {
        let view = View("late")
        let groups = view.prepareConstraints { make in
            make.left.top.equalTo(5)
            make.size.equalToSuperview().dividedBy(2)
        }
        stage.root.addSubview(view)
        groups.forEach { $0.activate() }
        expectEqual(
            groups.said,
            [
                "late.left = root.left + 5", "late.top = root.top + 5",
                "late.width = 0.5 × root.width", "late.height = 0.5 × root.height",
            ])
        stage.root.layoutIfNeeded()
        expect(view, at: Rect(5, 5, 160, 240))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("An update, a remake and a removal leave alone what is only prepared")
    func untouched() {
        let prepared = stage.a.prepareConstraints { $0.left.equalTo(1) }
        stage.a.updateConstraints { $0.left.equalTo(2) }
        expectEqual(prepared.said, ["a.left = root.left + 1"])
        stage.a.remakeConstraints { $0.left.equalTo(1) }
        expectTrue(!prepared[0].isActive)
        stage.a.removeConstraints()
        expectTrue(!prepared[0].isActive && stage.a.installedConstraints.isEmpty)
    }

    @Test("For a guide and for several items")
    func guides() {
        let guides = stage.guide.prepareConstraints { $0.width.equalTo(3) }
        let views = [stage.a, stage.b].prepareConstraints { $0.width.equalTo(4) }
        expectEqual((guides + views).said, ["guide.width = 3", "a.width = 4", "b.width = 4"])
        expectTrue((guides + views).allSatisfy { !$0.isActive })
    }

    @Test("Activation of single constraints turns it off, too", arguments: [false, true])
    func singleConstraints(inOneBatch: Bool) {
        let groups = stage.a.prepareConstraints { make in
            make.left.equalTo(stage.b.right)
            make.top.equalTo(8)
            make.size.equalTo(40)
        }
        if inOneBatch {
            LayoutConstraint.activate(groups.layoutConstraints)
        } else {
            groups.layoutConstraints.forEach { $0.isActive = true }
        }
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
        expectTrue(stage.b.translatesAutoresizingMaskIntoConstraints)
        stage.root.layoutIfNeeded()
        // b reaches from 40 to 140.
        expect(stage.a, at: Rect(140, 8, 40, 40))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Single constraints of a view that is nowhere yet leave it to them, too")
    func singleEarly() {
        let view = View("late")
        let groups = view.prepareConstraints { make in
            make.left.top.equalTo(5)
            make.size.equalTo(stage.b)
        }
        LayoutConstraint.activate(groups.layoutConstraints)
        stage.root.addSubview(view)
        stage.root.layoutIfNeeded()
        expect(view, at: Rect(5, 5, 100, 80))
        expectTrue(stage.reports.all.isEmpty)
    }
}
