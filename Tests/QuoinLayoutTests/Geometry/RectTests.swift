import QuoinLayout
import TestSupport
import Testing

@Suite("A rectangle")
struct RectTests {
    private let rect = Rect(x: 10, y: 20, width: 100, height: 40)

    @Test("knows its edges, its middle and its size")
    func edges() {
        expectEqual(rect.minX, 10)
        expectEqual(rect.midX, 60)
        expectEqual(rect.maxX, 110)
        expectEqual(rect.minY, 20)
        expectEqual(rect.midY, 40)
        expectEqual(rect.maxY, 60)
        expectEqual(rect.width, 100)
        expectEqual(rect.height, 40)
        expectEqual(rect.center, Point(x: 60, y: 40))
        expectEqual(rect.origin, Point(x: 10, y: 20))
        expectEqual(rect.size, Size(width: 100, height: 40))
    }

    @Test("written from another corner has the same edges")
    func standardized() {
        let turned = Rect(x: 110, y: 60, width: -100, height: -40)
        expectEqual(turned.minX, 10)
        expectEqual(turned.maxY, 60)
        expectEqual(turned.width, 100)
        expectEqual(turned.midX, 60)
        expectEqual(turned.size.width, -100)
        expectEqual(turned.standardized, rect)
        expectTrue(turned != rect)
        expectTrue(turned.contains(Point(x: 10, y: 20)))
        expectEqual(turned.union(.zero), rect.union(.zero))
        expectEqual(turned.intersection(rect), rect)
        expectEqual(turned.inset(by: EdgeInsets(5)), rect.inset(by: EdgeInsets(5)))
    }

    @Test("is inset edge by edge, to nothing at the least")
    func inset() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(rect.inset(by: insets), Rect(x: 12, y: 21, width: 94, height: 36))
        expectEqual(rect.inset(by: -insets), Rect(x: 8, y: 19, width: 106, height: 44))
        expectEqual(rect.inset(by: EdgeInsets(60)), Rect(x: 70, y: 80, width: 0, height: 0))
    }

    @Test("is inset about its centre, to nothing at the least")
    func insetAboutCenter() {
        expectEqual(rect.insetBy(dx: 10, dy: 5), Rect(x: 20, y: 25, width: 80, height: 30))
        expectEqual(rect.insetBy(dx: -10, dy: 0), Rect(x: 0, y: 20, width: 120, height: 40))
        expectEqual(rect.insetBy(dx: 500, dy: 500), Rect(x: 60, y: 40, width: 0, height: 0))
    }

    @Test("moves without changing its size")
    func offset() {
        expectEqual(rect.offsetBy(dx: -10, dy: 5), Rect(x: 0, y: 25, width: 100, height: 40))
    }

    @Test("contains its left and top edge, but not its right and bottom one")
    func containsPoints() {
        expectTrue(rect.contains(Point(x: 10, y: 20)))
        expectTrue(rect.contains(Point(x: 109.9, y: 59.9)))
        expectTrue(!rect.contains(Point(x: 110, y: 30)))
        expectTrue(!rect.contains(Point(x: 30, y: 60)))
        expectTrue(!Rect.zero.contains(Point.zero))
    }

    @Test("contains itself and what is inside of it")
    func containsRects() {
        expectTrue(rect.contains(rect))
        expectTrue(rect.contains(rect.insetBy(dx: 1, dy: 1)))
        expectTrue(!rect.contains(rect.offsetBy(dx: 1, dy: 0)))
    }

    @Test("unites with another to what surrounds both")
    func union() {
        let other = Rect(x: 200, y: 0, width: 10, height: 10)
        expectEqual(rect.union(other), Rect(x: 10, y: 0, width: 200, height: 60))
        expectEqual(rect.union(.zero), Rect(x: 0, y: 0, width: 110, height: 60))
    }

    @Test("has in common with another what is in both, and with a neighbour nothing")
    func intersection() {
        let other = Rect(x: 100, y: 0, width: 50, height: 30)
        expectEqual(rect.intersection(other), Rect(x: 100, y: 20, width: 10, height: 10))
        expectTrue(rect.intersects(other))
        let neighbour = rect.offsetBy(dx: 100, dy: 0)
        expectTrue(rect.intersection(neighbour) == nil)
        expectTrue(!rect.intersects(neighbour))
        expectTrue(rect.intersection(Rect(x: 50, y: 30, width: 0, height: 10)) == nil)
    }

    @Test("is empty when it has no area")
    func isEmpty() {
        expectTrue(Rect.zero.isEmpty)
        expectTrue(Rect(x: 5, y: 5, width: 0, height: 9).isEmpty)
        expectTrue(!rect.isEmpty)
        expectTrue(!Rect(x: 0, y: 0, width: -1, height: 1).isEmpty)
    }

    @Test("describes itself without needless decimals")
    func description() {
        expectEqual("\(Rect(x: 8, y: -0.0, width: 304.5, height: 1e20))", "(8, 0), 304.5 × 1e+20")
    }
}
