import QuoinKit
import TestSupport
import Testing

@Suite("What stands in a bar")
struct BarLineTests {
    private func text(_ width: Double) -> BarPart { BarPart(width: width, mayShrink: true) }

    @Test("is as wide as it would like to be where there is room")
    func room() {
        expectEqual(BarLine.widths(of: [text(40), BarPart(width: 30)], in: 100), [40, 30])
        expectEqual(BarLine.widths(of: [], in: 100), [])
    }

    @Test("shares what is left over, if it stretches")
    func stretching() {
        let space = BarPart(width: 0, stretches: true)
        // 100 - 40 - 20 is 40, which is halved.
        expectEqual(
            BarLine.widths(of: [text(40), space, text(20), space], in: 100), [40, 20, 20, 20])
        expectEqual(BarLine.widths(of: [text(80), space, text(40)], in: 100), [60, 0, 40])
    }

    @Test("is cut to one width where there is too little room, the short ones not at all")
    func shrinking() {
        // 30 of 190 are too much: 20 stays, and the others share 140 or less.
        expectEqual(BarLine.widths(of: [text(100), text(20), text(70)], in: 160), [70, 20, 70])
        expectEqual(BarLine.widths(of: [text(100), text(20), text(70)], in: 120), [50, 20, 50])
        expectEqual(BarLine.widths(of: [BarPart(width: 90), text(50)], in: 60), [90, 0])
    }

    @Test("leaves the title the middle, or the room that is nearest to it")
    func title() {
        func place(_ width: Double, _ before: Double, _ after: Double) -> [Double] {
            let place = BarLine.placeOfTitle(
                width: width, in: 200, before: before, after: after)
            return [place.start, place.width]
        }
        expectEqual(place(60, 0, 0), [70, 60])
        expectEqual(place(60, 90, 0), [90, 60])
        expectEqual(place(60, 0, 80), [60, 60])
        expectEqual(place(60, 90, 80), [90, 30])
        expectEqual(place(60, 150, 80), [150, 0])
    }
}
