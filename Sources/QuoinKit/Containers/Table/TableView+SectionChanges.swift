/// Sections that come, go and change.
///
/// As with rows, each call speaks of the sections as they are after the calls before it. What is in a section
/// that has come or that is loaded again, its data source is asked when the table is laid out.
extension TableView {
    /// New sections have come, with all that is in them: in the end, each is where its number says.
    public final func insertSections(at numbers: [Int]) {
        let numbers = Set(numbers).sorted()
        let isSound =
            sectionedSource != nil
            && numbers.enumerated().allSatisfy { $1 >= 0 && $1 <= sections.all.count + $0 }
        guard beginChange(isSound, "inserted at", numbers) else { return }
        sections.change { sections in
            for number in numbers {
                sections.insert(TableSections.Section(rows: 0, isStale: true), at: number)
            }
        }
    }

    /// Sections have gone, with all that was in them, counted as they were before.
    public final func deleteSections(at numbers: [Int]) {
        let numbers = Set(numbers).sorted()
        guard beginChange(areThere(numbers), "deleted at", numbers) else { return }
        for number in numbers.reversed() {
            if let places = sections.places(of: number), !places.isEmpty {
                closePlaces(places)
            }
        }
        sections.change { sections in
            for number in numbers.reversed() { sections.remove(at: number) }
        }
    }

    /// Sections show something else now: how many rows they have, and all cells in them, are asked for
    /// again.
    public final func reloadSections(at numbers: [Int]) {
        let numbers = Set(numbers).sorted()
        guard beginChange(areThere(numbers), "reloaded at", numbers) else { return }
        for number in numbers {
            if let places = sections.places(of: number) { forget(places) }
        }
        sections.change { sections in
            for number in numbers { sections[number].isStale = true }
        }
    }

    /// Takes cells away. What was in sight is measured anyway, and what it was is the best guess until then.
    private func forget(_ places: Range<Int>) {
        let guesses = presentCells.compactMap { cell -> (row: Int, height: Double)? in
            guard let row = cell.placement?.row, places.contains(row),
                let height = heights.known(row)
            else { return nil }
            return (row, height)
        }
        takeAway(places)
        heights.removeAll(in: places)
        heights.insertUnknown(places.count, at: places.lowerBound)
        for guess in guesses { heights.setHeight(guess.height, of: guess.row) }
    }

    private func areThere(_ numbers: [Int]) -> Bool {
        sectionedSource != nil && numbers.allSatisfy(sections.all.indices.contains)
    }

    private func beginChange(_ isSound: Bool, _ what: String, _ numbers: [Int]) -> Bool {
        beginChange(isSound) {
            let list = numbers.map { "\($0)" }.joined(separator: ", ")
            let others =
                sectionedSource == nil
                ? "its data source has no sections." : "there are \(sections.all.count)."
            return "Sections of \(nameInMessages) cannot be \(what) \(list): \(others)"
        }
    }
}
