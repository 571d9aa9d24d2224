/// The optional rows that wait for the next solve, in order of falling priority and then of age.
///
/// The strongest go first, so that few have to give way again.
struct PendingRows {
    struct Level {
        var priority: Float
        var rows: [Int32]
    }

    private var levels: [Level] = []
    private var lastLevel = 0
    private(set) var isEmpty = true

    mutating func append(_ row: Int, priority: Float) {
        isEmpty = false
        if lastLevel < levels.count, levels[lastLevel].priority == priority {
            levels[lastLevel].rows.append(Int32(row))
            return
        }
        var low = 0
        var high = levels.count
        while low < high {
            let middle = (low + high) / 2
            if levels[middle].priority > priority {
                low = middle + 1
            } else {
                high = middle
            }
        }
        lastLevel = low
        if low < levels.count, levels[low].priority == priority {
            levels[low].rows.append(Int32(row))
        } else {
            levels.insert(Level(priority: priority, rows: [Int32(row)]), at: low)
        }
    }

    /// Empties the list, handing its rows out in order.
    mutating func takeAll() -> [Level] {
        let taken = levels
        levels = []
        lastLevel = 0
        isEmpty = true
        return taken
    }
}
