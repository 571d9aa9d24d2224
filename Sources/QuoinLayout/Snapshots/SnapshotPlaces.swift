/// Where the views of a snapshot stand in its list, for who looks for one after the other.
final class SnapshotPlaces: Sendable {
    /// For each view, where those in it end.
    private let ends: [Int]
    private let firstByName: [String: Int]

    init(of nodes: [LayoutSnapshot.Node]) {
        var ends = Array(repeating: nodes.count, count: nodes.count)
        var open: [Int] = []
        var firstByName: [String: Int] = [:]
        firstByName.reserveCapacity(nodes.count)
        for (place, node) in nodes.enumerated() {
            while let last = open.last, nodes[last].depth >= node.depth {
                ends[last] = place
                open.removeLast()
            }
            open.append(place)
            if firstByName[node.name] == nil {
                firstByName[node.name] = place
            }
        }
        self.ends = ends
        self.firstByName = firstByName
    }

    /// Where the views end that are in one.
    func end(ofSubtreeAt place: Int) -> Int { ends[place] }

    func first(named name: String) -> Int? { firstByName[name] }
}
