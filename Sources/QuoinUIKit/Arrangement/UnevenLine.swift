/// Groups that follow one another, of which most are as long as is expected, and some are known to be of another length.
///
/// - Complexity: it keeps what is known, however many groups there are. Asking takes O(log *n*), and O(log² *n*) for what
///   is at a place; taking down what was found takes as many steps as are known.
struct UnevenLine {
    let count: Int
    /// How long a group is expected to be.
    let length: CGFloat
    let gap: CGFloat
    /// The groups that are known, in order, how much longer each is than expected, and all up to it together.
    private var numbers: [Int] = []
    private var excess: [CGFloat] = []
    private var sums: [CGFloat] = []

    init(count: Int, length: CGFloat, gap: CGFloat) {
        (self.count, self.length, self.gap) = (max(0, count), length, gap)
    }

    func start(of group: Int) -> CGFloat {
        let known = numbers.firstPlace { $0 >= group }
        return CGFloat(group) * (length + gap) + (known > 0 ? sums[known - 1] : 0)
    }

    func length(of group: Int) -> CGFloat {
        let known = numbers.firstPlace { $0 >= group }
        return length + (known < numbers.count && numbers[known] == group ? excess[known] : 0)
    }

    /// Where all of it ends.
    var end: CGFloat { count > 0 ? start(of: count) - gap : 0 }

    /// Takes down how long some groups are.
    mutating func set(_ lengths: [Int: CGFloat]) {
        var all: [Int: CGFloat] = [:]
        for (number, more) in zip(numbers, excess) { all[number] = more }
        for (number, length) in lengths where number < count { all[number] = length - self.length }
        numbers = all.keys.sorted()
        excess = numbers.map { all[$0] ?? 0 }
        sums = []
        var sum: CGFloat = 0
        for more in excess {
            sum += more
            sums.append(sum)
        }
    }

    /// The groups of which something may be within a range.
    func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let groups = 0..<count
        let first = groups.firstPlace { self.start(of: $0) + length(of: $0) >= start }
        let last = groups.firstPlace { self.start(of: $0) > end }
        return first..<max(first, last)
    }
}
