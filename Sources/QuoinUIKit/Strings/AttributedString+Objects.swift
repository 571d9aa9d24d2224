import Foundation

/// An attribute that is known both by its type and by the name that it has in a dictionary.
private struct NamedAttribute: Sendable {
    let read: @Sendable (AttributeContainer) -> (NSAttributedString.Key, Any)?
    let write: @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

    /// - Parameters:
    ///   - encode: what stands in a dictionary.
    ///   - decode: what that means; nil if it is none.
    private init<Key: AttributedStringKey>(
        _ key: Key.Type, encode: @escaping @Sendable (Key.Value) -> Any = { $0 },
        decode: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value }
    ) where Key.Value: Sendable {
        let name = NSAttributedString.Key(rawValue: key.name)
        read = { container in container[Key.self].map { (name, encode($0)) } }
        write = { dictionary, container in
            if let value = dictionary[name].flatMap(decode) { container[Key.self] = value }
        }
    }

    private init<Key: AttributedStringKey>(style key: Key.Type)
    where Key.Value == NSUnderlineStyle {
        self.init(key, encode: { $0.rawValue }) { value in
            value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
        }
    }
    private init<Key: AttributedStringKey>(number key: Key.Type) where Key.Value == CGFloat {
        self.init(key, encode: { $0 }) { AttributeNumber.read($0).map { CGFloat($0) } }
    }

    private typealias Attributes = AttributeScopes.UIKitAttributes
    static let all = [
        NamedAttribute(Attributes.FontAttribute.self),
        NamedAttribute(Attributes.ForegroundColorAttribute.self),
        NamedAttribute(Attributes.BackgroundColorAttribute.self),
        NamedAttribute(Attributes.ParagraphStyleAttribute.self),
        NamedAttribute(number: Attributes.KernAttribute.self),
        NamedAttribute(Attributes.LigatureAttribute.self),
        NamedAttribute(number: Attributes.BaselineOffsetAttribute.self),
        NamedAttribute(style: Attributes.UnderlineStyleAttribute.self),
        NamedAttribute(Attributes.UnderlineColorAttribute.self),
        NamedAttribute(style: Attributes.StrikethroughStyleAttribute.self),
        NamedAttribute(Attributes.StrikethroughColorAttribute.self),
        NamedAttribute(Attributes.StrokeColorAttribute.self),
        NamedAttribute(number: Attributes.StrokeWidthAttribute.self),
        NamedAttribute(
            AttributeScopes.FoundationAttributes.LinkAttribute.self, encode: { $0 },
            decode: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
    ]
}

extension AttributeContainer {
    /// As in UIKit, of what `AttributeScopes.UIKitAttributes` has; other attributes are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in NamedAttribute.all { attribute.write(dictionary, &self) }
    }
}

extension Dictionary<NSAttributedString.Key, Any> {
    /// As in UIKit, of what `AttributeScopes.UIKitAttributes` has; other attributes are left out.
    public init(_ container: AttributeContainer) {
        let found = NamedAttribute.all.compactMap { $0.read(container) }
        self.init(found) { first, _ in first }
    }
}

extension NSAttributedString {
    /// As in UIKit, of what `AttributeScopes.UIKitAttributes` has; other attributes are left out.
    public convenience init(_ text: AttributedString) {
        let whole = NSMutableAttributedString()
        for run in text.runs {
            whole.append(
                NSAttributedString(
                    string: String(text[run.range].characters),
                    attributes: [NSAttributedString.Key: Any](run.attributes)))
        }
        self.init(attributedString: whole)
    }
}

extension AttributedString {
    /// As in UIKit, of what `AttributeScopes.UIKitAttributes` has; other attributes are left out.
    public init(_ text: NSAttributedString) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
            attributes, range, _ in
            append(
                AttributedString(
                    text.attributedSubstring(from: range).string,
                    attributes: AttributeContainer(attributes)))
        }
    }
}
