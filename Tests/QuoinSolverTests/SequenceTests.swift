import QuoinSolver
import TestSupport
import Testing

@Suite("A solver that is changed again and again")
struct SequenceTests {
    /// Seeds are run in blocks, so that blocks run side by side and a failure names its seed.
    private static let blockSize = 10

    @Test(
        "is after every change as good as a fresh one",
        arguments: Array(stride(from: 0, to: 50, by: blockSize)))
    func everyStep(firstSeed: Int) throws {
        for seed in firstSeed..<firstSeed + Self.blockSize {
            var driver = SequenceDriver(seed: seed, size: 6 + seed % 3)
            try driver.run(steps: 200)
        }
    }

    @Test(
        "is as good as a fresh one when many changes come between two readings",
        arguments: Array(stride(from: 1000, to: 1080, by: blockSize)))
    func bursts(firstSeed: Int) throws {
        for seed in firstSeed..<firstSeed + Self.blockSize {
            var driver = SequenceDriver(seed: seed, size: 8, readingChance: 15)
            try driver.run(steps: 200)
        }
    }

    @Test(
        "is as good as a fresh one when it is seldom read, and its rows are those of a column of views",
        arguments: Array(stride(from: 5000, to: 5200, by: 2 * blockSize)))
    func columns(firstSeed: Int) throws {
        for seed in firstSeed..<firstSeed + 2 * Self.blockSize {
            var driver = SequenceDriver(
                seed: seed, size: 16 + 2 * (seed % 4), readingChance: 5, isColumn: true)
            try driver.run(steps: 120)
        }
    }

    /// Rounding gives a run up where numbers are as bad as can be, of which it is hard to have enough.
    @Test(
        "is as good as a fresh one when runs are given up midway",
        arguments: [15_260] + Array(stride(from: 7000, to: 7060, by: blockSize)))
    func givenUp(firstSeed: Int) throws {
        for seed in firstSeed..<firstSeed + Self.blockSize {
            var driver = SequenceDriver(
                seed: seed, readingChance: seed % 2 == 0 ? 100 : 20, isColumn: seed % 3 == 0,
                faultChance: 40)
            try driver.run(steps: 100)
        }
    }

    /// In this sequence a refused constraint is the first to need a value that was put off.
    @Test("is up to date after a refusal")
    func refusalInBetween() throws {
        var driver = SequenceDriver(seed: 20132, size: 9, readingChance: 25)
        try driver.run(steps: 200)
    }

    @Test("is as good as a fresh one with more variables", arguments: usually(6, of: 2000..<2012))
    func larger(seed: Int) throws {
        var driver = SequenceDriver(seed: seed, size: 14, readingChance: 50)
        try driver.run(steps: 200)
    }

    @Test("gives the same bits when the same is done to it", arguments: usually(4, of: 3000..<3008))
    func sameBits(seed: Int) throws {
        var first = SequenceDriver(seed: seed)
        var second = SequenceDriver(seed: seed)
        for _ in 0..<10 {
            try first.run(steps: 10)
            try second.run(steps: 10)
            expectEqual(first.snapshot, second.snapshot, "seed \(seed)")
        }
    }
}
