import QuoinLayout

/// A colour without opacity, as terminals have them.
package struct PlainColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package static let white = PlainColor(red: 255, green: 255, blue: 255)
    package static let black = PlainColor(red: 0, green: 0, blue: 0)

    package init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour as it looks over a ground; where there is none, white is taken for it.
    ///
    /// - Parameter coverage: How much of the ground it covers.
    package init(_ color: Color, over ground: PlainColor?, coverage: Double = 1) {
        let share = color.soundOpacity * coverage
        let ground = ground ?? .white
        func mix(_ part: Double, _ below: UInt8) -> UInt8 {
            let mixed = Double(part.eightBits) * share + Double(below) * (1 - share)
            return UInt8(max(0, min(255, mixed.rounded())))
        }
        red = mix(color.red, ground.red)
        green = mix(color.green, ground.green)
        blue = mix(color.blue, ground.blue)
    }

    /// The colour between two others, and the one that there is if the other is the terminal's own.
    init?(between one: PlainColor?, _ other: PlainColor?) {
        guard let some = one ?? other else { return nil }
        let second = other ?? some
        func middle(_ part: UInt8, _ next: UInt8) -> UInt8 { UInt8((Int(part) + Int(next)) / 2) }
        self.init(
            red: middle(some.red, second.red), green: middle(some.green, second.green),
            blue: middle(some.blue, second.blue))
    }

    /// How far apart two colours look, more or less.
    func distance(to other: PlainColor) -> Int {
        let red = Int(red) - Int(other.red)
        let green = Int(green) - Int(other.green)
        let blue = Int(blue) - Int(other.blue)
        // Eyes are most sensitive to green, least to blue.
        return 3 * red * red + 6 * green * green + blue * blue
    }

    /// Whether black is easier to read on it than white.
    var isLight: Bool { 3 * Int(red) + 6 * Int(green) + Int(blue) > 10 * 140 }
}
