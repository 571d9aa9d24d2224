import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("The name of a variant")
struct VariantNameTests {
    @Test("says what is not as usual")
    func words() throws {
        let phone = try #require(Device.named("iPhone SE"))
        expectEqual(
            LayoutVariant.all(
                on: [phone], held: [.portrait, .landscape], in: [.leftToRight, .rightToLeft]
            ).map { "\($0)" },
            [
                "iPhone SE", "iPhone SE, right to left", "iPhone SE, sideways",
                "iPhone SE, sideways, right to left",
            ])
    }
}
