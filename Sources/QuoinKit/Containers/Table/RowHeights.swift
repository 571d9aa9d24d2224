/// How tall the rows of a table are, as far as that is known, and where each begins.
///
/// Rows stand in blocks, so that a table of 100,000 rows is set up, searched and changed by going
/// through a few hundred sums. A block in which no height is known keeps none.
struct RowHeights {
    /// What a row counts for whose height is not known.
    private(set) var estimate: Double
    /// How many rows there are.
    private(set) var count: Int
    /// In how many of them the height is known.
    private(set) var knownCount = 0
    private var blocks: [Block]

    /// A block is split when it grows beyond twice as many rows.
    private static let blockSize = 256

    init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = estimate
        blocks = []
        append(count)
    }

    private mutating func append(_ count: Int) {
        var rest = count
        while rest > 0 {
            let part = min(rest, Self.blockSize)
            blocks.append(Block(count: part))
            rest -= part
        }
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
        let place = place(of: row)
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
        count += 1
        knownCount += height == nil ? 0 : 1
        if blocks.isEmpty {
            blocks.append(Block(count: 0))
        }
        let place =
            row < count - 1 ? place(of: row) : (blocks.count - 1, blocks[blocks.count - 1].count)
        blocks[place.block].insert(height, at: place.offset)
        if blocks[place.block].count > 2 * Self.blockSize {
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

    /// Where a row stands. The row must exist.
    private func place(of row: Int) -> (block: Int, offset: Int) {
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
}

/// Some rows one after the other.
private struct Block {
    private(set) var count: Int
    /// The height of each row, negative where it is not known; empty if none is known.
    private var heights: [Double] = []
    /// The sum of those that are known.
    private var knownSum = 0.0
    private var unknownCount: Int

    init(count: Int) {
        self.count = count
        unknownCount = count
    }

    /// How tall all are together.
    func sum(_ estimate: Double) -> Double { knownSum + Double(unknownCount) * estimate }

    func sum(ofFirst rows: Int, _ estimate: Double) -> Double {
        if heights.isEmpty {
            return Double(rows) * estimate
        }
        return heights.prefix(rows).reduce(0) { $0 + ($1 < 0 ? estimate : $1) }
    }

    /// The row at a distance from the top of the first one, which is less than the sum.
    func offset(at distance: Double, _ estimate: Double) -> Int {
        if heights.isEmpty {
            return estimate > 0 ? min(count - 1, max(0, Int(distance / estimate))) : 0
        }
        var top = 0.0
        for (offset, height) in heights.enumerated() {
            top += height < 0 ? estimate : height
            if distance < top {
                return offset
            }
        }
        return count - 1
    }

    func height(at offset: Int) -> Double? {
        heights.isEmpty || heights[offset] < 0 ? nil : heights[offset]
    }

    /// - Returns: the former height.
    mutating func setHeight(_ height: Double?, at offset: Int) -> Double? {
        let former = self.height(at: offset)
        if height == former {
            return former
        }
        fill()
        heights[offset] = height ?? -1
        sumUp()
        return former
    }

    mutating func insert(_ height: Double?, at offset: Int) {
        count += 1
        if heights.isEmpty, height == nil {
            unknownCount += 1
            return
        }
        if heights.isEmpty {
            heights = Array(repeating: -1, count: count - 1)
        }
        heights.insert(height ?? -1, at: offset)
        sumUp()
    }

    mutating func remove(at offset: Int) -> Double? {
        let height = height(at: offset)
        count -= 1
        if heights.isEmpty {
            unknownCount -= 1
        } else {
            heights.remove(at: offset)
            sumUp()
        }
        return height
    }

    /// Leaves the first rows here.
    ///
    /// - Returns: the others.
    mutating func split(at offset: Int) -> Block {
        var rest = Block(count: count - offset)
        if !heights.isEmpty {
            rest.heights = Array(heights[offset...])
            rest.sumUp()
            heights.removeSubrange(offset...)
        }
        count = offset
        unknownCount = count
        if !heights.isEmpty {
            sumUp()
        }
        return rest
    }

    private mutating func fill() {
        if heights.isEmpty {
            heights = Array(repeating: -1, count: count)
        }
    }

    /// Works the sums out anew, so that no rounding adds up over time.
    private mutating func sumUp() {
        knownSum = 0
        unknownCount = 0
        for height in heights {
            if height < 0 {
                unknownCount += 1
            } else {
                knownSum += height
            }
        }
    }
}
