import QuoinLayout
import TestSupport
import Testing

@Suite("Transforms")
struct TransformTests {
    private let point = Point(x: 3, y: 5)

    @Test("follow each other, the one that is said first being done first")
    func order() {
        let (twice, right) = (Transform(scale: 2), Transform(offset: Point(x: 10, y: 0)))
        expectEqual(point.applying(twice.followed(by: right)), Point(x: 16, y: 10))
        expectEqual(point.applying(right.followed(by: twice)), Point(x: 26, y: 10))
        expectEqual(twice.followed(by: .identity), twice)
    }

    @Test("leave the point where it is that they are about")
    func aboutAPoint() {
        let scaled = Transform(scaleX: 2, y: -1).about(point)
        expectEqual(point.applying(scaled), point)
        expectEqual(Point(x: 4, y: 6).applying(scaled), Point(x: 5, y: 4))
    }

    @Test("say their numbers")
    func printed() {
        let moved = Transform(a: 1.5, b: 0, c: -2, d: 1, offset: Point(x: 0, y: -8))
        expectEqual("\(moved)", "(1.5, 0, -2, 1), offset (0, -8)")
    }
}
