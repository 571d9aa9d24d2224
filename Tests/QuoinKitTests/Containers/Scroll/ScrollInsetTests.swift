import QuoinKit
import TestSupport
import Testing

/// What becomes of the offset when insets and offsets are set one after the other.
@Suite struct ScrollInsetTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    private let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))

    init() {
        window.addSubview(scroll)
        scroll.contentSize = Size(width: 300, height: 2000)
        window.layoutIfNeeded()
    }

    @Test("what stands at the beginning goes with it, at once")
    func beginning() {
        scroll.contentInset.top = 100
        expectEqual(scroll.contentOffset.y, -100)
        scroll.contentInset = EdgeInsets(top: 30, left: 20)
        expectEqual(scroll.contentOffset, Point(x: -20, y: -30))
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, Point(x: -20, y: -30))
    }

    @Test("an offset that is set after the insets is meant as it is said")
    func explicitOffset() {
        scroll.contentInset.top = 100
        scroll.contentOffset = .zero
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset.y, 0)
        scroll.contentOffset.y = 100
        window.layoutIfNeeded()
        scroll.contentInset.top = 10
        scroll.contentOffset = .zero
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset.y, 0)
    }

    @Test("an offset at the new beginning goes with the next one")
    func nextBeginning() {
        scroll.contentOffset.y = 50
        scroll.contentInset.top = 30
        expectEqual(scroll.contentOffset.y, 50)
        scroll.contentOffset.y = -30
        scroll.contentInset.top = 70
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset.y, -70)
    }
}
