import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Large and broken scripts")
struct HostileScriptTests {
    @Test("A chain of 20,000 lines is solved")
    func manyLines() {
        var script = "x0 == 1\n"
        for index in 1..<20_000 {
            script += "c\(index): x\(index) - x\(index - 1) == 0.5\n"
        }
        let output = solved(script)
        expectTrue(output.hasPrefix("x0 = 1\nx1 = 1.5\nx2 = 2\n"))
        expectTrue(output.hasSuffix("\nx19999 = 10000.5\n"))
    }

    @Test("A line of 20,000 terms is read, and a long product of it costs nothing more")
    func longLine() {
        let sum = (0..<20_000).map { "x\($0)" }.joined(separator: " + ")
        let factors = String(repeating: " * 2 / 2", count: 20_000)
        let output = solved("(\(sum))\(factors) == 3\nx0 == 3")
        expectTrue(output.hasPrefix("x0 = 3\n"))
    }

    @Test("A name of 100,000 letters is a name")
    func longName() {
        let name = String(repeating: "x", count: 100_000)
        expectEqual(solved("\(name) == 3"), "\(name) = 3\n")
    }

    @Test("A line of 100,000 signs is read")
    func manySigns() {
        expectEqual(solved("x == " + String(repeating: "-", count: 100_000) + "3"), "x = 3\n")
    }

    /// Given as arguments, they are on record even when a script ends the whole process.
    static let seeds = (0..<10).map { _ in UInt64.random(in: 0...UInt64.max) }

    @Test(
        "Scripts that were damaged at random end with 0, 2 or 64, and print nothing on failure",
        arguments: seeds)
    func damaged(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<200 {
            let script = damage(Self.scripts[round % Self.scripts.count], using: &generator)
            let isJSON = round.isMultiple(of: 2)
            let outcome = quoin(isJSON ? ["solve", "--json"] : ["solve"], input: script)
            let context: Comment =
                "seed \(seed), round \(round): \(String(decoding: script, as: UTF8.self))"
            switch outcome.status {
            case .success:
                expectEqual(outcome.standardError, "", context)
            case .wrongUse:
                expectEqual(outcome.standardOutput, "", context)
                expectTrue(outcome.standardError.hasPrefix("line "), context)
            case .unsatisfiable:
                expectTrue(outcome.standardError.hasPrefix("quoin: th"), context)
                expectEqual(outcome.standardOutput.hasPrefix("{\"conflict\""), isJSON, context)
            case .problem, .outputFailed:
                Issue.record(context)
            }
        }
    }

    /// Changes some bytes, or some lines, of a script.
    private func damage(
        _ script: String, using generator: inout SeededGenerator
    ) -> [UInt8] {
        var lines = script.split(separator: "\n").map { Array($0.utf8) }
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let from = Int.random(in: 0..<lines.count, using: &generator)
            let to = Int.random(in: 0..<lines.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: lines.swapAt(from, to)
            case 1: lines.insert(lines[from], at: to)
            default: lines[from] += lines[to]
            }
        }
        var bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.replaceSubrange(place..<place, with: piece.utf8)
            default: bytes.replaceSubrange(place..<min(place + 3, bytes.count), with: piece.utf8)
            }
        }
        return bytes
    }

    private static let pieces = [
        "", " ", "\n", "\r\n", "x", "c1", "c9", "1e", "1e308", "1e999", "12..3", "==", "<=", ">=",
        "=", "@", "@750", "@0", "(", ")", "-", "+", "*", "/", "/0", ":", "#", "print", "remove c1",
        "set c2 = 7", "suggest y = 3 @1000", "var", "priority", "é", "\u{FEFF}", "0", "1000",
        "-1e-300", "nan",
    ]

    private static let scripts = [
        """
        var w >= 0
        c1: 2*x + y/2 - 3 <= w + 10
        x == y @750
        suggest x = 12 @500
        c2: w <= 20 @600
        print
        remove c1
        set c2 = 30
        priority c2 = 250
        print
        """,
        """
        c1: left >= 0
        c2: width == 100 @500
        c3: right == left + width
        c4: right <= 80
        c5: 0.5 * height == (width - 3) / 2 @250
        s: suggest height = 33
        print
        set c4 = 1e3
        suggest height = 44 @1000
        priority c2 = 1000
        remove c5
        remove s
        """,
    ]
}
