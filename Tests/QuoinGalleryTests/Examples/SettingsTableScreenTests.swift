import Quoin
import QuoinGallery
import QuoinKit
import TestSupport
import Testing

@Suite("The settings table")
struct SettingsTableScreenTests {
    @Test(
        "has rows as tall as what is in them, as many as are in sight",
        arguments: ScreenSize.allCases, [true, false])
    func frames(at screen: ScreenSize, isWireless: Bool) throws {
        let table = Rect(x: 0, y: 44, width: screen.width, height: screen.height - 44)
        var frames: Frames = ["table": table]
        var top = 0.0
        for row in rows(isWireless, at: screen) where top < table.height {
            let cell = cell(row, y: top, width: screen.width)
            frames = frames + cell
            top = try #require(cell[row.name]).maxY
        }
        // There is more than can be seen.
        expectTrue(top > table.height)
        try ExampleCheck("settings-table", screen, steps: isWireless ? 0 : 1).expectFrames(
            .titleBar("Settings", on: screen) + frames)
    }

    @Test("asks only for rows that are in sight", arguments: ScreenSize.allCases)
    func measuring(at screen: ScreenSize) throws {
        let window = try #require(Gallery.example(named: "settings-table")).window(of: screen.size)
        let table = try #require(window.view(named: "table") as? TableView)
        // Three headings, eight settings and three footnotes.
        expectEqual(table.numberOfRows, 3 + 8 + 3)
        expectEqual(table.measuredRowCount, table.visibleRows.count)
    }

    @Test("reads no wider than a column on a tablet, in which all rows are in sight")
    func tablet() throws {
        let window = try #require(Gallery.example(named: "settings-table")).window(
            of: Size(width: 768, height: 1024))
        let table = try #require(window.view(named: "table") as? TableView)
        expectEqual(table.frame, Rect(x: (768 - 512) / 2, y: 44, width: 512, height: 1024 - 44))
        expectEqual(table.visibleRows, 0..<14)
    }

    // MARK: Rows

    private enum Row {
        case heading(String, String)
        case value(String, String, String, isLast: Bool = false)
        case toggle(String, String, isLast: Bool = false)
        case footnote(String, [String])

        var name: String {
            switch self {
            case .heading(let name, _), .value(let name, _, _, _), .toggle(let name, _, _),
                .footnote(let name, _):
                name
            }
        }
    }

    private func rows(_ isWireless: Bool, at screen: ScreenSize) -> [Row] {
        let network = [Row.value("network", "Network", "Harbour")]
        return [
            .heading("connections", "CONNECTIONS"), .toggle("wireless", "Wireless"),
        ] + (isWireless ? network : []) + [
            .toggle("flight", "Flight mode", isLast: true),
            .footnote("connections note", footnote(isWireless, at: screen)),
            .heading("display", "DISPLAY"), .value("text", "Text size", "Large"),
            .toggle("night", "Dark by night", isLast: true),
            .footnote("display note", ["Follows the sun, at home as on a journey."]),
            .heading("general", "GENERAL"), .value("language", "Language", "English"),
            .value("storage", "Storage", "12 GB left"),
            .toggle("updates", "Update by itself", isLast: true),
        ]
    }

    /// The first footnote, as it breaks.
    private func footnote(_ isWireless: Bool, at screen: ScreenSize) -> [String] {
        switch (isWireless, screen) {
        case (true, .upright):
            ["Apps may learn where you are from networks that are", "nearby."]
        case (true, .sideways): ["Apps may learn where you are from networks that are nearby."]
        case (false, .upright):
            ["Off until you switch it on again, or until seven in the", "morning."]
        case (false, .sideways):
            ["Off until you switch it on again, or until seven in the morning."]
        }
    }

    /// A row at a distance from the upper edge of the table.
    private func cell(_ row: Row, y: Double, width: Double) -> Frames {
        var frames: Frames
        let height: Double
        switch row {
        case .heading(let name, let text):
            // 20 above the text, 6 below it, and a line.
            height = 20 + Helvetica.lineHeight(12) + 6 + 1
            frames = [
                "\(name).text": .line(text, size: 12, x: 16, y: 20),
                "\(name).line": Rect(x: 0, y: height - 1, width: width, height: 1),
            ]
        case .footnote(let name, let lines):
            let text = Rect.lines(lines, size: 12, x: 16, y: 6, width: width - 2 * 16)
            height = text.maxY
            frames = ["\(name).text": text]
        case .value(let name, let title, let value, let isLast):
            height = 44
            let text = Rect.line(value, x: 0, y: (44 - Helvetica.lineHeight(16)) / 2)
            frames = setting(name, title, isLast: isLast, width: width)
            frames["\(name).value"] = text.offsetBy(dx: width - 16 - text.width, dy: 0)
        case .toggle(let name, let title, let isLast):
            height = 44
            frames = setting(name, title, isLast: isLast, width: width)
            frames["\(name).switch"] = Rect(
                x: width - 16 - 51, y: (44.0 - 31) / 2, width: 51, height: 31)
        }
        frames[row.name] = Rect(x: 0, y: y, width: width, height: height)
        return frames
    }

    /// What settings have in common: an icon of 28, and 16 before and behind it.
    private func setting(_ name: String, _ title: String, isLast: Bool, width: Double) -> Frames {
        let left = 16.0 + 28 + 16
        let start = isLast ? 0 : left
        return [
            "\(name).icon": Rect(x: 16, y: (44 - 28) / 2, width: 28, height: 28),
            "\(name).title": .line(title, x: left, y: (44 - Helvetica.lineHeight(16)) / 2),
            "\(name).line": Rect(x: start, y: 44 - 1, width: width - start, height: 1),
        ]
    }
}
