import Foundation

extension AttributeScopes {
    /// What is said of text in the types of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// As in UIKit: what may be said of an `AttributedString`, but for shadows and pictures in text.
    public struct UIKitAttributes: AttributeScope {
        /// As in UIKit.
        public let font: FontAttribute
        /// As in UIKit.
        public let foregroundColor: ForegroundColorAttribute
        /// As in UIKit.
        public let backgroundColor: BackgroundColorAttribute
        /// As in UIKit.
        public let paragraphStyle: ParagraphStyleAttribute
        /// As in UIKit.
        public let kern: KernAttribute
        /// Kept, without effect.
        public let ligature: LigatureAttribute
        /// As in UIKit.
        public let baselineOffset: BaselineOffsetAttribute
        /// As in UIKit.
        public let underlineStyle: UnderlineStyleAttribute
        /// Kept, without effect.
        public let underlineColor: UnderlineColorAttribute
        /// As in UIKit.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Kept, without effect.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Kept, without effect.
        public let strokeColor: StrokeColorAttribute
        /// Kept, without effect.
        public let strokeWidth: StrokeWidthAttribute
        /// What Foundation says of text.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// As in UIKit.
    public enum FontAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = UIFont
        /// As in UIKit.
        public static let name = NSAttributedString.Key.font.rawValue
    }
    /// As in UIKit.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = UIColor
        /// As in UIKit.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// As in UIKit.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = UIColor
        /// As in UIKit.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// As in UIKit.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = NSParagraphStyle
        /// As in UIKit.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// As in UIKit.
    public enum KernAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = CGFloat
        /// As in UIKit.
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// As in UIKit.
    public enum LigatureAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = Int
        /// As in UIKit.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// As in UIKit.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = CGFloat
        /// As in UIKit.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// As in UIKit.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = NSUnderlineStyle
        /// As in UIKit.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// As in UIKit.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = UIColor
        /// As in UIKit.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// As in UIKit.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = NSUnderlineStyle
        /// As in UIKit.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// As in UIKit.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = UIColor
        /// As in UIKit.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// As in UIKit.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = UIColor
        /// As in UIKit.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// As in UIKit.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// As in UIKit.
        public typealias Value = CGFloat
        /// As in UIKit.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
}

extension AttributeDynamicLookup {
    /// What is said of text in the types of UIKit, by its name: `title.font = .systemFont(ofSize: 14)`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
