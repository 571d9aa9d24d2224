/// Rows by the price at which they give way, the cheapest first; of equal prices, the row that moves
/// most with the one that is mended.
struct BreakpointQueue: ~Copyable {
    struct Item {
        var row: Int32
        /// Where the row, or the one whose place it takes, stands in the expansion.
        var position: Int32
        /// How much the mended row moves with it.
        var share: Double
        fileprivate var firstPart: Int32
        fileprivate var partCount: Int32
    }

    private var items = Buffer<Item>(capacity: 16)
    private var parts = Buffer<GradedSum.Part>(capacity: 16)

    mutating func removeAll() {
        items.removeAll()
        parts.removeAll()
    }

    mutating func push(_ price: borrowing GradedSum, row: Int, position: Int, share: Double) {
        let item = Item(
            row: Int32(row), position: Int32(position), share: share,
            firstPart: Int32(parts.count), partCount: Int32(price.parts.count))
        for index in 0..<price.parts.count {
            parts.append(price.parts[index])
        }
        items.append(item)
        var hole = items.count - 1
        while hole > 0 {
            let parent = (hole - 1) >> 1
            if !precedes(item, items[parent]) {
                break
            }
            items[hole] = items[parent]
            hole = parent
        }
        items[hole] = item
    }

    /// Takes the cheapest row, and writes its price into `price`.
    mutating func popFirst(into price: inout GradedSum) -> Item? {
        guard let last = items.popLast() else { return nil }
        let first = items.first ?? last
        if !items.isEmpty {
            sink(last)
        }
        price.clear()
        for index in Int(first.firstPart)..<Int(first.firstPart + first.partCount) {
            price.append(parts[index].amount, at: parts[index].priority)
        }
        return first
    }

    private mutating func sink(_ item: Item) {
        let count = items.count
        var hole = 0
        while true {
            var child = 2 * hole + 1
            if child >= count {
                break
            }
            if child + 1 < count, precedes(items[child + 1], items[child]) {
                child += 1
            }
            if !precedes(items[child], item) {
                break
            }
            items[hole] = items[child]
            hole = child
        }
        items[hole] = item
    }

    private func precedes(_ left: Item, _ right: Item) -> Bool {
        for index in 0..<min(left.partCount, right.partCount) {
            let leftPart = parts[left.firstPart + index]
            let rightPart = parts[right.firstPart + index]
            if leftPart.priority != rightPart.priority {
                let leftIsHigher = leftPart.priority > rightPart.priority
                return leftIsHigher ? leftPart.amount < 0 : rightPart.amount > 0
            }
            let difference = leftPart.amount - rightPart.amount
            let largest = max(abs(leftPart.amount), abs(rightPart.amount))
            if abs(difference) > Tolerance.gradedComparison * largest {
                return difference < 0
            }
        }
        if left.partCount != right.partCount {
            return left.partCount < right.partCount
                ? parts[right.firstPart + left.partCount].amount > 0
                : parts[left.firstPart + right.partCount].amount < 0
        }
        return left.share == right.share
            ? left.position < right.position : left.share > right.share
    }
}
