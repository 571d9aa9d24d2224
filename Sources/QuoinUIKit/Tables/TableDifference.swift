/// What changes mean for the rows of the engine's table, of which sections' headers and footers are some.
struct TableDifference {
    /// Places among all as they were.
    private(set) var deleted: [Int] = []
    /// Places among all as they are.
    private(set) var inserted: [Int] = []
    /// Places among all as they are, of what stays and is asked for again.
    private(set) var reloaded: [Int] = []
    let mapping: PathMapping

    init(
        _ changes: ListChanges, _ sections: SectionMapping, from old: TableRows, to new: TableRows
    ) throws(ListMismatch) {
        mapping = try PathMapping(
            changes, sections: sections, oldCount: { old.rowCount(in: $0) },
            newCount: { new.rowCount(in: $0) })
        for (section, place) in sections.new.enumerated() {
            guard let place, !changes.reloadedSections.contains(section) else {
                deleted += old.places(of: section)
                if let place { inserted += new.places(of: place) }
                continue
            }
            compare(old.placeOfHeader(of: section), new.placeOfHeader(of: place))
            compare(old.placeOfFooter(of: section), new.placeOfFooter(of: place))
        }
        for (section, former) in sections.old.enumerated() where former == nil {
            inserted += new.places(of: section)
        }
        let stays = { (section: Int) in
            sections.new[section] != nil && !changes.reloadedSections.contains(section)
        }
        for path in changes.deletedRows where stays(path.section) {
            if let place = old.place(of: path) { deleted.append(place) }
        }
        for path in changes.insertedRows {
            if let former = sections.old[path.section], stays(former),
                let place = new.place(of: path)
            {
                inserted.append(place)
            }
        }
        for path in changes.reloadedRows where stays(path.section) {
            if let path = mapping.new(path), let place = new.place(of: path) {
                reloaded.append(place)
            }
        }
    }

    /// A part of a section that was there before, or is there after.
    private mutating func compare(_ former: Int?, _ present: Int?) {
        if let former, present == nil { deleted.append(former) }
        if let present, former == nil { inserted.append(present) }
    }
}
