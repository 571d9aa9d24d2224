import QuoinLayout
import TestSupport
import Testing

/// A way for the items of a waiting constraint to come to share a tree.
struct Meeting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Is given the two views, of which the first is in the root, and the root; returns what is on top
    /// of the first afterwards.
    let bringTogether: @Sendable (_ first: View, _ second: View, _ root: View) -> View

    static let all = [
        Meeting(testDescription: "The second joins the first's tree") { _, second, root in
            root.addSubview(second)
            return root
        },
        Meeting(testDescription: "The second goes into the first") { first, second, root in
            first.addSubview(second)
            return root
        },
        Meeting(testDescription: "The second comes inside something else") { _, second, root in
            let carrier = View("carrier")
            carrier.addSubview(second)
            root.addSubview(carrier)
            return root
        },
        Meeting(testDescription: "Both come under a new root") { _, second, root in
            let home = View("home", Rect(0, 0, 500, 500))
            home.addSubview(root)
            home.addSubview(second)
            return home
        },
        Meeting(testDescription: "The first moves to the second's tree") { first, second, _ in
            let other = View("other", Rect(0, 0, 500, 500))
            other.addSubview(second)
            other.addSubview(first)
            return other
        },
        Meeting(testDescription: "The whole tree of the first is put into the second") {
            _, second, root in
            second.addSubview(root)
            return second
        },
    ]
}

@Suite("Constraints whose items share no tree")
struct PendingConstraintTests {
    private let root = View("root", Rect(0, 0, 100, 100))
    private let first: View
    private let second = View("second")
    private let reports: Reports
    private let joint: LayoutConstraint

    init() {
        first = root.addFree("first")
        second.translatesAutoresizingMaskIntoConstraints = false
        reports = Reports(of: root)
        joint = first.width.constraint(equalTo: second.width)
        joint.isActive = true
    }

    @Test("are active and wait, uninstalled")
    func waiting() {
        expectTrue(joint.isActive && joint.installedView == nil)
        expectTrue(root.constraints.isEmpty && first.constraints.isEmpty)
        expectTrue(second.constraints.isEmpty)
        expectTrue(reports.all.isEmpty)
    }

    @Test("are named once if layout runs meanwhile, however often it does")
    func reportedOnce() {
        for _ in 0..<3 {
            first.setNeedsLayout()
            root.layoutIfNeeded()
            first.setNeedsUpdateConstraints()
            root.layoutIfNeeded()
        }
        expectTrue(reports.pending.areSame(as: [joint]))
        expectEqual(reports.all.count, 1)
        expectEqual(reports.all.first?.sourceLocation, joint.sourceLocation)
        expectEqual(reports.messages.first?.contains("first.width = second.width"), true)
    }

    @Test("are named again when they wait again after having been installed")
    func again() {
        let root = View("root", Rect(0, 0, 100, 100))
        let reports = Reports(of: root)
        let near = root.addFree("near")
        let far = View("far")
        let constraint = near.width.constraint(equalTo: far.width)
        for count in 1...2 {
            constraint.isActive = true
            root.setNeedsLayout()
            root.layoutIfNeeded()
            expectEqual(reports.pending.count, count)
            root.addSubview(far)
            root.layoutIfNeeded()
            expectTrue(constraint.installedView === root)
            far.removeFromSuperview()
        }
    }

    @Test("are named to the root of the first item's tree, not to that of the second's")
    func rightRoot() {
        let others = Reports(of: second)
        second.addFree("inner")
        second.layoutIfNeeded()
        expectTrue(others.all.isEmpty && reports.all.isEmpty)
        root.layoutIfNeeded()
        expectTrue(others.all.isEmpty && reports.pending.areSame(as: [joint]))
    }

    @Test("are not named if their items meet before layout runs")
    func inTime() {
        root.addSubview(second)
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
    }

    @Test("are installed when the items first share a tree", arguments: Meeting.all, [false, true])
    func meeting(one: Meeting, isLaidOut: Bool) {
        if isLaidOut {
            root.layoutIfNeeded()
            second.layoutIfNeeded()
        }
        let top = one.bringTogether(first, second, root)
        expectTrue(joint.isActive)
        let common = first.closestCommonSuperview(with: second)
        expectTrue(common != nil && joint.installedView === common)
        expectEqual(common?.constraints.contains { $0 === joint }, true)
        top.onDiagnostic = { Issue.record("\($0.message)") }
        if second.superview == nil {
            second.frame = Rect(0, 0, 33, 44)
        } else {
            second.width.constraint(equalToConstant: 33).isActive = true
        }
        top.layoutIfNeeded()
        expectTrue(abs(first.frame.width - 33) < 1e-6 && abs(second.frame.width - 33) < 1e-6)
    }

    @Test("take along what was changed while they waited")
    func changedMeanwhile() {
        joint.constant = 5
        joint.multiplier = 2
        root.layoutIfNeeded()
        joint.priority = .high
        joint.identifier = "joint"
        root.addSubview(second)
        second.width.constraint(equalToConstant: 20).isActive = true
        root.layoutIfNeeded()
        // 2 × 20 + 5.
        expect(first, at: Rect(0, 0, 45, 0))
        first.width.constraint(equalToConstant: 7).isActive = true
        root.layoutIfNeeded()
        expect(first, at: Rect(0, 0, 7, 0))
        expectTrue(reports.conflicts.isEmpty)
    }

    @Test("refuse what any constraint refuses")
    func refusals() {
        joint.constant = .nan
        joint.multiplier = 0
        joint.priority = 0
        expectEqual(reports.refusals.count, 3)
        expectTrue(joint.constant == 0 && joint.multiplier == 1 && joint.priority == .required)
        expectTrue(joint.isActive)
    }

    @Test("that are deactivated wait no more")
    func deactivated() {
        joint.isActive = false
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
        root.addSubview(second)
        expectTrue(!joint.isActive && joint.installedView == nil)
        joint.isActive = true
        expectTrue(joint.installedView === root)
    }

    @Test("can be activated again and again: nothing happens")
    func twice() {
        joint.isActive = true
        LayoutConstraint.activate([joint, joint])
        root.layoutIfNeeded()
        expectEqual(reports.pending.count, 1)
        root.addSubview(second)
        expectTrue(root.constraints.areSame(as: [joint]))
    }

    @Test("wait for a guide that has no owner yet")
    func ownerlessGuide() {
        let guide = LayoutGuide(identifier: "guide")
        let constraints = [
            guide.left.constraint(equalTo: root.left, constant: 12),
            guide.width.constraint(equalToConstant: 30),
            first.left.constraint(equalTo: guide.right),
        ]
        LayoutConstraint.activate(constraints)
        expectTrue(constraints.allSatisfy { $0.isActive && $0.installedView == nil })
        root.layoutIfNeeded()
        expectTrue(reports.pending.contains { $0 === constraints[2] })
        root.addLayoutGuide(guide)
        expectTrue(constraints.allSatisfy { $0.isActive && $0.installedView === root })
        root.layoutIfNeeded()
        expect(first, at: Rect(42, 0, 0, 0))
        expectTrue(guide.layoutFrame.isAbout(Rect(12, 0, 30, 0)), "\(guide.layoutFrame)")
    }

    @Test("wait for the last of three items")
    func threeTrees() {
        let third = View("third", Rect(0, 0, 9, 9))
        let distance = first.left.distance(to: second.left).constraint(equalTo: third.width)
        distance.isActive = true
        root.addSubview(second)
        expectTrue(distance.isActive && distance.installedView == nil)
        expectTrue(joint.installedView === root)
        root.layoutIfNeeded()
        expectTrue(reports.pending.areSame(as: [distance]))
        root.addSubview(third)
        expectTrue(distance.installedView === root)
        first.left.constraint(equalTo: root.left, constant: 3).isActive = true
        root.layoutIfNeeded()
        expect(second, at: Rect(3 + 9, 0, 0, 0))
    }

    @Test("still wait when one of the items comes to a third tree")
    func elsewhere() {
        let other = View("other")
        let others = Reports(of: other)
        other.addSubview(second)
        expectTrue(joint.isActive && joint.installedView == nil)
        other.addSubview(first)
        expectTrue(joint.installedView === other)
        root.layoutIfNeeded()
        other.layoutIfNeeded()
        expectTrue(reports.all.isEmpty && others.all.isEmpty)
    }

    @Test(
        "that went out of force as their items parted wait again when they are activated again")
    func partedAgain() {
        root.addSubview(second)
        second.removeFromSuperview()
        expectTrue(!joint.isActive)
        root.layoutIfNeeded()
        expectTrue(reports.all.isEmpty)
        joint.isActive = true
        root.layoutIfNeeded()
        expectTrue(reports.pending.areSame(as: [joint]))
    }

    @Test("of a guide that nobody has added are named to the tree of what it is compared with")
    func forgottenGuide() {
        let guide = LayoutGuide(identifier: "forgotten")
        let constraint = guide.left.constraint(equalTo: first.right)
        constraint.isActive = true
        for _ in 0..<2 {
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        expectTrue(reports.pending.areSame(as: [joint, constraint]))
        root.addLayoutGuide(guide)
        expectTrue(constraint.installedView === root)
        root.layoutIfNeeded()
        expectEqual(reports.all.count, 2)
    }

    @Test("of a guide that is added before layout runs are not named")
    func guideInTime() {
        let guide = LayoutGuide(identifier: "guide")
        guide.left.constraint(equalTo: second.right).isActive = true
        second.addLayoutGuide(guide)
        root.layoutIfNeeded()
        second.layoutIfNeeded()
        expectTrue(reports.pending.areSame(as: [joint]))
    }
}
