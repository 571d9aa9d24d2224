import Quoin
import TestSupport
import Testing

/// An update of a group with a value that no constraint can have.
struct RefusedUpdate: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: String
    let apply: @Sendable (ConstraintGroup, UInt) -> Void

    private init(
        _ description: String, _ reason: String,
        _ apply: @escaping @Sendable (ConstraintGroup, UInt) -> Void
    ) {
        testDescription = description
        self.reason = reason
        self.apply = apply
    }

    private static let constant = "it must be a finite number."
    private static let multiplier = "it must be a finite number other than 0."
    private static let priority = "it must be above 0 and at most 1000."

    static let all =
        [Double.nan, .infinity, -.infinity].flatMap { value in
            [
                RefusedUpdate("offset \(value)", constant) { $0.update(offset: value, line: $1) },
                RefusedUpdate("offset by a size of \(value)", constant) {
                    $0.update(offset: Size(width: value, height: 0), line: $1)
                },
                RefusedUpdate("sizeOffset \(value)", constant) {
                    $0.update(sizeOffset: Size(width: value, height: 0), line: $1)
                },
                RefusedUpdate("inset \(value)", constant) { $0.update(inset: value, line: $1) },
                RefusedUpdate("insets \(value)", constant) {
                    $0.update(insets: EdgeInsets(value), line: $1)
                },
                RefusedUpdate("directional insets \(value)", constant) {
                    $0.update(insets: DirectionalEdgeInsets(value), line: $1)
                },
                RefusedUpdate("multiplier \(value)", multiplier) {
                    $0.update(multiplier: value, line: $1)
                },
                RefusedUpdate("priority \(value)", priority) {
                    $0.update(priority: Priority(Float(value)), line: $1)
                },
            ]
        }
        + [
            RefusedUpdate("multiplier 0", multiplier) { $0.update(multiplier: 0, line: $1) },
            RefusedUpdate("multiplier 0.0", multiplier) { $0.update(multiplier: 0.0, line: $1) },
            RefusedUpdate("priority 0", priority) { $0.update(priority: 0, line: $1) },
            RefusedUpdate("priority 1001", priority) { $0.update(priority: 1001, line: $1) },
        ]
}

@Suite("Updates with values that no constraint can have")
struct RefusedUpdateTests {
    private let stage = Stage()

    @Test(
        "A diagnostic with the place of the update; the old value stays",
        arguments: RefusedUpdate.all, [false, true])
    func update(one: RefusedUpdate, isActive: Bool) {
        let groups = stage.a.prepareConstraints { make in
            make.left.top.equalTo(3)
            make.width.equalTo(stage.b).multipliedBy(0.5).inset(1).offset(5).priority(.high)
            make.height.equalTo(5)
        }
        groups.forEach { $0.isActive = isActive }
        let line: UInt = #line
        one.apply(groups[1], line)
        expectTrue(stage.reports.all.count == 1 && stage.reports.refusals.count == 1)
        expectEqual(stage.reports.lines, [line])
        let message = stage.reports.messages.first ?? ""
        expectTrue(message.contains("RefusedUpdateTests.swift:\(line)"), "\(message)")
        expectTrue(message.hasSuffix(one.reason), "\(message)")
        expectEqual(groups[1].said, ["a.width = 0.5 × b.width + 5 @750"])
        expectEqual(groups[1].isActive, isActive)
        groups.forEach { $0.activate() }
        stage.root.layoutIfNeeded()
        expect(stage.a, at: Rect(3, 3, 55, 5))
        groups[1].update(offset: 0)
        expectEqual(groups[1].said, ["a.width = 0.5 × b.width @750"])
        expectEqual(stage.reports.all.count, 1)
    }

    @Test("Of a composite, the members that are good are changed")
    func composite() {
        let groups = stage.a.makeConstraints { $0.size.equalTo(10) }
        groups[0].update(sizeOffset: Size(width: .nan, height: 5))
        expectEqual(groups[0].said, ["a.width = 10", "a.height = 15"])
        expectTrue(groups[0].isActive && stage.reports.refusals.count == 1)
    }

    @Test("By default, the place is that of the call")
    func place() {
        let group = stage.a.makeConstraints { $0.size.equalTo(10) }[0]
        let line: UInt = #line + 1
        group.update(offset: Double.nan)
        expectEqual(stage.reports.lines, [line, line])
    }
}
