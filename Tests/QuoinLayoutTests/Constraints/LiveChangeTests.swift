@testable import QuoinLayout
import TestSupport
import Testing

/// A change to a constraint, with the width that it leads to.
///
/// The constraint is `box.width = 0.5 × root.width + 10`, required, and the root is 200 wide. Against
/// it stands `box.width = 30` at 500.
struct LiveChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let width: Double
    let change: @Sendable (LayoutConstraint) -> Void

    init(
        _ testDescription: String, _ width: Double,
        _ change: @escaping @Sendable (LayoutConstraint) -> Void
    ) {
        self.testDescription = testDescription
        self.width = width
        self.change = change
    }

    static let all = [
        LiveChange("nothing", 110) { _ in },
        LiveChange("constant", 125) { $0.constant = 25 },
        LiveChange("constant there and back", 110) {
            $0.constant = 25
            $0.constant = 10
        },
        LiveChange("multiplier", 160) { $0.multiplier = 0.75 },
        LiveChange("negative multiplier", 60) {
            $0.multiplier = -0.5
            $0.constant = 160
        },
        LiveChange("required to optional, still stronger", 110) { $0.priority = 999 },
        LiveChange("required to optional, weaker", 30) { $0.priority = 499 },
        LiveChange("required to optional and back", 110) {
            $0.priority = 499
            $0.priority = .required
        },
        LiveChange("optional in between", 120) {
            $0.priority = 400
            $0.constant = 20
            $0.priority = 501
        },
        LiveChange("identifier", 110) { $0.identifier = "label" },
        LiveChange("inactive", 30) { $0.isActive = false },
        LiveChange("inactive and active again", 110) {
            $0.isActive = false
            $0.isActive = true
        },
        LiveChange("changed while inactive", 70) {
            $0.isActive = false
            $0.constant = -30
            $0.isActive = true
        },
        LiveChange("all at once", 40) {
            $0.constant = -10
            $0.multiplier = 0.25
            $0.priority = .high
            $0.identifier = "all"
        },
    ]

    /// The changes that leave the constraint active.
    static let activeOnes = all.filter { $0.testDescription != "inactive" }
}

@Suite("What can be changed at any time")
struct LiveChangeTests {
    private let root = View("root", Rect(0, 0, 200, 100))
    private let box: View
    private let beside: View
    private let constraint: LayoutConstraint
    private let reports: Reports

    init() {
        box = root.addFree("box")
        beside = root.addFree("beside")
        reports = Reports(of: root)
        constraint = box.width.constraint(equalTo: root.width, multiplier: 0.5, constant: 10)
        LayoutConstraint.activate([
            box.width.constraint(equalToConstant: 30).withPriority(.medium),
            beside.left.constraint(equalTo: box.right, constant: 1),
        ])
    }

    private func expectWidth(
        _ width: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(box, at: Rect(0, 0, width, 0), sourceLocation: sourceLocation)
        expect(beside, at: Rect(width + 1, 0, 0, 0), sourceLocation: sourceLocation)
        expectTrue(reports.messages.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("Active, after a layout", arguments: LiveChange.all)
    func afterLayout(one: LiveChange) {
        constraint.isActive = true
        root.layoutIfNeeded()
        expectWidth(110)
        one.change(constraint)
        root.layoutIfNeeded()
        expectWidth(one.width)
    }

    @Test("Active, before any layout", arguments: LiveChange.all)
    func beforeLayout(one: LiveChange) {
        constraint.isActive = true
        one.change(constraint)
        root.layoutIfNeeded()
        expectWidth(one.width)
    }

    @Test("Before it is activated", arguments: LiveChange.activeOnes)
    func inactive(one: LiveChange) {
        one.change(constraint)
        constraint.isActive = true
        root.layoutIfNeeded()
        expectWidth(one.width)
    }

    @Test("Inside layoutSubviews", arguments: LiveChange.all)
    func insideLayout(one: LiveChange) {
        let changer = ChangingView()
        changer.frame = Rect(0, 0, 5, 5)
        root.addSubview(changer)
        constraint.isActive = true
        root.layoutIfNeeded()
        changer.change = { [constraint] in one.change(constraint) }
        changer.setNeedsLayout()
        root.layoutIfNeeded()
        expectWidth(one.width)
    }

    @Test("One change after the other", arguments: LiveChange.all)
    func inSequence(one: LiveChange) {
        constraint.isActive = true
        root.layoutIfNeeded()
        for other in LiveChange.all {
            for change in [other, one] {
                constraint.isActive = true
                constraint.constant = 10
                constraint.multiplier = 0.5
                constraint.priority = .required
                change.change(constraint)
                root.layoutIfNeeded()
                expectWidth(change.width)
            }
        }
    }

    @Test("A change moves no frame before the layout")
    func notAtOnce() {
        constraint.isActive = true
        root.layoutIfNeeded()
        constraint.constant = 50
        expectEqual(box.frame.width, 110)
        expectTrue(root.needsLayout)
        root.layoutIfNeeded()
        expectWidth(150)
    }

    @Test("Setting what is set already, or the name alone, solves nothing")
    func sameValues() {
        constraint.isActive = true
        root.layoutIfNeeded()
        let rows = root.rowsTouched
        constraint.constant = 10
        constraint.multiplier = 0.5
        constraint.priority = .required
        constraint.identifier = "name"
        constraint.isActive = true
        expectTrue(!root.needsLayout)
        root.layoutIfNeeded()
        expectEqual(root.rowsTouched, rows)
    }

    @Test("A new constant touches one row, whatever it moves")
    func oneRow() {
        constraint.isActive = true
        root.layoutIfNeeded()
        let rows = root.rowsTouched
        constraint.constant = 20
        root.layoutIfNeeded()
        expectEqual(root.rowsTouched, rows + 1)
        expectWidth(120)
    }

    @Test("The identifier stands in front of the description, and can be taken away")
    func identifier() {
        let plain = "\(constraint)"
        constraint.identifier = "half"
        expectEqual("\(constraint)", "half: " + plain)
        constraint.identifier = nil
        expectEqual("\(constraint)", plain)
    }

    @Test("Among the constraints of its view it stays where it was")
    func order() {
        let others = [
            box.width.constraint(lessThanOrEqualToConstant: 500),
            box.height.constraint(equalToConstant: 0),
        ]
        constraint.isActive = true
        let joint = box.width.constraint(lessThanOrEqualTo: root.width)
        joint.isActive = true
        LayoutConstraint.activate(others)
        root.layoutIfNeeded()
        let before = root.constraints
        constraint.multiplier = 0.75
        constraint.priority = .high
        constraint.priority = .required
        root.layoutIfNeeded()
        expectTrue(root.constraints.areSame(as: before))
        expectTrue(constraint.installedView === root)
    }
}

/// Does something once in its layout.
private final class ChangingView: View {
    var change: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        let change = change
        self.change = nil
        change?()
    }
}
