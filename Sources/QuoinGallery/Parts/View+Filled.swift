import QuoinKit

// Views that are there to be seen, in one expression.

extension View {
    /// Makes a coloured rectangle, with or without an outline.
    convenience init(
        _ name: String, fill: Color? = nil, isOutlined: Bool = false, cornerRadius: Double = 0
    ) {
        self.init(frame: .zero)
        self.name = name
        backgroundColor = fill
        if isOutlined {
            (borderWidth, borderColor) = (1, .line)
        }
        self.cornerRadius = cornerRadius
    }

    /// A coloured circle; a rectangle with round ends where it is not as wide as it is high.
    static func disc(_ name: String, fill: Color) -> View {
        // Of a radius, half of the shorter side counts.
        View(name, fill: fill, cornerRadius: 1000)
    }
}
