/// Rows that come, go and change.
///
/// Each call speaks of the rows as they are after the calls before it. When the table is laid out, there
/// must be as many rows as its data source has then; otherwise that is reported, and all rows are loaded
/// again.
///
/// Rows of a table with sections are named by ``RowPath``.
extension TableView {
    /// Loads all rows again. Nothing that was known of them holds any more.
    public final func reloadData() {
        counting = .startsOver
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// New rows have come: in the end, each is where its number says.
    public final func insertRows(at rows: [Int]) {
        insertRows(at: rows.lazy.map(inOneSection))
    }

    /// Rows have gone, counted as they were before.
    public final func deleteRows(at rows: [Int]) {
        deleteRows(at: rows.lazy.map(inOneSection))
    }

    /// Rows show something else now: their cells are asked for again.
    public final func reloadRows(at rows: [Int]) {
        reloadRows(at: rows.lazy.map(inOneSection))
    }

    /// A row has moved: in the end, it is where `destination` says.
    public final func moveRow(at row: Int, to destination: Int) {
        moveRow(at: inOneSection(row), to: inOneSection(destination))
    }

    /// A row of a table without sections. In one with sections there is none.
    private func inOneSection(_ row: Int) -> RowPath {
        RowPath(section: sectionedSource == nil ? 0 : -1, row: row)
    }

    // MARK: By section

    /// New rows have come: in the end, each is where its path says.
    public final func insertRows(at paths: some Sequence<RowPath>) {
        let paths = Set(paths).sorted()
        var next: RowPath?
        var isSound = true
        var came = 0
        for path in paths {
            came = path.section == next?.section ? came + 1 : 0
            next = path
            isSound = isSound && hasRoom(for: path, after: came)
        }
        guard beginChange(isSound, "inserted at", paths) else { return }
        var (before, within, section) = (0, 0, -1)
        var counts: [Int: Int] = [:]
        for run in runs(of: paths) {
            if run.first.section != section {
                (before, within, section) = (before + within, 0, run.first.section)
            }
            let present = sections.all[section]
            guard run.first.row <= present.rows + within else { continue }
            openPlaces(run.count, at: present.firstRow + before + run.first.row)
            within += run.count
            counts[section] = within
        }
        sections.change { sections in
            for (section, count) in counts { sections[section].rows += count }
        }
    }

    /// Rows have gone, counted as they were before.
    public final func deleteRows(at paths: some Sequence<RowPath>) {
        let paths = Set(paths).sorted()
        guard beginChange(paths.allSatisfy(mayContain), "deleted at", paths) else { return }
        let gone = runs(of: paths.filter(sections.contains))
        // From the last on, so that the places of those before stay what they are.
        for run in gone.reversed() {
            if let place = sections.place(of: run.first) { closePlaces(place..<place + run.count) }
        }
        sections.change { sections in
            for run in gone { sections[run.first.section].rows -= run.count }
        }
    }

    /// Rows show something else now: their cells are asked for again.
    public final func reloadRows(at paths: some Sequence<RowPath>) {
        let paths = Set(paths).sorted()
        guard beginChange(paths.allSatisfy(mayContain), "reloaded at", paths) else { return }
        for place in paths.compactMap(sections.place(of:)) {
            // What is in sight is measured anyway, and what it was is the best guess until then.
            if !takeAway(place..<place + 1) {
                heights.forget(place)
            }
        }
    }

    /// A row has moved: in the end, it is where `destination` says.
    public final func moveRow(at path: RowPath, to destination: RowPath) {
        let isWithin = path.section == destination.section
        if sound(path)?.isStale ?? false || sound(destination)?.isStale ?? false {
            // What there is in such a section is yet to be asked.
            deleteRows(at: CollectionOfOne(path))
            insertRows(at: CollectionOfOne(destination))
            return
        }
        let isSound =
            sections.contains(path)
            && (isWithin ? sections.contains(destination) : hasRoom(for: destination, after: 0))
        guard beginChange(isSound, "moved from and to", [path, destination]),
            let row = sections.place(of: path), path != destination
        else { return }
        sections.change { $0[path.section].rows -= 1 }
        let place = sections.all[destination.section].firstRow + destination.row
        sections.change { $0[destination.section].rows += 1 }
        movePlace(row, to: place)
    }

    // MARK: Whether it can be

    /// Whether there can be a row at a path, after others that come before it.
    private func hasRoom(for path: RowPath, after others: Int) -> Bool {
        guard path.row >= 0, sections.all.indices.contains(path.section) else { return false }
        let section = sections.all[path.section]
        return section.isStale || path.row <= section.rows + others
    }

    private func mayContain(_ path: RowPath) -> Bool {
        sections.contains(path) || path.row >= 0 && sound(path)?.isStale ?? false
    }

    private func sound(_ path: RowPath) -> TableSections.Section? {
        sections.all.indices.contains(path.section) ? sections.all[path.section] : nil
    }

    /// Rows that follow one another.
    private typealias Run = (first: RowPath, count: Int)

    /// Those of rows in ascending order that follow one another.
    private func runs(of paths: [RowPath]) -> [Run] {
        var runs: [Run] = []
        for path in paths {
            if let last = runs.last, last.first.section == path.section,
                last.first.row + last.count == path.row
            {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((path, 1))
            }
        }
        return runs
    }

    private func beginChange(_ isSound: Bool, _ what: String, _ paths: [RowPath]) -> Bool {
        beginChange(isSound) {
            let isFlat = paths.allSatisfy { $0.section == (sectionedSource == nil ? 0 : -1) }
            let list = paths.map { isFlat ? "\($0.row)" : "\($0)" }.joined(separator: ", ")
            let others =
                sectionedSource == nil
                ? "there are \(sections.rowCount)."
                : isFlat
                    ? "they are in sections, so a RowPath must say which ones are meant."
                    : "there are \(sections.rowCount) in \(sections.all.count) sections."
            return "Rows of \(nameInMessages) cannot be \(what) \(list): \(others)"
        }
    }
}
