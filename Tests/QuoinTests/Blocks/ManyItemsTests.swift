import Quoin
import TestSupport
import Testing

@Suite("Blocks about several items")
struct ManyItemsTests {
    private let stage = Stage()

    @Test("run once for each view, in order")
    func views() {
        var runs = 0
        let groups = [stage.a, stage.b, stage.c].makeConstraints { make in
            runs += 1
            make.left.equalTo(runs)
            make.height.equalTo(10)
        }
        expectEqual(runs, 3)
        expectEqual(
            groups.said,
            [
                "a.left = root.left + 1", "a.height = 10", "b.left = root.left + 2",
                "b.height = 10", "c.left = root.left + 3", "c.height = 10",
            ])
        for view in [stage.a, stage.b, stage.c] {
            expectTrue(!view.translatesAutoresizingMaskIntoConstraints)
            expectEqual(view.installedConstraints.count, 2)
        }
    }

    @Test("Views have margins and baselines there, too")
    func margins() {
        let said = [stage.a, stage.b].makeConstraints { make in
            make.leftMargin.equalToSuperview()
            make.baseline.equalTo(stage.c)
        }.said
        expectEqual(
            said,
            [
                "a.leftMargin = root.leftMargin", "a.lastBaseline = c.lastBaseline",
                "b.leftMargin = root.leftMargin", "b.lastBaseline = c.lastBaseline",
            ])
    }

    @Test("Slices, lazy sequences and subclasses of views")
    func sequences() {
        final class Card: View {}
        let cards = [Card("card"), Card("deck")]
        cards.forEach(stage.root.addSubview)
        expectEqual(cards.makeConstraints { $0.baseline.equalTo(1) }.count, 2)
        expectEqual(stage.root.subviews.prefix(2).makeConstraints { $0.width.equalTo(1) }.count, 2)
        let lazy = stage.root.subviews.lazy.filter { $0.name == "c" }
        expectEqual(lazy.makeConstraints { $0.width.equalTo(1) }.said, ["c.width = 1"])
        expectTrue([View]().makeConstraints { $0.width.equalTo(1) }.isEmpty)
    }

    @Test("Update, remake, prepare and remove")
    func others() {
        let views = [stage.a, stage.b]
        let made = views.makeConstraints { $0.width.equalTo(1) }
        expectTrue(views.updateConstraints { $0.width.equalTo(2) }.areSame(as: made))
        expectEqual(made.said, ["a.width = 2", "b.width = 2"])
        let remade = views.remakeConstraints { $0.height.equalTo(3) }
        expectEqual(remade.said, ["a.height = 3", "b.height = 3"])
        expectTrue(made.allSatisfy { !$0.isActive })
        let prepared = views.prepareConstraints { $0.left.equalTo(4) }
        expectTrue(prepared.count == 2 && prepared.allSatisfy { !$0.isActive })
        views.removeConstraints()
        expectTrue(views.allSatisfy { $0.installedConstraints.isEmpty })
        expectTrue(remade.allSatisfy { !$0.isActive })
    }

    @Test("Guides")
    func guides() {
        let guides = [LayoutGuide(identifier: "g"), LayoutGuide(identifier: "h")]
        guides.forEach(stage.root.addLayoutGuide)
        let made = guides.makeConstraints { $0.width.equalTo(1) }
        expectEqual(made.said, ["g.width = 1", "h.width = 1"])
        expectTrue(guides.updateConstraints { $0.width.equalTo(2) }.areSame(as: made))
        expectTrue(guides.remakeConstraints { $0.width.equalTo(2) }.areSame(as: made))
        expectEqual(guides.prepareConstraints { $0.height.equalTo(2) }.count, 2)
        guides.removeConstraints()
        expectTrue(guides.allSatisfy { $0.installedConstraints.isEmpty })
    }

    @Test("Views and guides mixed")
    func mixed() {
        let items = [stage.a, stage.guide]
        let made = items.makeConstraints { $0.width.lessThanOrEqualTo(100) }
        expectEqual(made.said, ["a.width ≤ 100", "guide.width ≤ 100"])
        expectTrue(items.updateConstraints { $0.width.lessThanOrEqualTo(99) }.areSame(as: made))
        expectTrue(items.remakeConstraints { $0.width.lessThanOrEqualTo(99) }.areSame(as: made))
        expectEqual(items.prepareConstraints { $0.top.equalToSuperview() }.count, 2)
        items.removeConstraints()
        expectTrue(made.allSatisfy { !$0.isActive })
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Items of which nothing more is known")
    func unknown() {
        let items: [any LayoutItem] = [stage.a, stage.guide]
        let made = items.makeConstraints { $0.width.lessThanOrEqualTo(100) }
        expectEqual(made.said, ["a.width ≤ 100", "guide.width ≤ 100"])
        expectTrue(items.updateConstraints { $0.width.lessThanOrEqualTo(99) }.areSame(as: made))
        expectTrue(items.remakeConstraints { $0.width.lessThanOrEqualTo(99) }.areSame(as: made))
        expectEqual(items.prepareConstraints { $0.top.equalToSuperview() }.count, 2)
        items.removeConstraints()
        expectTrue(items.allSatisfy { $0.installedConstraints.isEmpty })
    }

    @Test("A guide alone: make, update, remake and remove")
    func guide() {
        let guide = LayoutGuide(identifier: "g")
        stage.root.addLayoutGuide(guide)
        let made = guide.makeConstraints { make in
            make.edges.equalToSuperview().inset(10)
        }
        stage.root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(10, 10, 300, 460)))
        guide.updateConstraints { $0.left.equalToSuperview().offset(20) }
        stage.root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(20, 10, 290, 460)))
        expectTrue(guide.installedConstraints.areSame(as: made))
        guide.remakeConstraints { make in
            make.left.top.equalTo(1)
            make.size.equalTo(2)
        }
        stage.root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(1, 1, 2, 2)))
        guide.removeConstraints()
        expectTrue(guide.installedConstraints.isEmpty)
    }
}
