import TestSupport
import Testing

@testable import QuoinKit

@Suite("Where sections have their rows")
struct TableSectionsTests {
    @Test("is what a plain list of all says", arguments: 1...20 as ClosedRange<UInt64>)
    func plainList(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let all = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
            TableSections.Section(
                rows: max(0, Int.random(in: -2...4, using: &generator)),
                hasHeader: Bool.random(using: &generator),
                hasFooter: Int.random(in: 0..<3, using: &generator) == 0)
        }
        var list: [TableEntry] = []
        for (index, section) in all.enumerated() {
            if section.hasHeader { list.append(.header(index)) }
            list += (0..<section.rows).map { .row(RowPath(section: index, row: $0)) }
            if section.hasFooter { list.append(.footer(index)) }
        }
        let sections = TableSections(all)
        expectEqual(sections.count, list.count, "seed \(seed)")
        var number = 0
        for (place, entry) in list.enumerated() {
            expectEqual(sections.entry(at: place), entry, "seed \(seed), place \(place)")
            switch entry {
            case .header(let section):
                expectEqual(sections.placeOfHeader(of: section), place)
                expectTrue(sections.number(at: place) == nil && !sections.isRow(place))
            case .footer(let section):
                expectEqual(sections.placeOfFooter(of: section), place)
                expectEqual(sections.places(of: section)?.upperBound, place + 1)
            case .row(let path):
                expectTrue(sections.place(of: path) == place && sections.isRow(place))
                expectEqual(sections.number(at: place), number)
                expectEqual(sections.path(ofNumber: number), path)
                expectEqual(sections.section(at: place), path.section)
                number += 1
            }
        }
        expectEqual(sections.rowCount, number)
        for place in [-1, list.count, .max, .min] {
            expectTrue(sections.entry(at: place) == nil && sections.path(ofNumber: place) == nil)
            expectTrue(sections.place(of: RowPath(section: place, row: place)) == nil)
        }
    }
}
