import QuoinLayout

/// An element whose place or size is open along an axis.
struct OpenElement {
    let element: LayoutElement
    /// How much it says of itself along that axis; see ``FindingSearch/statementCount(of:along:)``.
    let said: Int
}

/// What is open, in the order in which it is looked at.
extension FindingSearch {
    /// The elements that are open along an axis, those first that say least of themselves.
    func openElements(along axis: Axis) -> [OpenElement] {
        if let known = openElements[axis] {
            return known
        }
        let found = openCandidates.filter { isOpen($0, axis) }.map {
            OpenElement(element: $0, said: statementCount(of: $0, along: axis))
        }
        // Sorting must keep the order of the tree.
        let sorted = (0...2).flatMap { said in found.filter { $0.said == said } }
        openElements[axis] = sorted
        return sorted
    }

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
