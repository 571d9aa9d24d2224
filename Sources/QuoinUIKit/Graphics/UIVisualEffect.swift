import Foundation

/// What is done to what is behind.
open class UIVisualEffect: NSObject, @unchecked Sendable {}
/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How it looks.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemMaterialLight, systemMaterialDark, systemThinMaterialDark,
            systemUltraThinMaterialDark, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemThickMaterialLight, systemThickMaterialDark, systemChromeMaterialLight
        case systemChromeMaterialDark
    }
    /// As in UIKit.
    public convenience init(style: Style) { self.init() }
}
/// What stands out on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// As in UIKit.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
    /// As in UIKit.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}
/// How strongly something stands out on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
    case separator
}
