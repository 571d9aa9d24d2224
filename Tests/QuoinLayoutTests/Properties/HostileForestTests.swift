import TestSupport
import Testing

@testable import QuoinLayout

/// A longer run is one of more seeds: nothing may trap, hang, or leave a frame that is no number.
@Suite("A tree to which anything happens at any time")
struct HostileForestTests {
    @Test(
        "comes to its end, with frames that are numbers",
        arguments: usually(20, of: 1...60 as ClosedRange<UInt64>))
    func survives(seed: UInt64) {
        for usesFarNumbers in [false, true] {
            let forest = HostileForest(seed: seed, usesFarNumbers: usesFarNumbers)
            for turn in 0..<8 {
                forest.turn()
                for view in forest.views {
                    expectTrue(view.frame.isFinite, "seed \(seed), turn \(turn): \(view.frame)")
                }
            }
            forest.settle()
        }
    }
}
