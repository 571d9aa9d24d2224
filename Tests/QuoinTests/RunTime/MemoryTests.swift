import Quoin
import TestSupport
import Testing

@Suite("What the maker keeps")
struct MemoryTests {
    private let survivors = Survivors()

    private func watchedView(_ name: String, in superview: View? = nil) -> View {
        let view = View(name, Rect(0, 0, 50, 50))
        superview?.addSubview(view)
        survivors.watch(view)
        return view
    }

    /// Uses everything that the maker has on a view and another one.
    private func constrain(_ view: View, with other: View) -> [ConstraintGroup] {
        var groups = view.makeConstraints { make in
            make.left.equalTo(other.right).offset(3).labeled("gap")
            make.top.bottom.equalTo([other, view])
            make.width.equalTo(other.left.distance(to: view.left)).priority(.low)
            make.group { make.height.equalTo(5).priority(.low) }
            make.aspectFit(in: other, ratio: 2).priority(.low)
            make.edges.equalToSuperview().priority(.low)
        }
        groups += view.updateConstraints { make in
            make.left.equalTo(other.right).offset(4)
            make.centerX.equalTo(other)
        }
        groups += view.prepareConstraints { $0.size.equalTo(other) }
        groups += [view, other].distribute(along: .horizontal, fixedSpacing: 3)
        groups += [view, other].distribute(along: .vertical, fixedItemLength: 3)
        groups += [view, other].distribute(inGrid: 1)
        groups += [view, other].align(.top)
        groups += view.remakeConstraints { $0.left.equalTo(other) }
        return groups
    }

    @Test("Views go with their last reference, in a tree and out of it")
    func views() {
        do {
            let root = watchedView("root")
            let view = watchedView("view", in: root)
            let other = watchedView("other", in: root)
            _ = constrain(view, with: other)
            root.layoutIfNeeded()
            let alone = watchedView("alone")
            _ = constrain(alone, with: view)
            expectEqual(survivors.count, 4)
        }
        expectEqual(survivors.count, 0)
    }

    @Test("Dropping the root frees views, guides, groups and constraints")
    func everything() {
        do {
            let root = watchedView("root")
            let view = watchedView("view", in: root)
            let guide = LayoutGuide(identifier: "guide")
            root.addLayoutGuide(guide)
            survivors.watch(guide)
            let groups = constrain(view, with: watchedView("other", in: root))
            let guideGroups = guide.makeConstraints { $0.edges.equalTo(view) }
            survivors.watch(groups + guideGroups)
            survivors.watch((groups + guideGroups).layoutConstraints)
            root.layoutIfNeeded()
            expectTrue(survivors.count > 20)
        }
        expectEqual(survivors.count, 0)
    }

    @Test("Groups that are kept do not keep views")
    func groups() {
        var kept: [ConstraintGroup] = []
        do {
            let root = watchedView("root")
            let view = watchedView("view", in: root)
            kept = constrain(view, with: watchedView("other", in: root))
            root.layoutIfNeeded()
        }
        expectEqual(survivors.count, 0)
        expectTrue(!kept.isEmpty && kept.allSatisfy { !$0.isActive })
    }

    @Test("A maker, a subject or a statement that is kept keeps no view")
    func makers() {
        var makers: [ConstraintMaker<View>] = []
        var statements: [ConstraintStatement] = []
        do {
            let root = watchedView("root")
            let view = watchedView("view", in: root)
            view.makeConstraints { make in
                makers.append(make)
                statements.append(make.edges.equalToSuperview())
            }
            root.layoutIfNeeded()
        }
        expectEqual(survivors.count, 0)
        expectTrue(makers.count == 1 && statements.count == 1)
        makers[0].left.equalTo(3)
        statements[0].offset(3).priority(.low)
        expectTrue(!statements[0].constraint.isActive)
    }

    @Test("Nothing that a block holds is kept")
    func closures() {
        final class Model {}
        let root = View("root", Rect(0, 0, 50, 50))
        let view = root.add("view")
        do {
            let model = Model()
            survivors.watch(model)
            let block: (ConstraintMaker<View>) -> Void = { make in
                withExtendedLifetime(model) { _ = make.left.equalTo(3) }
                make.group { withExtendedLifetime(model) {} }
            }
            view.makeConstraints(block)
            view.updateConstraints(block)
            view.remakeConstraints(block)
            _ = view.prepareConstraints(block)
        }
        expectEqual(survivors.count, 0)
        expectEqual(view.installedConstraints.count, 1)
    }

    @Test("What is removed or replaced goes, unless someone keeps it")
    func removed() {
        let root = View("root", Rect(0, 0, 50, 50))
        let view = root.add("view")
        let kept = view.makeConstraints { $0.top.equalTo(1) }
        do {
            survivors.watch(view.makeConstraints { $0.left.equalTo(1) }.layoutConstraints)
            survivors.watch(view.prepareConstraints { $0.left.equalTo(1) }.layoutConstraints)
            view.removeConstraints()
            survivors.watch(view.makeConstraints { $0.left.equalTo(1) }.layoutConstraints)
            view.remakeConstraints { $0.left.equalTo(2) }
            survivors.watch(view.updateConstraints { $0.left.equalTo(3) })
        }
        // The engine lets go of what it has not taken in yet in the next layout.
        root.layoutIfNeeded()
        expectEqual(survivors.count, 1, "the group that is installed")
        view.removeConstraints()
        root.layoutIfNeeded()
        expectEqual(survivors.count, 0)
        kept[0].activate()
        expectTrue(view.installedConstraints.areSame(as: kept))
    }

    @Test("What is taken out of force, and nobody keeps, goes in the long run")
    func forgotten() {
        let root = View("root", Rect(0, 0, 50, 50))
        let view = root.add("view")
        let kept = view.makeConstraints { $0.top.left.equalTo(1) }
        let lent = view.makeConstraints { $0.size.equalTo(1) }[0].layoutConstraints[1]
        for number in 0..<100 {
            let groups = view.makeConstraints { make in
                make.width.height.equalTo(number).priority(.low)
                make.right.equalTo(number).priority(.low)
            }
            survivors.watch(groups)
            groups.flatMap { $0.layoutConstraints }.forEach { $0.isActive = false }
            root.layoutIfNeeded()
        }
        kept.layoutConstraints.forEach { $0.isActive = false }
        lent.isActive = false
        // Looked at as often as the list has doubled.
        expectTrue(survivors.count <= 32, "\(survivors.count) of 200")
        kept.layoutConstraints.forEach { $0.isActive = true }
        lent.isActive = true
        expectEqual(
            view.installedConstraints.said,
            [
                "view.top = root.top + 1", "view.left = root.left + 1", "view.width = 1",
                "view.height = 1",
            ])
    }

    @Test("A removed view frees what tied it to the outside")
    func removedView() {
        let root = View("root", Rect(0, 0, 50, 50))
        do {
            let view = watchedView("view", in: root)
            let groups = view.makeConstraints { $0.edges.equalToSuperview() }
            survivors.watch(groups.layoutConstraints)
            root.layoutIfNeeded()
            view.removeFromSuperview()
        }
        root.layoutIfNeeded()
        expectEqual(survivors.count, 0)
        expectTrue(root.constraints.isEmpty)
    }
}
