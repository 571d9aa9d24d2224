/// Rows that come, go or are told of many at a time.
extension RowHeights {
    /// Puts rows of unknown height before another one or behind the last.
    mutating func insertUnknown(_ rows: Int, at row: Int) {
        guard rows > Self.fewRows else {
            for _ in 0..<max(0, rows) { insert(at: row) }
            return
        }
        blocks.insert(RowBlock(count: rows), at: cut(at: row))
        count += rows
    }

    /// Takes rows out that follow one another.
    mutating func removeAll(in rows: Range<Int>) {
        guard rows.count > Self.fewRows else {
            for row in rows.reversed() { remove(at: row) }
            return
        }
        let first = cut(at: rows.lowerBound)
        let end = cut(at: rows.upperBound)
        knownCount -= blocks[first..<end].reduce(0) { $0 + $1.knownCount }
        blocks.removeSubrange(first..<end)
        count -= rows.count
    }

    /// Goes through the first rows and takes down what is said of them.
    ///
    /// - Parameter height: Given a row and its height, if that is known, the height from now on.
    mutating func setHeights(
        ofFirst rows: Int, _ height: (_ row: Int, _ known: Double?) -> Double?
    ) {
        let end = cut(at: min(rows, count))
        var made = RowHeightsMaker()
        var row = 0
        for block in blocks[..<end] {
            for offset in 0..<block.count {
                made.append(height(row, block.height(at: offset)))
                row += 1
            }
        }
        blocks.replaceSubrange(..<end, with: made.finish())
        knownCount = blocks.reduce(0) { $0 + $1.knownCount }
    }

    /// Takes down that the first rows are of the same height. Where they were before, only those are gone through of
    /// which nothing is known, since they have come meanwhile.
    ///
    /// - Parameter isRow: Whether what stands at a place is a row, and no header or footer.
    mutating func setHeights(
        ofFirst rows: Int, all height: Double, where isRow: (_ row: Int) -> Bool
    ) {
        guard common == height, count <= rows else {
            setHeights(ofFirst: rows) { isRow($0) ? height : $1 }
            common = count <= rows ? height : nil
            return
        }
        var (index, first) = (0, 0)
        while index < blocks.count {
            let block = blocks[index]
            guard block.knownCount < block.count else {
                (index, first) = (index + 1, first + block.count)
                continue
            }
            var made = RowHeightsMaker()
            for offset in 0..<block.count {
                let known = block.height(at: offset)
                made.append(known ?? (isRow(first + offset) ? height : nil))
            }
            let filled = made.finish()
            knownCount += filled.reduce(-block.knownCount) { $0 + $1.knownCount }
            blocks.replaceSubrange(index...index, with: filled)
            (index, first) = (index + filled.count, first + block.count)
        }
    }

    /// Sees to it that a block begins with a row.
    ///
    /// - Returns: which one; the number of blocks for what is behind the last row.
    private mutating func cut(at row: Int) -> Int {
        var rest = row
        for index in blocks.indices {
            if rest <= 0 { return index }
            if rest < blocks[index].count {
                let others = blocks[index].split(at: rest)
                blocks.insert(others, at: index + 1)
                return index + 1
            }
            rest -= blocks[index].count
        }
        return blocks.count
    }

    /// So many are seen to one by one, which keeps blocks large.
    private static let fewRows = 64
}

/// Makes the heights of rows from the first to the last.
struct RowHeightsMaker {
    private var blocks: [RowBlock] = []
    /// The heights of the last rows, negative where they are not known.
    private var rest: [Double] = []

    mutating func append(_ height: Double?) {
        rest.append(height ?? -1)
        if rest.count == RowHeights.blockSize { flush() }
    }

    /// Adds rows of unknown height.
    mutating func appendUnknown(_ rows: Int) {
        guard rows > RowHeights.blockSize else {
            for _ in 0..<max(0, rows) { append(nil) }
            return
        }
        flush()
        blocks.append(RowBlock(count: rows))
    }

    /// - Returns: all rows that were added.
    mutating func finish() -> [RowBlock] {
        flush()
        return blocks
    }

    private mutating func flush() {
        guard !rest.isEmpty else { return }
        blocks.append(RowBlock(heights: rest))
        rest.removeAll(keepingCapacity: true)
    }
}
