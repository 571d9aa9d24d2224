import Quoin
import QuoinGallery
import Testing

@Suite("The chat screen")
struct ChatScreenTests {
    @Test("stands its bubbles on the row for the next message", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        // 8 around a field of 40; the key is as wide as its title and 24, and 12 from the edge.
        let entry = Rect(x: 0, y: screen.height - 56, width: screen.width, height: 8 + 40 + 8)
        let key = Rect(
            x: screen.width - 12 - (4 * 8 + 24), y: (56 - 36) / 2, width: 4 * 8 + 24, height: 36)
        var frames: Frames = [
            "entry": entry,
            "entry.field": Rect(x: 12, y: 8, width: key.minX - 8 - 12, height: 40),
            "entry.send": key,
            "entry.send.title": .line("Send", x: 12, y: 8),
        ]
        var bottom = entry.minY - 12
        for message in messages.reversed() {
            let bubble = bubble(message, bottom: bottom, on: screen)
            frames = frames + bubble
            bottom = try #require(bubble[message.name]).minY - 8
        }
        try ExampleCheck("chat", screen).expectFrames(.titleBar("Marta", on: screen) + frames)
        // All of the conversation is below the bar.
        #expect(bottom + 8 >= 44)
    }

    @Test("never lets a bubble be wider than three quarters")
    func widths() throws {
        let window = try #require(Gallery.example(named: "chat")).window(
            of: ScreenSize.upright.size)
        let bubble = try #require(window.view(named: "answer"))
        // Below 284 the screen makes the bubble narrow, above that its text does.
        for (screen, width) in [(240.0, 180.0), (280, 210), (284, 213), (400, 213)] {
            window.frame.size.width = screen
            window.layoutIfNeeded()
            #expect(bubble.frame.width == width)
        }
    }

    /// A bubble with 8 above and below its text, and 12 at the sides.
    private func bubble(_ message: Message, bottom: Double, on screen: ScreenSize) -> Frames {
        let lines = screen == .upright ? message.upright : message.sideways
        // A text wants to be as wide as it is in one line.
        let whole = Double(lines.joined(separator: " ").count) * 7
        let width = min(whole + 2 * 12, screen.width * 0.75)
        let text = Rect.lines(lines, size: 14, x: 12, y: 8, width: width - 2 * 12)
        let height = text.height + 2 * 8
        // A face of 28 is 12 from the left edge, and 8 from the bubble. What was sent is 12 from the right.
        let left = message.isMine ? screen.width - 12 - width : 12 + 28 + 8
        var frames: Frames = [
            message.name: Rect(x: left, y: bottom - height, width: width, height: height),
            "\(message.name).text": text,
        ]
        if !message.isMine {
            frames["\(message.name).face"] = Rect(x: 12, y: bottom - 28, width: 28, height: 28)
        }
        return frames
    }

    private struct Message {
        let name: String
        let isMine: Bool
        let upright: [String]
        let sideways: [String]
    }

    private let messages = [
        Message(
            name: "question", isMine: false,
            upright: ["Are you still coming tonight?", "We wanted to eat at seven."],
            sideways: ["Are you still coming tonight? We wanted to eat", "at seven."]),
        Message(
            name: "answer", isMine: true, upright: ["Yes, but the train is late."],
            sideways: ["Yes, but the train is late."]),
        Message(
            name: "comfort", isMine: false,
            upright: [
                "No hurry. The soup only gets", "better, and the cake is still", "in the oven.",
            ],
            sideways: [
                "No hurry. The soup only gets better, and the", "cake is still in the oven.",
            ]),
        Message(
            name: "offer", isMine: true, upright: ["Then I bring bread."],
            sideways: ["Then I bring bread."]),
    ]
}
