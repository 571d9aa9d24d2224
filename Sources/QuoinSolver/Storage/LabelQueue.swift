/// A queue from which the item with the smallest key comes first; of equal keys, the smallest item.
struct LabelQueue: ~Copyable {
    struct Item {
        var key: Int64
        var value: Int32

        @inline(__always)
        static func < (left: Item, right: Item) -> Bool {
            left.key < right.key || (left.key == right.key && left.value < right.value)
        }
    }

    private var items = Buffer<Item>(capacity: 64)

    var isEmpty: Bool {
        @inline(__always) get { items.isEmpty }
    }

    /// The smallest key, or the largest number there is when the queue is empty.
    var firstKey: Int64 {
        @inline(__always) get { items.isEmpty ? .max : items[0].key }
    }

    mutating func removeAll() {
        items.removeAll()
    }

    @inline(__always)
    mutating func push(_ value: Int, key: Int64) {
        let item = Item(key: key, value: Int32(truncatingIfNeeded: value))
        items.append(item)
        var hole = items.count - 1
        while hole > 0 {
            let parent = (hole - 1) >> 1
            if !(item < items[parent]) {
                break
            }
            items[hole] = items[parent]
            hole = parent
        }
        items[hole] = item
    }

    @inline(__always)
    mutating func popFirst() -> Item? {
        guard let last = items.popLast() else { return nil }
        let count = items.count
        if count == 0 {
            return last
        }
        let first = items[0]
        var hole = 0
        while true {
            var child = 2 * hole + 1
            if child >= count {
                break
            }
            if child + 1 < count && items[child + 1] < items[child] {
                child += 1
            }
            if !(items[child] < last) {
                break
            }
            items[hole] = items[child]
            hole = child
        }
        items[hole] = last
        return first
    }
}
