import QuoinLayout
import Testing

@Suite("Points, sizes, insets and axes")
struct GeometryTests {
    @Test("Points add up, and moving there and back changes nothing")
    func points() {
        let point = Point(x: 8, y: 12.5)
        #expect(point + Point(x: 2, y: 0.5) == Point(x: 10, y: 13))
        #expect(point - point == .zero)
        #expect(point.offsetBy(dx: 1, dy: -1) == Point(x: 9, y: 11.5))
        #expect("\(point)" == "(8, 12.5)")
    }

    @Test("A point and a size can be asked and changed by axis")
    func axisSubscripts() {
        var point = Point(x: 1, y: 2)
        point[.vertical] = 5
        #expect(point == Point(x: 1, y: 5))
        #expect(point[.horizontal] == 1)
        var size = Size(width: 3, height: 4)
        size[.horizontal] = 6
        #expect(size == Size(width: 6, height: 4))
        #expect(size[.vertical] == 4)
        #expect("\(size)" == "6 × 4")
    }

    @Test("Insets know what they take along an axis")
    func insets() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(insets.total(along: .horizontal) == 6)
        #expect(insets.total(along: .vertical) == 4)
        #expect(insets + EdgeInsets(1) == EdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        #expect(insets + -insets == .zero)
        #expect("\(insets)" == "top 1, left 2, bottom 3, right 4")
    }

    @Test("Directional insets are told apart edge by edge")
    func directionalInsets() {
        let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets != DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        #expect(
            DirectionalEdgeInsets(8)
                == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        #expect(DirectionalEdgeInsets() == .zero)
        #expect("\(insets)" == "top 1, leading 2, bottom 3, trailing 4")
    }

    @Test("Each axis is perpendicular to the other")
    func axes() {
        #expect(Axis.horizontal.perpendicular == .vertical)
        #expect(Axis.vertical.perpendicular == .horizontal)
        #expect(Axis.allCases.map { "\($0)" } == ["horizontal", "vertical"])
    }

    @Test("Equal values are one member of a set")
    func hashing() {
        #expect(Set([Point.zero, Point(x: 0, y: -0.0)]).count == 1)
        #expect(Set([Rect.zero, Rect(x: 0, y: 0, width: 0, height: 1)]).count == 2)
        #expect(Set([Size.zero, .zero]).count == 1)
    }
}
