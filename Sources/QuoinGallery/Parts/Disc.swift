import QuoinKit

/// A coloured circle; a rectangle with round ends where it is not as wide as it is high.
final class Disc: Panel {
    init(_ name: String, fill: Ground) {
        // Of a radius, half of the shorter side counts.
        super.init(name, fill: fill, cornerRadius: 1000)
    }
}
