import QuoinConsole
import QuoinKit
import TestSupport
import Testing

@testable import QuoinCard

/// Texts that were cards before something happened to them.
@Suite("Damaged cards")
struct DamagedCardTests {
    @Test("are cards still, or told with their place", arguments: 0..<10)
    func damaged(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for round in 0..<25 {
            var bytes = Array(wholeCard.utf8)
            for _ in 0...random.below(3) {
                damage(&bytes, &random)
            }
            let (card, problems) = CardReader.read(bytes) { _ in [] }
            let comment = Comment(rawValue: "seed \(seed), round \(round)")
            expectEqual((card == nil), !problems.isEmpty, comment)
            let told = JSONProblem.report(problems, in: bytes, named: "card")
            expectTrue(problems.isEmpty || told.first?.hasPrefix("card:") == true, comment)
            expectTrue(problems.allSatisfy { 0...bytes.count ~= $0.place }, comment)
            guard let card else { continue }
            let sheet = CardSheet.make(card)
            expectTrue(
                sheet.column.frame.width > 0 && sheet.document.hasSuffix("</svg>\n"), comment)
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard bytes.count > 2 else { return }
        let place = random.below(bytes.count)
        let end = min(bytes.count, place + 1 + random.below(12))
        switch random.below(9) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes[place] ^= UInt8(1 << random.below(8))
        case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 3: bytes.removeSubrange(place..<end)
        case 4: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
        case 5:
            let values = [
                "null", "true", "1e400", "-0.0", "[]", "{}", "\"\"", "\"\\udead\"", "NaN",
                "\u{FEFF}",
                "[[[[[[[[[[[[[[[[", String(repeating: "{\"a\":", count: 70),
                "9999999999999999999999",
            ]
            bytes.insert(contentsOf: random.one(of: values).utf8, at: place)
        case 6:
            // Another value in the place of one.
            guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")),
                let comma = bytes[colon...].firstIndex(of: UInt8(ascii: ","))
            else { return }
            let values = ["null", "[1, 2]", "\"abc\"", "-7", "{\"a\": 1}", "1e300", "false"]
            bytes.replaceSubrange(colon + 1..<comma, with: random.one(of: values).utf8)
        case 7: bytes.swapAt(place, random.below(bytes.count))
        default: bytes.insert(0, at: place)
        }
    }
}
