import QuoinUIKit
import TestSupport
import Testing

/// What Foundation's attributed strings say in UIKit's types.
@MainActor
@Suite struct AttributedStringTests {
    @MainActor @Test
    func `each part becomes a part of the object, with the attributes that it has there`() {
        var text = AttributedString("ab")
        text.font = .systemFont(ofSize: 20)
        text.kern = 2
        text.underlineStyle = .single
        text.link = URL(string: "https://swift.org")
        text.append(AttributedString("c"))
        let object = NSAttributedString(text)
        expectEqual(object.string, "abc")
        var range = NSRange()
        let attributes = object.attributes(at: 0, effectiveRange: &range)
        expectEqual(range, NSRange(location: 0, length: 2))
        expectEqual(attributes[.font] as? UIFont, .systemFont(ofSize: 20))
        expectEqual(attributes[.kern] as? CGFloat, 2)
        expectEqual(attributes[.underlineStyle] as? Int, 1)
        expectEqual(attributes[.link] as? URL, URL(string: "https://swift.org"))
        expectTrue(object.attributes(at: 2, effectiveRange: nil).isEmpty)
    }

    @MainActor @Test func `there and back it is the same`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.lineBreakStrategy = .hangulWordPriority
        var text = AttributedString("Gö 👩‍🚀 on")
        text.paragraphStyle = style
        text.backgroundColor = .red
        text.strikethroughStyle = [.thick, .byWord]
        text.baselineOffset = -1
        var rest = AttributedString(", on")
        rest.foregroundColor = .blue
        text.append(rest)
        expectEqual(AttributedString(NSAttributedString(text)), text)
        expectEqual(AttributedString(NSAttributedString(string: "")), AttributedString())
    }

    @MainActor @Test
    func `a dictionary's numbers may be of any type, and what is nothing of UIKit's is left out`() {
        let container = AttributeContainer([
            .kern: 1, .baselineOffset: Float(2), .underlineStyle: NSUnderlineStyle.double.rawValue,
            .strikethroughStyle: "thick", .init("mine"): 3,
        ])
        expectTrue(container.kern == 1 && container.baselineOffset == 2)
        expectTrue(container.underlineStyle == .double && container.strikethroughStyle == nil)
        expectEqual([NSAttributedString.Key: Any](container).count, 3)
    }

    @MainActor @Test func `labels measure it`() {
        var text = AttributedString("Go on")
        text.font = .systemFont(ofSize: 30)
        let (label, plain) = (UILabel(), UILabel())
        label.attributedText = NSAttributedString(text)
        plain.font = .systemFont(ofSize: 30)
        plain.text = "Go on"
        expectEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
    }
}
