import Quoin
import TestSupport
import Testing

/// A statement about `a` on a ``Stage``, with what its constraints are to say.
struct StatementCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let says: [String]
    let state: @Sendable (ConstraintMaker<View>, Stage) -> Void

    init(
        _ description: String, _ says: String...,
        state: @escaping @Sendable (ConstraintMaker<View>, Stage) -> Void
    ) {
        testDescription = description
        self.says = says
        self.state = state
    }

    /// Makes the statement on a new stage, and checks what it says and that it is in force.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let stage = Stage()
        let groups = stage.a.makeConstraints { state($0, stage) }
        expectEqual(groups.count, 1, sourceLocation: sourceLocation)
        expectEqual(groups.said, says, sourceLocation: sourceLocation)
        expectTrue(groups.allSatisfy { $0.isActive }, sourceLocation: sourceLocation)
        expectTrue(stage.reports.all.isEmpty, sourceLocation: sourceLocation)
    }
}
