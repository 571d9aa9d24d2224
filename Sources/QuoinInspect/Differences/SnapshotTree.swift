import QuoinLayout

/// A snapshot with what is in what.
struct SnapshotTree {
    let nodes: [LayoutSnapshot.Node]
    /// What each view is in; −1 for the topmost.
    let parents: [Int]
    let children: [[Int]]
    /// How many views are in each.
    let contents: [Int]
    /// What each is called for comparing: by its name, or by its type if it has none.
    let keys: [Key]
    /// The same for views that are of one type and have the same in them.
    let signatures: [Int]
    /// How often each name occurs.
    private let counts: [String: Int]

    struct Key: Hashable {
        let name: String?
        let type: String
    }

    init(_ snapshot: LayoutSnapshot) {
        nodes = snapshot.nodes
        var parents: [Int] = []
        var children = [[Int]](repeating: [], count: nodes.count)
        var path: [Int] = []
        for (index, node) in nodes.enumerated() {
            while let last = path.last, nodes[last].depth >= node.depth {
                path.removeLast()
            }
            parents.append(path.last ?? -1)
            if let parent = path.last {
                children[parent].append(index)
            }
            path.append(index)
        }
        keys = nodes.map { node in
            Key(name: node.isNumbered ? nil : node.name, type: node.type)
        }
        var contents = [Int](repeating: 0, count: nodes.count)
        var signatures = [Int](repeating: 0, count: nodes.count)
        for index in nodes.indices.reversed() {
            var hasher = Hasher()
            hasher.combine(keys[index])
            for child in children[index] {
                hasher.combine(signatures[child])
                contents[index] += contents[child] + 1
            }
            signatures[index] = hasher.finalize()
        }
        (self.parents, self.children) = (parents, children)
        (self.contents, self.signatures) = (contents, signatures)
        counts = nodes.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    }

    /// The name of a view, with what it is in if there are others of that name.
    func label(of index: Int) -> String {
        let name = nodes[index].name
        guard counts[name] ?? 0 > 1, parents[index] >= 0 else { return name }
        return "\(name) in \(nodes[parents[index]].name)"
    }
}

extension LayoutSnapshot.Node {
    /// Whether the view has no name, so that it is called by its type and a number, which changes with every
    /// view that comes before it.
    fileprivate var isNumbered: Bool {
        guard name.hasPrefix(type), let sign = name.lastIndex(of: "#") else { return false }
        let digits = name[name.index(after: sign)...]
        return name[..<sign] == type[...] && !digits.isEmpty && digits.allSatisfy { $0.isNumber }
    }
}
