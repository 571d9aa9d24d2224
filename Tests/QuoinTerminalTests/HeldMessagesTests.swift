import Quoin
import TestSupport
import Testing

@testable import QuoinTerminal

@Suite("What is wrong in a window that is shown in a terminal")
struct HeldMessagesTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 80, height: 24))

    @Test("is held back until the end, where nobody else wants to hear of it")
    func held() throws {
        let messages = HeldMessages(of: window)
        let holds = try #require(window.onDiagnostic)
        window.frame.size.width = .nan
        holds(.invalidTree("one"))
        holds(.invalidTree("two"))
        holds(.invalidTree("one"))
        expectEqual(messages.held.count, 3)
        expectEqual(messages.held.suffix(2), ["one", "two"])
        messages.release()
        expectTrue(window.onDiagnostic == nil)
        expectTrue(messages.held.isEmpty)
    }

    @Test("is held back a hundred times at most")
    func most() throws {
        let messages = HeldMessages(of: window)
        let holds = try #require(window.onDiagnostic)
        for number in 0..<1000 { holds(.invalidTree("\(number)")) }
        expectEqual(messages.held, (0..<100).map { "\($0)" })
    }

    @Test("is told to who wants to hear of it, as ever")
    func told() {
        let reports = Reports(of: window)
        let messages = HeldMessages(of: window)
        window.frame.size.width = .nan
        expectEqual(reports.all.count, 1)
        messages.release()
        window.frame.size.width = .nan
        expectEqual(reports.all.count, 2)
        expectTrue(messages.held.isEmpty)
    }
}
