import QuoinKit
import TestSupport
import Testing

@testable import QuoinCard

/// Reports that say more than a page has room for.
@Suite("Full reports")
struct FullReportTests {
    /// A page with little room below its figures.
    private static func sheet(_ texts: [String]) -> CardSheet {
        var card = Card(kind: .report, title: "R", size: Card.Kind.report.usualSize)
        card.figures = (0..<12).map { Card.Figure(label: "\($0)", value: 1, trend: [1, 2]) }
        card.pictures = [Card.Picture(ratio: 2)]
        card.sections = texts.map { Card.Section(heading: "Heading", text: $0) }
        return CardSheet.make(card)
    }

    private static let longText = String(repeating: "word ", count: 50)

    /// The numbers of the sections that each column shows, one column after the other.
    private func columns(of sheet: CardSheet) throws -> [[String]] {
        let row = try #require(
            sheet.column.arrangedSubviews.first { $0.name == "sections" } as? StackView)
        return row.arrangedSubviews.filter { !$0.isHidden }.map { column in
            let parts = (column as? StackView)?.arrangedSubviews ?? []
            return parts.filter { !$0.isHidden }
                .map { String($0.name?.split(separator: " ").last ?? "") }
        }
    }

    @Test("have as many sections as fit, in both columns")
    func sections() throws {
        let sheet = Self.sheet(Array(repeating: Self.longText, count: 12))
        let columns = try columns(of: sheet)
        expectEqual(columns, [["1", "2", "3", "4", "5"], ["6", "7", "8", "9", "10"]])
    }

    @Test("count sections by the room that they need, not by what they would say")
    func lengths() throws {
        let endless = String(repeating: "word ", count: 3000)
        let sheet = Self.sheet([endless] + Array(repeating: Self.longText, count: 7))
        let columns = try columns(of: sheet)
        expectEqual(columns, [["1", "2", "3", "4"], ["5", "6", "7", "8"]])
    }

    @Test("leave columns as they are where there is room for all")
    func roomForAll() throws {
        let sheet = Self.sheet([Self.longText + Self.longText, "b", "c", "d"])
        let columns = try columns(of: sheet)
        expectEqual(columns, [["1"], ["2", "3", "4"]])
    }

    @Test("give the last section that is left the whole width")
    func lastSection() {
        let style = CardStyle(palette: CardTheme.light.palette(accent: nil), unit: 1)
        let sections = SectionColumns(
            (1...3).map { number in
                let text = Label("text \(number)")
                return SectionColumns.Part(view: text, text: text, leastHeight: 0, length: 1)
            }, in: style)
        sections.keep(2)
        expectEqual(sections.row.arrangedSubviews.map(\.isHidden), [false, false])
        sections.keep(1)
        expectEqual(sections.row.arrangedSubviews.map(\.isHidden), [false, true])
    }
}
