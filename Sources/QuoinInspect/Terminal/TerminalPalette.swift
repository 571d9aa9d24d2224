/// The colours that terminals with few of them have, and the codes that call for them.
package enum TerminalPalette {
    /// The sixteen, as xterm shows them.
    private static let sixteen: [PlainColor] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
        (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
        (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ].map { PlainColor(red: $0, green: $1, blue: $2) }

    /// The values that each part of the colours in the cube of 216 may have.
    private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// The number of the nearest of the sixteen.
    static func sixteenth(nearest color: PlainColor) -> Int {
        let nearest = sixteen.indices.min {
            sixteen[$0].distance(to: color) < sixteen[$1].distance(to: color)
        }
        return nearest ?? 0
    }

    /// The number of the nearest of the 256, the first sixteen excepted, which users change.
    static func index(nearest color: PlainColor) -> Int {
        let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
        let inCube = PlainColor(red: steps[red], green: steps[green], blue: steps[blue])
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        // The greys are 8, 18, … 238.
        let shade = max(0, min(23, (mean - 3) / 10))
        let level = UInt8(8 + 10 * shade)
        let grey = PlainColor(red: level, green: level, blue: level)
        if grey.distance(to: color) < inCube.distance(to: color) {
            return 232 + shade
        }
        return 16 + 36 * red + 6 * green + blue
    }

    private static func step(_ part: UInt8) -> Int {
        part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40
    }

    /// The parameters of the escape sequence that calls for a colour; nil where there are no colours.
    package static func code(
        of color: PlainColor, _ depth: TerminalCapabilities.ColorDepth, isGround: Bool
    ) -> String? {
        let kind = isGround ? 48 : 38
        switch depth {
        case .none: return nil
        case .sixteen:
            let number = sixteenth(nearest: color)
            let base = number < 8 ? 30 + number : 90 + number - 8
            return "\(isGround ? base + 10 : base)"
        case .twoHundredFiftySix: return "\(kind);5;\(index(nearest: color))"
        case .all: return "\(kind);2;\(color.red);\(color.green);\(color.blue)"
        }
    }

    /// Whether two colours are one in a terminal.
    static func areSame(
        _ color: PlainColor, _ other: PlainColor, _ depth: TerminalCapabilities.ColorDepth
    ) -> Bool {
        switch depth {
        case .none: true
        case .sixteen: sixteenth(nearest: color) == sixteenth(nearest: other)
        case .twoHundredFiftySix: index(nearest: color) == index(nearest: other)
        case .all: color == other
        }
    }
}
