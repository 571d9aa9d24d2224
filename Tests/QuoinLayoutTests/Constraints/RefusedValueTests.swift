import QuoinLayout
import TestSupport
import Testing

/// A value that no constraint can have, set on one.
struct RefusedValue: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// How the reason in the diagnostic ends.
    let reason: String
    let set: @Sendable (LayoutConstraint) -> Void

    static let constants = [Double.nan, .infinity, -.infinity, .signalingNaN].map { value in
        RefusedValue(
            testDescription: "constant \(value)", reason: "it must be a finite number."
        ) { $0.constant = value }
    }

    static let multipliers = [0.0, -0.0, .nan, .infinity, -.infinity].map { value in
        RefusedValue(
            testDescription: "multiplier \(value)",
            reason: "it must be a finite number other than 0."
        ) { $0.multiplier = value }
    }

    static let priorities = [Float(0), -1, 1000.5, 2000, .nan, .infinity, -.infinity].flatMap {
        value in
        [
            RefusedValue(
                testDescription: "priority \(value)", reason: "it must be above 0 and at most 1000."
            ) { $0.priority = Priority(value) },
            RefusedValue(
                testDescription: "withPriority \(value)",
                reason: "it must be above 0 and at most 1000."
            ) { $0.withPriority(Priority(value)) },
        ]
    }

    static let all = constants + multipliers + priorities
}

@Suite("Values that a constraint refuses")
struct RefusedValueTests {
    private let root = View("root", Rect(0, 0, 200, 100))
    private let box: View
    private let constraint: LayoutConstraint
    private let reports: Reports

    init() {
        box = root.addFree("box")
        constraint = box.width.constraint(equalTo: root.width, multiplier: 0.5, constant: 10)
            .withPriority(.high)
        reports = Reports(of: root)
    }

    private func expectUnchanged(
        by one: RefusedValue, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(constraint.constant, 10, sourceLocation: sourceLocation)
        expectEqual(constraint.multiplier, 0.5, sourceLocation: sourceLocation)
        expectEqual(constraint.priority, .high, sourceLocation: sourceLocation)
        expectEqual(reports.all.count, 1, sourceLocation: sourceLocation)
        expectEqual(reports.refusals.count, 1, sourceLocation: sourceLocation)
        expectEqual(
            reports.messages.first?.hasSuffix(one.reason), true,
            "\(reports.messages)", sourceLocation: sourceLocation)
        expectEqual(
            reports.all.first?.sourceLocation, constraint.sourceLocation,
            sourceLocation: sourceLocation)
    }

    @Test("On an active one: a diagnostic, and nothing changes", arguments: RefusedValue.all)
    func active(one: RefusedValue) {
        constraint.isActive = true
        root.layoutIfNeeded()
        one.set(constraint)
        expectUnchanged(by: one)
        expectTrue(constraint.isActive && !root.needsLayout)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 110, 0))
    }

    @Test("On an inactive one: the same", arguments: RefusedValue.all)
    func inactive(one: RefusedValue) {
        one.set(constraint)
        expectUnchanged(by: one)
        expectTrue(!constraint.isActive)
        constraint.isActive = true
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 110, 0))
    }

    @Test("The smallest and the greatest priority are taken")
    func extremes() {
        for value in [Float.leastNonzeroMagnitude, 0.5, 999.5, 1000] {
            constraint.priority = Priority(value)
            expectEqual(constraint.priority.rawValue, value)
        }
        expectTrue(reports.all.isEmpty)
    }

    /// Constraints that anchors have made of a number that is none.
    private func makeDefective() -> [LayoutConstraint] {
        [
            box.width.constraint(equalToConstant: .nan),
            box.width.constraint(lessThanOrEqualToConstant: .infinity),
            box.height.constraint(equalTo: root.height, multiplier: 0),
            box.height.constraint(greaterThanOrEqualTo: root.height, constant: -.infinity),
            box.left.constraint(equalTo: root.left, constant: .nan),
            box.right.constraint(equalTo: root.right, multiplier: .nan),
            box.leading.constraint(lessThanOrEqualTo: root.leading, multiplier: 0),
            box.centerX.constraint(equalTo: root.centerX, constant: .infinity),
            box.top.constraint(greaterThanOrEqualTo: root.top, constant: .nan),
            box.top.constraint(equalToSystemSpacingBelow: root.top, multiplier: .nan),
            box.left.constraint(equalToSystemSpacingAfter: root.left, multiplier: .infinity),
            box.left.distance(to: box.right).constraint(equalToConstant: .nan),
            box.width.constraint(equalTo: root.left.distance(to: box.left), multiplier: 0),
        ]
    }

    @Test("Anchors make a constraint of any number, which then refuses to be activated")
    func anchors() {
        for constraint in makeDefective() {
            reports.forget()
            constraint.isActive = true
            expectTrue(!constraint.isActive && constraint.installedView == nil, "\(constraint)")
            expectEqual(reports.refusals.count, 1, "\(constraint)")
            root.addConstraint(constraint)
            expectTrue(!constraint.isActive && reports.refusals.count == 2, "\(constraint)")
        }
        expectTrue(root.constraints.isEmpty && box.constraints.isEmpty)
        root.layoutIfNeeded()
        expect(box, at: .zero)
    }

    @Test("In a batch, they leave the others alone")
    func batch() {
        let good = [
            box.width.constraint(equalToConstant: 20), box.height.constraint(equalToConstant: 30),
        ]
        LayoutConstraint.activate([good[0]] + makeDefective() + [good[1]])
        expectTrue(good.allSatisfy { $0.isActive })
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 20, 30))
    }

    @Test("With a number that is one, they can be activated after all")
    func mended() {
        let width = box.width.constraint(equalToConstant: .nan)
        width.constant = 15
        let height = box.height.constraint(equalTo: root.height, multiplier: 0, constant: .infinity)
        height.multiplier = 0.25
        LayoutConstraint.activate([width, height])
        expectTrue(width.isActive && !height.isActive)
        expectEqual(reports.refusals.map(\.reason), [.constant(.infinity)])
        height.constant = 5
        height.isActive = true
        root.layoutIfNeeded()
        expect(box, at: Rect(0, 0, 15, 30))
    }
}
