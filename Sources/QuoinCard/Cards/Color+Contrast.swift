import Foundation
import QuoinKit

extension Color {
    /// Makes a colour of a number, as in `0x2F6FEB`.
    init(rgb: UInt32) {
        self.init(
            red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
            blue: Double(rgb & 255) / 255)
    }

    /// Makes a colour of a text, as in `#2F6FEB` or `#28E`.
    init?(hexadecimal text: String) {
        guard text.hasPrefix("#") else { return nil }
        var digits = text.dropFirst().map { $0 }
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        if digits.count == 3 {
            digits = digits.flatMap { [$0, $0] }
        }
        guard digits.count == 6, let number = UInt32(String(digits), radix: 16) else { return nil }
        self.init(rgb: number)
    }

    /// So much of another colour in this one.
    func mixed(with other: Color, share: Double) -> Color {
        Color(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share)
    }

    /// How well one is read on the other, from 1 to 21, as the Web Content Accessibility Guidelines have it.
    func contrast(with other: Color) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
