/// Holds a ``GradedSum`` for each of many owners, as short linked lists in one piece of memory.
///
/// An owner keeps the head of its list, −1 for zero.
struct GradedStore: ~Copyable {
    struct Node {
        var priority: Float
        var next: Int32
        var amount: Double
    }

    private var nodes = Buffer<Node>(capacity: 32)
    private var vacant: Int32 = -1
    /// Whether an amount was too large to be a number.
    var hasOverflowed = false
    /// Whether so little was left where an amount cancelled out that it may be rounding which has grown.
    var isDoubtful = false

    static let zero: Int32 = -1

    /// Adds `amount` at `priority`; what cancels out but for rounding is dropped.
    mutating func add(_ amount: Double, at priority: Float, to head: inout Int32) {
        if amount == 0 {
            return
        }
        if !amount.isFinite {
            hasOverflowed = true
            return
        }
        var previous: Int32 = -1
        var current = head
        while current >= 0, nodes[current].priority > priority {
            previous = current
            current = nodes[current].next
        }
        if current >= 0, nodes[current].priority == priority {
            let old = nodes[current].amount
            let sum = old + amount
            let size = max(abs(old), abs(amount))
            if abs(sum) > Tolerance.doubt * size {
                nodes[current].amount = sum
                hasOverflowed = hasOverflowed || !sum.isFinite
            } else if abs(sum) > Tolerance.cancellation * size {
                nodes[current].amount = sum
                isDoubtful = true
            } else {
                let next = nodes[current].next
                release(current)
                link(next, after: previous, head: &head)
            }
            return
        }
        let node = take(Node(priority: priority, next: current, amount: amount))
        link(node, after: previous, head: &head)
    }

    /// Adds `factor` times `sum`.
    mutating func add(_ sum: borrowing GradedSum, times factor: Double, to head: inout Int32) {
        for index in 0..<sum.parts.count {
            let part = sum.parts[index]
            add(part.amount * factor, at: part.priority, to: &head)
        }
    }

    /// Writes (the list + `amount` at `priority`) × `factor` into `sum`.
    ///
    /// Parts that are no more than rounding are left out: what is left at a high priority, of prices
    /// that have cancelled out, would outweigh all that is meant at the lower ones.
    func read(
        _ head: Int32, plus amount: Double, at priority: Float, times factor: Double,
        into sum: inout GradedSum
    ) {
        sum.clear()
        var current = head
        var isPending = amount != 0
        while current >= 0 {
            let node = nodes[current]
            if isPending, node.priority <= priority {
                isPending = false
                if node.priority == priority {
                    let total = node.amount + amount
                    if abs(total) > Tolerance.price {
                        sum.append(total * factor, at: priority)
                    }
                    current = node.next
                    continue
                }
                sum.append(amount * factor, at: priority)
            }
            if abs(node.amount) > Tolerance.price {
                sum.append(node.amount * factor, at: node.priority)
            }
            current = node.next
        }
        if isPending {
            sum.append(amount * factor, at: priority)
        }
    }

    /// Makes the list zero.
    mutating func clear(_ head: inout Int32) {
        while head >= 0 {
            let next = nodes[head].next
            release(head)
            head = next
        }
    }

    /// A list of its own with the same parts.
    mutating func copy(_ head: Int32) -> Int32 {
        var result = Self.zero
        var last: Int32 = -1
        var current = head
        while current >= 0 {
            let node = nodes[current]
            let copied = take(Node(priority: node.priority, next: -1, amount: node.amount))
            link(copied, after: last, head: &result)
            last = copied
            current = node.next
        }
        return result
    }

    private mutating func take(_ node: Node) -> Int32 {
        if vacant >= 0 {
            let index = vacant
            vacant = nodes[index].next
            nodes[index] = node
            return index
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    private mutating func release(_ index: Int32) {
        nodes[index].next = vacant
        vacant = index
    }

    private mutating func link(_ node: Int32, after previous: Int32, head: inout Int32) {
        if previous >= 0 {
            nodes[previous].next = node
        } else {
            head = node
        }
    }
}
