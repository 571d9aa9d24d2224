import QuoinLayout

/// Finds out which views of two snapshots are the same.
struct SnapshotMatching {
    let before: SnapshotTree
    let after: SnapshotTree
    /// What each view was before, and what each has become; −1 if it was not there, or is not.
    private(set) var origins: [Int]
    private(set) var fates: [Int]
    private var waiting: [(Int, Int)] = []

    init(_ before: SnapshotTree, _ after: SnapshotTree) {
        (self.before, self.after) = (before, after)
        origins = [Int](repeating: -1, count: after.nodes.count)
        fates = [Int](repeating: -1, count: before.nodes.count)
        if !before.nodes.isEmpty, !after.nodes.isEmpty {
            match(0, 0)
        }
        matchContents()
        matchMoved()
        matchContents()
    }

    private mutating func match(_ old: Int, _ new: Int) {
        origins[new] = old
        fates[old] = new
        waiting.append((old, new))
    }

    private mutating func matchContents() {
        while let (old, new) = waiting.popLast() {
            matchChildren(before.children[old], after.children[new])
        }
    }

    /// What tells views apart, the more of it the earlier they are compared by it.
    private struct Trait: Hashable {
        let key: SnapshotTree.Key?
        var type = ""
        var signature = 0
        var frame: Rect?
    }

    private mutating func matchChildren(_ old: [Int], _ new: [Int]) {
        if old.isEmpty || new.isEmpty {
            return
        }
        matchEqual(old, new) { tree, index in
            Trait(
                key: tree.keys[index], signature: tree.signatures[index],
                frame: tree.nodes[index].frame)
        }
        matchEqual(old, new) { tree, index in
            Trait(key: tree.keys[index], signature: tree.signatures[index])
        }
        matchEqual(old, new) { tree, index in Trait(key: tree.keys[index]) }
        // What is left and stands in the same place is called otherwise now.
        matchEqual(old, new) { tree, index in
            Trait(key: nil, type: tree.nodes[index].type, frame: tree.nodes[index].frame)
        }
    }

    /// Matches what has the same traits, in its order.
    private mutating func matchEqual(
        _ old: [Int], _ new: [Int], by trait: (SnapshotTree, Int) -> Trait
    ) {
        let open = new.filter { origins[$0] < 0 }
        guard !open.isEmpty else { return }
        var candidates: [Trait: [Int]] = [:]
        for index in old.reversed() where fates[index] < 0 {
            candidates[trait(before, index), default: []].append(index)
        }
        guard !candidates.isEmpty else { return }
        for index in open {
            if let found = candidates[trait(after, index)]?.popLast() {
                match(found, index)
            }
        }
    }

    /// Matches views that stand in another view now, if there is just one of that name.
    private mutating func matchMoved() {
        var gone: [SnapshotTree.Key: [Int]] = [:]
        for index in before.nodes.indices where fates[index] < 0 && before.keys[index].name != nil {
            gone[before.keys[index], default: []].append(index)
        }
        guard !gone.isEmpty else { return }
        var come: [SnapshotTree.Key: [Int]] = [:]
        for index in after.nodes.indices where origins[index] < 0 {
            come[after.keys[index], default: []].append(index)
        }
        for index in after.nodes.indices where origins[index] < 0 {
            let key = after.keys[index]
            if come[key]?.count == 1, let old = gone[key], old.count == 1, fates[old[0]] < 0 {
                match(old[0], index)
                matchContents()
            }
        }
    }
}
