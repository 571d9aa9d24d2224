import QuoinKit

/// What a font is made from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// What stands out in a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt32
        /// As in UIKit.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// As in UIKit.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// As in UIKit.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }
    /// The look of a system font.
    public struct SystemDesign: Hashable, Sendable {
        let name: String
        /// As in UIKit.
        public static let `default` = SystemDesign(name: "default")
        /// As in UIKit.
        public static let rounded = SystemDesign(name: "rounded")
        /// As in UIKit.
        public static let serif = SystemDesign(name: "serif")
        /// As in UIKit.
        public static let monospaced = SystemDesign(name: "monospaced")
    }

    let font: UIFont
    /// As in UIKit.
    public let symbolicTraits: SymbolicTraits

    init(of font: UIFont, traits: SymbolicTraits? = nil) {
        self.font = font
        var own: SymbolicTraits = font.weight.isBold ? .traitBold : []
        if font.isItalic { own.insert(.traitItalic) }
        symbolicTraits = traits ?? own
    }

    /// As in UIKit: of the system's font.
    public override convenience init() { self.init(of: .systemFont(ofSize: 12)) }
    /// As in UIKit.
    public convenience init(name: String, size: CGFloat) {
        self.init(of: UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
    }
    /// As ``addingAttributes(_:)``, of the system's font.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let described = UIFontDescriptor().addingAttributes(attributes)
        self.init(of: described.font, traits: described.symbolicTraits)
    }

    /// The font's own weight, unless the traits say otherwise.
    var weight: UIFont.Weight {
        let isBold = symbolicTraits.contains(.traitBold)
        return isBold == font.weight.isBold ? font.weight : isBold ? .bold : .regular
    }
    /// As in UIKit.
    open var pointSize: CGFloat { font.pointSize }
    /// As in UIKit.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(of: font, traits: traits)
    }
    /// As in UIKit.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
    /// As in UIKit.
    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(of: font.withSize(size), traits: symbolicTraits)
    }
    /// As in UIKit.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
        -> UIFontDescriptor
    {
        UIFontDescriptor(of: .preferredFont(forTextStyle: style))
    }
    /// As in UIKit, of family, name and size, and of the traits for the symbolic ones and the weight; others are left
    /// out.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        let symbols = traits[.symbolic] as? SymbolicTraits
        let name = (attributes[.name] ?? attributes[.family]) as? String
        let described = UIFont(
            fontName: name ?? font.fontName,
            pointSize: AttributeNumber.read(attributes[.size]).map { CGFloat($0) } ?? pointSize,
            weight: UIFont.Weight(trait: traits[.weight]) ?? weight,
            isItalic: symbolicTraits.contains(.traitItalic), scales: font.scales,
            largestSize: font.largestSize)
        return UIFontDescriptor(of: described, traits: symbols)
    }
    /// As in UIKit.
    open func withFamily(_ name: String) -> UIFontDescriptor { addingAttributes([.family: name]) }
    /// As in UIKit: the face is known by its name.
    open func withFace(_ name: String) -> UIFontDescriptor {
        UIFontDescriptor(name: font.fontName + "-" + name, size: pointSize)
    }
    /// As in UIKit, of name, size and traits; `nil` for all else.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
    /// As in UIKit: name, size, the traits, which are the symbolic ones and the weight, and the style of a preferred
    /// font.
    open var fontAttributes: [AttributeName: Any] {
        let traits: [TraitKey: Any] = [.symbolic: symbolicTraits, .weight: weight]
        var said: [AttributeName: Any] = [
            .name: font.fontName, .size: pointSize, .traits: traits,
        ]
        said[.textStyle] = font.textStyle
        return said
    }
}

extension UIFontDescriptor {
    /// What is said of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// As in UIKit.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// Kept, without effect.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// As in UIKit.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// As in UIKit.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// As in UIKit: a `UIFont.TextStyle`. It is read, and makes no font.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Kept, without effect.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettings")
        /// Kept, without effect.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }
    /// A trait of a font.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// As in UIKit.
        public let rawValue: String
        /// As in UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// As in UIKit.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// Kept, without effect.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// Kept, without effect.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
}

extension UIFont.Weight {
    /// The weight that stands in a dictionary, as itself or as a number.
    fileprivate init?(trait: Any?) {
        if let weight = trait as? UIFont.Weight {
            self = weight
        } else if let number = AttributeNumber.read(trait) {
            self.init(rawValue: CGFloat(number))
        } else {
            return nil
        }
    }
}
