import Quoin
import TestSupport
import Testing

@Suite("Groups that said something of the superview, after the view has moved")
struct MovedViewTests {
    private let root = View("root", Rect(0, 0, 320, 480))
    private let one: View
    private let other: View
    private let view = View("view")

    init() {
        one = root.add("one", Rect(0, 0, 100, 100))
        other = root.add("other", Rect(50, 60, 200, 300))
        one.addSubview(view)
    }

    @Test("mean the present one, when they were prepared before")
    func prepared() {
        let groups = view.prepareConstraints { make in
            make.left.equalTo(10)
            make.right.equalToSuperview().inset(5)
            make.top.bottom.equalToSuperview()
        }
        other.addSubview(view)
        groups.activate()
        expectEqual(
            groups.said,
            [
                "view.left = other.left + 10", "view.right = other.right - 5",
                "view.top = other.top", "view.bottom = other.bottom",
            ])
        expectTrue(groups.allSatisfy { $0.isActive })
        expectTrue(other.constraints.count == 4 && one.constraints.isEmpty)
        root.layoutIfNeeded()
        expect(view, at: Rect(10, 0, 185, 300))
    }

    @Test("mean the present one, when they were in force before", arguments: [false, true])
    func kept(isLaidOutBetween: Bool) {
        let groups = view.makeConstraints { $0.edges.equalToSuperview().inset(5) }
        root.layoutIfNeeded()
        expect(view, at: Rect(5, 5, 90, 90))
        other.addSubview(view)
        expectTrue(!groups[0].isActive)
        if isLaidOutBetween {
            root.layoutIfNeeded()
        }
        groups[0].activate()
        root.layoutIfNeeded()
        expect(view, at: Rect(5, 5, 190, 290))
        // And back.
        one.addSubview(view)
        groups[0].isActive = true
        root.layoutIfNeeded()
        expect(view, at: Rect(5, 5, 90, 90))
        expectTrue(view.installedConstraints.areSame(as: groups))
    }

    @Test("mean the present one in another tree, too")
    func otherTree() {
        let groups = view.makeConstraints { $0.edges.equalToSuperview().inset(5) }
        root.layoutIfNeeded()
        let stranger = View("stranger", Rect(0, 0, 40, 50))
        stranger.addSubview(view)
        groups[0].activate()
        stranger.layoutIfNeeded()
        root.layoutIfNeeded()
        expect(view, at: Rect(5, 5, 30, 40))
        expectTrue(root.constraints.isEmpty && stranger.constraints.count == 4)
    }

    @Test("mean the present one when the former one has gone")
    func gone() {
        var groups: [ConstraintGroup] = []
        do {
            let former = root.add("former", Rect(0, 0, 10, 10))
            former.addSubview(view)
            groups = view.makeConstraints { $0.edges.equalToSuperview() }
            root.layoutIfNeeded()
            former.removeFromSuperview()
        }
        other.addSubview(view)
        groups[0].activate()
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 200, 300))
    }

    @Test("wait when there is none, and mean the next one")
    func none() {
        let groups = view.makeConstraints { $0.edges.equalToSuperview() }
        view.removeFromSuperview()
        groups[0].activate()
        expectTrue(groups[0].isActive && view.installedConstraints.areSame(as: groups))
        other.addSubview(view)
        root.layoutIfNeeded()
        expect(view, at: Rect(0, 0, 200, 300))
        expectTrue(one.constraints.isEmpty)
    }

    @Test("leave what names a view to that view")
    func named() {
        let groups = view.prepareConstraints { $0.left.equalTo(one) }
        other.addSubview(view)
        groups.activate()
        expectEqual(groups.said, ["view.left = one.left"])
    }

    @Test("are found by later updates, and forget the former superview")
    func updated() {
        let groups = view.prepareConstraints { $0.left.equalToSuperview() }
        other.addSubview(view)
        groups.activate()
        view.updateConstraints { $0.left.equalToSuperview().offset(3) }
        expectEqual(groups.said, ["view.left = other.left + 3"])
        one.removeFromSuperview()
        expectTrue(groups[0].isActive)
        root.layoutIfNeeded()
    }

    @Test("A guide that has moved means the view that it is in")
    func guide() {
        let guide = LayoutGuide(identifier: "guide")
        one.addLayoutGuide(guide)
        let groups = guide.prepareConstraints { $0.edges.equalToSuperview() }
        one.removeLayoutGuide(guide)
        other.addLayoutGuide(guide)
        groups.activate()
        root.layoutIfNeeded()
        expectTrue(guide.layoutFrame.isAbout(Rect(0, 0, 200, 300)))
    }

    @Test("Those of a guide for other traits are found by updates once it is in a view")
    func sleepingGuide() {
        let guide = LayoutGuide(identifier: "guide")
        let groups = guide.makeConstraints(when: .rightToLeft) { $0.left.equalToSuperview() }
        one.addLayoutGuide(guide)
        guide.updateConstraints(when: .rightToLeft) { $0.left.equalToSuperview().offset(7) }
        expectEqual(groups.said, ["guide.left = one.left + 7"])
        guide.removeConstraints()
        expectEqual(guide.updateConstraints { $0.left.equalToSuperview() }.count, 1)
        expectEqual(one.constraints.count, 1)
    }
}
