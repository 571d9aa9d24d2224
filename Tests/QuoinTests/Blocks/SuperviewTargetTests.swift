import Quoin
import TestSupport
import Testing

/// Ways to say a left edge at that of the superview.
struct SuperviewStatement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let state: @Sendable (ConstraintMaker<View>) -> Void

    static let all = [
        SuperviewStatement(testDescription: "equalToSuperview()") { $0.left.equalToSuperview() },
        SuperviewStatement(testDescription: "equalTo(0)") { $0.left.equalTo(0) },
    ]
}

/// The root is at (0, 0), and `b` at (40, 60) in it. A view that says the superview and is moved into `b`
/// is at b's edge; one that says the root is at the root's, which is 40 to the left of that.
@Suite("A target that is named, and is the superview")
struct SuperviewTargetTests {
    private let stage = Stage()

    init() {
        stage.a.makeConstraints { make in
            make.width.height.equalTo(5)
        }
    }

    /// Moves the view into `b`, brings in force again what that has ended, and lays out.
    private func moveIntoB(_ groups: ConstraintGroup...) {
        stage.b.addSubview(stage.a)
        groups.forEach { $0.activate() }
        stage.root.layoutIfNeeded()
    }

    @Test("is another one once it is meant as the superview", arguments: SuperviewStatement.all)
    func remadeAsSuperview(statement: SuperviewStatement) throws {
        let old = stage.a.makeConstraints { $0.left.equalTo(stage.root) }[0]
        let new = stage.a.remakeConstraints { make in
            make.width.height.equalTo(5)
            statement.state(make)
        }
        let group = try #require(new.last)
        expectTrue(!old.isActive && group.said == ["a.left = root.left"])
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(0, 0, 5, 5))
        moveIntoB(group)
        expectEqual(group.said, ["a.left = b.left"])
        expect(stage.a, at: Rect(0, 0, 5, 5))
    }

    @Test("is another one once it is meant by itself", arguments: SuperviewStatement.all)
    func remadeAsTarget(statement: SuperviewStatement) throws {
        let old = stage.a.makeConstraints { statement.state($0) }[0]
        let new = stage.a.remakeConstraints { make in
            make.width.height.equalTo(5)
            make.left.equalTo(stage.root)
        }
        let group = try #require(new.last)
        expectTrue(!old.isActive)
        moveIntoB(group)
        expectEqual(group.said, ["a.left = root.left"])
        expect(stage.a, at: Rect(-40, 0, 5, 5))
    }

    @Test("is updated in place to the superview, and means it", arguments: SuperviewStatement.all)
    func updatedToSuperview(statement: SuperviewStatement) {
        let group = stage.a.makeConstraints { $0.left.equalTo(stage.root).offset(3) }[0]
        let updated = stage.a.updateConstraints { statement.state($0) }
        expectTrue(updated.areSame(as: [group]) && group.said == ["a.left = root.left"])
        moveIntoB(group)
        expectEqual(group.said, ["a.left = b.left"])
        expect(stage.a, at: Rect(0, 0, 5, 5))
    }

    @Test("is updated in place from the superview, and stays", arguments: SuperviewStatement.all)
    func updatedToTarget(statement: SuperviewStatement) {
        let group = stage.a.makeConstraints { statement.state($0) }[0]
        let updated = stage.a.updateConstraints { $0.left.equalTo(stage.root).offset(3) }
        expectTrue(updated.areSame(as: [group]) && group.said == ["a.left = root.left + 3"])
        moveIntoB(group)
        expectEqual(group.said, ["a.left = root.left + 3"])
        expect(stage.a, at: Rect(3 - 40, 0, 5, 5))
    }

    @Test("is kept by a remake that says the superview in the same way")
    func keptAsSuperview() {
        let group = stage.a.remakeConstraints { $0.left.equalToSuperview() }[0]
        expectTrue(stage.a.remakeConstraints { $0.left.equalToSuperview() }[0] === group)
    }

    @Test("is told apart in whatever order the statements come")
    func otherOrder() {
        let old = stage.a.remakeConstraints { make in
            make.top.equalTo(stage.root)
            make.left.equalToSuperview()
            make.size.equalTo(5)
        }
        let new = stage.a.remakeConstraints { make in
            make.size.equalTo(5)
            make.left.equalTo(stage.root)
            make.top.equalTo(stage.root)
        }
        expectTrue(new[0] === old[2] && new[2] === old[0])
        expectTrue(new[1] !== old[1] && !old[1].isActive)
    }
}
