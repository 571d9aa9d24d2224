/// Some rows one after the other.
struct RowBlock {
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

    /// Makes rows of these heights, which are negative where they are not known.
    init(heights: [Double]) {
        self.init(count: heights.count)
        if heights.contains(where: { $0 >= 0 }) {
            self.heights = heights
            sumUp()
        }
    }

    /// Of how many rows the height is known.
    var knownCount: Int { count - unknownCount }

    /// Whether the height of any row may be known.
    var knowsHeights: Bool { !heights.isEmpty }

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
            guard distance > 0, estimate > 0 else { return 0 }
            return Int(min(distance / estimate, Double(count - 1)))
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
    mutating func split(at offset: Int) -> RowBlock {
        var rest = RowBlock(count: count - offset)
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
