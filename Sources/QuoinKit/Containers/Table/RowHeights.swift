/// How tall the rows of a table are, as far as that is known, and where each begins.
///
/// Rows stand in blocks. Rows of unknown height that follow one another are one block, however many they
/// are; those around a row whose height is known are in a small one. So what a table knows of its rows
/// depends on how many it has shown, and not on how many there are.
struct RowHeights {
    /// What a row counts for whose height is not known.
    private(set) var estimate: Double
    /// How many rows there are.
    var count: Int
    /// In how many of them the height is known.
    var knownCount = 0
    var blocks: [RowBlock] = []
    /// How tall all rows were said to be last, if nothing else was taken down of any since.
    var common: Double?

    /// How many rows a block has at first in which heights are known. It is split when it grows beyond
    /// twice as many.
    static let blockSize = 256

    init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = estimate
        if count > 0 {
            blocks = [RowBlock(count: count)]
        }
    }

    /// Makes the heights of rows that were gone through one by one.
    init(_ maker: RowHeightsMaker, estimate: Double) {
        var maker = maker
        blocks = maker.finish()
        count = blocks.reduce(0) { $0 + $1.count }
        knownCount = blocks.reduce(0) { $0 + $1.knownCount }
        self.estimate = estimate
    }

    // MARK: Asking

    /// The height of all rows together.
    var total: Double { blocks.reduce(0) { $0 + $1.sum(estimate) } }

    /// How tall a row is, or is taken to be.
    func height(of row: Int) -> Double { known(row) ?? estimate }

    /// How tall a row is, if that is known.
    func known(_ row: Int) -> Double? {
        let place = place(of: row)
        return blocks[place.block].height(at: place.offset)
    }

    /// Where a row begins. One behind the last is where all end.
    func top(of row: Int) -> Double {
        var top = 0.0
        var rest = row
        for block in blocks {
            if rest < block.count {
                return top + block.sum(ofFirst: rest, estimate)
            }
            top += block.sum(estimate)
            rest -= block.count
        }
        return top
    }

    /// The row at a distance from the top; the first if it is above all, the last if it is below all.
    /// There must be one.
    func row(at distance: Double) -> Int {
        var top = 0.0
        var first = 0
        for block in blocks {
            let sum = block.sum(estimate)
            if distance < top + sum {
                return first + block.offset(at: distance - top, estimate)
            }
            top += sum
            first += block.count
        }
        return count - 1
    }

    // MARK: Changing

    /// Takes down how tall a row is.
    mutating func setHeight(_ height: Double, of row: Int) {
        if height != common { common = nil }
        let place = smallPlace(of: row)
        if blocks[place.block].setHeight(height, at: place.offset) == nil {
            knownCount += 1
        }
    }

    /// Forgets how tall a row is.
    mutating func forget(_ row: Int) {
        let place = place(of: row)
        if blocks[place.block].setHeight(nil, at: place.offset) != nil {
            knownCount -= 1
        }
    }

    /// Lets rows of unknown height count for something else.
    mutating func setEstimate(_ estimate: Double) {
        self.estimate = estimate
    }

    /// Puts a row of unknown height, or a known one, before another one or behind the last.
    mutating func insert(_ height: Double? = nil, at row: Int) {
        let place = height == nil ? endOrPlace(of: row) : smallEndOrPlace(of: row)
        blocks[place.block].insert(height, at: place.offset)
        count += 1
        knownCount += height == nil ? 0 : 1
        if blocks[place.block].knowsHeights, blocks[place.block].count > 2 * Self.blockSize {
            let rest = blocks[place.block].split(at: Self.blockSize)
            blocks.insert(rest, at: place.block + 1)
        }
    }

    /// Takes a row out.
    ///
    /// - Returns: its height, if that was known.
    @discardableResult
    mutating func remove(at row: Int) -> Double? {
        let place = place(of: row)
        let height = blocks[place.block].remove(at: place.offset)
        count -= 1
        knownCount -= height == nil ? 0 : 1
        if blocks[place.block].count == 0 {
            blocks.remove(at: place.block)
        }
        return height
    }

    // MARK: Places

    /// Where a row stands: in which block, and where in that.
    private typealias Place = (block: Int, offset: Int)

    /// Where a row stands. The row must exist.
    private func place(of row: Int) -> Place {
        var rest = row
        for index in blocks.indices {
            let count = blocks[index].count
            if rest < count {
                return (index, rest)
            }
            rest -= count
        }
        preconditionFailure("row \(row) of \(count)")
    }

    /// Where a row stands, or, behind the last one, where another one would.
    private mutating func endOrPlace(of row: Int) -> Place {
        if blocks.isEmpty {
            blocks = [RowBlock(count: 0)]
        }
        return row < count ? place(of: row) : (blocks.count - 1, blocks[blocks.count - 1].count)
    }

    /// Where a row stands, in a block that is small enough to know heights in.
    private mutating func smallPlace(of row: Int) -> Place {
        let place = place(of: row)
        let block = blocks[place.block]
        guard !block.knowsHeights, block.count > 2 * Self.blockSize else { return place }
        let start = place.offset / Self.blockSize * Self.blockSize
        let end = min(start + Self.blockSize, block.count)
        let parts = [start, end - start, block.count - end].filter { $0 > 0 }
        blocks.replaceSubrange(place.block...place.block, with: parts.map { RowBlock(count: $0) })
        return (place.block + (start > 0 ? 1 : 0), place.offset - start)
    }

    private mutating func smallEndOrPlace(of row: Int) -> Place {
        guard row == count, count > 0 else {
            return row < count ? smallPlace(of: row) : endOrPlace(of: row)
        }
        let last = smallPlace(of: row - 1)
        return (last.block, last.offset + 1)
    }
}
