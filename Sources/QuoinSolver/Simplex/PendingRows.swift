/// The optional rows that wait for the next solve, in order of falling priority and then of age.
///
/// The strongest go first, so that few have to give way again.
struct PendingRows: ~Copyable {
    struct Level {
        var priority: Float
        var count: Int
    }

    struct Item {
        var row: Int32
        /// Which of the levels it belongs to.
        var level: Int32
    }

    /// In the order in which they came.
    private var items = Buffer<Item>(capacity: 16)
    /// A level for each priority, in the order in which they came.
    private var levels = Buffer<Level>(capacity: 8)
    /// The level of each priority, by the bits of its number.
    private var levelsByPriority = IndexTable()
    /// The levels of the last two rows that were not of the same: contents come in twos.
    private var last = 0
    private var lastButOne = 0

    var isEmpty: Bool {
        @inline(__always) get { items.isEmpty }
    }

    @inline(__always)
    mutating func append(_ row: Int, priority: Float) {
        if levels.isEmpty || levels[last].priority != priority {
            findLevel(of: priority)
        }
        levels[last].count += 1
        items.append(
            Item(
                row: Int32(truncatingIfNeeded: row), level: Int32(truncatingIfNeeded: last)))
    }

    /// Makes the level of a priority the last one.
    private mutating func findLevel(of priority: Float) {
        swap(&last, &lastButOne)
        if last < levels.count, levels[last].priority == priority {
            return
        }
        let key = Int(priority.bitPattern)
        last = levelsByPriority.value(of: key)
        if last < 0 {
            last = levels.count
            levels.append(Level(priority: priority, count: 0))
            levelsByPriority.setValue(last, of: key)
        }
    }

    /// Empties the list, handing its rows out in order.
    ///
    /// - Complexity: O(*n* + *p* log *p*) in the number of rows and that of their priorities.
    mutating func takeAll() -> PendingLevels {
        let priorities = levels.copy().map { $0.priority }
        let sorted = priorities.indices.sorted { priorities[$0] > priorities[$1] }
        var taken = PendingLevels()
        var places = Buffer<Int>(capacity: levels.count)
        _ = places.extend(by: levels.count)
        var end = 0
        for level in sorted {
            places[level] = end
            end += levels[level].count
            taken.ends.append(end)
        }
        var rows = Buffer<Int32>(capacity: items.count)
        _ = rows.extend(by: items.count)
        for index in 0..<items.count {
            let item = items[index]
            rows[places[item.level]] = item.row
            places[item.level] += 1
        }
        taken.rows = rows.copy()
        removeAll()
        return taken
    }

    mutating func removeAll() {
        items.removeAll()
        levels.removeAll()
        levelsByPriority.removeAll()
        last = 0
        lastButOne = 0
    }
}

/// Rows by falling priority and then by age, with the places where each priority ends.
struct PendingLevels {
    var rows: [Int32] = []
    var ends: [Int] = []

    /// The rows of each priority.
    var levels: [ArraySlice<Int32>] {
        var start = 0
        return ends.map { end in
            defer { start = end }
            return rows[start..<end]
        }
    }
}
