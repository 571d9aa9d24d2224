/// What leads from one list of sections with rows to another, with as few moves as there can be.
///
/// - Complexity: O(*n* log *n*) for *n* rows, and O(*n*) if those that stay are in the same order.
struct ListDifference {
    private(set) var changes = ListChanges()

    /// - Parameters:
    ///   - oldCounts: How many rows each section had.
    ///   - sections: Where each section was that there is now; nil for one that has come.
    ///   - rows: The same for the rows of each section.
    init(oldCounts: [Int], sections: [Int?], rows: [[RowPlace?]]) {
        compareSections(oldCounts.count, sections)
        var stays: [[Bool]] = oldCounts.map { [Bool](repeating: false, count: $0) }
        for (number, places) in rows.enumerated() {
            compare(places, number, former: sections[number], &stays)
        }
        for (section, marks) in stays.enumerated()
        where !changes.deletedSections.contains(section) || changes.movedSections[section] != nil {
            for (row, mark) in marks.enumerated() where !mark {
                changes.deletedRows.insert(IndexPath(row: row, section: section))
            }
        }
    }

    private mutating func compareSections(_ oldCount: Int, _ sections: [Int?]) {
        let kept = sections.compactMap { $0 }
        var isGone = [Bool](repeating: true, count: oldCount)
        for section in kept { isGone[section] = false }
        changes.deletedSections = IndexSet(isGone.indices.filter { isGone[$0] })
        let inOrder = kept.inLongestAscent
        var next = 0
        for (number, section) in sections.enumerated() {
            guard let section else {
                changes.insertedSections.insert(number)
                continue
            }
            if !inOrder[next] { changes.moveSection(section, to: number) }
            next += 1
        }
    }

    /// Says which rows of a section stay, which come, and which move there.
    private mutating func compare(
        _ places: [RowPlace?], _ number: Int, former: Int?, _ stays: inout [[Bool]]
    ) {
        let own: [Int] = places.compactMap { place in
            place.flatMap { $0.section == former ? $0.row : nil }
        }
        let inOrder = own.inLongestAscent
        var next = 0
        for (row, place) in places.enumerated() {
            let path = IndexPath(row: row, section: number)
            guard let place else {
                if former != nil { changes.insertedRows.insert(path) }
                continue
            }
            if place.section == former {
                next += 1
                if inOrder[next - 1] {
                    stays[place.section][place.row] = true
                    continue
                }
            }
            stays[place.section][place.row] = true
            changes.move(IndexPath(row: place.row, section: place.section), to: path)
        }
    }

    // MARK: What is to be asked for again

    mutating func reloadSection(_ section: Int) {
        changes.reloadedSections.insert(section)
    }

    /// A row that stays or moves is asked for again, by where it was.
    mutating func reloadRow(_ place: RowPlace) {
        changes.reloadedRows.insert(IndexPath(row: place.row, section: place.section))
    }
}

extension [Int] {
    /// Which of the numbers belong to a longest row of numbers that ascend. No number is there twice.
    var inLongestAscent: [Bool] {
        if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) {
            return [Bool](repeating: true, count: count)
        }
        // Where the least number stands with which an ascent of each length ends, and what comes before each.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: count)
        for (place, number) in enumerated() {
            let length = ends.firstPlace { self[$0] >= number }
            if length > 0 { before[place] = ends[length - 1] }
            if length == ends.count { ends.append(place) } else { ends[length] = place }
        }
        var result = [Bool](repeating: false, count: count)
        var place = ends.last ?? -1
        while place >= 0 {
            result[place] = true
            place = before[place]
        }
        return result
    }
}
