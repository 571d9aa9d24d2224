import QuoinLayout
import TestSupport
import Testing

@Suite("Places seen from elsewhere")
struct ConversionTests {
    private let root = View("root", Rect(100, 200, 400, 400))
    private let scroll: View
    private let content: View
    private let other: View

    init() {
        // What is at p in the content is at p + (3, 4) in the scroll view, which shows its own
        // (0, 50) at its upper left corner, and that at (10, 20) of the root.
        scroll = root.addFramed("scroll", Rect(10, 20, 200, 200))
        scroll.bounds.origin = Point(x: 0, y: 50)
        content = scroll.addFramed("content", Rect(3, 4, 190, 500))
        other = root.addFramed("other", Rect(300, 0, 50, 50))
    }

    @Test("Points are converted up, down and across, through bounds origins")
    func points() {
        let point = Point(x: 1, y: 60)
        // 1 + 3 + 10 and 60 + 4 − 50 + 20.
        let inRoot = Point(x: 14, y: 34)
        expectEqual(content.convert(point, to: scroll), Point(x: 4, y: 64))
        expectEqual(content.convert(point, to: root), inRoot)
        expectEqual(root.convert(inRoot, to: content), point)
        expectEqual(content.convert(point, to: other), Point(x: 14 - 300, y: 34))
        expectEqual(other.convert(point, from: other), point)
        expectEqual(other.convert(point, from: content), Point(x: 14 - 300, y: 34))
        expectEqual(content.convert(inRoot, from: root), point)
    }

    @Test("Rectangles keep their size")
    func rectangles() {
        expectEqual(content.convert(Rect(1, 60, 7, 8), to: root), Rect(14, 34, 7, 8))
        expectEqual(content.convert(Rect(14, 34, 7, 8), from: root), Rect(1, 60, 7, 8))
    }

    @Test("Without a view, the topmost one's coordinates are meant")
    func topmost() {
        expectEqual(content.convert(Point(x: 1, y: 60), to: nil), Point(x: 14, y: 34))
        expectEqual(content.convert(Rect(14, 34, 1, 1), from: nil), Rect(1, 60, 1, 1))
        root.bounds.origin = Point(x: 1000, y: 0)
        expectEqual(content.convert(Point(x: 1, y: 60), to: nil), Point(x: 14, y: 34))
    }

    @Test("The frontmost view at a point is found through bounds origins")
    func hitTest() {
        let button = content.addFramed("button", Rect(0, 60, 20, 20))
        // The button's corner is at (0 + 3 + 10, 60 + 4 − 50 + 20) of the root.
        expectTrue(root.hitTest(Point(x: 13, y: 34)) === button)
        expectTrue(root.hitTest(Point(x: 12, y: 34)) === scroll)
        expectTrue(root.hitTest(Point(x: 32.5, y: 53.5)) === button)
        expectTrue(root.hitTest(Point(x: 33, y: 54)) === content)
        scroll.bounds.origin = .zero
        expectTrue(root.hitTest(Point(x: 13, y: 84)) === button)
    }

    @Test("A front sibling hides those behind it, unless it is hidden itself")
    func hitTestOrder() {
        let back = root.addFramed("back", Rect(300, 300, 50, 50))
        let front = root.addFramed("front", Rect(320, 320, 50, 50))
        let point = Point(x: 330, y: 330)
        expectTrue(root.hitTest(point) === front)
        root.sendSubviewToBack(front)
        expectTrue(root.hitTest(point) === back)
        back.isHidden = true
        expectTrue(root.hitTest(point) === front)
        root.isHidden = true
        expectTrue(root.hitTest(point) == nil)
    }

    @Test("Outside of the view nothing is found, and right and bottom edges are outside")
    func hitTestOutside() {
        expectTrue(root.hitTest(Point(x: -1, y: 0)) == nil)
        expectTrue(root.hitTest(Point(x: 400, y: 0)) == nil)
        expectTrue(root.hitTest(Point(x: 399, y: 399)) === root)
        expectTrue(other.hitTest(Point(x: 0, y: 50)) == nil)
        expectTrue(root.hitTest(Point(x: Double.nan, y: 0)) == nil)
    }
}
