import QuoinUIKit
import TestSupport
import Testing

/// The system's font of 10 points has lines of 11 here, whose baseline is at 9.
@Suite @MainActor struct ParagraphTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let label = UILabel()

    init() {
        label.numberOfLines = 0
        root.addSubview(label)
    }

    private func text(
        _ string: String, _ change: (NSMutableParagraphStyle) -> Void
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(
            string: string,
            attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    }

    private func width(_ string: String) -> CGFloat {
        string.size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
    }

    /// Where each of the texts that are drawn begins.
    private func places() -> [CGPoint] {
        root.quoin.svg().components(separatedBy: "<text").dropFirst().compactMap { part in
            func number(_ name: String) -> CGFloat? {
                part.range(of: " \(name)=\"").flatMap { range in
                    Double(part[range.upperBound...].prefix { $0 != "\"" }).map { CGFloat($0) }
                }
            }
            guard let x = number("x"), let y = number("y") else { return nil }
            return CGPoint(x: x, y: y)
        }
    }

    @MainActor @Test func `lines are as far apart as the paragraph's style says`() {
        label.attributedText = text("one\ntwo\nthree") {
            $0.lineSpacing = 4
            $0.paragraphSpacing = 6
            $0.paragraphSpacingBefore = 1
        }
        // 3 lines of 11, 4 + 6 + 1 between them, and nothing below the last one.
        expectEqual(label.intrinsicContentSize.height, 55)
        label.sizeToFit()
        expectEqual(places().map(\.y), [9, 31, 53])
        expectEqual(label.attributedText?.size().height, 55)
    }

    @MainActor @Test
    func `lines are as high as the multiple and the bounds say, and letters stand at their bottom`()
    {
        label.attributedText = text("one\ntwo") { $0.lineHeightMultiple = 1.5 }
        expectEqual(label.intrinsicContentSize.height, 33)
        label.attributedText = text("one\ntwo") {
            $0.minimumLineHeight = 24
            $0.maximumLineHeight = 24
        }
        label.sizeToFit()
        expectEqual(label.bounds.height, 48)
        expectEqual(places().map(\.y), [22, 46])
        let other = UIView()
        root.addSubview(other)
        label.translatesAutoresizingMaskIntoConstraints = false
        other.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.widthAnchor.constraint(equalToConstant: 1),
            other.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
            other.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(other.frame.minY, 32)
        expectEqual(other.frame.maxY, 56)
    }

    @MainActor @Test func `letters are raised to the middle of a high line`() {
        let raised = NSMutableAttributedString(
            attributedString: text("one") {
                $0.minimumLineHeight = 20
                $0.maximumLineHeight = 20
            })
        raised.addAttribute(
            .baselineOffset, value: (20 - 11) / 2.0, range: NSRange(location: 0, length: 3))
        label.attributedText = raised
        label.sizeToFit()
        // 4.5 above them, and as much below.
        expectEqual(label.bounds.height, 20)
        expectEqual(places().map(\.y), [13.5])
    }

    @MainActor @Test func `indents leave room at both sides, and make text wrap sooner`() {
        let wide = width("one two")
        let indented = text("one two one two") {
            $0.firstLineHeadIndent = 8
            $0.headIndent = 3
            $0.tailIndent = -5
        }
        let size = indented.boundingRect(
            with: CGSize(width: wide + 14, height: 1000), options: .usesLineFragmentOrigin,
            context: nil
        ).size
        expectTrue(abs(size.width - (wide + 13)) < 0.001)
        expectEqual(size.height, 22)
        label.attributedText = indented
        label.frame = CGRect(x: 20, y: 0, width: wide + 14, height: 22)
        expectEqual(places().map(\.x), [28, 23])
        let unlimited = indented.size()
        expectTrue(abs(unlimited.width - (width("one two one two") + 13)) < 0.001)
        expectEqual(unlimited.height, 11)
    }

    @MainActor @Test
    func `alignment and line break mode are the paragraph's until the label says otherwise`() {
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 11)
        label.attributedText = text("one") { $0.alignment = .right }
        expectEqual(label.textAlignment, .right)
        expectEqual(places().map(\.x), [100 - width("one")])
        // The style says "natural", and so it is: left.
        label.attributedText = text("one") { _ in }
        expectEqual(label.textAlignment, .natural)
        expectEqual(places().map(\.x), [0])
        label.textAlignment = .right
        expectEqual(label.textAlignment, .right)
        expectEqual(places().map(\.x), [100 - width("one")])
        // Without a style it is as the label has it.
        label.attributedText = NSAttributedString(
            string: "one", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        expectEqual(label.textAlignment, .right)
        expectEqual(places().map(\.x), [100 - width("one")])

        label.numberOfLines = 1
        label.frame.size.width = width("one two")
        label.attributedText = text("one two three") { _ in }
        expectEqual(label.lineBreakMode, .byWordWrapping)
        expectTrue(!root.quoin.svg().contains("…"))
        label.lineBreakMode = .byTruncatingTail
        expectTrue(root.quoin.svg().contains("…"))
        label.attributedText = text("one two three") { $0.lineBreakMode = .byTruncatingHead }
        expectTrue(root.quoin.svg().contains(">…"))
        label.text = "one two three"
        expectEqual(label.lineBreakMode, .byTruncatingTail)
    }

    @MainActor @Test func `each paragraph is set as its own style says`() {
        let two = NSMutableAttributedString(string: "")
        two.append(text("one\n") { $0.paragraphSpacing = 9 })
        two.append(text("two") { $0.alignment = .right })
        label.attributedText = two
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 31)
        expectEqual(places(), [CGPoint(x: 0, y: 9), CGPoint(x: 100 - width("two"), y: 29)])
    }

    @MainActor @Test func `texts are joined whatever stands in their attributes`() {
        func attributes(_ number: CGFloat) -> [NSAttributedString.Key: Any] {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = number
            let (shadow, attachment) = (NSShadow(), NSTextAttachment())
            shadow.shadowOffset.width = number
            attachment.bounds.size.width = number
            return [
                .font: UIFont.systemFont(ofSize: number),
                .foregroundColor: UIColor(white: number / 10, alpha: 1), .paragraphStyle: style,
                .shadow: shadow, .attachment: attachment,
            ]
        }
        for key in attributes(0).keys {
            let joined = NSMutableAttributedString(string: "")
            for number in [1, 2] {
                joined.append(
                    NSAttributedString(
                        string: "two",
                        attributes: attributes(CGFloat(number)).filter { $0.key == key }))
            }
            var range = NSRange()
            expectTrue(joined.attribute(key, at: 1, effectiveRange: &range) != nil, "\(key)")
            expectEqual(range, NSRange(location: 0, length: 3), "\(key)")
        }
        let equal = NSMutableAttributedString(attributedString: text("one") { $0.lineSpacing = 2 })
        equal.append(text("two") { $0.lineSpacing = 2 })
        var range = NSRange()
        _ = equal.attributes(at: 0, effectiveRange: &range)
        expectEqual(range.length, 6)
    }

    @MainActor @Test func `measured strings heed kerning and paragraphs`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10), .kern: 2, .paragraphStyle: style,
        ]
        let size = "abc\nd".size(withAttributes: attributes)
        expectTrue(abs(size.width - (width("abc") + 6)) < 0.001)
        expectEqual(size.height, 28)
        let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let rect = NSString(string: "abc\nd").boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        expectEqual(rect.size, size)
    }

    @MainActor @Test func `text views give their paragraphs the room that they need`() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.attributedText = text("one\ntwo") { $0.lineSpacing = 10 }
        // Two lines of 11, 10 between them, and 8 above and below.
        expectEqual(view.sizeThatFits(CGSize(width: 100, height: 0)).height, 48)
    }

    @MainActor @Test func `text views know how large their content is, whether they scroll or not`()
    {
        for scrolls in [true, false] {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            view.isScrollEnabled = scrolls
            view.attributedText = text("one\ntwo") { $0.lineSpacing = 10 }
            root.addSubview(view)
            root.layoutIfNeeded()
            expectEqual(view.contentSize, CGSize(width: 100, height: 48), "\(scrolls)")
            expectTrue(root.quoin.findings().isEmpty, "\(scrolls)")
            view.removeFromSuperview()
        }
    }

    @MainActor @Test func `a changed copy of a style leaves the first one as it was`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
        copy?.lineSpacing = 5
        expectEqual(style.lineSpacing, 3)
        expectEqual(copy?.lineSpacing, 5)
    }
}
