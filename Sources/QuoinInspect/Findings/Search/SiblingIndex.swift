import QuoinLayout

/// Where siblings are that have come to rest, to find those of thousands that lie at a place.
struct SiblingIndex {
    private let axis: Axis
    /// By where they begin along the axis.
    private let placed: [(view: View, rect: Rect)]
    /// How far the ones reach that stand in a part of the list, by the middle of that: of all of them, of both halves of
    /// the rest, and so on.
    private var ends: [Double]

    /// - Parameter axis: the one along which they lie apart.
    init(_ siblings: [(view: View, rect: Rect)], along axis: Axis) {
        self.axis = axis
        placed = siblings.sorted { $0.rect.origin[axis] < $1.rect.origin[axis] }
        ends = Array(repeating: -.infinity, count: siblings.count)
        noteEnds(in: placed.indices)
    }

    @discardableResult
    private mutating func noteEnds(in part: Range<Int>) -> Double {
        guard !part.isEmpty else { return -.infinity }
        let middle = part.lowerBound + part.count / 2
        let own = placed[middle].rect.origin[axis] + placed[middle].rect.size[axis]
        let before = noteEnds(in: part.lowerBound..<middle)
        let behind = noteEnds(in: middle + 1..<part.upperBound)
        ends[middle] = max(own, before, behind)
        return ends[middle]
    }

    /// The siblings that have something in common with a rectangle along the axis.
    ///
    /// - Complexity: O(*k* log *n*) in those that are found.
    func siblings(beside rect: Rect) -> [View] {
        let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
        var found: [View] = []
        var waiting = [placed.indices]
        while let part = waiting.popLast() {
            guard !part.isEmpty else { continue }
            let middle = part.lowerBound + part.count / 2
            guard ends[middle] >= start else { continue }
            waiting.append(part.lowerBound..<middle)
            let one = placed[middle]
            guard one.rect.origin[axis] <= end else { continue }
            waiting.append(middle + 1..<part.upperBound)
            if one.rect.origin[axis] + one.rect.size[axis] >= start { found.append(one.view) }
        }
        return found
    }
}
