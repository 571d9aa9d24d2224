/// Leaving out what does not fit.
extension LineBreaker {
    /// The line with an ellipsis in place of what does not fit from a cluster to the end of the
    /// text.
    ///
    /// What is kept at the beginning ends before a newline; what is kept of the end begins after
    /// one.
    func truncated(from start: Int, keepsHead: Bool, keepsTail: Bool) -> BrokenLine {
        var head = start..<start
        var tail = clusters.count..<clusters.count
        var headPen = Pen(tabStop: tabStop)
        var tailAdvance = 0.0
        var growsHead = keepsHead
        var growsTail = keepsTail
        // The shorter of both grows, so that the ellipsis is in the middle.
        while head.upperBound < tail.lowerBound, growsHead || growsTail {
            if growsHead, !growsTail || headPen.position <= tailAdvance {
                var pen = headPen
                let cluster = clusters[head.upperBound]
                pen.pass(cluster)
                growsHead =
                    cluster.kind != .newline && fits(pen.position + ellipsis + tailAdvance)
                if growsHead {
                    headPen = pen
                    head = start..<head.upperBound + 1
                }
            } else {
                let cluster = clusters[tail.lowerBound - 1]
                let advance = tailAdvance + (cluster.kind == .tab ? tabStop : cluster.advance)
                growsTail =
                    cluster.kind != .newline && fits(headPen.position + ellipsis + advance)
                if growsTail {
                    tailAdvance = advance
                    tail = tail.lowerBound - 1..<clusters.count
                }
            }
        }
        return line(head: trimmedEnd(of: head), tail: trimmedStart(of: tail))
    }

    private func trimmedEnd(of range: Range<Int>) -> Range<Int> {
        let last = clusters[range].lastIndex { !$0.kind.isSpace }
        return range.lowerBound..<(last.map { $0 + 1 } ?? range.lowerBound)
    }

    private func trimmedStart(of range: Range<Int>) -> Range<Int> {
        (clusters[range].firstIndex { !$0.kind.isSpace } ?? range.upperBound)..<range.upperBound
    }

    private func line(head: Range<Int>, tail: Range<Int>) -> BrokenLine {
        var pen = Pen(tabStop: tabStop)
        for cluster in clusters[head] {
            pen.pass(cluster)
        }
        pen.position += ellipsis
        for cluster in clusters[tail] {
            pen.pass(cluster)
        }
        return BrokenLine(
            head: head, joint: .ellipsis, tail: tail, advance: pen.position, next: clusters.count)
    }
}
