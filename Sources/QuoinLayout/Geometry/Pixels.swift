/// Rounding to whole pixels, without the C library that small systems lack.
package enum Pixels {
    /// How far from a whole number a value may be, for rounding's sake, and still count as one.
    private static let slack = 1e-6

    /// The nearest place between two pixels.
    package static func rounded(_ value: Double, scale: Double) -> Double {
        sound(floor(value * scale + 0.5 + slack) / scale, value)
    }

    /// The last place between two pixels that is not after the value.
    package static func roundedDown(_ value: Double, scale: Double) -> Double {
        sound(floor(value * scale + slack) / scale, value)
    }

    /// The first place between two pixels that is not before the value.
    package static func roundedUp(_ value: Double, scale: Double) -> Double {
        sound(-floor(slack - value * scale) / scale, value)
    }

    /// What rounding came to, unless it went beyond all numbers: then there is nothing to round.
    private static func sound(_ rounded: Double, _ value: Double) -> Double {
        rounded.isFinite ? rounded : value
    }

    private static func floor(_ value: Double) -> Double {
        // From here on every number is whole.
        guard value.magnitude < 4_503_599_627_370_496 else { return value }
        let whole = Double(Int64(value))
        return (whole > value ? whole - 1 : whole) + 0
    }
}
