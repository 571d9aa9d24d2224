import QuoinLayout
import TestSupport
import Testing

@Suite("A path")
struct PathTests {
    /// The area that straight lines around a path have, by the shoelace formula.
    private func area(_ path: Path) -> Double {
        var sum = 0.0
        for part in path.lines(64) {
            for (one, next) in zip(part, part.dropFirst()) {
                sum += one.x * next.y - next.x * one.y
            }
        }
        return sum / 2
    }

    @Test("of a rectangle has its bounds and its points")
    func rectangle() {
        let path = Path(Rect(10, 20, 30, 40))
        expectEqual(path.bounds, Rect(10, 20, 30, 40))
        expectTrue(path.contains(Point(x: 11, y: 21)))
        expectTrue(!path.contains(Point(x: 41, y: 21)))
        expectTrue(path.steps.count == 5 && path.currentPoint == Point(x: 10, y: 20))
        expectEqual(area(path), 1200)
    }

    @Test("with round corners lacks what is outside of the arcs, at the corners that are said")
    func roundCorners() {
        let all = Path(Rect(0, 0, 100, 60), cornerRadius: 20)
        // The corners of a square of 40 less the circle in it.
        expectTrue(abs(area(all) - (6000 - (1600 - 400 * Double.pi))) < 1)
        expectTrue(!all.contains(Point(x: 2, y: 2)) && all.contains(Point(x: 7, y: 7)))
        let one = Path(Rect(0, 0, 100, 60), cornerRadius: 20, corners: .topLeft)
        expectTrue(!one.contains(Point(x: 2, y: 2)) && one.contains(Point(x: 98, y: 2)))
        // There is room for 30.
        let most = Path(Rect(0, 0, 100, 60), cornerRadius: 99)
        expectTrue(abs(area(most) - (6000 - (3600 - 900 * Double.pi))) < 1)
        expectEqual(Path(Rect(0, 0, 9, 9), cornerRadius: -3), Path(Rect(0, 0, 9, 9)))
    }

    @Test("of an ellipse covers what an ellipse does")
    func ellipse() {
        let path = Path(ellipseIn: Rect(10, 10, 80, 40))
        let bounds = path.bounds ?? .zero
        expectTrue(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxY - 50) < 1e-9)
        expectTrue(abs(area(path) - 800 * Double.pi) < 3)
        expectTrue(path.contains(Point(x: 50, y: 30)) && !path.contains(Point(x: 12, y: 12)))
    }

    @Test("along an arc ends where the angle says, whichever way it goes")
    func arcs() throws {
        let middle = Point(x: 50, y: 50)
        var down = Path()
        down.addArc(center: middle, radius: 40, from: 0, to: .pi / 2)
        let end = try #require(down.currentPoint)
        expectTrue(abs(end.x - 50) < 1e-9 && abs(end.y - 90) < 1e-9)
        // A quarter of the circle lies in the lower right.
        let quarter = try #require(down.bounds)
        expectTrue(abs(quarter.minX - 50) < 1e-9 && abs(quarter.maxX - 90) < 1e-9)
        var other = Path()
        other.addArc(center: middle, radius: 40, from: 0, to: .pi / 2, isGrowing: false)
        // The other three quarters.
        let rest = try #require(other.bounds)
        expectTrue(abs(rest.minX - 10) < 1e-9 && abs(rest.minY - 10) < 1e-9)
        for turns in [1.0, 2.5, 100] {
            var round = Path()
            round.addArc(center: middle, radius: 40, from: 0, to: 2 * .pi * turns)
            expectTrue(abs(area(round) - 1600 * Double.pi) < 3)
        }
        // The other way round, too, where nothing is left of the circle.
        for (start, end) in [(0.0, 1.0), (-0.25, 0.75), (0.3, 2.3), (1, 0), (0.75, -0.25)] {
            var round = Path()
            round.addArc(
                center: middle, radius: 40, from: 2 * .pi * start, to: 2 * .pi * end,
                isGrowing: end < start)
            expectTrue(abs(abs(area(round)) - 1600 * Double.pi) < 3)
        }
        var half = Path()
        half.addArc(center: .zero, radius: 40, from: 0, to: 3 * .pi, isGrowing: false)
        expectTrue(abs(abs(area(half)) - 800 * Double.pi) < 3)
        var nowhere = Path()
        nowhere.addArc(center: middle, radius: 40, from: 0, to: .infinity)
        nowhere.addArc(center: middle, radius: -1, from: 0, to: 1)
        expectTrue(nowhere.isEmpty && nowhere.bounds == nil)
        // As far round as numbers go.
        for end in [1e300, -1e300, 1e12] {
            for isGrowing in [true, false] {
                var far = Path()
                far.addArc(center: middle, radius: 40, from: 0, to: end, isGrowing: isGrowing)
                expectTrue(far.steps.count <= 5 && far.isFinite)
            }
        }
    }

    @Test("whose corner is far round the circle has its points on the circle", arguments: 0..<16)
    func pointsOnCircle(sixteenth: Int) {
        let angle = Double(sixteenth) * .pi / 8 - 7
        var path = Path()
        path.addArc(center: .zero, radius: 1, from: angle, to: angle + 3)
        for point in path.lines(8).joined() {
            let distance = (point.x * point.x + point.y * point.y).squareRoot()
            expectTrue(abs(distance - 1) < 3e-4)
        }
    }

    @Test("that crosses itself is hollow by one rule and full by the other")
    func rules() {
        var path = Path(Rect(0, 0, 90, 90))
        path.addRect(Rect(30, 30, 30, 30))
        let hole = Point(x: 45, y: 45)
        expectTrue(path.contains(hole) && !path.contains(hole, rule: .evenOdd))
        expectTrue(path.contains(Point(x: 10, y: 10), rule: .evenOdd))
    }

    @Test("begins where its first line ends, or at the first point that its first curve bends to")
    func beginnings() {
        let (one, two, three) = (Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 6))
        var line = Path()
        line.addLine(to: one)
        expectEqual(line.steps, [.move(one)])
        var quadCurve = Path()
        quadCurve.addQuadCurve(to: two, control: one)
        expectEqual(quadCurve.steps, [.move(one), .quadCurve(two, control: one)])
        var curve = Path()
        curve.addCurve(to: three, control1: one, control2: two)
        expectEqual(curve.steps, [.move(one), .curve(three, control1: one, control2: two)])
        for path in [quadCurve, curve] {
            var path = path
            path.close()
            path.addQuadCurve(to: two, control: three)
            expectEqual(path.steps.suffix(2), [.move(one), .quadCurve(two, control: three)])
        }
    }

    @Test("goes on from where a part was closed")
    func closing() {
        var path = Path()
        path.addLine(to: Point(x: 5, y: 5))
        expectEqual(path.steps, [.move(Point(x: 5, y: 5))])
        path.addLine(to: Point(x: 9, y: 5))
        path.close()
        path.close()
        path.addLine(to: Point(x: 5, y: 9))
        expectEqual(
            path.steps,
            [
                .move(Point(x: 5, y: 5)), .line(Point(x: 9, y: 5)), .close,
                .move(Point(x: 5, y: 5)), .line(Point(x: 5, y: 9)),
            ])
        var none = Path()
        none.close()
        expectTrue(none.isEmpty && !none.contains(.zero))
    }

    @Test("reaches as far as its curves do, not as the points that they are drawn to")
    func bounds() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: Point(x: 40, y: 0), control: Point(x: 20, y: 40))
        // Halfway to the control point.
        let reached = (path.bounds?.maxY ?? 0)
        expectTrue(abs(reached - 20) < 1e-9)
        expectEqual(path.controlBounds, Rect(0, 0, 40, 40))
        let moved = path.offsetBy(dx: 3, dy: 4)
        expectTrue(abs((moved.bounds?.maxY ?? 0) - 24) < 1e-9)
        expectEqual(moved.currentPoint, Point(x: 43, y: 4))
    }

    @Test("can be cut to a share of its length")
    func trimming() {
        let square = Path(Rect(0, 0, 10, 10))
        // The upper side, and half of the right one.
        let first = square.trimmed(from: 0, to: 0.375)
        expectEqual(first.bounds, Rect(0, 0, 10, 5))
        let last = square.trimmed(from: 0.75, to: 2)
        expectEqual(last.bounds, Rect(0, 0, 0, 10))
        expectTrue(square.trimmed(from: 0.5, to: 0.5).isEmpty)
        expectTrue(Path().trimmed(from: 0, to: 1).isEmpty)
    }

    @Test("of numbers that are not finite has no points")
    func hostile() {
        var path = Path(Rect(0, 0, 10, 10))
        path.addLine(to: Point(x: .nan, y: 1))
        expectTrue(!path.isFinite && !path.contains(Point(x: 5, y: 5)))
    }
}
