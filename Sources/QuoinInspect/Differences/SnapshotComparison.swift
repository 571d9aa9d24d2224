import QuoinLayout

/// Says what happened to each view.
struct SnapshotComparison {
    /// Less than anyone sees.
    static var tolerance: Double { 1e-6 }

    private(set) var changes: [SnapshotDifference.Change] = []
    private let before: SnapshotTree
    private let after: SnapshotTree
    private let matching: SnapshotMatching
    /// The change of a frame that others are told with, by its amount.
    private var leaders: [FrameChange: Int] = [:]
    private var followers: [Int: [LayoutSnapshot.Node]] = [:]

    /// By how much a frame has changed, in steps that nobody sees, so that rounding tells no two apart.
    private struct FrameChange: Hashable {
        let amounts: [Double]

        init(_ from: Rect, _ to: Rect) {
            amounts = [
                to.minX - from.minX, to.minY - from.minY, to.width - from.width,
                to.height - from.height,
            ].map { ($0 * 1e5).rounded() + 0 }
        }

        var isNothing: Bool { amounts.allSatisfy { $0 == 0 } }
    }

    init(_ before: SnapshotTree, _ after: SnapshotTree) {
        (self.before, self.after) = (before, after)
        matching = SnapshotMatching(before, after)
        for index in after.nodes.indices {
            compare(index)
        }
        for index in before.nodes.indices where matching.fates[index] < 0 {
            noteDeparture(of: index)
        }
        changes = changes.indices.map { index in
            guard let others = followers[index] else { return changes[index] }
            let change = changes[index]
            return SnapshotDifference.Change(
                kind: change.kind, view: change.view, name: change.name, followers: others,
                contents: 0)
        }
    }

    private mutating func add(_ kind: SnapshotDifference.Kind, _ index: Int) {
        changes.append(
            SnapshotDifference.Change(
                kind: kind, view: after.nodes[index], name: after.label(of: index), followers: [],
                contents: 0))
    }

    private mutating func compare(_ index: Int) {
        let origin = matching.origins[index]
        guard origin >= 0 else {
            noteArrival(of: index)
            noteOrder(in: index)
            return
        }
        let (old, new) = (before.nodes[origin], after.nodes[index])
        if before.keys[origin] != after.keys[index] {
            add(.renamed(from: old.name), index)
        }
        noteContainer(of: index, origin)
        noteFrame(index, old.frame, new.frame)
        if old.isHidden != new.isHidden {
            add(new.isHidden ? .hidden : .shown, index)
        }
        for problem in new.diagnostics where !old.diagnostics.contains(problem) {
            add(.problem(problem), index)
        }
        for problem in old.diagnostics where !new.diagnostics.contains(problem) {
            add(.solved(problem), index)
        }
        noteOrder(in: index)
    }

    private mutating func noteFrame(_ index: Int, _ old: Rect, _ new: Rect) {
        let amount = FrameChange(old, new)
        if amount.isNothing {
            return
        }
        if let leader = leaders[amount] {
            followers[leader, default: []].append(after.nodes[index])
            return
        }
        leaders[amount] = changes.count
        add(.frame(from: old, to: new), index)
    }

    private mutating func noteContainer(of index: Int, _ origin: Int) {
        let (old, new) = (before.parents[origin], after.parents[index])
        if old >= 0, new >= 0, matching.origins[new] != old {
            add(
                .changedContainer(from: before.nodes[old].name, to: after.nodes[new].name), index)
        }
    }

    /// A view that came is told with what is in it.
    private mutating func noteArrival(of index: Int) {
        let parent = after.parents[index]
        guard parent < 0 || matching.origins[parent] >= 0 else { return }
        changes.append(
            SnapshotDifference.Change(
                kind: .came(into: parent < 0 ? nil : after.nodes[parent].name),
                view: after.nodes[index], name: after.label(of: index), followers: [],
                contents: after.contents[index]))
        for problem in after.nodes[index].diagnostics {
            add(.problem(problem), index)
        }
    }

    private mutating func noteDeparture(of index: Int) {
        let parent = before.parents[index]
        guard parent < 0 || matching.fates[parent] >= 0 else { return }
        changes.append(
            SnapshotDifference.Change(
                kind: .went(from: parent < 0 ? nil : before.nodes[parent].name),
                view: before.nodes[index], name: before.label(of: index), followers: [],
                contents: before.contents[index]))
    }

    // MARK: Order

    /// Notes which of the views in a view have changed places: as few as can be.
    private mutating func noteOrder(in index: Int) {
        let origin = matching.origins[index]
        guard origin >= 0 else { return }
        let children = after.children[index].filter { child in
            let old = matching.origins[child]
            return old >= 0 && before.parents[old] == origin
        }
        let places = children.map { matching.origins[$0] }
        guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return }
        let staying = Self.longestRise(places)
        for (position, child) in children.enumerated() where !staying.contains(position) {
            let sibling = position == 0 ? nil : after.nodes[children[position - 1]].name
            add(.reordered(after: sibling), child)
        }
    }

    /// The positions of a longest rising part of a list.
    private static func longestRise(_ numbers: [Int]) -> Set<Int> {
        // For each length, where the rise of that length ends that ends lowest.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            previous[position] = low > 0 ? ends[low - 1] : -1
            if low == ends.count {
                ends.append(position)
            } else {
                ends[low] = position
            }
        }
        var found: Set<Int> = []
        var position = ends.last ?? -1
        while position >= 0 {
            found.insert(position)
            position = previous[position]
        }
        return found
    }
}
