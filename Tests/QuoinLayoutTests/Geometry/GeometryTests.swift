import QuoinLayout
import TestSupport
import Testing

@Suite("Points, sizes, insets and axes")
struct GeometryTests {
    @Test("Points add up, and moving there and back changes nothing")
    func points() {
        let point = Point(x: 8, y: 12.5)
        expectEqual(point + Point(x: 2, y: 0.5), Point(x: 10, y: 13))
        expectEqual(point - point, .zero)
        expectEqual(point.offsetBy(dx: 1, dy: -1), Point(x: 9, y: 11.5))
        expectEqual("\(point)", "(8, 12.5)")
    }

    @Test("A point and a size can be asked and changed by axis")
    func axisSubscripts() {
        var point = Point(x: 1, y: 2)
        point[.vertical] = 5
        expectEqual(point, Point(x: 1, y: 5))
        expectEqual(point[.horizontal], 1)
        var size = Size(width: 3, height: 4)
        size[.horizontal] = 6
        expectEqual(size, Size(width: 6, height: 4))
        expectEqual(size[.vertical], 4)
        expectEqual("\(size)", "6 × 4")
    }

    @Test("Insets know what they take along an axis")
    func insets() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(insets.total(along: .horizontal), 6)
        expectEqual(insets.total(along: .vertical), 4)
        expectEqual(insets + EdgeInsets(1), EdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        expectEqual(insets + -insets, .zero)
        expectEqual("\(insets)", "top 1, left 2, bottom 3, right 4")
    }

    @Test("Directional insets are told apart edge by edge")
    func directionalInsets() {
        let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expectTrue(insets != DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        expectEqual(
            DirectionalEdgeInsets(8),
            DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        expectEqual(DirectionalEdgeInsets(), .zero)
        expectEqual("\(insets)", "top 1, leading 2, bottom 3, trailing 4")
    }

    @Test("Each axis is perpendicular to the other")
    func axes() {
        expectEqual(Axis.horizontal.perpendicular, .vertical)
        expectEqual(Axis.vertical.perpendicular, .horizontal)
        expectEqual(Axis.allCases.map { "\($0)" }, ["horizontal", "vertical"])
    }

    @Test("Equal values are one member of a set")
    func hashing() {
        expectEqual(Set([Point.zero, Point(x: 0, y: -0.0)]).count, 1)
        expectEqual(Set([Rect.zero, Rect(x: 0, y: 0, width: 0, height: 1)]).count, 2)
        expectEqual(Set([Size.zero, .zero]).count, 1)
    }
}
