import QuoinUIKit
import TestSupport
import Testing

/// What attributed text says of its beginning, which text that is set later has.
@MainActor
@Suite struct TextBeginningTests {
    private let styled = NSAttributedString(
        string: "Soup",
        attributes: [
            .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
            .paragraphStyle: {
                let style = NSMutableParagraphStyle()
                style.alignment = .center
                return style
            }(),
        ])

    @MainActor @Test func `a label keeps it`() {
        let label = UILabel()
        label.attributedText = styled
        label.text = "Tea"
        expectTrue(label.font == .systemFont(ofSize: 30) && label.textColor == .red)
        expectEqual(label.textAlignment, .center)
        expectTrue(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) == nil)
    }

    @MainActor @Test func `a text view keeps it`() {
        let view = UITextView()
        view.attributedText = styled
        view.text = "Tea"
        expectTrue(view.font == .systemFont(ofSize: 30) && view.textColor == .red)
        expectEqual(view.textAlignment, .center)
    }

    @MainActor @Test func `a field says it at once, and keeps it`() {
        let field = UITextField()
        field.attributedText = styled
        expectTrue(field.font == .systemFont(ofSize: 30) && field.textColor == .red)
        expectEqual(field.textAlignment, .center)
        field.text = "Tea"
        expectTrue(field.font == .systemFont(ofSize: 30) && field.textColor == .red)
        expectEqual(field.textAlignment, .center)
    }

    @MainActor @Test func `what is set after the text counts`() {
        let (field, label) = (UITextField(), UILabel())
        field.attributedText = styled
        field.font = .systemFont(ofSize: 12)
        (field.textColor, field.textAlignment) = (.blue, .right)
        (label.text, label.font) = ("Soup", .systemFont(ofSize: 12))
        expectEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width)
        field.text = "Tea"
        expectTrue(field.font == .systemFont(ofSize: 12) && field.textColor == .blue)
        expectEqual(field.textAlignment, .right)
    }

    @MainActor @Test func `what the beginning does not say stays`() {
        let (label, field) = (UILabel(), UITextField())
        (label.font, field.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 12))
        (label.textAlignment, field.textAlignment) = (.right, .right)
        let late = NSMutableAttributedString(string: "Tea and ")
        late.append(styled)
        for text in [late, NSAttributedString(string: "")] {
            label.attributedText = text
            field.attributedText = text
            (label.text, field.text) = ("Tea", "Tea")
            expectTrue(label.font == .systemFont(ofSize: 12) && label.textColor == .label)
            expectTrue(field.font == .systemFont(ofSize: 12) && field.textColor == .label)
            expectTrue(label.textAlignment == .right && field.textAlignment == .right)
        }
    }

    @MainActor @Test func `the rest of the text is in the font that was set before`() {
        let (label, plain) = (UILabel(), UILabel())
        label.font = .systemFont(ofSize: 12)
        let text = NSMutableAttributedString(attributedString: styled)
        text.append(NSAttributedString(string: " of the day"))
        label.attributedText = text
        (plain.font, plain.text) = (.systemFont(ofSize: 12), " of the day")
        let rest = label.intrinsicContentSize.width - styled.size().width
        expectTrue(abs(rest - plain.intrinsicContentSize.width) < 1)
    }

    @MainActor @Test func `a hint in letters of its own does not change the text`() {
        let (field, label) = (UITextField(), UILabel())
        field.font = .systemFont(ofSize: 12)
        field.attributedPlaceholder = styled
        field.text = "Soup"
        (label.text, label.font) = ("Soup", .systemFont(ofSize: 12))
        expectEqual(field.textAlignment, .natural)
        expectEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width)
    }

    @MainActor @Test func `a button's title is in the button's font after one with attributes`() {
        let button = UIButton()
        let font = button.titleLabel?.font
        button.setAttributedTitle(styled, for: .normal)
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("Tea", for: .normal)
        expectEqual(button.titleLabel?.font, font)
    }
}
