import QuoinLayout
import TestSupport
import Testing

/// An explicit required size that content has to yield to.
struct ExplicitSize: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The width that the view gets; its content is 80 wide.
    let width: Double
    /// Is given the view and a sibling that is 50 wide.
    let make: @Sendable (View, View) -> LayoutConstraint

    static let all = [
        ExplicitSize(testDescription: "smaller", width: 50) { view, _ in
            view.width.constraint(equalToConstant: 50)
        },
        ExplicitSize(testDescription: "larger", width: 120) { view, _ in
            view.width.constraint(equalToConstant: 120)
        },
        ExplicitSize(testDescription: "at most", width: 50) { view, _ in
            view.width.constraint(lessThanOrEqualToConstant: 50)
        },
        ExplicitSize(testDescription: "at least", width: 120) { view, _ in
            view.width.constraint(greaterThanOrEqualToConstant: 120)
        },
        ExplicitSize(testDescription: "equal to a sibling", width: 50) { view, sibling in
            view.width.constraint(equalTo: sibling.width)
        },
        ExplicitSize(testDescription: "a sibling equal to it", width: 50) { view, sibling in
            sibling.width.constraint(equalTo: view.width)
        },
        ExplicitSize(testDescription: "a share of the superview", width: 30) { view, _ in
            view.width.constraint(equalTo: (view.superview ?? view).width, multiplier: 0.1)
        },
    ]
}

@Suite("Content that is required")
struct RequiredContentTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let text = AdjustableView("text", content: Size(width: 80, height: 20))
    private let sibling: View
    private let reports: Reports

    init() {
        root.addSubview(text)
        sibling = root.addPinned("sibling", Rect(0, 50, 50, 50))
        reports = Reports(of: root)
        for axis in Axis.allCases {
            text.setContentHuggingPriority(.required, for: axis)
            text.setContentCompressionResistancePriority(.required, for: axis)
        }
    }

    @Test("yields to an explicit required size, and nobody is told", arguments: ExplicitSize.all)
    func yields(one: ExplicitSize) {
        let size = one.make(text, sibling)
        size.isActive = true
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, one.width, 20))
        expect(sibling, at: Rect(0, 50, 50, 50))
        expectTrue(reports.messages.isEmpty)
    }

    @Test("holds again when the explicit size goes", arguments: ExplicitSize.all, [false, true])
    func returns(one: ExplicitSize, isMadeOptional: Bool) {
        let size = one.make(text, sibling)
        size.isActive = true
        root.layoutIfNeeded()
        if isMadeOptional {
            size.priority = 999
        } else {
            size.isActive = false
        }
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 80, 20))
        expectTrue(reports.messages.isEmpty)
    }

    @Test("yields to another explicit size as that changes")
    func changes() {
        let size = text.width.constraint(equalToConstant: 50)
        size.isActive = true
        for width in [50.0, 90, 80, 10, 200] {
            size.constant = width
            root.layoutIfNeeded()
            expect(text, at: Rect(0, 0, width, 20))
        }
        text.content.width = 60
        text.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 200, 20))
        expectTrue(reports.messages.isEmpty)
    }

    @Test("yields no further than it must, whatever was laid out before", arguments: [0, 60, 300])
    func yieldsNoFurther(former: Double) {
        LayoutConstraint.activate([
            text.width.constraint(lessThanOrEqualToConstant: 50),
            text.height.constraint(greaterThanOrEqualToConstant: 48),
            text.left.constraint(equalTo: root.left),
            text.top.constraint(equalTo: root.top),
        ])
        // A wish that is taken back.
        let wishes = [
            text.width.constraint(equalToConstant: former / 10),
            text.height.constraint(equalToConstant: former),
        ].map { $0.withPriority(1) }
        LayoutConstraint.activate(wishes)
        root.layoutIfNeeded()
        LayoutConstraint.deactivate(wishes)
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 50, 48))
        expectTrue(text.ambiguousAxes.isEmpty)
        expectTrue(reports.messages.isEmpty)
    }

    @Test("yields as before once something else was tried")
    func tried() {
        text.height.constraint(greaterThanOrEqualToConstant: 48).isActive = true
        root.layoutIfNeeded()
        let trial = root.makeTrial()
        expectEqual(trial.rect(of: text)?.height, 48)
        expectTrue(!trial.hasOpenExtent(text, along: .vertical))
        for priority in [Priority.low, .required] {
            trial.trying([.setHugging(text, .vertical, priority)]) {
                expectEqual(trial.rect(of: text)?.height, 48)
            }
            let taller = text.height.constraint(greaterThanOrEqualToConstant: 60)
            trial.trying([.activate(taller)]) { expectEqual(trial.rect(of: text)?.height, 60) }
            expectEqual(trial.rect(of: text)?.height, 48)
            expectTrue(!trial.hasOpenExtent(text, along: .vertical))
        }
    }

    @Test("holds in full again once what it yielded to lets it")
    func holdsInFullAgain() {
        let least = text.height.constraint(greaterThanOrEqualToConstant: 48)
        least.isActive = true
        let wish = text.height.constraint(equalToConstant: 100).withPriority(999)
        wish.isActive = true
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 80, 48))
        least.constant = 15
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 80, 20))
        least.constant = 30
        root.layoutIfNeeded()
        text.content.height = 40
        text.invalidateIntrinsicContentSize()
        wish.isActive = false
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 80, 40))
        expectTrue(reports.messages.isEmpty)
    }

    @Test("beats anything that is optional")
    func beatsOptional() {
        text.width.constraint(equalToConstant: 10).withPriority(999).isActive = true
        text.height.constraint(equalToConstant: 70).withPriority(999).isActive = true
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 80, 20))
    }

    @Test("holds on the axis that is not contradicted")
    func otherAxis() {
        text.height.constraint(equalToConstant: 33).isActive = true
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 0, 80, 33))
        expectTrue(reports.messages.isEmpty)
    }

    @Test("that is pulled apart by edges is set aside with a report")
    func edges() {
        LayoutConstraint.activate([
            text.left.constraint(equalTo: root.left, constant: 10),
            text.right.constraint(equalTo: root.right, constant: -10),
        ])
        root.layoutIfNeeded()
        expect(text, at: Rect(10, 0, 280, 20))
        expectEqual(reports.conflicts.count, 1)
        expectEqual(reports.conflicts.first?.constraints.count, 2)
    }
}
