import Quoin
import TestSupport
import Testing

@Suite("Distances as targets of sizes")
struct DistanceTargetTests {
    private let stage = Stage()

    @Test("The width of the gap between two views")
    func gap() {
        let frame = stage.frame { make in
            make.width.equalTo(stage.b.right.distance(to: stage.c.left))
            make.height.equalTo(stage.b.bottom.distance(to: stage.c.top)).dividedBy(2)
            make.left.top.equalTo(0)
        }
        // From 140 to 200; half of that from 140 to 300.
        expectTrue(frame.isAbout(Rect(0, 0, 60, 80)))
    }

    @Test("Each relation, an offset and several at once")
    func forms() {
        let distance = stage.b.right.distance(to: stage.c.left)
        let groups = stage.a.makeConstraints { make in
            make.width.lessThanOrEqualTo(distance).offset(5)
            make.width.greaterThanOrEqualTo(distance)
            make.height.equalTo([distance, stage.b.width])
        }
        expectEqual(
            groups.layoutConstraints.map(\.description),
            [
                "a.width ≤ (c.left - b.right) + 5", "a.width ≥ (c.left - b.right)",
                "a.height = (c.left - b.right)", "a.height = b.width",
            ])
    }

    @Test("It is what an update finds a constraint by")
    func update() {
        let distance = stage.b.right.distance(to: stage.c.left)
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(stage.b.left.distance(to: stage.c.left))
            make.width.equalTo(distance).priority(.low)
        }
        stage.a.updateConstraints { $0.width.equalTo(distance).offset(9) }
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        expectEqual(groups.layoutConstraints.map(\.constant), [0, 9])
        expectEqual(groups.layoutConstraints.map(\.priority), [.required, .required])
    }
}
