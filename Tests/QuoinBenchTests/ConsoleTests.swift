import TestSupport
import Testing

@testable import QuoinBench

/// What becomes of a result that cannot be written.
@Suite("What is written")
struct ConsoleTests {
    @Test("is in the file whole, or the system's error is told")
    func delivery() throws {
        let path = try #require(TextFile.writeTemporary(""))
        defer { unlink(path) }
        let file = open(path, O_WRONLY)
        let text = String(repeating: "a line\n", count: 10_000)
        expectTrue(Console.deliver(text, to: file) == nil)
        close(file)
        expectEqual(TextFile.read(path), text)
        let readable = open(path, O_RDONLY)
        expectEqual(Console.deliver(text, to: readable), EBADF)
        close(readable)
    }
}
