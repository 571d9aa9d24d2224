import QuoinLayout
import TestSupport
import Testing

/// Without a constraint a value is 0: also one that was something else before, and whatever was asked meanwhile.
@Suite("A length that nothing says any more")
struct NoLengthLeftTests {
    private let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    private let view = View()

    init() {
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    @Test("is 0 after it was to be negative, and then was not")
    func negativeBefore() {
        let width = view.width.constraint(equalToConstant: -1).withPriority(999)
        width.isActive = true
        root.layoutIfNeeded()
        width.constant = 120
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 120)
        width.isActive = false
        root.layoutIfNeeded()
        expectEqual(view.frame, .zero)
    }

    @Test("is 0 whether or not somebody asked what is ambiguous")
    func question() {
        root.layoutIfNeeded()
        expectTrue(view.hasAmbiguousLayout)
        let width = view.width.constraint(equalToConstant: 100)
        width.isActive = true
        root.layoutIfNeeded()
        expectEqual(view.frame.width, 100)
        width.isActive = false
        root.layoutIfNeeded()
        expectEqual(view.frame, .zero)
    }

    @Test("is 0 when the content has gone, too")
    func content() {
        final class Badge: View {
            var content = Size(width: 50, height: 10)
            override var intrinsicContentSize: Size { content }
        }
        let badge = Badge()
        root.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        let width = badge.width.constraint(equalToConstant: 90).withPriority(800)
        width.isActive = true
        root.layoutIfNeeded()
        expectEqual(badge.frame.size, Size(width: 90, height: 10))
        width.isActive = false
        root.layoutIfNeeded()
        expectEqual(badge.frame.size, Size(width: 50, height: 10))
        badge.content = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
        badge.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        expectEqual(badge.frame, .zero)
    }
}
