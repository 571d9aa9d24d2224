import QuoinUIKit
import TestSupport
import Testing

/// Labels that say where their text stands.
@MainActor
@Suite struct PaddedLabelTests {
    private class Padded: UILabel {
        let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int)
            -> CGRect
        {
            let text = super.textRect(
                forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
            return CGRect(
                x: text.minX - 10, y: text.minY - 5, width: text.width + 20,
                height: text.height + 10)
        }
    }
    private let words = String(repeating: "word ", count: 40)

    @MainActor @Test func `a label is as large as its text and what stands around that`() {
        let (padded, plain) = (Padded(), UILabel())
        for label in [padded, plain] { label.text = "Short" }
        let text = plain.intrinsicContentSize
        let wish = CGSize(width: text.width + 20, height: text.height + 10)
        expectEqual(padded.intrinsicContentSize, wish)
        expectEqual(padded.sizeThatFits(CGSize(width: 300, height: 300)), wish)
        for label in [padded, plain] { (label.text, label.numberOfLines) = (words, 0) }
        let broken = plain.sizeThatFits(CGSize(width: 100, height: 0))
        expectEqual(
            padded.sizeThatFits(CGSize(width: 120, height: 0)),
            CGSize(width: broken.width + 20, height: broken.height + 10))
        padded.preferredMaxLayoutWidth = 120
        expectEqual(padded.intrinsicContentSize.height, broken.height + 10)
    }

    @MainActor @Test func `text breaks at the width that is left for it`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
        let (padded, plain) = (Padded(), UILabel())
        for (label, width) in [(padded, 120), (plain, 100)] as [(UILabel, CGFloat)] {
            (label.text, label.numberOfLines) = (words, 0)
            label.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: window.topAnchor),
                label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: width),
            ])
        }
        window.layoutIfNeeded()
        expectEqual(padded.frame.height, plain.frame.height + 10)
    }

    @MainActor @Test func `text stands in no more lines than are said, nor than there is room for`()
    {
        let label = UILabel()
        (label.text, label.numberOfLines) = (words, 0)
        func height(_ height: CGFloat, _ lines: Int) -> CGFloat {
            let room = CGRect(x: 3, y: 4, width: 100, height: height)
            let rect = label.textRect(forBounds: room, limitedToNumberOfLines: lines)
            expectEqual(rect.origin, room.origin)
            return rect.height
        }
        let line = height(1000, 1)
        expectEqual(height(1000, 2), 2 * line)
        expectEqual(height(2.5 * line, 0), 2 * line)
        expectEqual(height(2.5 * line, 5), 2 * line)
        expectEqual(height(line / 2, 0), line)
        expectEqual(height(10_000, 0), label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    @MainActor @Test func `who answers with the label's own size is not asked again`() {
        final class Round: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int)
                -> CGRect
            {
                CGRect(origin: .zero, size: intrinsicContentSize)
            }
        }
        let (round, plain) = (Round(), UILabel())
        for label in [round, plain] { label.text = "Short" }
        expectEqual(round.intrinsicContentSize, plain.intrinsicContentSize)
        expectEqual(round.sizeThatFits(.zero), plain.sizeThatFits(.zero))
    }
}
