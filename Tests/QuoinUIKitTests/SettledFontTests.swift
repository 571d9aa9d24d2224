import QuoinUIKit
import TestSupport
import Testing

/// Fonts that were made for a text size.
@MainActor
@Suite struct SettledFontTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let large = UITraitCollection(preferredContentSizeCategory: .large)
    private let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    private func height(_ font: UIFont, follows: Bool = false) -> CGFloat {
        let label = UILabel()
        label.text = "Text"
        label.font = font
        label.adjustsFontForContentSizeCategory = follows
        window.addSubview(label)
        window.layoutIfNeeded()
        return label.intrinsicContentSize.height
    }

    @MainActor @Test func `a preferred font is as large as the traits say`() {
        // The third of the accessibility sizes has body text of 40 points.
        expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize, 40)
        expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, 17)
        expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize, 17)
    }

    @MainActor @Test func `it stays so when people choose larger text, unless a label follows`() {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        let plain = height(.systemFont(ofSize: 17))
        expectTrue(height(font) == plain && height(font, follows: true) == plain)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        let grown = height(.systemFont(ofSize: 40))
        expectTrue(grown > plain)
        expectEqual(height(font), plain)
        expectEqual(height(font, follows: true), grown)
        expectEqual(height(.preferredFont(forTextStyle: .body)), grown)
        // What was made for the text size that is chosen is not enlarged twice.
        let fitting = UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge)
        expectTrue(height(fitting) == grown && height(fitting, follows: true) == grown)
    }

    @MainActor @Test func `metrics make fonts for the traits, up to a size`() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34)
        // Twice body text, which is 40.
        expectEqual(metrics.scaledFont(for: font, compatibleWith: huge).pointSize, 80)
        let capped = metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: huge)
        expectEqual(capped.pointSize, 50)
    }

    @MainActor @Test func `fields follow as labels do`() {
        let field = UITextField()
        field.text = "Text"
        field.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
        window.addSubview(field)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        let before = field.intrinsicContentSize.height
        field.adjustsFontForContentSizeCategory = true
        expectTrue(field.intrinsicContentSize.height > before)
    }

    @MainActor @Test func `whoever asks for a font that grows gets it as large as it is shown`() {
        let preferred = UIFont.preferredFont(forTextStyle: .body)
        let (label, field, page) = (UILabel(), UITextField(), UITextView())
        (label.font, field.font, page.font) = (preferred, preferred, preferred)
        let settled = UILabel()
        settled.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
        settled.adjustsFontForContentSizeCategory = true
        let fixed = UILabel()
        fixed.font = .systemFont(ofSize: 17)
        [label, field, page, settled, fixed].forEach(window.addSubview)
        window.layoutIfNeeded()
        expectTrue(label.font === preferred && field.font === preferred && page.font === preferred)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        label.text = "Text"
        expectEqual(label.font.pointSize, 40)
        expectEqual(label.font.lineHeight, label.intrinsicContentSize.height)
        expectEqual(field.font?.pointSize, 40)
        expectEqual(page.font?.pointSize, 40)
        expectEqual(settled.font.pointSize, 40)
        expectEqual(fixed.font.pointSize, 17)
        // A field without a text is as high as a line of it.
        expectEqual(field.intrinsicContentSize.height, label.font.lineHeight)
        window.traitOverrides.preferredContentSizeCategory = .large
        expectTrue(label.font === preferred)
    }

    @MainActor @Test func `what is set to a font that was asked for grows on where it follows`() {
        final class Own: UILabel {
            override var font: UIFont! {
                get { super.font }
                set { super.font = newValue }
            }
        }
        let (label, own) = (UILabel(), Own())
        for view in [label, own] {
            view.text = "Text"
            view.font = .preferredFont(forTextStyle: .body)
            window.addSubview(view)
        }
        label.adjustsFontForContentSizeCategory = true
        window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        label.font = label.font
        own.text = "Text, once more"
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        for view in [label, own] {
            expectEqual(view.font.pointSize, 40)
            expectEqual(view.intrinsicContentSize.height, view.font.lineHeight)
        }
    }
}
