/// Solving: doing what was put off.
extension Simplex {
    var isSolved: Bool {
        queue.isEmpty && broken.isEmpty && pendingRows.isEmpty && sleepers.isEmpty
    }

    /// Makes everything optimal and every value current.
    mutating func solve() {
        if isSolved {
            return
        }
        progress.begin()
        _ = settle(.watched)
        improve()
        tidyLeavingVariables()
        takeInPendingRows()
        wakeSleepers()
        _ = settle(.everything)
        if combinationsMade > 0 {
            combinationsMade = 0
            if !isAccurate() {
                rebuild()
                _ = settle(.everything)
            }
        }
        improve()
        _ = settle(.everything)
    }

    private mutating func takeInPendingRows() {
        if pendingRows.isEmpty {
            return
        }
        invalidatePlans()
        for level in pendingRows.takeAll() {
            for index in level {
                let row = Int(index)
                guard rows[row].status == .pending else { continue }
                watchTerms(of: row)
                if !queue.isEmpty {
                    _ = settle(.watched, limit: rowKey(row))
                }
                rows[row].status = .loose
                _ = mend(row)
            }
        }
    }
}
