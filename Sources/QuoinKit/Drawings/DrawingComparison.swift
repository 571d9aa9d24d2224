import Quoin

/// Finds what two drawings of a view have in common.
///
/// A pixel gets its colour from the marks that cover it, one after the other. So where all that covers it is
/// in both drawings, in the same order and seen through the same, it looks the same: what has changed is
/// covered by the marks that are in one of them alone.
struct DrawingComparison {
    private let old: Drawing
    private let new: Drawing
    /// Marks that are in both, the places in both rising.
    private var pairs: [(old: Int, new: Int)] = []

    init(_ old: Drawing, _ new: Drawing) {
        self.old = old
        self.new = new
        let (oldCount, newCount) = (old.marks.count, new.marks.count)
        let shorter = min(oldCount, newCount)
        var start = 0
        while start < shorter, areAlike(start, start) {
            pairs.append((start, start))
            start += 1
        }
        var same = 0
        while same < shorter - start, areAlike(oldCount - 1 - same, newCount - 1 - same) {
            same += 1
        }
        findPairs(in: start..<oldCount - same, start..<newCount - same)
        for index in 0..<same {
            pairs.append((oldCount - same + index, newCount - same + index))
        }
        keepGroupsApart()
    }

    /// The areas of what is in one of the drawings alone.
    var areas: [Rect] {
        var areas: [Rect] = []
        var (nextOld, nextNew) = (0, 0)
        for pair in pairs + [(old.marks.count, new.marks.count)] {
            areas += old.marks[nextOld..<pair.old].map { $0.area }
            areas += new.marks[nextNew..<pair.new].map { $0.area }
            (nextOld, nextNew) = (pair.old + 1, pair.new + 1)
        }
        return areas
    }

    private func areAlike(_ oldIndex: Int, _ newIndex: Int) -> Bool {
        let (first, second) = (old.marks[oldIndex], new.marks[newIndex])
        return first.area == second.area && first.setting == second.setting
            && old.steps[first.step] == new.steps[second.step]
    }

    // MARK: Between the beginning and the end

    private struct Look: Hashable {
        var step: DrawingStep
        var setting: DrawingSetting
    }

    private static func look(of mark: DrawnMark, in drawing: Drawing) -> Look {
        Look(step: drawing.steps[mark.step], setting: mark.setting)
    }

    /// Pairs the marks that look alike, each with the first one that is left, and keeps the most that are in the
    /// same order.
    private mutating func findPairs(in oldRange: Range<Int>, _ newRange: Range<Int>) {
        guard !oldRange.isEmpty, !newRange.isEmpty else { return }
        var places: [Look: [Int]] = [:]
        for index in oldRange.reversed() {
            places[Self.look(of: old.marks[index], in: old), default: []].append(index)
        }
        var found: [(old: Int, new: Int)] = []
        for index in newRange {
            let look = Self.look(of: new.marks[index], in: new)
            if let place = places[look]?.popLast() {
                found.append((place, index))
            }
        }
        pairs += Self.longestRise(in: found)
    }

    /// The most pairs whose old places rise, of pairs whose new places do.
    private static func longestRise(in found: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        // For each length, the pair with the lowest old place that a rise of that length ends with.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: found.count)
        for (index, pair) in found.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if found[ends[middle]].old < pair.old {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            before[index] = low > 0 ? ends[low - 1] : nil
            if low < ends.count {
                ends[low] = index
            } else {
                ends.append(index)
            }
        }
        var rise: [(old: Int, new: Int)] = []
        var next = ends.last
        while let index = next {
            rise.append(found[index])
            next = before[index]
        }
        return rise.reversed()
    }

    /// Drops the pairs that were faded together in one drawing and apart in the other: where they overlap, that
    /// looks different.
    private mutating func keepGroupsApart() {
        var newOfOld: [Int: Int] = [:]
        var oldOfNew: [Int: Int] = [:]
        pairs = pairs.filter { pair in
            guard let first = old.marks[pair.old].group, let second = new.marks[pair.new].group
            else {
                return true
            }
            if newOfOld[first] == nil, oldOfNew[second] == nil {
                newOfOld[first] = second
                oldOfNew[second] = first
            }
            return newOfOld[first] == second && oldOfNew[second] == first
        }
    }
}

/// A few rectangles around many.
struct DamagedParts {
    /// More parts than this are not worth the calls that each of them takes.
    private static let most = 8
    private var parts: [Rect] = []

    mutating func add(_ area: Rect) {
        if parts.contains(where: { $0.contains(area) }) {
            return
        }
        parts.append(area)
        guard parts.count > Self.most else { return }
        join()
    }

    /// The parts, of which no two overlap.
    var separate: [Rect] {
        var separate: [Rect] = []
        for part in parts {
            var part = part
            // What it has grown by may overlap with others.
            while let index = separate.firstIndex(where: { $0.intersects(part) }) {
                part = part.union(separate.remove(at: index))
            }
            separate.append(part)
        }
        return separate
    }

    /// Makes one of the two that add the least when they are one.
    private mutating func join() {
        var best = (first: 0, second: 1, cost: Double.infinity)
        for first in parts.indices {
            for second in parts.indices where second > first {
                let joint = parts[first].union(parts[second])
                let cost = joint.area - parts[first].area - parts[second].area
                if cost < best.cost {
                    best = (first, second, cost)
                }
            }
        }
        parts[best.first] = parts[best.first].union(parts[best.second])
        parts.remove(at: best.second)
    }
}

extension Rect {
    fileprivate var area: Double { width * height }
}
