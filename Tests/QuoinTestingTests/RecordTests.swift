import Foundation
import QuoinKit
import TestSupport
import Testing

@testable import QuoinTesting

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("A layout and its record")
struct RecordTests {
    private let test: TemporaryTest
    private let card = Card()

    init() throws {
        test = try TemporaryTest()
    }

    @Test("are made one by the first run, which fails and says where")
    func firstRun() throws {
        let message = try #require(test.failure(of: card.view))
        expectEqual(test.record(), Card.text)
        expectTrue(message.hasPrefix("the layout \"card\" had no record, and was recorded: "))
        expectTrue(message.contains("\(test.records.path)/card.txt"))
        expectEqual(
            test.contents,
            [
                "Tests", "Tests/__Layouts__", "Tests/__Layouts__/CardTests",
                "Tests/__Layouts__/CardTests/card.txt",
            ])
        expectTrue(test.failure(of: card.view) == nil)
    }

    @Test("are compared after the view was laid out")
    func layingOut() {
        card.title.makeConstraints { make in
            make.right.bottom.equalToSuperview().inset(8)
            make.size.equalTo(Size(width: 100, height: 20))
        }
        _ = test.failure(of: card.view)
        expectEqual(test.record()?.contains("title: View (212, 28), 100 × 20"), true)
    }

    @Test("differ in words, and the record stays")
    func mismatch() throws {
        try test.write(Card.text)
        card.title.frame = Rect(x: 12, y: 6.5, width: 132, height: 20)
        card.note.isHidden = true
        let badge = View(frame: Rect(x: 300, y: 0, width: 20, height: 20))
        badge.name = "badge"
        card.view.addSubview(badge)
        let lines = try #require(test.failure(of: card.view)).split(separator: "\n")
        expectEqual(lines[0], "the layout \"card\" is not as it was recorded:")
        expectEqual(
            lines[1...3],
            [
                "  title moved 4 to the right and 1.5 up and is 12 wider", "  note was hidden",
                "  badge came into card: (300, 0), 20 × 20",
            ])
        expectEqual(lines.last, "  QUOIN_RECORD=1 in the environment records it as it is now")
        expectEqual(test.record(), Card.text)
    }

    @Test("differ in eleven ways that are told, and others that are counted")
    func manyDifferences() throws {
        let badges = (0..<140).map { number in
            let badge = View(frame: Rect(x: Double(number), y: 0, width: 20, height: 20))
            badge.name = "badge \(number)"
            card.view.addSubview(badge)
            return badge
        }
        _ = test.failure(of: card.view)
        for (number, badge) in badges.enumerated() { badge.frame.origin.y += Double(number + 1) }
        let lines = try #require(test.failure(of: card.view)).split(separator: "\n")
        expectEqual(lines[11], "  badge 10 moved 11 down")
        expectEqual(lines[12], "  and 129 more")
        for badge in badges { badge.frame.origin.y = 0 }
        for (number, badge) in badges.prefix(12).enumerated() {
            badge.frame.origin.y += Double(number + 1)
        }
        let few = try #require(test.failure(of: card.view)).split(separator: "\n")
        expectEqual(few[12], "  badge 11 moved 12 down")
    }

    @Test("are shown as a picture of before and now, whose place is told")
    func picture() throws {
        // Pictures of all these tests are in one folder, and they run side by side.
        try test.write(Card.text, to: "marked-up card")
        card.title.name = "<b>&\u{1B}[1m"
        let message = try #require(test.failure(of: card.view, named: "marked-up card"))
        let line = try #require(
            message.split(separator: "\n").first { $0.contains("before and now: ") })
        let file = line.split(separator: ": ", maxSplits: 1)[1]
        let picture = try String(contentsOfFile: String(file), encoding: .utf8)
        let parser = XMLParser(data: Data(picture.utf8))
        expectTrue(parser.parse())
        expectTrue(picture.contains(">before<") && picture.contains(">now<"))
        expectTrue(picture.contains("title") && picture.contains("&lt;b&gt;"))
    }

    @Test("have pictures of their own, also where another target has a file of the same name")
    func picturesOfTargets() throws {
        let files = ["Tests/OneTests", "Tests/TwoTests", "Three"].map {
            test.folder.appendingPathComponent("\($0)/CardTests.swift").path
        }
        let name = try RecordName("picture of a target")
        let pictures = try files.map {
            try LayoutRecord(name, besideTest: $0).writePicture($0)
        }
        for (file, picture) in zip(files, pictures) {
            try expectEqual(String(contentsOf: picture, encoding: .utf8), file)
            expectEqual(
                picture.path.hasSuffix("Tests/CardTests/\(name.text).svg"),
                !file.contains(
                    "Three"))
        }
    }

    @Test("are made the same where that is asked for, which fails and says what was recorded")
    func recording() throws {
        try test.write(Card.text)
        expectTrue(test.failure(of: card.view, mode: .record) == nil)
        card.title.frame.origin.x = 9
        let message = try #require(test.failure(of: card.view, mode: .record))
        expectTrue(message.hasPrefix("the layout \"card\" was recorded anew: \(test.records.path)"))
        expectTrue(message.contains("title moved 1 to the right"))
        expectEqual(test.record(), Card.text.replacingOccurrences(of: "(8, 8)", with: "(9, 8)"))
        expectTrue(test.failure(of: card.view) == nil)
    }

    @Test("may differ in a millionth and in how lines end")
    func tolerance() throws {
        try test.write(Card.text.replacingOccurrences(of: "120", with: "119.999999"))
        expectTrue(test.failure(of: card.view) == nil)
        try test.write(Card.text.replacingOccurrences(of: "\n", with: "\r\n"))
        expectTrue(test.failure(of: card.view) == nil)
        try test.write(Card.text.replacingOccurrences(of: "120", with: "119.99999"))
        expectTrue(test.failure(of: card.view) != nil)
    }

    @Test("may differ in a millionth also where a name begins as problems do")
    func exclamations() throws {
        (card.title.name, card.note.name) = ("! title", "! note")
        let text = Card.text.replacingOccurrences(of: "  t", with: "  ! t")
            .replacingOccurrences(of: "  n", with: "  ! n")
        try test.write(text.replacingOccurrences(of: "120", with: "119.999999"))
        expectTrue(test.failure(of: card.view) == nil)
        card.title.frame.origin.x = 12
        expectEqual(test.failure(of: card.view)?.contains("! title moved 4 to the right"), true)
    }

    @Test(
        "differ also where the record cannot be read",
        arguments: ["", "\n\n", "nonsense", Card.text + "more", "card: View (inf, 0), 320 × 56"])
    func editedRecords(text: String) throws {
        try test.write(text)
        expectTrue(test.failure(of: card.view) != nil)
        expectEqual(test.record(), text)
    }

    @Test("are told of where the record is no text")
    func unreadableRecords() throws {
        try FileManager.default.createDirectory(
            at: test.records.appendingPathComponent("card.txt"), withIntermediateDirectories: true)
        let message = try #require(test.failure(of: card.view))
        expectTrue(message.hasPrefix("the record of \"card\" can be neither read nor written: "))
    }

    @Test("have in them what is wrong, until it is mended")
    func diagnostics() throws {
        card.view.onDiagnostic = { _ in }
        card.title.makeConstraints { make in
            make.left.top.equalToSuperview().inset(8)
            make.height.equalTo(20)
        }
        _ = test.failure(of: card.view)
        expectEqual(test.record()?.contains("\n    ! ambiguous horizontally\n"), true)
        card.title.makeConstraints { make in
            make.width.equalTo(0)
        }
        let message = try #require(test.failure(of: card.view))
        expectTrue(message.contains("title has a problem less: ambiguous horizontally"))
    }

    @Test("show the rows of a table where they are seen, however it came there")
    func rows() throws {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        let source = Rows()
        table.dataSource = source
        table.rowHeight = .fixed(30)
        _ = test.failure(of: table)
        table.contentOffset = Point(x: 0, y: 300)
        table.layoutIfNeeded()
        table.contentOffset = .zero
        expectTrue(test.failure(of: table) == nil)
        table.contentOffset = Point(x: 0, y: 10)
        expectEqual(test.failure(of: table)?.contains("moved 10 up"), true)
    }

    @Test(
        "are recorded anew where the environment says so", arguments: ["1", "yes", "TRUE", "all"])
    func environment(value: String) {
        expectEqual(RecordingMode.of(value), .record)
        for other in [nil, "", "0", "no", "False"] {
            expectEqual(RecordingMode.of(other), .compare)
        }
    }
}

private final class Rows: TableViewDataSource {
    func numberOfRows(in table: TableView) -> Int { 50 }

    func tableView(_ table: TableView, cellForRowAt index: Int) -> TableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell()
        cell.name = "row \(index)"
        return cell
    }
}
