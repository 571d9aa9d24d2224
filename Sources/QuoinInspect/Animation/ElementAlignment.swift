/// Which elements of a list are those of an earlier one, in the same order.
struct ElementAlignment {
    /// What is known of an element.
    struct Item {
        let kind: DrawnKind
        let content: Int
        let shape: Int

        init(_ element: DrawnElement) {
            (kind, content, shape) = (element.kind, element.content, element.shape)
        }

        init(_ element: RecordedElement) {
            (kind, content, shape) = (element.kind, element.content, element.shape)
        }

        /// How well two elements go together: 0 if not at all.
        func likeness(to other: Item) -> Int32 {
            guard kind == other.kind else { return 0 }
            return content == other.content ? 4 : shape == other.shape ? 2 : 1
        }
    }

    /// For each of the new elements, the place of the old one that it is.
    private(set) var partners: [Int?]

    /// Longer lists are not compared element by element: that would take too long.
    private static let mostPairs = 1 << 18

    init(_ new: [Item], _ old: [Item]) {
        partners = Array(repeating: nil, count: new.count)
        var start = 0
        while start < new.count, start < old.count, new[start].likeness(to: old[start]) == 4 {
            partners[start] = start
            start += 1
        }
        var (newEnd, oldEnd) = (new.count, old.count)
        while newEnd > start, oldEnd > start, new[newEnd - 1].likeness(to: old[oldEnd - 1]) == 4 {
            newEnd -= 1
            oldEnd -= 1
            partners[newEnd] = oldEnd
        }
        let (rows, columns) = (newEnd - start, oldEnd - start)
        guard rows > 0, columns > 0 else { return }
        if rows <= Self.mostPairs / columns {
            align(new[start..<newEnd], old[start..<oldEnd])
        } else {
            alignInTurn(new[start..<newEnd], old[start..<oldEnd])
        }
    }

    /// Finds the pairs that are most alike altogether.
    private mutating func align(_ new: ArraySlice<Item>, _ old: ArraySlice<Item>) {
        let width = old.count + 1
        // The best for what begins at each pair.
        var best = [Int32](repeating: 0, count: (new.count + 1) * width)
        for (row, item) in new.enumerated().reversed() {
            for (column, other) in old.enumerated().reversed() {
                let place = row * width + column
                let likeness = item.likeness(to: other)
                best[place] = max(
                    best[place + width], best[place + 1],
                    likeness > 0 ? best[place + width + 1] + likeness : 0)
            }
        }
        var (row, column) = (0, 0)
        while row < new.count, column < old.count {
            let place = row * width + column
            let likeness = new[new.startIndex + row].likeness(to: old[old.startIndex + column])
            if likeness > 0, best[place] == best[place + width + 1] + likeness {
                partners[new.startIndex + row] = old.startIndex + column
                row += 1
                column += 1
            } else if best[place] == best[place + 1] {
                column += 1
            } else {
                row += 1
            }
        }
    }

    /// How many elements are passed over at most to find one.
    private static let mostPassed = 32

    /// Takes for each element the next one that it may be, if that is not far.
    private mutating func alignInTurn(_ new: ArraySlice<Item>, _ old: ArraySlice<Item>) {
        var next = old.startIndex
        for (place, item) in zip(new.indices, new) {
            let near = old[next...].prefix(Self.mostPassed)
            if let partner = near.firstIndex(where: { item.likeness(to: $0) > 0 }) {
                partners[place] = partner
                next = partner + 1
            }
        }
    }
}
