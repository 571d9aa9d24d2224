/// The optional rows that wait for the next solve, in order of falling priority and then of age.
///
/// The strongest go first, so that few have to give way again.
struct PendingRows: ~Copyable {
    struct Level {
        var priority: Float
        var rows: [Int32]
    }

    struct Item {
        var priority: Float
        var row: Int32
    }

    /// In the order in which they came.
    private var items = Buffer<Item>(capacity: 16)

    var isEmpty: Bool {
        @inline(__always) get { items.isEmpty }
    }

    @inline(__always)
    mutating func append(_ row: Int, priority: Float) {
        items.append(Item(priority: priority, row: Int32(truncatingIfNeeded: row)))
    }

    /// Empties the list, handing its rows out in order.
    ///
    /// - Complexity: O(*n* log *p*) in the number of rows and that of their priorities.
    mutating func takeAll() -> [Level] {
        let (priorities, counts) = tally()
        var lists = counts.map { count in
            var list: [Int32] = []
            list.reserveCapacity(count)
            return list
        }
        var known = 0
        for index in 0..<items.count {
            let item = items[index]
            if priorities[known] != item.priority {
                known = Self.place(of: item.priority, in: priorities)
            }
            lists[known].append(item.row)
        }
        items.removeAll()
        return priorities.indices.map { Level(priority: priorities[$0], rows: lists[$0]) }
    }

    /// The priorities, the highest first, and how many rows there are of each.
    private func tally() -> (priorities: [Float], counts: [Int]) {
        var priorities: [Float] = []
        var counts: [Int] = []
        var known = 0
        for index in 0..<items.count {
            let priority = items[index].priority
            if known >= priorities.count || priorities[known] != priority {
                known = Self.place(of: priority, in: priorities)
                if known == priorities.count || priorities[known] != priority {
                    priorities.insert(priority, at: known)
                    counts.insert(0, at: known)
                }
            }
            counts[known] += 1
        }
        return (priorities, counts)
    }

    /// Where a priority stands, or would stand, among falling ones.
    private static func place(of priority: Float, in priorities: [Float]) -> Int {
        var low = 0
        var high = priorities.count
        while low < high {
            let middle = (low + high) / 2
            if priorities[middle] > priority {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
