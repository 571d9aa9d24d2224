import TestSupport
import Testing

@testable import QuoinLayout

@Suite("Random trees that change at random")
struct ForestTests {
    @Test(
        "Every required constraint holds, whatever changes",
        arguments: usually(20, of: 1...80 as ClosedRange<UInt64>))
    func placement(seed: UInt64) {
        run(seed, ForestStyle())
    }

    @Test(
        "The layout is the one of a tree built at once in the same state",
        arguments: usually(15, of: 1...60 as ClosedRange<UInt64>))
    func history(seed: UInt64) {
        run(seed, ForestStyle(hasPulls: true, viewCount: 5...15))
    }

    @Test(
        "Contents whose height follows their width do not depend on history",
        arguments: usually(20, of: 1...80 as ClosedRange<UInt64>))
    func wrapping(seed: UInt64) {
        run(seed, ForestStyle(hasPulls: true, hasWrapping: true, viewCount: 5...12))
    }

    @Test(
        "Springs and struts keep to the constraints beside them",
        arguments: usually(20, of: 1...80 as ClosedRange<UInt64>))
    func masks(seed: UInt64) {
        run(seed, ForestStyle(hasMasks: true, viewCount: 5...15))
    }

    @Test(
        "Margins that follow frames come to rest with the constraints on them",
        arguments: usually(20, of: 1...80 as ClosedRange<UInt64>))
    func surroundings(seed: UInt64) {
        run(seed, ForestStyle(hasSurroundings: true, viewCount: 5...15))
    }

    @Test(
        "Large trees keep to their constraints too",
        arguments: usually(3, of: 1...12 as ClosedRange<UInt64>))
    func largeTrees(seed: UInt64) {
        run(seed, ForestStyle(requiredPercent: 15, viewCount: 60...60))
    }

    /// Changes a forest at random and inspects it after each turn.
    private func run(_ seed: UInt64, _ style: ForestStyle) {
        let forest = RandomForest(seed: seed, style: style)
        forest.pullEverything()
        for turn in 0..<forest.chooser.number(in: style.turnCount) {
            if turn > 0 {
                forest.change()
            }
            for root in forest.roots {
                root.layoutIfNeeded()
            }
            let inspection = ForestInspection(forest: forest)
            if style.hasSurroundings, inspection.hasFeedbackLoop {
                // Margins that follow frames may chase them for ever.
                return
            }
            let faults = inspection.faults()
            expectTrue(faults.isEmpty, "seed \(seed), turn \(turn), after \(forest.describe())")
            if !faults.isEmpty {
                return
            }
        }
    }
}
