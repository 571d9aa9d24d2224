import QuoinUIKit

/// Changes of the data, told as UIKit asks for it: what goes by where it was, and what comes by where it is.
private struct ListEdit {
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: (from: IndexPath, to: IndexPath)?
    var movedSection: (from: Int, to: Int)?

    /// How many calls tell it.
    var calls: Int {
        [
            !deletedSections.isEmpty, !insertedSections.isEmpty, !deleted.isEmpty,
            !inserted.isEmpty, !reloaded.isEmpty, moved != nil, movedSection != nil,
        ].count { $0 }
    }

    @MainActor
    func tell(_ list: UICollectionView) {
        if let moved { list.moveItem(at: moved.from, to: moved.to) }
        if let movedSection { list.moveSection(movedSection.from, toSection: movedSection.to) }
        if !deletedSections.isEmpty { list.deleteSections(deletedSections) }
        if !insertedSections.isEmpty { list.insertSections(insertedSections) }
        if !deleted.isEmpty { list.deleteItems(at: deleted) }
        if !inserted.isEmpty { list.insertItems(at: inserted) }
        if !reloaded.isEmpty { list.reloadItems(at: reloaded) }
    }

    @MainActor
    func tell(_ table: UITableView) {
        if let moved { table.moveRow(at: moved.from, to: moved.to) }
        if let movedSection { table.moveSection(movedSection.from, toSection: movedSection.to) }
        if !deletedSections.isEmpty { table.deleteSections(deletedSections, with: .none) }
        if !insertedSections.isEmpty { table.insertSections(insertedSections, with: .none) }
        if !deleted.isEmpty { table.deleteRows(at: deleted, with: .none) }
        if !inserted.isEmpty { table.insertRows(at: inserted, with: .none) }
        if !reloaded.isEmpty { table.reloadRows(at: reloaded, with: .none) }
    }
}

extension RandomList {
    func edit(_ draws: inout Draws) -> RandomAction? {
        let kind = draws.below(6)
        // The second one is told what is not so.
        let (isWrong, isBare) = (draws.happens(percent: 4), draws.happens(percent: 30))
        let numbers = draws.later(16)
        return RandomAction("edit of kind \(kind)\(isWrong ? ", told wrong" : "")") {
            [unowned self] in
            var draws = numbers
            var edit = makeEdit(kind, &draws)
            chosen.formIntersection(sections.flatMap(\.items))
            if isWrong {
                edit.inserted.append(IndexPath(item: 77, section: 9))
                chosen = []
            }
            if isBare, edit.calls <= 1 {
                collection.map(edit.tell)
                table.map(edit.tell)
            } else {
                collection?.performBatchUpdates { [unowned self] in collection.map(edit.tell) }
                table?.performBatchUpdates { [unowned self] in table.map(edit.tell) }
            }
        }
    }

    private func makeEdit(_ kind: Int, _ draws: inout Draws) -> ListEdit {
        switch kind {
        case 0: return deleteSections(&draws)
        case 1: return insertSections(&draws)
        case 2: return moveSection(&draws)
        case 3: return moveItem(&draws)
        case 4: return changeItems(&draws, mostNew: 12)
        default: return changeItems(&draws, mostNew: 3)
        }
    }

    private func deleteSections(_ draws: inout Draws) -> ListEdit {
        var edit = ListEdit()
        for section in sections.indices.reversed() where draws.below(3) == 2 {
            edit.deletedSections.insert(section)
            sections.remove(at: section)
        }
        return edit
    }

    private func insertSections(_ draws: inout Draws) -> ListEdit {
        var edit = ListEdit()
        guard sections.count < 5 else { return edit }
        let former = Set(sections.map(\.number))
        for _ in 0...draws.below(2) {
            let items = (0..<draws.below(6)).map { _ in newNumber() }
            let section = Section(
                number: newNumber(), items: items, header: draws.pick(0, 0, 20, 33),
                footer: draws.pick(0, 0, 15))
            sections.insert(section, at: draws.below(sections.count + 1))
        }
        for (place, section) in sections.enumerated() where !former.contains(section.number) {
            edit.insertedSections.insert(place)
        }
        return edit
    }

    private func moveSection(_ draws: inout Draws) -> ListEdit {
        var edit = ListEdit()
        guard sections.count > 1 else { return edit }
        let (from, to) = (draws.below(sections.count), draws.below(sections.count))
        sections.insert(sections.remove(at: from), at: to)
        edit.movedSection = (from, to)
        return edit
    }

    private func moveItem(_ draws: inout Draws) -> ListEdit {
        var edit = ListEdit()
        guard let from = draws.element(of: paths) else { return edit }
        let item = sections[from.section].items.remove(at: from.item)
        let section = draws.below(sections.count)
        let place = draws.below(sections[section].items.count + 1)
        sections[section].items.insert(item, at: place)
        edit.moved = (from, IndexPath(item: place, section: section))
        return edit
    }

    private func changeItems(_ draws: inout Draws, mostNew: Int) -> ListEdit {
        var edit = ListEdit()
        for number in sections.indices {
            var items: [Int] = []
            for (place, item) in sections[number].items.enumerated() {
                let path = IndexPath(item: place, section: number)
                switch draws.below(8) {
                case 1: edit.deleted.append(path)
                case 2:
                    // Another one in its place, which in a collection is selected if it was.
                    let new = newNumber()
                    if chosen.remove(item) != nil, plan.kind != .table { chosen.insert(new) }
                    edit.reloaded.append(path)
                    items.append(new)
                default: items.append(item)
                }
            }
            var places: [Int] = []
            for _ in 0..<(items.count < 30 ? draws.below(mostNew) : 0) {
                let place = draws.below(items.count + 1)
                places = places.map { $0 >= place ? $0 + 1 : $0 } + [place]
                items.insert(newNumber(), at: place)
            }
            edit.inserted += places.map { IndexPath(item: $0, section: number) }
            sections[number].items = items
        }
        return edit
    }
}
