import Quoin
import QuoinGallery
import QuoinKit
import TestSupport
import Testing

@Suite("The chat table")
struct ChatTableScreenTests {
    @Test(
        "stands the newest row on the bar for the next message, whether sent or not",
        arguments: ScreenSize.allCases, [false, true])
    func newest(at screen: ScreenSize, isSent: Bool) throws {
        let table = tableFrame(on: screen)
        var frames = surroundings(on: screen)
        var bottom = table.height - 6
        for row in (isSent ? rows : rows.dropLast()).reversed() where bottom > 0 {
            frames = frames + cell(row, y: bottom - height(row, on: screen), on: screen)
            bottom -= height(row, on: screen)
        }
        try ExampleCheck("chat-table", screen, steps: isSent ? 1 : 0).expectFrames(frames)
    }

    @Test("shows the oldest row at the top when it is scrolled to", arguments: ScreenSize.allCases)
    func oldest(at screen: ScreenSize) throws {
        let table = tableFrame(on: screen)
        var frames = surroundings(on: screen)
        var top = 6.0
        for row in rows where top < table.height {
            frames = frames + cell(row, y: top, on: screen)
            top += height(row, on: screen)
        }
        try ExampleCheck("chat-table", screen, steps: 2).expectFrames(frames)
    }

    @Test("measures hardly any row that is not in sight", arguments: ScreenSize.allCases)
    func measuring(at screen: ScreenSize) throws {
        let window = try #require(Gallery.example(named: "chat-table")).window(of: screen.size)
        let table = try #require(window.view(named: "table") as? TableView)
        expectEqual(table.numberOfRows, 11)
        expectEqual(table.visibleRows.upperBound, 11)
        expectTrue(table.measuredRowCount <= table.visibleRows.count + 1)
    }

    @Test("stands on the bar if it is shorter than the screen")
    func short() throws {
        let window = try #require(Gallery.example(named: "chat-table")).window(
            of: Size(width: 414, height: 896))
        let table = try #require(window.view(named: "table") as? TableView)
        let last = try #require(window.view(named: "packed"))
        expectEqual(table.visibleRows, 0..<11)
        expectTrue(table.contentSize.height < table.bounds.height)
        expectEqual(last.convert(last.bounds, to: window).maxY, table.frame.maxY - 6)
    }

    // MARK: Around the rows

    /// 8 above and below the field.
    private var entryHeight: Double { 8 + Helvetica.fieldHeight + 8 }

    private func tableFrame(on screen: ScreenSize) -> Rect {
        Rect(x: 0, y: 44, width: screen.width, height: screen.height - 44 - entryHeight)
    }

    private func surroundings(on screen: ScreenSize) -> Frames {
        let send = Helvetica.buttonWidth("Send")
        let table = tableFrame(on: screen)
        return .titleBar("Saturday on the water", on: screen) + [
            "table": table,
            "entry": Rect(x: 0, y: table.maxY, width: screen.width, height: entryHeight),
            // 12 from the edges, and 8 between them.
            "entry.field": Rect(
                x: 12, y: 8, width: screen.width - 12 - send - 8 - 12,
                height: Helvetica.fieldHeight),
            "entry.send": Rect(
                x: screen.width - 12 - send, y: (entryHeight - Helvetica.buttonHeight) / 2,
                width: send, height: Helvetica.buttonHeight),
        ]
    }

    // MARK: Rows

    private enum Kind {
        case day
        case mine
        case theirs
    }

    private struct Row {
        let name: String
        let kind: Kind
        let upright: [String]
        let sideways: [String]

        init(_ name: String, _ kind: Kind, _ upright: [String], sideways: [String]? = nil) {
            self.name = name
            self.kind = kind
            self.upright = upright
            self.sideways = sideways ?? upright
        }
    }

    private func lines(_ row: Row, on screen: ScreenSize) -> [String] {
        screen == .upright ? row.upright : row.sideways
    }

    /// 8 above and below a day; 3 around a bubble, and 8 in it.
    private func height(_ row: Row, on screen: ScreenSize) -> Double {
        let count = Double(lines(row, on: screen).count)
        return row.kind == .day
            ? 8 + Helvetica.lineHeight(12) + 8 : 3 + 8 + count * Helvetica.lineHeight(14) + 8 + 3
    }

    private func cell(_ row: Row, y: Double, on screen: ScreenSize) -> Frames {
        let lines = lines(row, on: screen)
        let height = height(row, on: screen)
        var frames: Frames = [
            row.name: Rect(x: 0, y: y, width: screen.width, height: height)
        ]
        if row.kind == .day {
            let text = Rect.line(lines[0], size: 12, x: 0, y: 8)
            frames["\(row.name).text"] = text.offsetBy(dx: (screen.width - text.width) / 2, dy: 0)
            return frames
        }
        // A text wants to be as wide as it is in one line.
        let whole = Helvetica.width(lines.joined(separator: " "), 14)
        let width = min(12 + whole + 12, screen.width * 0.75)
        // A face of 28 is 12 from the left edge, and 8 from the bubble. What was sent is 12 from the right.
        let left = row.kind == .mine ? screen.width - 12 - width : 12 + 28 + 8
        frames["\(row.name).bubble"] = Rect(x: left, y: 3, width: width, height: height - 2 * 3)
        frames["\(row.name).text"] = .lines(lines, size: 14, x: 12, y: 8, width: width - 2 * 12)
        if row.kind == .theirs {
            frames["\(row.name).face"] = Rect(x: 12, y: height - 3 - 28, width: 28, height: 28)
        }
        return frames
    }

    /// All rows, the last of which is there once it is sent.
    private let rows = [
        Row("yesterday", .day, ["Yesterday"]),
        Row(
            "forecast", .theirs,
            [
                "Saturday looks good: a light", "breeze from the west, and sun",
                "until the evening.",
            ],
            sideways: [
                "Saturday looks good: a light breeze from the west,", "and sun until the evening.",
            ]),
        Row("island", .mine, ["Then let us go out to the island."]),
        Row(
            "boat", .theirs, ["I can bring the small boat round to", "the harbour by nine."],
            sideways: ["I can bring the small boat round to the harbour by", "nine."]),
        Row("fine", .mine, ["Nine is fine."]),
        Row("today", .day, ["Today"]),
        Row("lunch", .theirs, ["Who brings lunch?"]),
        Row(
            "bread", .mine, ["I do. Bread, cheese, tomatoes,", "and what is left of the cake."],
            sideways: ["I do. Bread, cheese, tomatoes, and what is left of the", "cake."]),
        Row(
            "tea", .theirs,
            ["Tea, please. It is colder out there", "than one thinks, even in the sun."],
            sideways: [
                "Tea, please. It is colder out there than one thinks,", "even in the sun.",
            ]),
        Row("pullover", .theirs, ["And a pullover for everybody!"]),
        Row("packed", .mine, ["Packed."]),
        Row("sent", .mine, ["See you at the quay."]),
    ]
}
