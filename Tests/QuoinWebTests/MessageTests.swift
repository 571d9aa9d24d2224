import TestSupport
import Testing

@testable import QuoinWeb

@Suite("Messages between the script and the module")
struct MessageTests {
    @Test("are read as they were written")
    func both() {
        var writer = MessageWriter()
        writer.add(-2)
        writer.add("é狐")
        writer.add([1, 70_000]) { $0.add($1) }
        var reader = MessageReader(writer.bytes)
        let (number, text) = (reader.number(), reader.text())
        let list = reader.list { $0.number() }
        expectTrue(number == -2 && text == "é狐" && list == [1, 70_000])
        expectEqual(writer.bytes.prefix(4), [0xFE, 0xFF, 0xFF, 0xFF])
    }

    @Test("have doubles with the lowest byte first")
    func doubles() {
        // 1.5 is 0x3FF8000000000000.
        var reader = MessageReader([0, 0, 0, 0, 0, 0, 0xF8, 0x3F])
        let number = reader.double()
        expectEqual(number, 1.5)
    }

    @Test("that were cut, or lie about their lengths, do no harm")
    func cut() {
        var reader = MessageReader([255, 255, 255, 127, 65])
        let texts = [reader.text(), reader.text()]
        let numbers = [Double(reader.number()), reader.double()]
        expectTrue(texts == ["A", ""] && numbers == [0, 0])
        reader = MessageReader([255, 255, 255, 127, 1, 2])
        let list = reader.list { $0.number() }
        expectEqual(list, [0, 0])
        reader = MessageReader([0, 0, 0, 128])
        let text = reader.text()
        expectEqual(text, "")
    }
}
