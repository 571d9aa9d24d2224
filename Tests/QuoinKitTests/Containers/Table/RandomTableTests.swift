import TestSupport
import Testing

@Suite("A table to which anything happens")
struct RandomTableTests {
    @Test(
        "is what arithmetic says, after every layout",
        arguments: usually(3, of: 1...10 as ClosedRange<UInt64>))
    func steps(seed: UInt64) {
        let table = RandomTable(seed: seed)
        for step in 0..<300 {
            let steps = change(table, at: step)
            if let fault = table.findFaultAfterLayout() {
                Issue.record("seed \(seed), step \(step): \(fault) after: \(steps)")
                return
            }
        }
    }

    @Test("comes to rest on pixels, too", arguments: usually(2, of: 1...6 as ClosedRange<UInt64>))
    func pixels(seed: UInt64) {
        let table = RandomTable(seed: seed, scale: seed % 2 == 0 ? 2 : 3)
        for step in 0..<300 {
            let steps = change(table, at: step)
            if let fault = table.findCoarseFaultAfterLayout() {
                Issue.record("seed \(seed), step \(step): \(fault) after: \(steps)")
                return
            }
        }
    }

    /// Does something, and in every third step up to four things.
    ///
    /// - Returns: what was done.
    private func change(_ table: RandomTable, at step: Int) -> String {
        let changes = step % 3 == 0 ? Int.random(in: 1...4, using: &table.generator) : 1
        for _ in 0..<changes {
            table.change()
        }
        return table.log.joined(separator: ", ")
    }
}
