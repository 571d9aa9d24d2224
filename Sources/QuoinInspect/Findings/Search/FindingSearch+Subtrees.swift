import QuoinLayout

/// Which views that are shown are in which.
extension FindingSearch {
    /// Whether a view that is shown is in another one.
    ///
    /// - Complexity: constant, however deep it is.
    func isShown(_ view: View, in outer: View) -> Bool {
        guard let position = positions[ObjectIdentifier(view)],
            let start = positions[ObjectIdentifier(outer)]
        else { return false }
        return position > start && position < subtreeEnds[start]
    }

    /// For each view that is shown, where those in it end among these.
    func makeSubtreeEnds() -> [Int] {
        var ends = Array(1..<shown.count + 1)
        for (index, view) in shown.enumerated().reversed() {
            if let outer = view.superview.flatMap({ positions[ObjectIdentifier($0)] }) {
                ends[outer] = max(ends[outer], ends[index])
            }
        }
        return ends
    }
}
