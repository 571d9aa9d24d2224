import TestSupport
import Testing

@testable import QuoinLayout
@testable import QuoinSolver

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

    /// Rounding gives a run of the solver up where numbers are as bad as can be. What stays out of force then comes back
    /// with the next change.
    @Test(
        "A layout after one that was given up midway is as one of a tree built at once",
        arguments: usually(10, of: 1...80 as ClosedRange<UInt64>))
    func givenUp(seed: UInt64) {
        let forest = RandomForest(
            seed: seed, style: ForestStyle(hasPulls: seed % 2 == 0, viewCount: 5...15))
        forest.pullEverything()
        for turn in 0..<2 * forest.chooser.number(in: forest.style.turnCount) {
            if turn > 0 {
                forest.change()
            }
            let isGivenUp = turn % 2 == 1
            for root in forest.roots {
                #if DEBUG
                    let looks = isGivenUp ? forest.chooser.number(in: 1...8) : 0
                    root.tree.engine?.solver.simplex.progress.looksUntilGivenUp = looks
                #endif
                root.layoutIfNeeded()
            }
            guard !isGivenUp else { continue }
            let faults = ForestInspection(forest: forest).faults()
            expectTrue(faults.isEmpty, "seed \(seed), turn \(turn): \(faults)")
            if !faults.isEmpty {
                return
            }
        }
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
