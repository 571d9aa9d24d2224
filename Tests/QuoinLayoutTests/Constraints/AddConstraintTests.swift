import QuoinLayout
import TestSupport
import Testing

@Suite("Adding constraints to views and removing them")
struct AddConstraintTests {
    private let scene = InstallationScene()
    private let reports: Reports

    init() {
        reports = Reports(of: scene.root)
    }

    @Test("Added to the closest common superview, a constraint is active there")
    func closest() {
        let constraint = scene.leaf.left.constraint(equalTo: scene.inner.left)
        scene.inner.addConstraint(constraint)
        expectTrue(constraint.isActive && constraint.installedView === scene.inner)
        expectTrue(scene.inner.constraints.areSame(as: [constraint]))
    }

    @Test("Added further up, it is installed on the closest nevertheless")
    func furtherUp() {
        for view in [scene.inner, scene.left, scene.root] {
            let constraint = scene.leaf.left.constraint(equalTo: scene.inner.left)
            view.addConstraint(constraint)
            expectTrue(constraint.isActive && constraint.installedView === scene.inner)
            expectTrue(scene.left.constraints.isEmpty && scene.root.constraints.isEmpty)
        }
        let size = scene.leaf.width.constraint(equalToConstant: 1)
        scene.root.addConstraint(size)
        expectTrue(size.installedView === scene.leaf)
        expectTrue(reports.all.isEmpty)
    }

    @Test("On a view that does not contain both items it is refused")
    func refused() {
        let crossing = scene.leaf.left.constraint(equalTo: scene.right.left)
        for view in [scene.left, scene.inner, scene.leaf, scene.right, scene.third] {
            reports.forget()
            view.addConstraint(crossing)
            expectTrue(!crossing.isActive && crossing.installedView == nil)
            expectEqual(reports.refusals.map(\.reason), [.notAnAncestor])
            expectEqual(reports.refusals.first?.location, crossing.sourceLocation)
        }
        expectTrue(scene.views.allSatisfy { $0.constraints.isEmpty })
    }

    @Test("So it is on a subview, on a stranger, and where the items share no tree")
    func refusedElsewhere() {
        let stranger = View("stranger")
        let inner = scene.inner.width.constraint(equalToConstant: 1)
        scene.leaf.addConstraint(inner)
        stranger.addConstraint(inner)
        let joint = scene.inner.width.constraint(equalTo: stranger.width)
        scene.root.addConstraint(joint)
        stranger.addConstraint(joint)
        expectTrue(!inner.isActive && !joint.isActive)
        expectEqual(reports.refusals.map(\.reason), Array(repeating: .notAnAncestor, count: 4))
        scene.root.addSubview(stranger)
        expectTrue(!joint.isActive)
    }

    @Test("A guide counts as the view that owns it")
    func guides() {
        let constraint = scene.innerGuide.left.constraint(equalTo: scene.leaf.left)
        scene.leaf.addConstraint(constraint)
        expectTrue(!constraint.isActive && reports.refusals.count == 1)
        scene.left.addConstraint(constraint)
        expectTrue(constraint.isActive && constraint.installedView === scene.inner)
    }

    @Test("All ends of a distance must be inside")
    func distances() {
        let constraint = scene.leaf.left.distance(to: scene.inner.right)
            .constraint(equalTo: scene.right.width)
        scene.left.addConstraint(constraint)
        expectTrue(!constraint.isActive && reports.refusals.count == 1)
        scene.root.addConstraint(constraint)
        expectTrue(constraint.installedView === scene.root)
    }

    @Test("Removing from a view on which adding was allowed deactivates")
    func removing() {
        let constraint = scene.leaf.left.constraint(equalTo: scene.inner.left)
        for added in [scene.inner, scene.left, scene.root] {
            for removed in [scene.inner, scene.left, scene.root] {
                added.addConstraint(constraint)
                expectTrue(constraint.isActive)
                removed.removeConstraint(constraint)
                expectTrue(!constraint.isActive && constraint.installedView == nil)
            }
        }
        constraint.isActive = true
        scene.root.removeConstraint(constraint)
        expectTrue(!constraint.isActive)
        expectTrue(reports.all.isEmpty)
    }

    @Test("Removing from any other view does nothing")
    func removingElsewhere() {
        let constraint = scene.leaf.left.constraint(equalTo: scene.inner.left)
        constraint.isActive = true
        for view in [scene.leaf, scene.right, scene.third, View("stranger")] {
            view.removeConstraint(constraint)
            expectTrue(constraint.isActive && constraint.installedView === scene.inner)
        }
        expectTrue(reports.all.isEmpty)
    }

    @Test("Removing what is not active does nothing")
    func removingInactive() {
        let constraint = scene.leaf.left.constraint(equalTo: scene.inner.left)
        scene.inner.removeConstraint(constraint)
        scene.inner.removeConstraints([constraint, constraint])
        expectTrue(!constraint.isActive && reports.all.isEmpty)
    }

    @Test("Several are added and removed at once, and one that is refused does not stop the others")
    func batches() {
        let constraints = [
            scene.leaf.left.constraint(equalTo: scene.inner.left),
            scene.leaf.top.constraint(equalTo: scene.right.top),
            scene.inner.width.constraint(equalToConstant: 10),
        ]
        scene.left.addConstraints(constraints)
        expectEqual(constraints.map(\.isActive), [true, false, true])
        expectEqual(reports.refusals.count, 1)
        scene.root.addConstraints(constraints)
        expectTrue(constraints.allSatisfy { $0.isActive })
        expectTrue(scene.inner.constraints.areSame(as: [constraints[0], constraints[2]]))
        scene.left.removeConstraints(constraints)
        expectEqual(constraints.map(\.isActive), [false, true, false])
        scene.root.removeConstraints(constraints)
        expectTrue(constraints.allSatisfy { !$0.isActive })
    }

    @Test("Adding what is active already changes nothing")
    func twice() {
        let constraint = scene.leaf.left.constraint(equalTo: scene.inner.left)
        constraint.isActive = true
        scene.root.addConstraint(constraint)
        scene.inner.addConstraint(constraint)
        expectTrue(scene.inner.constraints.areSame(as: [constraint]))
    }

    @Test("Removing the listed ones while going through the list is safe")
    func removingAll() {
        let constraints = (0..<50).map { number in
            scene.left.left.constraint(
                lessThanOrEqualTo: scene.right.left, constant: Double(number))
        }
        scene.root.addConstraints(constraints)
        scene.root.layoutIfNeeded()
        for constraint in scene.root.constraints {
            scene.root.removeConstraint(constraint)
        }
        expectTrue(scene.root.constraints.isEmpty)
        scene.root.removeConstraints(scene.root.constraints)
        scene.root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
    }
}
