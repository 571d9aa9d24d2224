@testable import QuoinLayout
import Testing

@Suite("A place that is on a pixel but for rounding")
struct PixelRoundingTests {
    /// A number of binary digits below 8 tenths, as 0.1 and 0.7 add up to.
    private let slightlyLess = 0.1 + 0.7
    /// A number of binary digits above 3 tenths, as 0.1 and 0.2 add up to.
    private let slightlyMore = 0.1 + 0.2

    @Test("is that pixel, rounded down or up")
    func near() {
        #expect(slightlyLess < 0.8 && slightlyMore > 0.3)
        #expect(Pixels.roundedDown(slightlyLess, scale: 10) == 0.8)
        #expect(Pixels.roundedUp(slightlyMore, scale: 10) == 0.3)
    }

    @Test("is half a pixel where it should be, too, and goes to the next")
    func half() {
        #expect(Pixels.rounded(0.5 - 1e-9, scale: 1) == 1)
        #expect(Pixels.rounded(-0.5 - 1e-9, scale: 1) == 0)
    }

    @Test("is not one that lies further off")
    func far() {
        #expect(Pixels.roundedDown(0.79, scale: 10) == 0.7)
        #expect(Pixels.roundedUp(0.31, scale: 10) == 0.4)
        #expect(Pixels.roundedDown(-0.31, scale: 10) == -0.4)
        #expect(Pixels.roundedUp(-0.39, scale: 10) == -0.3)
    }
}
