import Quoin
import QuoinKit

@testable import QuoinLayout

/// A table with sections to which anything happens, and what plain arithmetic says of it.
final class RandomSections: SectionedTableViewDataSource {
    /// A header, a footer or a row of the data.
    struct Item {
        let identity: Int
        var height: Double
    }

    /// A section of the data.
    struct Section {
        var header: Item?
        var rows: [Item]
        var footer: Item?

        var all: [Item] { (header.map { [$0] } ?? []) + rows + (footer.map { [$0] } ?? []) }
        var height: Double { all.reduce(0) { $0 + $1.height } }
    }

    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let table = TableView()
    let problems: Problems
    var generator: SeededGenerator
    var sections: [Section] = []
    /// Whether the data source says how tall all is.
    let saysHeights: Bool
    /// What was done since the last layout.
    var log: [String] = []
    private var nextIdentity = 0

    init(seed: UInt64, saysHeights: Bool) {
        generator = SeededGenerator(seed: seed)
        self.saysHeights = saysHeights
        problems = Problems(of: window)
        table.name = "table"
        table.estimatedRowHeight = 40
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        sections = (0..<6).map { _ in makeSection() }
        table.dataSource = self
    }

    /// Another table of the same data, made at once.
    init(again other: RandomSections) {
        generator = other.generator
        saysHeights = other.saysHeights
        problems = Problems(of: window)
        window.frame = other.window.frame
        table.sectionHeadersStick = other.table.sectionHeadersStick
        table.sectionFootersStick = other.table.sectionFootersStick
        table.contentInset = other.table.contentInset
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        sections = other.sections
        table.dataSource = self
        window.layoutIfNeeded()
        table.contentOffset = other.table.contentOffset
        window.layoutIfNeeded()
    }

    func makeItem() -> Item {
        nextIdentity += 1
        let height: Double =
            switch Int.random(in: 0..<20, using: &generator) {
            case 0: 1
            case 1: Double(Int.random(in: 300...900, using: &generator))
            case 2...5: Double(Int.random(in: 1...30, using: &generator))
            default: Double(Int.random(in: 40...240, using: &generator)) / 2
            }
        return Item(identity: nextIdentity, height: height)
    }

    func makeSection() -> Section {
        let count =
            Int.random(in: 0..<5, using: &generator) == 0
            ? 0 : Int.random(in: 1...15, using: &generator)
        return Section(
            header: Int.random(in: 0..<4, using: &generator) > 0 ? makeItem() : nil,
            rows: (0..<count).map { _ in makeItem() },
            footer: Int.random(in: 0..<4, using: &generator) == 0 ? makeItem() : nil)
    }

    // MARK: Data source

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        cell(sections[path.section].rows[path.row])
    }

    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight? {
        if !saysHeights { tableView.saysNoRowHeights() }
        return saysHeights ? .fixed(sections[path.section].rows[path.row].height) : nil
    }

    func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart? {
        part(sections[section].header)
    }

    func tableView(_ tableView: TableView, footerForSection section: Int) -> SectionPart? {
        part(sections[section].footer)
    }

    private func part(_ item: Item?) -> SectionPart? {
        item.map { item in
            SectionPart(height: saysHeights ? .fixed(item.height) : .automatic) {
                self.cell(item)
            }
        }
    }

    private func cell(_ item: Item) -> TableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "box") { BoxCell() }
        cell.identity = item.identity
        cell.box.height = item.height
        return cell
    }

    // MARK: Checking

    /// Lays out.
    ///
    /// - Returns: what is wrong then.
    func findFaultAfterLayout() -> String? {
        window.layoutIfNeeded()
        log = []
        if let message = problems.messages.first { return message }
        return findFaultInRows() ?? findFaultInSticking() ?? (saysHeights ? findFaultInAll() : nil)
    }

    /// Lays out in a window with pixels.
    ///
    /// - Returns: what is wrong then, as far as that does not depend on how places are rounded.
    func findCoarseFaultAfterLayout() -> String? {
        window.layoutIfNeeded()
        log = []
        if let message = problems.messages.first { return message }
        let pixel = 1 / (window.scale ?? 1) + 1e-6
        let start = table.bounds.minY + table.adjustedContentInset.top
        for index in sections.indices where table.sectionHeadersStick {
            guard let place = table.rectForHeader(ofSection: index),
                let whole = table.rectForSection(index), place.minY < start, whole.maxY > start
            else { continue }
            guard let cell = table.headerCell(ofSection: index) else { return "no header \(index)" }
            let expected = min(start, whole.maxY - place.height)
            if abs(cell.frame.minY - expected) > pixel {
                return "header \(index) is at \(cell.frame.minY), not \(expected)"
            }
        }
        return nil
    }

    /// The rows in sight follow one another, are as tall as they are, and reach from end to end.
    private func findFaultInRows() -> String? {
        let bounds = table.bounds
        for path in table.visiblePaths {
            guard let cell = table.cellForRow(at: path) as? BoxCell,
                let place = table.rectForRow(at: path)
            else { return "no cell at \(path)" }
            let item = sections[path.section].rows[path.row]
            if cell.identity != item.identity { return "row \(path) is another one" }
            if !cell.frame.isAbout(place) { return "row \(path) is at \(cell.frame), not \(place)" }
            if abs(place.height - item.height) > 1e-6 {
                return "row \(path) is \(place.height) tall"
            }
        }
        for cell in table.visibleCells
        where cell.frame.minY > bounds.maxY + 1e-6 || cell.frame.maxY < bounds.minY - 1e-6 {
            return "\(cell.frame) is out of sight of \(bounds), \(table.adjustedContentInset)"
        }
        var y = max(0, bounds.minY)
        while y < min(bounds.maxY, table.contentSize.height) - 1e-6 {
            if let path = table.path(at: Point(x: 1, y: y)) {
                guard let cell = table.cellForRow(at: path) else { return "\(path) is not there" }
                y = cell.frame.maxY + 1e-7
            } else if let part = partPlaces().first(where: {
                $0.place.minY <= y && $0.place.maxY > y
            }) {
                if part.cell == nil { return "\(part.name) is not there" }
                y = part.place.maxY + 1e-7
            } else {
                return "there is nothing at \(y)"
            }
        }
        return nil
    }

    private struct Part {
        var name: String
        var cell: TableViewCell?
        var place: Rect
        var identity: Int
        var height: Double
    }

    private func partPlaces() -> [Part] {
        sections.indices.flatMap { index -> [Part] in
            var parts: [Part] = []
            if let item = sections[index].header, let place = table.rectForHeader(ofSection: index)
            {
                parts.append(
                    Part(
                        name: "header \(index)", cell: table.headerCell(ofSection: index),
                        place: place, identity: item.identity, height: item.height))
            }
            if let item = sections[index].footer, let place = table.rectForFooter(ofSection: index)
            {
                parts.append(
                    Part(
                        name: "footer \(index)", cell: table.footerCell(ofSection: index),
                        place: place, identity: item.identity, height: item.height))
            }
            return parts
        }
    }

    /// Headers are at the upper end of what is visible, but not outside of their sections; footers
    /// at the lower end.
    private func findFaultInSticking() -> String? {
        let (bounds, inset) = (table.bounds, table.adjustedContentInset)
        let (start, end) = (
            bounds.minY + inset.top, max(bounds.minY + inset.top, bounds.maxY - inset.bottom)
        )
        var seen = table.visibleCells.count
        for part in partPlaces() {
            let isHeader = part.name.hasPrefix("header")
            let section = Int(part.name.dropFirst(7)) ?? 0
            let whole = table.rectForSection(section) ?? .zero
            var top = part.place.minY
            if isHeader, table.sectionHeadersStick, start > top {
                top = min(start, whole.maxY - part.place.height)
            }
            if !isHeader, table.sectionFootersStick, end < part.place.maxY {
                top = max(end - part.place.height, whole.minY)
            }
            let isNear = top < bounds.maxY - 1e-6 && top + part.place.height > bounds.minY + 1e-6
            guard let cell = part.cell as? BoxCell else {
                if isNear { return "\(part.name) should be at \(top - bounds.minY)" }
                continue
            }
            seen += 1
            if cell.identity != part.identity { return "\(part.name) is another one" }
            if abs(cell.frame.minY - top) > 1e-6 {
                return
                    "\(part.name) is at \(cell.frame.minY), not \(top), of \(part.place) in \(whole)"
            }
            if abs(cell.frame.height - part.height) > 1e-6 {
                return "\(part.name) is \(cell.frame.height) tall, not \(part.height)"
            }
        }
        return table.subviews.count == seen ? nil : "\(table.subviews.count) subviews, not \(seen)"
    }

    /// Where all heights are known, all is where a table has it that was made at once.
    func findFaultInAll() -> String? {
        let total = sections.reduce(0) { $0 + $1.height }
        if abs(table.contentSize.height - total) > 1e-6 {
            return "the content is \(table.contentSize.height), not \(total)"
        }
        var top = 0.0
        for (index, section) in sections.enumerated() {
            let place = table.rectForSection(index)
            if abs((place?.minY ?? -1) - top) > 1e-6
                || abs((place?.height ?? -1) - section.height) > 1e-6
            {
                return "section \(index) is at \(String(describing: place)), not \(top)"
            }
            top += section.height
        }
        let other = RandomSections(again: self)
        let frames = { (table: TableView) in
            // What merely touches an edge may be there or not.
            let cells = table.subviews.compactMap { $0 as? BoxCell }.filter { cell in
                cell.frame.minY < table.bounds.maxY - 1e-6
                    && cell.frame.maxY > table.bounds.minY + 1e-6
            }
            return Dictionary(
                cells.map { ($0.identity, $0.frame) }, uniquingKeysWith: { first, _ in first })
        }
        let (mine, others) = (frames(table), frames(other.table))
        if mine.keys != others.keys { return "\(mine) are there, not \(others)" }
        for (identity, frame) in mine where !frame.isAbout(others[identity] ?? .zero) {
            return "\(identity) is at \(frame), not \(others[identity] ?? .zero)"
        }
        return nil
    }
}
