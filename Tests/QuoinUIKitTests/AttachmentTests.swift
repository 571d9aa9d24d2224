import TestSupport
import Testing

@testable import QuoinUIKit

/// Pictures among letters.
@MainActor
@Suite struct AttachmentTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func label(_ attachment: NSTextAttachment) -> UILabel {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        let label = UILabel()
        label.attributedText = text
        return label
    }
    /// The size of the letters, and how far their line reaches below the baseline.
    private var letters: (size: CGSize, below: CGFloat) {
        let size = NSAttributedString(string: "ab", attributes: [.font: font]).size()
        return (size, -font.descender)
    }

    @MainActor @Test("a picture takes its room, and stands on the baseline")
    func room() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 50)
        let size = label(attachment).intrinsicContentSize
        expectTrue(abs(size.width - letters.size.width - 20) <= 1)
        // 50 above the baseline, and below it what the letters take.
        expectTrue(abs(size.height - 50 - letters.below) <= 1)
        attachment.bounds.origin.y = -10
        expectTrue(abs(label(attachment).intrinsicContentSize.height - 50) <= 1)
        attachment.bounds.size.height = 5
        expectTrue(
            abs(
                label(attachment).intrinsicContentSize.height
                    - max(letters.size.height, letters.size.height - letters.below + 10)) <= 1)
    }

    @MainActor @Test("a picture is as large as its image unless that is said, and is drawn")
    func image() {
        let image = UIImage(name: "flag", size: CGSize(width: 40, height: 40))
        let attachment = NSTextAttachment(image: image)
        let label = label(attachment)
        expectTrue(abs(label.intrinsicContentSize.width - letters.size.width - 40) <= 1)
        label.sizeToFit()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(label)
        window.layoutIfNeeded()
        let picture = window.quoin.svg()
        expectTrue(picture.contains("flag"))
        expectTrue(!picture.contains("\u{FFFC}"))
    }

    @MainActor @Test("sizes that are no numbers take no room")
    func oddSizes() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: CGFloat.nan, width: -5, height: .infinity)
        let size = label(attachment).intrinsicContentSize
        expectTrue(abs(size.width - letters.size.width) <= 1)
        expectTrue(abs(size.height - letters.size.height) <= 1)
    }

    @MainActor @Test("text is broken around pictures")
    func lines() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 60, height: 10)
        let text = NSMutableAttributedString()
        for number in 0..<3 {
            if number > 0 {
                text.append(NSAttributedString(string: " ", attributes: [.font: font]))
            }
            text.append(NSAttributedString(attachment: attachment))
        }
        // Two of 60 and a blank stand in 140; the third one is alone.
        let rect = text.boundingRect(
            with: CGSize(width: 140, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        let blank = NSAttributedString(string: " ", attributes: [.font: font]).size()
        expectTrue(abs(rect.width - 120 - blank.width) < 1e-6)
        expectTrue(abs(rect.height - blank.height - 10) < 1e-6)
    }
}
