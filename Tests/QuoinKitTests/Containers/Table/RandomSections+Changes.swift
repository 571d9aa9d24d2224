import Quoin
import QuoinKit

/// What happens to the table.
extension RandomSections {
    /// Does something, chosen at random.
    func change() {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<28: scroll(by: Double(Int.random(in: -160...160, using: &generator)) / 2)
        case 28..<36: scroll(by: Double(Int.random(in: -1500...1500, using: &generator)))
        case 36..<42: scrollToRow()
        case 42..<50: insertRows()
        case 50..<58: deleteRows()
        case 58..<62: reloadRow()
        case 62..<66: moveRow()
        case 66..<71: insertSections()
        case 71..<75: deleteSections()
        case 75..<80: reloadSection()
        case 80..<88: changeHeight()
        case 88..<92: resize()
        case 92..<95: changeInset()
        case 95..<98: changeSticking()
        default:
            log.append("reload all")
            table.reloadData()
        }
    }

    private func scroll(by distance: Double) {
        log.append("scroll by \(distance)")
        table.contentOffset.y += distance
    }

    private func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    /// A section in sight, or any.
    private func someSection() -> Int? {
        if Bool.random(using: &generator), let path = table.visiblePaths.first,
            sections.indices.contains(path.section)
        {
            return path.section
        }
        return sections.indices.randomElement(using: &generator)
    }

    private func somePath() -> RowPath? {
        guard let section = someSection(), !sections[section].rows.isEmpty else { return nil }
        return RowPath(section: section, row: number(0...sections[section].rows.count - 1))
    }

    private func scrollToRow() {
        guard let path = somePath() else { return }
        let positions: [TableView.ScrollPosition] = [.none, .top, .middle, .bottom]
        let position = positions[number(0...3)]
        log.append("scroll to \(path) at \(position)")
        table.scrollToRow(at: path, position: position)
    }

    private func insertRows() {
        var paths: [RowPath] = []
        for _ in 0..<number(1...3) {
            guard let section = someSection(), !paths.contains(where: { $0.section == section })
            else { continue }
            let (row, count) = (number(0...sections[section].rows.count), number(1...4))
            for path in row..<row + count {
                sections[section].rows.insert(makeItem(), at: path)
                paths.append(RowPath(section: section, row: path))
            }
        }
        log.append("insert \(paths)")
        table.insertRows(at: paths.shuffled(using: &generator))
    }

    private func deleteRows() {
        var paths: Set<RowPath> = []
        for _ in 0..<number(1...8) {
            if let path = somePath() { paths.insert(path) }
        }
        log.append("delete \(paths.sorted())")
        for path in paths.sorted().reversed() { sections[path.section].rows.remove(at: path.row) }
        table.deleteRows(at: paths)
    }

    private func reloadRow() {
        guard let path = somePath() else { return }
        log.append("reload \(path)")
        sections[path.section].rows[path.row] = makeItem()
        table.reloadRows(at: [path])
    }

    private func moveRow() {
        guard let path = somePath(), let section = someSection() else { return }
        let most = sections[section].rows.count - (section == path.section ? 1 : 0)
        let end = RowPath(section: section, row: number(0...most))
        log.append("move \(path) to \(end)")
        let item = sections[path.section].rows.remove(at: path.row)
        sections[end.section].rows.insert(item, at: end.row)
        table.moveRow(at: path, to: end)
    }

    private func insertSections() {
        let (place, count) = (number(0...sections.count), number(1...2))
        log.append("insert sections \(place)..<\(place + count)")
        for section in place..<place + count { sections.insert(makeSection(), at: section) }
        table.insertSections(at: Array(place..<place + count))
    }

    private func deleteSections() {
        var numbers: Set<Int> = []
        for _ in 0..<number(1...2) {
            if let section = someSection() { numbers.insert(section) }
        }
        log.append("delete sections \(numbers.sorted())")
        for section in numbers.sorted().reversed() { sections.remove(at: section) }
        table.deleteSections(at: Array(numbers))
    }

    private func reloadSection() {
        guard let section = someSection() else { return }
        log.append("reload section \(section)")
        if Bool.random(using: &generator) {
            sections[section] = makeSection()
        } else {
            let header = sections[section].header
            sections[section].header = header == nil ? makeItem() : nil
        }
        table.reloadSections(at: [section])
    }

    /// Gives what is in sight another height, by its content if the data source says nothing.
    private func changeHeight() {
        let cells = table.subviews.compactMap { $0 as? BoxCell }
        guard let cell = cells.randomElement(using: &generator) else { return }
        let height = makeItem().height
        for section in sections.indices {
            if sections[section].header?.identity == cell.identity {
                sections[section].header?.height = height
                note(cell, height) { table.reloadSections(at: [section]) }
            }
            if sections[section].footer?.identity == cell.identity {
                sections[section].footer?.height = height
                note(cell, height) { table.reloadSections(at: [section]) }
            }
            for row in sections[section].rows.indices
            where sections[section].rows[row].identity == cell.identity {
                sections[section].rows[row].height = height
                note(cell, height) { table.invalidateRowHeights() }
            }
        }
    }

    private func note(_ cell: BoxCell, _ height: Double, _ tell: () -> Void) {
        log.append("make \(cell.identity) \(height) tall")
        cell.box.height = height
        if saysHeights { tell() }
    }

    private func resize() {
        let size = Size(width: Double(number(200...500)), height: Double(number(150...900)))
        log.append("resize to \(size)")
        window.frame = Rect(origin: .zero, size: size)
    }

    private func changeInset() {
        let inset = EdgeInsets(
            top: Double(number(0...120)) / 2, bottom: Double(number(0...120)) / 2)
        log.append("inset by \(inset)")
        table.contentInset = inset
    }

    private func changeSticking() {
        table.sectionHeadersStick = number(0...3) > 0
        table.sectionFootersStick = number(0...3) > 0
        log.append("stick \(table.sectionHeadersStick) \(table.sectionFootersStick)")
    }
}
