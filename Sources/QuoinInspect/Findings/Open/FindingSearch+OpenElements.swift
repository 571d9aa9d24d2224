import QuoinLayout

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
}
