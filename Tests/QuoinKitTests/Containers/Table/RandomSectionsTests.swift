import TestSupport
import Testing

@Suite("A table with sections to which anything happens")
struct RandomSectionsTests {
    @Test(
        "is, after every layout, what one is that is made at once",
        arguments: usually(1, of: 1...3 as ClosedRange<UInt64>))
    func saidHeights(seed: UInt64) {
        run(RandomSections(seed: seed, saysHeights: true), seed: seed)
    }

    @Test(
        "has what is in sight in its place, and all once all was in sight",
        arguments: usually(2, of: 1...6 as ClosedRange<UInt64>))
    func measuredHeights(seed: UInt64) {
        let table = RandomSections(seed: seed, saysHeights: false)
        guard run(table, seed: seed) else { return }
        // Up to the beginning and down to the end, so that all has been in sight.
        for distance in [-140.0, 140] {
            for _ in 0..<1000 {
                if let fault = table.findFaultAfterLayout() {
                    Issue.record("seed \(seed), on the way by \(distance): \(fault)")
                    return
                }
                let bounds = table.table.bounds
                if distance < 0 ? bounds.minY <= 0 : bounds.maxY >= table.table.contentSize.height {
                    break
                }
                table.table.contentOffset.y += distance
            }
        }
        let total = table.sections.reduce(0) { $0 + $1.height }
        expectTrue(abs(table.table.contentSize.height - total) < 1e-6, "seed \(seed)")
    }

    @Test("comes to rest on pixels, too", arguments: usually(2, of: 1...5 as ClosedRange<UInt64>))
    func pixels(seed: UInt64) {
        let table = RandomSections(seed: seed, saysHeights: seed % 2 == 0)
        table.window.scale = seed % 3 == 0 ? 2 : 3
        for step in 0..<250 {
            table.change()
            let steps = table.log.joined(separator: ", ")
            if let fault = table.findCoarseFaultAfterLayout() {
                Issue.record("seed \(seed), step \(step): \(fault) after: \(steps)")
                return
            }
        }
    }

    /// - Returns: whether all was right.
    @discardableResult
    private func run(_ table: RandomSections, seed: UInt64) -> Bool {
        for step in 0..<250 {
            for _ in 0..<(step % 3 == 0 ? Int.random(in: 1...4, using: &table.generator) : 1) {
                table.change()
            }
            let steps = table.log.joined(separator: ", ")
            if let fault = table.findFaultAfterLayout() {
                Issue.record("seed \(seed), step \(step): \(fault) after: \(steps)")
                return false
            }
        }
        return true
    }
}
