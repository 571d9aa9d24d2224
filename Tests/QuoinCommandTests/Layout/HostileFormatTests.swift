import TestSupport
import Testing

@testable import QuoinCommand

@Suite("Formats that make no sense")
struct HostileFormatTests {
    private static let formats = [
        "|-[icon(44)]-20-[title]-(>=8@750)-|", "V:|-gap-[a(100)]-[b(a*2+10)]->|",
        "HV:|[a]|", "V:|-10-[col:[x]-[y(x)]-5-]-10-|", "|~[a(50)]~[b,c(a)]~|", "H:|[a1..4(25%)]|",
        "C:a.centerX(b.centerX*0.5+3).centerY(b)", "Z:[a][b]", "V:[a]-(-10)-[b] // over",
    ]
    private static let alphabet = Array("|[](),:-~>=<@*/+%.0123456789abHVZC_ é\n\t\u{7}\u{202E}")

    @Test(
        "end with 0, 1, 2 or 64, and what cannot be read draws nothing", arguments: UInt64(1)...6)
    func damaged(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let format = damage(Self.formats[round % Self.formats.count], using: &generator)
            let output = ["json", "svg", "terminal"][round % 3]
            let outcome = layout("--format", output, "--", format)
            let context: Comment = "seed \(seed), round \(round): \(format.debugDescription)"
            switch outcome.status {
            case .success:
                expectEqual(outcome.standardError, "", context)
                expectTrue(!outcome.standardOutput.isEmpty, context)
            case .problem, .unsatisfiable:
                expectEqual(outcome.standardError.isEmpty, (output == "json"), context)
                expectTrue(!outcome.standardOutput.isEmpty, context)
            case .wrongUse:
                expectEqual(outcome.standardOutput, "", context)
                expectTrue(outcome.standardError.hasPrefix("quoin: "), context)
                expectTrue(!outcome.standardError.contains("\u{7}"), context)
            case .outputFailed:
                Issue.record(context)
            }
        }
    }

    /// A format with a few characters deleted, replaced, inserted or exchanged.
    private func damage(_ format: String, using generator: inout SeededGenerator) -> String {
        var characters = Array(format)
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let place = Int.random(in: 0..<characters.count, using: &generator)
            let other = Int.random(in: 0..<characters.count, using: &generator)
            let letter = Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &generator)]
            switch Int.random(in: 0..<4, using: &generator) {
            case 0 where characters.count > 1: characters.remove(at: place)
            case 1: characters[place] = letter
            case 2: characters.insert(letter, at: place)
            default: characters.swapAt(place, other)
            }
        }
        return String(characters)
    }
}
