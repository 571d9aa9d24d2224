import Quoin
import TestSupport
import Testing

@Suite("Groups that outlive their views")
struct GoneViewTests {
    private let root = View("root", Rect(0, 0, 320, 480))

    private func expectInert(
        _ group: ConstraintGroup, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectTrue(!group.isActive, sourceLocation: sourceLocation)
        group.activate()
        expectTrue(!group.isActive, sourceLocation: sourceLocation)
        group.isActive = true
        expectTrue(!group.isActive, sourceLocation: sourceLocation)
        group.update(offset: 3).update(inset: 4).update(multiplier: 2).update(priority: .low)
        group.label = "gone"
        expectTrue(!group.isActive, sourceLocation: sourceLocation)
        group.deactivate()
        expectTrue(!group.isActive, sourceLocation: sourceLocation)
        root.layoutIfNeeded()
    }

    /// Makes a view in the root and lets it go, and returns the groups of a block about it.
    private func groupsOfGoneView(
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        let view = root.add("gone")
        defer { view.removeFromSuperview() }
        return view.makeConstraints(block)
    }

    @Test("The view itself has gone")
    func first() {
        let groups = groupsOfGoneView { make in
            make.left.equalToSuperview()
            make.size.equalTo(10)
            make.group { make.top.equalTo(1) }
            make.aspectRatio(2)
        }
        groups.forEach { expectInert($0) }
        expectTrue(root.constraints.isEmpty)
    }

    @Test("A target has gone")
    func second() {
        let view = root.add("view")
        var groups: [ConstraintGroup] = []
        do {
            let target = root.add("target", Rect(0, 0, 50, 50))
            groups = view.makeConstraints { make in
                make.left.equalTo(target.right)
                make.size.equalTo(target)
                make.top.equalTo([target, root])
                make.height.equalTo(5).priority(.low)
            }
            root.layoutIfNeeded()
            target.removeFromSuperview()
        }
        expectEqual(groups.map(\.isActive), [false, false, false, true])
        expectInert(groups[0])
        expectInert(groups[1])
        // Of the third, the constraint with the root is left.
        groups[2].activate()
        expectEqual(groups[2].layoutConstraints.map(\.isActive), [false, true])
        expectTrue(!groups[2].isActive)
        expectTrue(view.installedConstraints.areSame(as: [groups[2], groups[3]]))
        root.layoutIfNeeded()
    }

    @Test("The superview has gone, and the view lives")
    func superview() {
        let view = View("view")
        var groups: [ConstraintGroup] = []
        do {
            let parent = View("parent", Rect(0, 0, 50, 50))
            parent.addSubview(view)
            groups = view.makeConstraints { make in
                make.edges.equalToSuperview()
                make.width.greaterThanOrEqualTo(3)
            }
        }
        expectTrue(view.superview == nil)
        expectInert(groups[0])
        expectTrue(groups[1].isActive)
        expectTrue(view.installedConstraints.areSame(as: [groups[1]]))
        root.addSubview(view)
        let again = view.remakeConstraints { $0.edges.equalToSuperview() }
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 320, 480))
        expectTrue(view.installedConstraints.areSame(as: again))
    }

    @Test("A view that waited for a superview has gone")
    func waiting() {
        var groups: [ConstraintGroup] = []
        do {
            let view = View("view")
            groups = view.makeConstraints { $0.edges.equalToSuperview() }
            expectTrue(groups[0].isActive)
        }
        expectInert(groups[0])
    }

    @Test("A view has gone before its prepared group was activated")
    func prepared() {
        var groups: [ConstraintGroup] = []
        do {
            let view = root.add("view")
            groups = view.prepareConstraints { $0.left.width.equalTo(3) }
            view.removeFromSuperview()
        }
        groups.forEach { expectInert($0) }
    }

    @Test("A guide has gone")
    func guide() {
        var groups: [ConstraintGroup] = []
        do {
            let guide = LayoutGuide(identifier: "guide")
            root.addLayoutGuide(guide)
            groups = guide.makeConstraints { $0.left.width.equalTo(3) }
            root.removeLayoutGuide(guide)
        }
        groups.forEach { expectInert($0) }
    }

    @Test("A distance one of whose ends has gone")
    func distance() {
        let view = root.add("view")
        var groups: [ConstraintGroup] = []
        do {
            let target = root.add("target")
            groups = view.makeConstraints { $0.width.equalTo(root.left.distance(to: target.left)) }
            target.removeFromSuperview()
        }
        expectInert(groups[0])
        expectTrue(view.installedConstraints.isEmpty)
    }

    @Test("An update and a remake pass over what has gone")
    func blocks() {
        let view = root.add("view")
        do {
            let target = root.add("target")
            view.makeConstraints { make in
                make.left.equalTo(target)
                make.width.equalTo(5)
            }
            target.removeFromSuperview()
        }
        let target = root.add("target", Rect(30, 0, 1, 1))
        view.updateConstraints { make in
            make.left.equalTo(target)
            make.width.equalTo(6)
        }
        expectEqual(view.installedConstraints.said, ["view.width = 6", "view.left = target.left"])
        view.remakeConstraints { $0.left.equalTo(target) }
        expectEqual(view.installedConstraints.said, ["view.left = target.left"])
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 30)
    }
}
