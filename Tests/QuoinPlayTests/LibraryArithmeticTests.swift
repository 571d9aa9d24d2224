import TestSupport
import Testing

@testable import QuoinRuntime

/// What small processors and WebAssembly calculate piece by piece, beside what this one does at once.
@Suite("Arithmetic without a library of C")
struct LibraryArithmeticTests {
    /// Numbers of all lengths, and those next to where halves and roundings meet.
    private static func numbers(seed: UInt64) -> [UInt64] {
        var random = SeededNumbers(seed: seed)
        let edges: [UInt64] = [
            0, 1, 2, 0xFFFF_FFFF, 0x1_0000_0000, 0x1_0000_0001, 1 << 52, 1 << 53, (1 << 53) + 1,
            (1 << 54) - 1, (1 << 54) + 2, (1 << 54) + 6, 1 << 63, .max - 1024, .max - 1, .max,
        ]
        return edges + (0..<60).map { random.next() >> UInt64($0) }
    }

    @Test("shifts", arguments: usually(2, of: 1...8))
    func shifts(seed: UInt64) {
        for number in Self.numbers(seed: seed) {
            for count in 0..<64 {
                expectEqual(
                    LibraryArithmetic.shiftedLeft(number, by: Int32(count)), number << count)
                expectEqual(
                    LibraryArithmetic.shiftedRight(number, by: Int32(count)), number >> count)
            }
        }
    }

    @Test("divides", arguments: usually(2, of: 1...8))
    func divides(seed: UInt64) {
        let numbers = Self.numbers(seed: seed)
        for number in numbers {
            for divisor in numbers where divisor != 0 {
                let found = LibraryArithmetic.quotient(of: number, by: divisor)
                expectEqual(found.0, number / divisor, "\(number) by \(divisor)")
                expectEqual(found.1, number % divisor, "\(number) by \(divisor)")
            }
        }
        let byNothing = LibraryArithmetic.quotient(of: 7, by: 0)
        expectEqual(byNothing.0, 0)
        expectEqual(byNothing.1, 7)
    }

    @Test("rounds to the nearest number with a point, once", arguments: usually(4, of: 1...16))
    func converts(seed: UInt64) {
        for number in Self.numbers(seed: seed) {
            expectEqual(LibraryArithmetic.double(number).bitPattern, Double(number).bitPattern)
            expectEqual(LibraryArithmetic.float(number).bitPattern, Float(number).bitPattern)
        }
        // Rounded to a long number first, this would be rounded up to the next short one.
        let close: UInt64 = 1 << 60 | 1 << 36 | 1
        expectEqual(LibraryArithmetic.float(close), Float(close))
    }

    @Test("leaves out what is behind the point", arguments: usually(2, of: 1...8))
    func truncates(seed: UInt64) {
        for number in Self.numbers(seed: seed) {
            let double = Double(number >> 1)
            expectEqual(LibraryArithmetic.whole(double), UInt64(double))
            expectEqual(LibraryArithmetic.whole(double / 1024), UInt64(double / 1024))
        }
        expectEqual(LibraryArithmetic.whole(0.999), 0)
        expectEqual(LibraryArithmetic.whole(0x1p64), .max)
        expectEqual(LibraryArithmetic.magnitude(.min), 1 << 63)
    }

    // MARK: As a library of C has it

    @Test("multiplies to all bits", arguments: usually(2, of: 0..<4 as Range<UInt64>))
    func products(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var factors: [UInt64] = [0, 1, .max, 1 << 32, (1 << 32) - 1]
        factors += (0..<50).map { _ in numbers.next() }
        for one in factors {
            for other in factors {
                let product = LibraryArithmetic.product(one, other)
                let expected = one.multipliedFullWidth(by: other)
                expectTrue(
                    product.high == expected.high && product.low == expected.low,
                    "seed \(seed): \(one) × \(other)")
            }
        }
    }

    @Test("rounds halves away from zero, and keeps what has no fraction")
    func rounding() {
        let numbers = [
            0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, -0.3, 0, -0.0, 4503599627370495.5,
            4503599627370497, 1e300, .infinity, -.infinity,
        ]
        for number in numbers {
            let rounded = LibraryArithmetic.rounded(number)
            expectEqual(rounded.bitPattern, number.rounded().bitPattern, "\(number)")
        }
        expectTrue(LibraryArithmetic.rounded(.nan).isNaN)
    }
}
