/// The few functions that springs and stacks need, without a library: the core imports nothing. (The standard library's
/// `squareRoot()` and `rounded()` become calls of the C library's on some machines, so they are not used
/// either.)
///
/// Against the C library's, square roots are off by at most 1 unit in the last place, the exponential is off by at most 2 units in the last place where the result
/// is a normal number, sine and cosine by at most 1e-16 absolutely for arguments up to 100,000.
/// (Beyond that springs have long come to rest.)
package enum ElementaryFunctions {
    /// The exponential of a number.
    static func exponential(_ x: Double) -> Double {
        guard x.magnitude < 746 else { return x < 0 ? 0 : x.isNaN ? .nan : .infinity }
        // x = k·ln 2 + r, the logarithm in two parts so that the difference stays exact.
        let number = nearestWhole(x * 1.442_695_040_888_963_4)
        let k = Double(number)
        let r = (x - k * 6.931_471_803_691_238_2e-1) - k * 1.908_214_929_270_587_7e-10
        // With |r| ≤ 0.347, what the series leaves out is below 1e-17.
        var sum = 1.0
        var divisor = 14.0
        while divisor > 0 {
            sum = 1 + sum * r / divisor
            divisor -= 1
        }
        return Double(sign: .plus, exponent: number, significand: sum)
    }

    /// Sine and cosine of an angle in radians.
    static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
        guard x.magnitude <= 1e5 else { return x.isFinite ? (0, 1) : (.nan, .nan) }
        // x = k·π/2 + r, in three parts, of which the first two times k are exact.
        let number = nearestWhole(x * 0.636_619_772_367_581_4)
        let k = Double(number)
        let r =
            ((x - k * 1.570_796_326_734_125_6) - k * 6.077_100_506_303_965_9e-11)
            - k * 2.022_266_248_795_950_7e-21
        let square = r * r
        // With |r| ≤ π/4, what the series leave out is below 1e-17.
        var sine = 1.0
        var cosine = 1.0
        var index = 18.0
        while index > 0 {
            sine = 1 - sine * square / (index * (index + 1))
            cosine = 1 - cosine * square / ((index - 1) * index)
            index -= 2
        }
        sine *= r
        switch number & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// The square root of a number; 0 for one that has none.
    package static func squareRoot(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x > 0 ? x : 0 }
        // Half the exponent is right within a factor of two, and each step doubles the digits.
        var root = Double(sign: .plus, exponent: Int(x.exponent) >> 1, significand: 1)
        for _ in 0..<7 {
            root = (root + x / root) / 2
        }
        return root
    }

    private static func nearestWhole(_ x: Double) -> Int {
        (x < 0 ? x - 0.5 : x + 0.5).wholePart
    }
}
