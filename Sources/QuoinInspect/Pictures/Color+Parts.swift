import QuoinLayout

extension Double {
    /// A part of a colour as a byte. What is out of range counts as the nearest in range, and what is no
    /// number as 0.
    var eightBits: UInt8 {
        UInt8((255 * max(0, min(1, isNaN ? 0 : self))).rounded())
    }
}

extension Color {
    /// The colour of a hexadecimal number, as in `0x1A2B3C`.
    init(_ hexadecimal: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hexadecimal >> 16 & 255) / 255,
            green: Double(hexadecimal >> 8 & 255) / 255,
            blue: Double(hexadecimal & 255) / 255, opacity: opacity)
    }

    /// How opaque the colour is, from 0 to 1 whatever was asked for.
    var soundOpacity: Double { max(0, min(1, opacity.isNaN ? 0 : opacity)) }
}
