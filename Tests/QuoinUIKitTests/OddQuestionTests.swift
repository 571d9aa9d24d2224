import QuoinUIKit
import TestSupport
import Testing

/// Questions about numbers that are none, and about parts that there are not. Foundation's own shapes end the program
/// at some of them.
@MainActor
@Suite struct OddQuestionTests {
    private nonisolated static let strange: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 0, 5,
    ]
    private let ranges = [
        NSRange(location: NSNotFound, length: 0), NSRange(location: 0, length: .max),
        NSRange(location: .min, length: .min), NSRange(location: 3, length: -2),
        NSRange(location: 90, length: 5), NSRange(location: .max, length: .max),
    ]

    @MainActor @Test(arguments: strange, strange)
    func `areas that are none have nothing in them`(one: CGFloat, other: CGFloat) throws {
        let area = CGRect(x: one, y: other, width: other, height: one)
        let point = CGPoint(x: one, y: other)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        let part = picture.cgImage?.cropping(to: area)
        expectTrue(part.map { $0.width <= 9 && $0.height <= 9 } ?? true)

        let layer = CALayer()
        layer.frame = area
        _ = layer.hitTest(point)
        _ = layer.contains(point)

        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        expectTrue(animator.items(in: area).count < 2)
        _ = view.hitTest(point, with: nil)

        view.transform = CGAffineTransform(a: one, b: 0, c: other, d: 1, tx: one, ty: other)
        expectTrue(view.frame.isSound, "\(view.frame)")
    }

    @MainActor @Test func `a layout manager has no letters where there are none`() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        text.text = "some text"
        let (manager, container) = (text.layoutManager, text.textContainer)
        container.size = CGSize(width: 100, height: 100)
        for number in Self.strange {
            let area = CGRect(x: number, y: number, width: number, height: 20)
            expectTrue(manager.glyphRange(forBoundingRect: area, in: container).length <= 9)
        }
        for range in ranges {
            let rect = manager.boundingRect(forGlyphRange: range, in: container)
            expectTrue(rect.isSound, "\(range)")
            manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, line, _ in
                expectTrue(line.length <= 9)
            }
        }
        let second = NSRange(location: 1, length: 1)
        expectTrue(manager.boundingRect(forGlyphRange: second, in: container).width > 1)
    }

    @MainActor @Test func `what is selected is a part of the text`() {
        let view = UITextView()
        view.text = "text"
        for range in ranges {
            view.selectedRange = range
            let selected = view.selectedRange
            expectTrue(selected.location >= 0 && selected.length >= 0)
            expectTrue(NSMaxRange(selected) <= 4, "\(range)")
        }
        view.selectedRange = NSRange(location: 1, length: 9)
        expectEqual(view.selectedRange, NSRange(location: 1, length: 3))
    }

    @MainActor @Test func `no number of pages ends the program`() {
        let pages = UIPageControl()
        for number in [Int.min, -1, 0, 3, .max] {
            pages.numberOfPages = number
            pages.currentPage = 5
            expectTrue(pages.currentPage >= 0 && pages.currentPage <= max(0, number))
        }
    }

    @MainActor @Test func `nothing that a field is in stands at its side`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.quoin.onDiagnostic { _ in }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.addSubview(field)
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        for (left, right) in [(field, window), (window, field)] as [(UIView, UIView)] {
            (field.leftView, field.rightView) = (left, right)
            window.tick(after: 0.1)
            expectEqual(field.textRect(forBounds: field.bounds).width, 200)
            expectTrue(field.intrinsicContentSize.width < 20)
            expectEqual(window.frame.size, CGSize(width: 300, height: 300))
        }
        // Nor does one thing stand at both.
        let sign = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        (field.leftView, field.rightView) = (sign, sign)
        window.tick(after: 0.1)
        expectEqual(sign.frame, CGRect(x: 0, y: 5, width: 30, height: 30))
        expectEqual(field.textRect(forBounds: field.bounds).width, 170)
    }

    @MainActor @Test func `a side view that is put elsewhere is left there`() {
        final class Taking: UIView {
            var wanted: UIView?
            override func layoutSubviews() {
                super.layoutSubviews()
                if let wanted, wanted.superview !== self { addSubview(wanted) }
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var messages = ""
        window.quoin.onDiagnostic { messages += $0.message }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let (sign, taking) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), Taking())
        field.leftViewMode = .always
        field.leftView = sign
        window.addSubview(field)
        window.addSubview(taking)
        window.tick(after: 0.1)
        taking.wanted = sign
        taking.setNeedsLayout()
        window.tick(after: 0.1)
        field.setNeedsLayout()
        window.tick(after: 0.1)
        expectTrue(sign.superview === taking)
        expectEqual(messages, "")
        taking.wanted = nil
        field.leftView = sign
        expectTrue(sign.superview === field)
    }
}
