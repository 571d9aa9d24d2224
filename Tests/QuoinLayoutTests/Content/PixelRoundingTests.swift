@testable import QuoinLayout
import TestSupport
import Testing

@Suite("A place that is on a pixel but for rounding")
struct PixelRoundingTests {
    /// A number of binary digits below 8 tenths, as 0.1 and 0.7 add up to.
    private let slightlyLess = 0.1 + 0.7
    /// A number of binary digits above 3 tenths, as 0.1 and 0.2 add up to.
    private let slightlyMore = 0.1 + 0.2

    @Test("is that pixel, rounded down or up")
    func near() {
        expectTrue(slightlyLess < 0.8 && slightlyMore > 0.3)
        expectEqual(Pixels.roundedDown(slightlyLess, scale: 10), 0.8)
        expectEqual(Pixels.roundedUp(slightlyMore, scale: 10), 0.3)
    }

    @Test("is half a pixel where it should be, too, and goes to the next")
    func half() {
        expectEqual(Pixels.rounded(0.5 - 1e-9, scale: 1), 1)
        expectEqual(Pixels.rounded(-0.5 - 1e-9, scale: 1), 0)
    }

    @Test("is not one that lies further off")
    func far() {
        expectEqual(Pixels.roundedDown(0.79, scale: 10), 0.7)
        expectEqual(Pixels.roundedUp(0.31, scale: 10), 0.4)
        expectEqual(Pixels.roundedDown(-0.31, scale: 10), -0.4)
        expectEqual(Pixels.roundedUp(-0.39, scale: 10), -0.3)
    }
}
