import Quoin
import TestSupport
import Testing

/// A statement about the width of `a` that no constraint can be made of.
struct RefusedStatement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// How the diagnostic ends.
    let reason: String
    let state: @Sendable (ConstraintMaker<View>, View, UInt) -> ConstraintStatement

    private static let constant = "it must be a finite number."
    private static let multiplier = "it must be a finite number other than 0."
    private static let priority = "it must be above 0 and at most 1000."

    /// A statement with a modifier that is refused.
    private init(
        _ description: String, _ reason: String,
        modify: @escaping @Sendable (ConstraintStatement) -> ConstraintStatement
    ) {
        testDescription = description
        self.reason = reason
        state = { make, other, line in modify(make.width.equalTo(other, line: line)) }
    }

    private init(number: Double) {
        testDescription = "the number \(number)"
        reason = Self.constant
        state = { make, _, line in make.width.equalTo(number, line: line) }
    }

    static let modifiers =
        [Double.nan, .infinity, -.infinity].flatMap { value in
            [
                RefusedStatement("offset \(value)", constant) { $0.offset(value) },
                RefusedStatement("inset \(value)", constant) { $0.inset(value) },
                RefusedStatement("offset by a size of \(value)", constant) {
                    $0.offset(Size(width: value, height: 1))
                },
                RefusedStatement("sizeOffset \(value)", constant) {
                    $0.sizeOffset(Size(width: value, height: 1))
                },
                RefusedStatement("insets \(value)", constant) { $0.insets(EdgeInsets(value)) },
                RefusedStatement("multiplier \(value)", multiplier) { $0.multipliedBy(value) },
                RefusedStatement("priority \(value)", priority) { $0.priority(value) },
            ]
        }
        + [
            RefusedStatement("a sum that is too large", constant) {
                $0.offset(1.5e308).inset(-1.5e308)
            },
            RefusedStatement("multiplier 0", multiplier) { $0.multipliedBy(0) },
            RefusedStatement("multiplier 0.0", multiplier) { $0.multipliedBy(0.0) },
            RefusedStatement("divided by 0", multiplier) { $0.dividedBy(0) },
            RefusedStatement("divided by infinity", multiplier) { $0.dividedBy(Double.infinity) },
            RefusedStatement("divided by NaN", multiplier) { $0.dividedBy(Double.nan) },
            RefusedStatement("priority 0", priority) { $0.priority(0) },
            RefusedStatement("priority -1", priority) { $0.priority(-1) },
            RefusedStatement("priority 1001", priority) { $0.priority(1001) },
            RefusedStatement("Priority(1000.5)", priority) { $0.priority(Priority(1000.5)) },
        ]

    static let numbers = [Double.nan, .infinity, -.infinity].map(RefusedStatement.init(number:))

    static let all = modifiers + numbers
}

@Suite("Statements that no constraint can be made of")
struct RefusedStatementTests {
    private let stage = Stage()

    private func expectRefusal(
        _ reason: String, at line: UInt, count: Int = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(stage.reports.all.count, count, sourceLocation: sourceLocation)
        expectEqual(stage.reports.refusals.count, count, sourceLocation: sourceLocation)
        for message in stage.reports.messages {
            expectTrue(message.hasSuffix(reason), "\(message)", sourceLocation: sourceLocation)
            expectTrue(
                message.contains("RefusedStatementTests.swift:\(line)"), "\(message)",
                sourceLocation: sourceLocation)
        }
        expectTrue(stage.reports.lines.allSatisfy { $0 == line }, sourceLocation: sourceLocation)
        for diagnostic in stage.reports.all {
            expectEqual(
                diagnostic.sourceLocation?.file.description, #fileID,
                sourceLocation: sourceLocation)
        }
    }

    @Test("A diagnostic with file and line, and the others hold", arguments: RefusedStatement.all)
    func make(one: RefusedStatement) {
        let line: UInt = #line
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(3)
            _ = one.state(make, stage.b, line).labeled("bad")
            make.size.equalTo(20).priority(.low)
        }
        expectRefusal(one.reason, at: line)
        expectEqual(stage.reports.messages.first?.contains("bad: a.width = "), true)
        expectEqual(groups.map(\.isActive), [true, false, true])
        expectTrue(stage.a.installedConstraints.areSame(as: [groups[0], groups[2]]))
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(3, 3, 20, 20))
        expectEqual(stage.reports.all.count, 1)
    }

    @Test("Prepared, they are refused when they are activated", arguments: RefusedStatement.all)
    func prepare(one: RefusedStatement) {
        let line: UInt = #line
        let groups = stage.a.prepareConstraints { make in
            _ = one.state(make, stage.b, line)
        }
        expectTrue(stage.reports.all.isEmpty)
        groups[0].activate()
        expectRefusal(one.reason, at: line)
        expectTrue(!groups[0].isActive && stage.a.installedConstraints.isEmpty)
    }

    @Test(
        "In an update, the constraint keeps its last values", arguments: RefusedStatement.modifiers)
    func update(one: RefusedStatement) {
        let groups = stage.a.makeConstraints { make in
            make.left.top.equalTo(3)
            make.width.equalTo(stage.b).multipliedBy(0.5).offset(7).priority(.high)
            make.height.equalTo(5)
        }
        let line: UInt = #line
        stage.a.updateConstraints { make in
            _ = one.state(make, stage.b, line)
            make.height.equalTo(6)
        }
        expectRefusal(one.reason, at: line)
        expectEqual(groups[1].said, ["a.width = 0.5 × b.width + 7 @750"])
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(3, 3, 57, 6))
    }

    @Test("In an update that finds nothing, it is not installed", arguments: RefusedStatement.all)
    func updateWithoutMatch(one: RefusedStatement) {
        let line: UInt = #line
        let groups = stage.a.updateConstraints { make in
            _ = one.state(make, stage.b, line)
            make.height.equalTo(6)
        }
        expectRefusal(one.reason, at: line)
        expectEqual(groups.map(\.isActive), [false, true])
        expectEqual(stage.a.installedConstraints.said, ["a.height = 6"])
    }

    @Test(
        "In a remake, it is not installed, and the old one is gone", arguments: RefusedStatement.all
    )
    func remake(one: RefusedStatement) {
        let old = stage.a.makeConstraints { make in
            make.height.equalTo(6)
            make.width.equalTo(stage.b)
        }
        let line: UInt = #line
        let new = stage.a.remakeConstraints { make in
            make.height.equalTo(6)
            _ = one.state(make, stage.b, line)
        }
        expectRefusal(one.reason, at: line)
        expectTrue(new[0] === old[0] && !old[1].isActive)
        expectEqual(stage.a.installedConstraints.said, ["a.height = 6"])
    }

    @Test("A good modifier after a bad one of the same name mends the statement")
    func mended() {
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(stage.b).offset(Double.nan).offset(1)
            make.height.equalTo(stage.b).multipliedBy(0).multipliedBy(2)
            make.left.equalTo(stage.b).priority(0).priority(.high)
            make.top.equalTo(stage.b).inset(Double.infinity).inset(2).labeled("top")
        }
        expectTrue(stage.reports.all.isEmpty)
        expectEqual(
            groups.said,
            [
                "a.width = b.width + 1", "a.height = 2 × b.height", "a.left = b.left @750",
                "top: a.top = b.top + 2",
            ])
        expectTrue(groups.allSatisfy { $0.isActive })
    }

    @Test("A good modifier of another name mends nothing")
    func notMended() {
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(stage.b).offset(Double.nan).multipliedBy(2).priority(.low)
            make.height.equalTo(stage.b).multipliedBy(0).offset(3).priority(.low).labeled("h")
            make.left.equalTo(stage.b).priority(0).offset(3).multipliedBy(2)
        }
        expectEqual(stage.reports.refusals.count, 3)
        expectTrue(groups.allSatisfy { !$0.isActive })
        expectTrue(stage.a.installedConstraints.isEmpty)
    }

    @Test("A value that its group gets later mends it, too")
    func mendedLater() {
        let groups = stage.a.makeConstraints { make in
            make.width.equalTo(Double.nan)
            make.height.equalTo(stage.b).multipliedBy(0)
        }
        stage.reports.forget()
        groups[1].update(multiplier: 2)
        groups[1].activate()
        expectTrue(groups[1].isActive)
        expectTrue(stage.a.installedConstraints.areSame(as: [groups[1]]))
        expectTrue(stage.reports.all.isEmpty)
    }

    @Test("Of a composite, the members that are good are installed")
    func composite() {
        let line: UInt = #line + 2
        let groups = stage.a.makeConstraints { make in
            make.size.equalTo(Size(width: .nan, height: 7)).labeled("box")
            make.center.equalTo(Point(x: 3, y: .infinity), line: line)
        }
        expectRefusal("it must be a finite number.", at: line, count: 2)
        expectEqual(groups.layoutConstraints.map(\.isActive), [false, true, true, false])
        expectTrue(groups.allSatisfy { !$0.isActive })
        expectTrue(stage.a.installedConstraints.areSame(as: groups))
        // What is good is changed, and what is not keeps its value.
        stage.reports.forget()
        stage.a.updateConstraints { $0.size.equalTo(Size(width: 4, height: .nan), line: line) }
        expectRefusal("it must be a finite number.", at: line)
        expectEqual(groups[0].layoutConstraints[1].said, "box[1]: a.height = 7")
    }

    @Test("Without a tree, the view's own handler is told")
    func withoutTree() {
        let view = View("alone")
        let reports = Reports(of: view)
        let line: UInt = #line + 1
        let groups = view.makeConstraints { $0.left.equalToSuperview().offset(Double.nan) }
        expectTrue(reports.refusals.count == 1 && reports.lines == [line])
        expectTrue(!groups[0].isActive)
        stage.root.addSubview(view)
        stage.root.layoutIfNeeded()
        expectTrue(!groups[0].isActive && stage.reports.all.isEmpty)
    }

    @Test("Shapes: a ratio that is none")
    func ratio() {
        for ratio in [0, Double.nan, .infinity] {
            stage.reports.forget()
            let line: UInt = #line + 1
            let groups = stage.a.makeConstraints { $0.aspectRatio(ratio) }
            expectRefusal("it must be a finite number other than 0.", at: line)
            expectTrue(!groups[0].isActive)
        }
    }
}
