import QuoinLayout

extension LayoutMend {
    /// All of several at once, each in lines of its own.
    init(joining mends: [LayoutMend]) {
        self.init(
            mends.map { $0.description }.joined(separator: "\n"), mends.flatMap { $0.changes })
    }
}
