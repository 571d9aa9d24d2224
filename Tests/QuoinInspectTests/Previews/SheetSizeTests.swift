import Quoin
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("The size of a contact sheet")
struct SheetSizeTests {
    @Test("leaves below the last row, and beside it, the room that is between pictures")
    func size() async throws {
        let phone = try #require(Device.named("iPhone SE"))
        let preview = await Preview(of: { View() }, on: [phone])
        let sheets = ParsedMarkup(preview.svg).elements.filter { $0.name == "svg" }
        expectEqual(sheets.count, 2)
        func number(_ name: String, of index: Int) -> Double {
            Double(sheets[index].attributes[name] ?? "") ?? -1
        }
        // The picture is 320 by 568. It is 32 from the left, and below a head of 64 and the 26 of its name.
        expectEqual(number("x", of: 1), 32)
        expectEqual(number("y", of: 1), 90)
        expectEqual(number("width", of: 1), 320)
        expectEqual(number("height", of: 1), 568)
        // There are 32 to the right of it; and 24 below it, for what is wrong, with 32 below these.
        expectEqual(number("width", of: 0), 384)
        expectEqual(number("height", of: 0), 714)
    }
}
