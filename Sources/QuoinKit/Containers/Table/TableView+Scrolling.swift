/// Scrolling to rows.
extension TableView {
    /// Where a row is to be seen after scrolling to it.
    public enum ScrollPosition: Hashable, Sendable {
        /// Where it takes the least scrolling.
        case none
        /// Where the rows begin that are in sight.
        case top
        /// In the middle of the table.
        case middle
        /// Where the rows end that are in sight.
        case bottom
    }

    /// Scrolls until a row is to be seen at a place. Of the rows between only those are measured that
    /// come to be in sight.
    ///
    /// The place is exact after the next layout, when the heights of the rows around are known.
    public final func scrollToRow(at row: Int, position: ScrollPosition = .none) {
        countRows()
        if let path = sections.path(ofNumber: row) {
            scrollToRow(at: path, position: position)
        }
    }

    /// Scrolls until a row is to be seen at a place, beside the header and footer that stick with it.
    ///
    /// The place is exact after the next layout, when the heights of the rows around are known.
    public final func scrollToRow(at path: RowPath, position: ScrollPosition = .none) {
        countRows()
        guard let row = sections.place(of: path) else { return }
        var target = ScrollTarget(row: row, position: position)
        // Whoever asks for it in each layout is not to have another one for it. If there is one all the same, the row
        // may be moved by what it is for.
        let isThere =
            isSettled && cell(at: row) != nil && abs(offset(for: target) - bounds.minY) < 0.001
        target.reachedIn = isThere ? layoutCount : nil
        self.target = target
        if !isThere { setNeedsLayout() }
    }

    /// Scrolls to a row with the next layout, whatever that is for, and asks for none.
    package final func aim(at path: RowPath, position: ScrollPosition) {
        if let row = sections.place(of: path) {
            target = ScrollTarget(row: row, position: position)
        }
    }

    /// Whether all that is in sight has been measured and is in its place.
    private var isSettled: Bool { counting == .none && !isBusy && !mayNeedLayout }

    /// Lets go of a target that was reached when it was named, once there has been a layout that had no rows to arrange.
    final func dropFormerTarget() {
        if let count = target?.reachedIn, layoutCount > count &+ 1 {
            target = nil
        }
    }

    /// Brings the offset in line with the target.
    final func followTarget() {
        guard let target, heights.contains(target.row) else { return }
        bounds.origin.y = offset(for: target)
    }

    /// Where a target leads, as far as the heights on the way are known.
    private func offset(for target: ScrollTarget) -> Double {
        let inset = leastInset
        let start = heights.top(of: target.row)
        let end = start + heights.height(of: target.row)
        var visible = (start: bounds.minY + inset.top, end: bounds.maxY - inset.bottom)
        if let section = sections.section(at: target.row) {
            let stuck = stuckHeights(of: section)
            visible.start = min(visible.start + stuck.header, max(visible.start, visible.end))
            visible.end = max(visible.end - stuck.footer, visible.start)
        }
        var offset = bounds.minY
        switch target.position {
        case .none:
            if start < visible.start || end - start > visible.end - visible.start {
                offset += start - visible.start
            } else if end > visible.end {
                offset += end - visible.end
            }
        case .top:
            let stuck = visible.start - bounds.minY - inset.top
            offset = self.offset(bringingToTop: start - stuck)
        case .middle:
            offset += (start + end - visible.start - visible.end) / 2
            // Half of what is left over may end between two pixels; rows and what sticks would be out of step there.
            if let scale = window?.scale {
                offset = Pixels.rounded(offset, scale: scale)
            }
        case .bottom: offset += end - visible.end
        }
        let greatest = heights.total + inset.bottom - bounds.height
        return max(-adjustedContentInset.top, min(offset, greatest))
    }
}

/// A row to be scrolled to.
struct ScrollTarget {
    var row: Int
    var position: TableView.ScrollPosition
    /// If the row was there already, how many layouts had begun then.
    var reachedIn: UInt32?
}
