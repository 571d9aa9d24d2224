import QuoinUIKit
import TestSupport
import Testing

/// Classes of an app's own whose layout follows scrolling.
@MainActor
@Suite struct ScrolledLayoutTests {
    private final class Sticking: UIScrollView {
        let head = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            head.frame.origin.y = contentOffset.y
        }
    }
    /// Begins anew in the middle, as endless content does.
    private final class Endless: UIScrollView {
        override func layoutSubviews() {
            super.layoutSubviews()
            if abs(contentOffset.y - 500) > 200 { contentOffset.y = 500 }
        }
    }
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func show(_ scroll: UIScrollView) {
        scroll.frame = window.bounds
        scroll.contentSize = CGSize(width: 100, height: 1000)
        window.addSubview(scroll)
        window.layoutIfNeeded()
    }

    @MainActor @Test func `a view that is kept in sight follows each new offset`() {
        let scroll = Sticking()
        scroll.addSubview(scroll.head)
        show(scroll)
        let layouts = scroll.layouts
        scroll.contentOffset.y = 70
        window.layoutIfNeeded()
        expectEqual(scroll.head.frame.minY, 70)
        expectEqual(scroll.layouts, layouts + 1)
        scroll.bounds.origin.y = 90
        window.layoutIfNeeded()
        expectEqual(scroll.head.frame.minY, 90)
        window.layoutIfNeeded()
        expectEqual(scroll.layouts, layouts + 2)
    }

    @MainActor @Test func `a layout that scrolls comes to rest`() {
        let scroll = Endless()
        show(scroll)
        expectEqual(scroll.contentOffset.y, 500)
        scroll.contentOffset.y = 800
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset.y, 500)
        expectEqual(window.quoin.findings().map { $0.description }, [])
    }
}
