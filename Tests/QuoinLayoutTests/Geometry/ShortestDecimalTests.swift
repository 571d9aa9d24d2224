import QuoinLayout
import TestSupport
import Testing

@Suite("The shortest decimal")
struct ShortestDecimalTests {
    @Test(
        "has the fewest digits that come within 1e-9",
        arguments: [
            (12, "12"), (0.1 + 0.2, "0.3"), (100.0 / 3, "33.333333333"), (-0.5, "-0.5"),
            (11.999999999999998, "12"), (1e-9, "0"), (2e-9, "0.000000001"), (3.5e-9, "0.000000003"),
            (-1e-12, "0"), (-0.0, "0"), (0, "0"), (1e6 + 0.0005, "1000000.0005"),
            (0.05, "0.05"), (-1234.5678, "-1234.5678"), (0.999999999999, "1"),
            (3_999_999.1234567, "3999999.1234567"),
        ] as [(Double, String)])
    func digits(value: Double, text: String) {
        expectTrue(abs((Double(text) ?? .nan) - value) <= 1e-9)
        expectTrue(value.shortestDecimal.count <= text.count)
        expectEqual(value.shortestDecimal.hasPrefix("-"), text.hasPrefix("-"))
    }

    @Test(
        "is what people would write",
        arguments: [
            (12, "12"), (0.1 + 0.2, "0.3"), (-0.0, "0"), (-1e-12, "0"), (11.999999999999998, "12"),
            (1_000_000, "1000000"), (16_777_200, "16777200"), (12_345_678.5, "12345678.5"),
            (1e20, "1e+20"), (-1e20, "-1e+20"), (.infinity, "inf"),
        ] as [(Double, String)])
    func text(value: Double, text: String) {
        expectEqual(value.shortestDecimal, text)
    }

    @Test("reads back within 1e-9, whatever the number")
    func readsBack() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20_000 {
            let exponent = Int.random(in: -40...70, using: &generator)
            let value = Double.random(in: -1...1, using: &generator) * scalePower(exponent)
            let text = value.shortestDecimal
            let readBack = Double(text) ?? .nan
            expectTrue(abs(readBack - value) <= 1e-9, "\(value) as \(text), seed \(seed)")
        }
    }

    private func scalePower(_ exponent: Int) -> Double {
        Double(sign: .plus, exponent: exponent, significand: 1)
    }
}
