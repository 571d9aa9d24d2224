import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The chat screen")
struct ChatScreenTests {
    @Test("stands its bubbles on the row for the next message", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        // 8 around the field; the button is as wide as it would like to be, and 12 from the edge.
        let height = 8 + Helvetica.fieldHeight + 8
        let entry = Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
        let send = Helvetica.buttonWidth("Send")
        let key = Rect(
            x: screen.width - 12 - send, y: (height - Helvetica.buttonHeight) / 2, width: send,
            height: Helvetica.buttonHeight)
        var frames: Frames = [
            "entry": entry,
            "entry.field": Rect(
                x: 12, y: 8, width: key.minX - 8 - 12, height: Helvetica.fieldHeight),
            "entry.send": key,
        ]
        var bottom = entry.minY - 12
        for message in messages.reversed() {
            let bubble = bubble(message, bottom: bottom, on: screen)
            frames = frames + bubble
            bottom = try #require(bubble[message.name]).minY - 8
        }
        try ExampleCheck("chat", screen).expectFrames(.titleBar("Marta", on: screen) + frames)
        // All of the conversation is below the bar.
        expectTrue(bottom + 8 >= 44)
    }

    @Test("never lets a bubble be wider than three quarters")
    func widths() throws {
        let window = try #require(Gallery.example(named: "chat")).window(
            of: ScreenSize.upright.size)
        let bubble = try #require(window.view(named: "answer"))
        // The screen makes the bubble narrow, or its text does.
        let whole = 12 + Helvetica.width("Yes, but the train is late.", 14) + 12
        expectTrue(165 < whole && whole < 210)
        for (screen, width) in [(200.0, 150.0), (220, 165), (280, whole), (400, whole)] {
            window.frame.size.width = screen
            window.layoutIfNeeded()
            expectTrue(abs(bubble.frame.width - width) < 1e-9)
        }
    }

    /// A bubble with 8 above and below its text, and 12 at the sides.
    private func bubble(_ message: Message, bottom: Double, on screen: ScreenSize) -> Frames {
        let lines = screen == .upright ? message.upright : message.sideways
        // A text wants to be as wide as it is in one line.
        let whole = Helvetica.width(lines.joined(separator: " "), 14)
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
            upright: ["Are you still coming tonight? We", "wanted to eat at seven."],
            sideways: ["Are you still coming tonight? We wanted to eat at", "seven."]),
        Message(
            name: "answer", isMine: true, upright: ["Yes, but the train is late."],
            sideways: ["Yes, but the train is late."]),
        Message(
            name: "comfort", isMine: false,
            upright: [
                "No hurry. The soup only gets", "better, and the cake is still in the", "oven.",
            ],
            sideways: [
                "No hurry. The soup only gets better, and the cake is", "still in the oven.",
            ]),
        Message(
            name: "offer", isMine: true, upright: ["Then I bring bread."],
            sideways: ["Then I bring bread."]),
    ]
}
