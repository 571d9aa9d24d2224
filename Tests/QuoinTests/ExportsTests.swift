import Quoin
import TestSupport
import Testing

@Suite("Importing Quoin alone")
struct ExportsTests {
    @Test("brings the layout's geometry")
    func geometry() {
        expectEqual(Rect(x: 0, y: 0, width: 1, height: 1).size, Size(width: 1, height: 1))
    }

    @Test("brings priorities and relations")
    func solverWords() {
        let priority: Priority = .high
        expectTrue(priority < .required)
        expectEqual(Relation.lessThanOrEqual.reversed, .greaterThanOrEqual)
    }
}
