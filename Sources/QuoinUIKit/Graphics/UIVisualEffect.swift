import Foundation

/// What is done to what is behind.
open class UIVisualEffect: NSObject, @unchecked Sendable {
    /// What it makes of what is behind it, as a colour over that; nil if that is not drawn.
    @MainActor var veil: UIColor? { nil }
}
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
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }
    private var style = Style.regular

    /// What a blur of that style makes of what is behind it, as a colour over that.
    override var veil: UIColor? {
        switch style {
        case .extraLight: Self.light(0.85)
        case .light: Self.light(0.6)
        case .dark: Self.dark(0.75)
        case .extraDark: Self.dark(0.85)
        case .regular: Self.shade(0.7)
        case .prominent: Self.shade(0.8)
        case .systemUltraThinMaterial: Self.shade(0.45)
        case .systemThinMaterial: Self.shade(0.6)
        case .systemMaterial: Self.shade(0.75)
        case .systemThickMaterial, .systemChromeMaterial: Self.shade(0.9)
        case .systemUltraThinMaterialLight: Self.light(0.45)
        case .systemThinMaterialLight: Self.light(0.6)
        case .systemMaterialLight: Self.light(0.75)
        case .systemThickMaterialLight, .systemChromeMaterialLight: Self.light(0.9)
        case .systemUltraThinMaterialDark: Self.dark(0.45)
        case .systemThinMaterialDark: Self.dark(0.6)
        case .systemMaterialDark: Self.dark(0.75)
        case .systemThickMaterialDark, .systemChromeMaterialDark: Self.dark(0.9)
        }
    }
    private static func light(_ share: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: share) }
    private static func dark(_ share: CGFloat) -> UIColor { UIColor(white: 0.12, alpha: share) }
    fileprivate static func shade(_ share: CGFloat) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark(share) : light(share) }
    }
}
/// Glass, of which pictures show a veil, in its tint if it has one.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// How much of what is behind is seen.
    public enum Style: Int, Sendable { case regular, clear }
    private var style = Style.regular
    /// As in UIKit.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }
    /// Kept, without effect.
    @preconcurrency @MainActor
    open var isInteractive = false
    /// As in UIKit.
    @preconcurrency @MainActor
    open var tintColor: UIColor?

    override var veil: UIColor? {
        tintColor ?? UIBlurEffect.shade(style == .regular ? 0.6 : 0.25)
    }
}
/// What brings pieces of glass together. Each is drawn by itself.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    /// Kept, without effect.
    @preconcurrency @MainActor
    open var spacing: CGFloat = 0
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
