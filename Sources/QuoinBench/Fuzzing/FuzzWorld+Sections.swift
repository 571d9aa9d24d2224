import QuoinKit

/// Tables whose rows are in sections.
extension FuzzWorld {
    /// A table with its sections, and what both are called.
    private struct NamedTable {
        let name: String
        let data: String
        let table: TableView
        let source: FuzzSections
    }

    private func sectionedTable(_ draws: inout FuzzDraws) -> NamedTable? {
        let tables = views.compactMap { named -> NamedTable? in
            guard let source = named.sections, let table = named.view as? TableView else {
                return nil
            }
            return NamedTable(
                name: named.name, data: "\(named.name)Sections", table: table, source: source)
        }
        return draws.element(of: tables)
    }

    /// A height that a row can have.
    private func height(_ draws: inout FuzzDraws) -> Double { number(&draws, 1...120) }

    private func section(_ draws: inout FuzzDraws, rows: Int) -> FuzzSection {
        let header = draws.happens(percent: 60) ? height(&draws) : nil
        let footer = draws.happens(percent: 40) ? height(&draws) : nil
        return FuzzSection(
            header: header, footer: footer, rows: (0..<rows).map { _ in height(&draws) })
    }

    /// Makes a table with sections, mostly of a size of its own.
    func addTable(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard views.count < Self.mostViews else { return changeSections(&draws) }
        let parent = anyView(&draws)
        let isFramed = !draws.happens(percent: 25)
        let frame = Rect(
            x: 0, y: 0, width: number(&draws, 50...300), height: number(&draws, 20...400))
        let first = section(&draws, rows: 3)
        let named = NamedView(newName("t"), TableView())
        let (name, data) = (named.name, "\(named.name)Sections")
        let settings =
            isFramed
            ? "\(name).frame = \(frame.code)"
            : "\(name).translatesAutoresizingMaskIntoConstraints = false"
        let source = FuzzSections()
        source.made = { [unowned self] in watch($0) }
        named.sections = source
        return FuzzAction(
            "let \(name) = TableView()\nlet \(data) = FuzzSections()\n"
                + "\(data).sections = [\(first.code)]\n\(name).dataSource = \(data)\n"
                + "\(settings)\n\(parent.name).addSubview(\(name))"
        ) { [unowned self] in
            adopt(named)
            source.sections = [first]
            guard let table = named.view as? TableView else { return }
            table.dataSource = source
            if isFramed {
                table.frame = frame
            } else {
                table.translatesAutoresizingMaskIntoConstraints = false
            }
            parent.view.addSubview(table)
        }
    }

    func changeSections(_ draws: inout FuzzDraws) -> FuzzAction? {
        switch draws.below(10) {
        case 0...1: loadSections(&draws)
        case 2...3: changeRowsInSections(&draws)
        case 4: moveRowInSections(&draws)
        case 5...6: changeWholeSections(&draws)
        case 7: scrollToRowInSection(&draws)
        case 8 where style.hasHooks: hookIntoCells(&draws)
        default: changeSectionSettings(&draws)
        }
    }

    /// Sections that are told of all at once.
    private func loadSections(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = sectionedTable(&draws) else { return nil }
        let (table, source) = (named.table, named.source)
        let count = draws.below(5)
        let rows = draws.below(5)
        let first = section(&draws, rows: rows)
        // Further ones are like the first, each a little taller.
        let sections = (0..<count).map { index in
            let more = Double(index * 3)
            return FuzzSection(
                header: first.header.map { $0 + more }, footer: first.footer.map { $0 + more },
                rows: first.rows.map { $0 + more })
        }
        let code = sections.map(\.code).joined(separator: ", ")
        return FuzzAction("\(named.data).sections = [\(code)]\n\(named.name).reloadData()") {
            source.sections = sections
            table.reloadData()
        }
    }

    // MARK: Rows

    private func changeRowsInSections(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = sectionedTable(&draws) else { return nil }
        let (table, source) = (named.table, named.source)
        let kind = draws.below(3)
        let (which, place) = (draws.below(12), draws.below(20))
        let height = height(&draws)
        let section = "let section = \(which) % max(1, \(named.data).sections.count)"
        let rows = "\(named.data).sections[section].rows"
        let isEmpty = "\(named.data).sections.isEmpty"
        if kind == 0 {
            return FuzzAction(
                "if !\(isEmpty) {\n    \(section)\n    let row = \(place) % (\(rows).count + 1)\n"
                    + "    \(rows).insert(\(height.code), at: row)\n"
                    + "    \(named.name).insertRows(at: [RowPath(section: section, row: row)])\n}"
            ) {
                guard !source.sections.isEmpty else { return }
                let section = which % source.sections.count
                let row = place % (source.sections[section].rows.count + 1)
                source.sections[section].rows.insert(height, at: row)
                table.insertRows(at: [RowPath(section: section, row: row)])
            }
        }
        let isDeletion = kind == 1
        let change =
            isDeletion ? "\(rows).remove(at: row)" : "\(rows)[row] = \(height.code)"
        let call = isDeletion ? "deleteRows" : "reloadRows"
        return FuzzAction(
            "do {\n    \(section)\n    if !\(isEmpty), !\(rows).isEmpty {\n"
                + "        let row = \(place) % \(rows).count\n        \(change)\n"
                + "        \(named.name).\(call)(at: [RowPath(section: section, row: row)])\n"
                + "    }\n}"
        ) {
            let section = which % max(1, source.sections.count)
            guard !source.sections.isEmpty, !source.sections[section].rows.isEmpty else { return }
            let row = place % source.sections[section].rows.count
            let paths = [RowPath(section: section, row: row)]
            if isDeletion {
                source.sections[section].rows.remove(at: row)
                table.deleteRows(at: paths)
            } else {
                source.sections[section].rows[row] = height
                table.reloadRows(at: paths)
            }
        }
    }

    private func moveRowInSections(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = sectionedTable(&draws) else { return nil }
        let (table, source) = (named.table, named.source)
        let (one, row, other, place) = (
            draws.below(12), draws.below(20), draws.below(12), draws.below(20)
        )
        let data = named.data
        return FuzzAction(
            """
            do {
                let count = max(1, \(data).sections.count)
                let (from, to) = (\(one) % count, \(other) % count)
                if !\(data).sections.isEmpty, !\(data).sections[from].rows.isEmpty {
                    let row = \(row) % \(data).sections[from].rows.count
                    let height = \(data).sections[from].rows.remove(at: row)
                    let place = \(place) % (\(data).sections[to].rows.count + 1)
                    \(data).sections[to].rows.insert(height, at: place)
                    \(named.name).moveRow(
                        at: RowPath(section: from, row: row), to: RowPath(section: to, row: place))
                }
            }
            """
        ) {
            let count = max(1, source.sections.count)
            let (from, to) = (one % count, other % count)
            guard !source.sections.isEmpty, !source.sections[from].rows.isEmpty else { return }
            let row = row % source.sections[from].rows.count
            let height = source.sections[from].rows.remove(at: row)
            let place = place % (source.sections[to].rows.count + 1)
            source.sections[to].rows.insert(height, at: place)
            table.moveRow(
                at: RowPath(section: from, row: row), to: RowPath(section: to, row: place))
        }
    }

    private func scrollToRowInSection(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = sectionedTable(&draws) else { return nil }
        let table = named.table
        let path = RowPath(section: draws.below(5), row: draws.below(5))
        let position = draws.pick(TableView.ScrollPosition.top, .none, .middle, .bottom)
        return FuzzAction(
            "\(named.name).scrollToRow(at: RowPath(section: \(path.section), row: \(path.row)), "
                + "position: .\(position))"
        ) { table.scrollToRow(at: path, position: position) }
    }

    // MARK: Sections

    private func changeWholeSections(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = sectionedTable(&draws) else { return nil }
        let (table, source) = (named.table, named.source)
        let (kind, place) = (draws.below(3), draws.below(12))
        let section = section(&draws, rows: draws.below(4))
        let (data, name) = (named.data, named.name)
        if kind == 0 {
            return FuzzAction(
                "do {\n    let section = \(place) % (\(data).sections.count + 1)\n"
                    + "    \(data).sections.insert(\(section.code), at: section)\n"
                    + "    \(name).insertSections(at: [section])\n}"
            ) {
                let index = place % (source.sections.count + 1)
                source.sections.insert(section, at: index)
                table.insertSections(at: [index])
            }
        }
        let isDeletion = kind == 1
        let change =
            isDeletion
            ? "\(data).sections.remove(at: section)"
            : "\(data).sections[section] = \(section.code)"
        let call = isDeletion ? "deleteSections" : "reloadSections"
        return FuzzAction(
            "if !\(data).sections.isEmpty {\n"
                + "    let section = \(place) % \(data).sections.count\n    \(change)\n"
                + "    \(name).\(call)(at: [section])\n}"
        ) {
            guard !source.sections.isEmpty else { return }
            let index = place % source.sections.count
            if isDeletion {
                source.sections.remove(at: index)
                table.deleteSections(at: [index])
            } else {
                source.sections[index] = section
                table.reloadSections(at: [index])
            }
        }
    }

    // MARK: Settings

    private func changeSectionSettings(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = sectionedTable(&draws) else { return nil }
        let (table, source, name) = (named.table, named.source, named.name)
        switch draws.below(6) {
        case 0:
            return FuzzAction("\(name).sectionHeadersStick.toggle()") {
                table.sectionHeadersStick.toggle()
            }
        case 1:
            return FuzzAction("\(name).sectionFootersStick.toggle()") {
                table.sectionFootersStick.toggle()
            }
        case 2:
            return FuzzAction("\(named.data).saysHeights.toggle()\n\(name).reloadData()") {
                source.saysHeights.toggle()
                table.reloadData()
            }
        case 3:
            let estimate = height(&draws)
            return FuzzAction("\(name).estimatedRowHeight = \(estimate.code)") {
                table.estimatedRowHeight = estimate
            }
        case 4:
            let height = height(&draws)
            let isFixed = draws.happens(percent: 50)
            return FuzzAction(
                "\(name).rowHeight = \(isFixed ? ".fixed(\(height.code))" : ".automatic")"
            ) { table.rowHeight = isFixed ? .fixed(height) : .automatic }
        default:
            return FuzzAction("\(name).invalidateRowHeights()") { table.invalidateRowHeights() }
        }
    }

    private func hookIntoCells(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = sectionedTable(&draws), let action = laterAction(&draws) else {
            return nil
        }
        let (source, isOfHeight) = (named.source, draws.happens(percent: 40))
        let hook = isOfHeight ? "inHeight" : "inCell"
        let text = [action].textLater { "\(named.data).\(hook) = {\n    \($0)\n}" }
        return FuzzAction(text) {
            if isOfHeight {
                source.inHeight = action.perform
            } else {
                source.inCell = action.perform
            }
        }
    }
}
