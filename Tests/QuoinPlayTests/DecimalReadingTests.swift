import TestSupport
import Testing

@testable import QuoinRuntime

@Suite("Reading a number without a library of C")
struct DecimalReadingTests {
    private func read(_ text: String) -> (value: Double, count: Int)? {
        DecimalReading.number(in: Array(text.utf8))
    }

    /// The standard library reads it natively as the C library does.
    private func agrees(_ text: String) -> Bool {
        guard let number = read(text), let expected = Double(text) else { return false }
        return number.value.bitPattern == expected.bitPattern && number.count == text.utf8.count
    }

    @Test(
        "comes to the nearest double",
        arguments: [
            "0", "-0", "1", "1.5", "+12.75", ".5", "5.", "0.1", "0.3", "123456789012345678",
            "9007199254740993", "9007199254740992.999999999999999999", "1e22", "1e23", "8.5e-45",
            "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400", "1e400",
            "1.7976931348623157e308", "1.7976931348623159e308", "2.2250738585072014e-308",
            "2.2250738585072011e-308", "6.631236846766476e-316", "1e-1000000000000", "1e+5", "12E3",
            "00000000000000000000000000000000000001.25e-2",
            "0.000000000000000000000000000000000000000000000000000000000000000000000000000125",
        ])
    func nearest(text: String) {
        expectTrue(agrees(text), "\(text)")
    }

    @Test("does so for any digits", arguments: usually(2, of: 0..<8 as Range<UInt64>))
    func any(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            let digits = (0..<Int.random(in: 1...25, using: &numbers)).map { _ in
                String(Int.random(in: 0...9, using: &numbers))
            }.joined()
            let exponent = Int.random(in: -340...310, using: &numbers)
            let text = "\(digits)e\(exponent)"
            expectTrue(agrees(text), "seed \(seed): \(text)")
        }
    }

    @Test("finds every double again", arguments: usually(2, of: 0..<8 as Range<UInt64>))
    func again(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            let value = Double(bitPattern: numbers.next())
            guard value.isFinite else { continue }
            expectTrue(agrees("\(value)"), "seed \(seed): \(value)")
        }
    }

    @Test("takes the even one of two that are as near, unless a digit follows far behind")
    func middle() {
        // Half-way between 2^53 and the next double, and a trifle more, a thousand digits on.
        let trifle = "9007199254740993." + String(repeating: "0", count: 1000) + "1"
        expectEqual(read("9007199254740993")?.value, 9_007_199_254_740_992)
        expectEqual(read(trifle)?.value, 9_007_199_254_740_994)
    }

    @Test("stops behind the number, and says if there is none")
    func place() {
        expectEqual(read("12px")?.count, 2)
        expectEqual(read("1e")?.count, 1)
        expectEqual(read("3e+x")?.count, 1)
        expectEqual(read("-infinity")?.value, -.infinity)
        expectEqual(read("INF")?.value, .infinity)
        expectEqual(read("nan")?.value.isNaN, true)
        for text in ["", "-", ".", "e5", "px", "+.e1"] {
            expectTrue(read(text) == nil, "\(text)")
        }
    }
}
