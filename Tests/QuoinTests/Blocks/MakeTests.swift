import Quoin
import TestSupport
import Testing

@Suite("Making constraints")
struct MakeTests {
    private let stage = Stage()

    @Test("turns off autoresizing translation, builds and activates")
    func make() {
        expectTrue(stage.a.translatesAutoresizingMaskIntoConstraints)
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(8)
            make.size.equalTo(40)
        }
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
        expectTrue(groups.allSatisfy { $0.isActive })
        expectTrue(groups.layoutConstraints.allSatisfy { $0.isActive })
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(8, 8, 40, 40))
    }

    @Test("turns it off for the view alone, not for those it is compared with")
    func others() {
        stage.a.makeConstraints { make in
            make.left.equalTo(stage.b)
            make.top.equalToSuperview()
        }
        expectTrue(stage.b.translatesAutoresizingMaskIntoConstraints)
        expectTrue(stage.root.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("returns a group for each statement, in order")
    func groups() {
        var yielded: [ConstraintGroup] = []
        let groups = stage.a.makeConstraints { make in
            yielded.append(make.edges.equalToSuperview().constraint)
            yielded.append(make.width.equalTo([stage.b, stage.c]).priority(.low).constraint)
            yielded.append(make.centerX.equalTo(stage.b.left).constraint)
        }
        expectTrue(groups.areSame(as: yielded))
        expectEqual(groups.map { $0.layoutConstraints.count }, [4, 2, 1])
    }

    @Test("installs each constraint on the closest common superview")
    func installed() {
        let inner = stage.b.add("inner")
        let groups = inner.makeConstraints { make in
            make.left.equalToSuperview()
            make.width.equalTo(stage.c)
            make.height.equalTo(5)
        }
        let views = groups.layoutConstraints.map(\.installedView)
        expectEqual(views.map { $0?.name }, ["b", "root", "inner"])
        expectTrue(stage.b.constraints.areSame(as: groups[0].layoutConstraints))
    }

    @Test("Twice adds to what was made before")
    func twice() {
        let first = stage.a.makeConstraints { $0.left.equalTo(1) }
        let second = stage.a.makeConstraints { $0.top.equalTo(2) }
        expectTrue(stage.a.installedConstraints.areSame(as: first + second))
    }

    @Test("The same statement twice makes two constraints")
    func duplicates() {
        let groups = stage.a.makeConstraints { make in
            make.left.equalTo(stage.b)
            make.left.equalTo(stage.b)
        }
        expectTrue(groups[0] !== groups[1])
        expectTrue(groups[0].layoutConstraints[0] !== groups[1].layoutConstraints[0])
        expectEqual(stage.a.installedConstraints.said, ["a.left = b.left", "a.left = b.left"])
    }

    @Test("An empty block makes nothing, and still leaves the view to constraints")
    func empty() {
        expectTrue(stage.a.makeConstraints { _ in }.isEmpty)
        expectTrue(stage.a.installedConstraints.isEmpty)
        expectTrue(!stage.a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A statement that is made and not modified counts from its relation on")
    func chainInParts() {
        let groups = stage.a.makeConstraints { make in
            let sides = make.left.right
            let statement = sides.equalToSuperview()
            sides.equalTo(stage.b).priority(.low)
            statement.inset(3)
        }
        expectEqual(
            groups.said,
            [
                "a.left = root.left + 3", "a.right = root.right - 3", "a.left = b.left @250",
                "a.right = b.right @250",
            ])
    }

    @Test("A block may be a function")
    func function() {
        func pin(_ make: ConstraintMaker<View>) {
            make.edges.equalToSuperview().inset(20)
        }
        stage.a.makeConstraints(pin)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(20, 20, 280, 440))
    }

    @Test("The frames are solved on the next layout, not at once")
    func later() {
        stage.root.layoutIfNeeded()
        stage.a.makeConstraints { $0.edges.equalToSuperview() }
        expectEqual(stage.a.frame, .zero)
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 320, 480))
    }

    @Test("It can be done about the root")
    func root() {
        let root = View("alone", Rect(0, 0, 100, 100))
        let child = root.add("child", Rect(0, 0, 30, 30))
        child.makeConstraints { make in
            make.edges.equalToSuperview().inset(10)
            make.size.equalTo(40)
        }
        root.makeConstraints { $0.width.greaterThanOrEqualTo(10) }
        expectEqual(root.installedConstraints.said, ["alone.width ≥ 10"])
    }
}
