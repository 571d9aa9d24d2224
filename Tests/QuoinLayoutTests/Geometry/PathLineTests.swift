import TestSupport
import Testing

@testable import QuoinLayout

@Suite("A path as straight lines")
struct PathLineTests {
    /// A quarter of the start, half of the control point and a quarter of the end are the middle of a curve with one.
    @Test("keeps to curves with one control point and with two")
    func curves() throws {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
        path.addCurve(
            to: Point(x: 30, y: 0), control1: Point(x: 10, y: 8), control2: Point(x: 30, y: 8))
        path.close()
        let corners = try #require(path.lines(4).first)
        expectEqual(corners.count, 10)
        expectTrue((corners[2] - Point(x: 5, y: 5)).length < 1e-12, "\(corners[2])")
        // At a quarter of the way: 6/16 of the control point, 1/16 of the end.
        expectTrue((corners[1] - Point(x: 2.5, y: 3.75)).length < 1e-12, "\(corners[1])")
        // Three eighths of each control point, and an eighth of each end.
        expectTrue((corners[6] - Point(x: 20, y: 6)).length < 1e-12, "\(corners[6])")
        expectEqual(corners[9], .zero)
    }
}

extension Point {
    fileprivate var length: Double { max(abs(x), abs(y)) }
}
