import Quoin
import Testing

@Suite("Importing Quoin alone")
struct ExportsTests {
    @Test("brings the layout's geometry")
    func geometry() {
        #expect(Rect(x: 0, y: 0, width: 1, height: 1).size == Size(width: 1, height: 1))
    }

    @Test("brings priorities and relations")
    func solverWords() {
        let priority: Priority = .high
        #expect(priority < .required)
        #expect(Relation.lessThanOrEqual.reversed == .greaterThanOrEqual)
    }
}
