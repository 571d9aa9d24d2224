import TestSupport
import Testing

@testable import QuoinLayout

@Suite("The marks of an element")
struct ElementFlagsTests {
    @Test("do not take a view that has had subviews for one that is moving")
    func own() {
        expectTrue(ElementFlags.hasHadSubviews.isDisjoint(with: ElementFlags.motionMarks))
    }
}
