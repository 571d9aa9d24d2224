/// Solving: doing what was put off.
extension Simplex {
    var isSolved: Bool {
        queue.isEmpty && broken.isEmpty && pendingRows.isEmpty && sleepers.isEmpty
            && !arePricesVoid && !isVoid && !mustTryLeftOut
    }

    /// Makes everything optimal and every value current.
    mutating func solve() {
        if isBatching || isSolved {
            return
        }
        if !isVoid {
            solveTogether()
            if isSound() {
                if mustTryLeftOut {
                    tryLeftOutRows()
                }
                return
            }
            makeVoid()
        }
        takeInAnew()
    }

    private mutating func solveTogether() {
        progress.begin()
        _ = settle(.watched)
        improve()
        tidyLeavingVariables()
        takeInPendingRows()
        wakeSleepers()
        _ = settle(.everything)
        if combinationsMade > 0 {
            combinationsSinceRebuild += combinationsMade
            combinationsMade = 0
            if isRebuildDue || !isAccurate() {
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
            for index in level where rows[index].status == .pending {
                takeIn(Int(index))
            }
            if progress.isLong(size: rows.count + variables.count) {
                _ = settle(.watched)
            }
        }
    }

    /// Takes an optional row in and mends it at once: in a layout that is one step or none.
    ///
    /// In a system that is not like a layout each row may take dozens of steps, most of which the
    /// next row makes void. Once that shows, the rest of the level is taken in first and mended
    /// together.
    private mutating func takeIn(_ row: Int) {
        watchTerms(of: row)
        if progress.isLong(size: rows.count + variables.count) {
            rows[row].status = .loose
            queueCheck(row)
            return
        }
        if !queue.isEmpty {
            _ = settle(.watched, limit: rowKey(row))
        }
        rows[row].status = .loose
        _ = mend(row)
    }
}
