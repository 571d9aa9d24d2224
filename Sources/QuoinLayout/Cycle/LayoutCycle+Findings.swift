/// Telling what a pass has found.
extension LayoutCycle {
    /// Tells what the engine has found out, and which constraints wait. That is done when the pass is at its
    /// end: what contradicts itself on the way to it is nobody's concern, and to explain it takes long.
    ///
    /// - Returns: whether those who were told have changed something.
    @discardableResult
    func reportFindings(in tree: LayoutTree) -> Bool {
        guard !isReporting, !isSettling else { return false }
        if !tree.pending.mayHaveUntold, !(engine?.hasFindings ?? false) {
            return false
        }
        isReporting = true
        defer { isReporting = false }
        let before = tree.revision
        if let root = tree.root.target {
            engine?.reportStrayAnswers(to: root)
        }
        if !tree.isUnsettled {
            engine?.reportNewConflicts { trial(of: tree) }
        }
        tree.reportPending()
        return tree.revision != before
    }

    /// The tree beside itself. What hooks change while they are asked for it is taken in afterwards.
    private func trial(of tree: LayoutTree) -> LayoutTrial? {
        guard let root = tree.root.target else { return nil }
        return whileMeasuring(in: tree) { LayoutTrial(of: root, beside: engine) }
    }

    /// Calls `body`, which lets an engine measure views: it does not take in meanwhile what hooks change.
    func whileMeasuring<Result>(in tree: LayoutTree, _ body: () -> Result) -> Result {
        // Whoever asks may be asked by the engine.
        let wasSettling = isSettling
        isSettling = true
        depth += 1
        defer {
            isSettling = wasSettling
            endPass(tree)
        }
        return body()
    }
}

extension LayoutEngine {
    /// Whether there is something to be told.
    fileprivate var hasFindings: Bool {
        !strayAnswers.isEmpty || !newConflicts.isEmpty || !reportedConflicts.isEmpty
    }
}
