import QuoinUIKit
import TestSupport
import Testing

/// Fonts made from descriptors and by metrics.
@MainActor
@Suite struct DescribedFontTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// How high a line is in a font where people want very large text.
    private func height(in font: UIFont) -> CGFloat {
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        let label = UILabel()
        (label.text, label.font) = ("Hello", font)
        window.addSubview(label)
        window.tick()
        return label.intrinsicContentSize.height
    }

    @MainActor @Test func `traits are taken away as they are added`() throws {
        let bold = UIFont.systemFont(ofSize: 20, weight: .heavy)
        func font(_ traits: UIFontDescriptor.SymbolicTraits) throws -> UIFont {
            let descriptor = try #require(bold.fontDescriptor.withSymbolicTraits(traits))
            return UIFont(descriptor: descriptor, size: 0)
        }
        try expectEqual(font([]).fontDescriptor.symbolicTraits, [])
        try expectEqual(font(.traitItalic).fontDescriptor.symbolicTraits, .traitItalic)
        // What is bold already is as heavy as it was.
        try expectEqual(font(.traitBold), bold)
    }

    @MainActor @Test
    func `a font from a descriptor grows as the descriptor's font does, in its own size`()
        throws
    {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let descriptor = try #require(body.fontDescriptor.withSymbolicTraits(.traitItalic))
        let large = height(in: body)
        expectTrue(large > body.lineHeight)
        expectEqual(height(in: UIFont(descriptor: descriptor, size: 0)), large)
        let fixed = UIFont(descriptor: descriptor, size: 12)
        expectEqual(height(in: fixed), fixed.lineHeight)
    }

    @MainActor @Test func `a font grows no larger than its metrics let it`() {
        let font = UIFont.systemFont(ofSize: 17)
        let scaled = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20)
        expectEqual(height(in: scaled), UIFont.systemFont(ofSize: 20).lineHeight)
        expectTrue(height(in: UIFontMetrics.default.scaledFont(for: font)) > height(in: scaled))
        expectTrue(scaled != UIFontMetrics.default.scaledFont(for: font))
    }
}
