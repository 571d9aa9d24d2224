import QuoinKit

/// The colours that have names.
extension UIColor {
    /// As in UIKit.
    public class var black: UIColor { named(0, 0, 0) }
    /// As in UIKit.
    public class var darkGray: UIColor { named(0.333, 0.333, 0.333) }
    /// As in UIKit.
    public class var lightGray: UIColor { named(0.667, 0.667, 0.667) }
    /// As in UIKit.
    public class var white: UIColor { named(1, 1, 1) }
    /// As in UIKit.
    public class var gray: UIColor { named(0.5, 0.5, 0.5) }
    /// As in UIKit.
    public class var red: UIColor { named(1, 0, 0) }
    /// As in UIKit.
    public class var green: UIColor { named(0, 1, 0) }
    /// As in UIKit.
    public class var blue: UIColor { named(0, 0, 1) }
    /// As in UIKit.
    public class var cyan: UIColor { named(0, 1, 1) }
    /// As in UIKit.
    public class var yellow: UIColor { named(1, 1, 0) }
    /// As in UIKit.
    public class var magenta: UIColor { named(1, 0, 1) }
    /// As in UIKit.
    public class var orange: UIColor { named(1, 0.5, 0) }
    /// As in UIKit.
    public class var purple: UIColor { named(0.5, 0, 0.5) }
    /// As in UIKit.
    public class var brown: UIColor { named(0.6, 0.4, 0.2) }
    /// As in UIKit.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// As in UIKit.
    public class var darkText: UIColor { .black }
    /// As in UIKit.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// As in UIKit.
    public class var tintColor: UIColor { .systemBlue }
    /// As in UIKit.
    public class var systemRed: UIColor { named(0xFF3B30, 1, dark: 0xFF453A, 1) }
    /// As in UIKit.
    public class var systemGreen: UIColor { named(0x34C759, 1, dark: 0x30D158, 1) }
    /// As in UIKit.
    public class var systemBlue: UIColor { named(0x007AFF, 1, dark: 0x0A84FF, 1) }
    /// As in UIKit.
    public class var systemOrange: UIColor { named(0xFF9500, 1, dark: 0xFF9F0A, 1) }
    /// As in UIKit.
    public class var systemYellow: UIColor { named(0xFFCC00, 1, dark: 0xFFD60A, 1) }
    /// As in UIKit.
    public class var systemPink: UIColor { named(0xFF2D55, 1, dark: 0xFF375F, 1) }
    /// As in UIKit.
    public class var systemPurple: UIColor { named(0xAF52DE, 1, dark: 0xBF5AF2, 1) }
    /// As in UIKit.
    public class var systemTeal: UIColor { named(0x30B0C7, 1, dark: 0x40C8E0, 1) }
    /// As in UIKit.
    public class var systemIndigo: UIColor { named(0x5856D6, 1, dark: 0x5E5CE6, 1) }
    /// As in UIKit.
    public class var systemBrown: UIColor { named(0xA2845E, 1, dark: 0xAC8E68, 1) }
    /// As in UIKit.
    public class var systemMint: UIColor { named(0x00C7BE, 1, dark: 0x63E6E2, 1) }
    /// As in UIKit.
    public class var systemCyan: UIColor { named(0x32ADE6, 1, dark: 0x64D2FF, 1) }
    /// As in UIKit.
    public class var systemGray: UIColor { named(0x8E8E93, 1, dark: 0x8E8E93, 1) }
    /// As in UIKit.
    public class var systemGray2: UIColor { named(0xAEAEB2, 1, dark: 0x636366, 1) }
    /// As in UIKit.
    public class var systemGray3: UIColor { named(0xC7C7CC, 1, dark: 0x48484A, 1) }
    /// As in UIKit.
    public class var systemGray4: UIColor { named(0xD1D1D6, 1, dark: 0x3A3A3C, 1) }
    /// As in UIKit.
    public class var systemGray5: UIColor { named(0xE5E5EA, 1, dark: 0x2C2C2E, 1) }
    /// As in UIKit.
    public class var systemGray6: UIColor { named(0xF2F2F7, 1, dark: 0x1C1C1E, 1) }
    /// As in UIKit.
    public class var label: UIColor { named(0x000000, 1, dark: 0xFFFFFF, 1) }
    /// As in UIKit.
    public class var secondaryLabel: UIColor { named(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6) }
    /// As in UIKit.
    public class var tertiaryLabel: UIColor { named(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3) }
    /// As in UIKit.
    public class var quaternaryLabel: UIColor { named(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16) }
    /// As in UIKit.
    public class var placeholderText: UIColor { named(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3) }
    /// As in UIKit.
    public class var separator: UIColor { named(0x3C3C43, 0.29, dark: 0x545458, 0.6) }
    /// As in UIKit.
    public class var opaqueSeparator: UIColor { named(0xC6C6C8, 1, dark: 0x38383A, 1) }
    /// As in UIKit.
    public class var link: UIColor { named(0x007AFF, 1, dark: 0x0984FF, 1) }
    /// As in UIKit.
    public class var systemBackground: UIColor { named(0xFFFFFF, 1, dark: 0x000000, 1) }
    /// As in UIKit.
    public class var secondarySystemBackground: UIColor { named(0xF2F2F7, 1, dark: 0x1C1C1E, 1) }
    /// As in UIKit.
    public class var tertiarySystemBackground: UIColor { named(0xFFFFFF, 1, dark: 0x2C2C2E, 1) }
    /// The older name of ``systemGroupedBackground``.
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// As in UIKit.
    public class var systemGroupedBackground: UIColor { named(0xF2F2F7, 1, dark: 0x000000, 1) }
    /// As in UIKit.
    public class var secondarySystemGroupedBackground: UIColor {
        named(0xFFFFFF, 1, dark: 0x1C1C1E, 1)
    }
    /// As in UIKit.
    public class var tertiarySystemGroupedBackground: UIColor {
        named(0xF2F2F7, 1, dark: 0x2C2C2E, 1)
    }
    /// As in UIKit.
    public class var systemFill: UIColor { named(0x787880, 0.2, dark: 0x787880, 0.36) }
    /// As in UIKit.
    public class var secondarySystemFill: UIColor { named(0x787880, 0.16, dark: 0x787880, 0.32) }
    /// As in UIKit.
    public class var tertiarySystemFill: UIColor { named(0x767680, 0.12, dark: 0x767680, 0.24) }
    /// As in UIKit.
    public class var quaternarySystemFill: UIColor { named(0x747480, 0.08, dark: 0x767680, 0.18) }

    private static func named(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
        UIColor(Color(red: red, green: green, blue: blue))
    }

    private static func named(
        _ light: UInt32, _ lightOpacity: Double, dark: UInt32, _ darkOpacity: Double
    ) -> UIColor {
        UIColor(Color(light: color(light, lightOpacity), dark: color(dark, darkOpacity)))
    }

    private static func color(_ bits: UInt32, _ opacity: Double) -> Color {
        Color(
            red: Double(bits >> 16 & 255) / 255, green: Double(bits >> 8 & 255) / 255,
            blue: Double(bits & 255) / 255, opacity: opacity)
    }
}
