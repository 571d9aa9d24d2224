import QuoinLayout
import TestSupport
import Testing

@testable import QuoinInspect

@Suite("Labels of a picture")
struct LabelPlacerTests {
    @Test("take no longer where thousands would stand in one place")
    func crowd() {
        func place(_ count: Int) {
            var placer = LabelPlacer(in: Rect(0, 0, 400, 400))
            for index in 0..<count {
                // Side by side, and each too narrow to be read.
                let label = Rect(10 + Double(index) / 1000, 10, 0.0005, 8)
                _ = placer.isFree(label)
                placer.take(label)
            }
        }
        let few = leastProcessorTime { place(400) }
        // The square of their number would be sixteen times as much.
        expectTrue(leastProcessorTime { place(1600) } < 9 * few)
    }

    @Test("stand where nothing else does")
    func free() {
        var placer = LabelPlacer(in: Rect(0, 0, 400, 400))
        let label = Rect(10, 10, 30, 8)
        expectTrue(placer.isFree(label))
        placer.take(label)
        expectTrue(!placer.isFree(Rect(39, 17, 30, 8)))
        expectTrue(placer.isFree(Rect(41, 10, 30, 8)))
        expectTrue(!placer.isFree(Rect(500, 10, 30, 8)))
    }
}
