/// Breaks a text into lines.
///
/// It works from left to right and puts into each line what fits.
struct LineBreaker {
    /// The text.
    let clusters: [TextCluster]
    /// How wide a line may be, in the units of the advances.
    var width: Double
    /// How much wider it may be than that, for rounding's sake.
    var tolerance: Double
    /// How many lines there may be, or 0.
    let numberOfLines: Int
    /// What happens to text that is wider than its room.
    var mode: LineBreakMode
    /// How far one tab stop is from the next.
    let tabStop: Double
    /// How wide a hyphen is.
    let hyphen: Double
    /// How wide an ellipsis is.
    let ellipsis: Double

    /// The lines, and whether they leave out some of the text.
    ///
    /// - Complexity: O(*n*) in the number of clusters.
    func lines() -> (lines: [BrokenLine], isTruncated: Bool) {
        var lines: [BrokenLine] = []
        guard !clusters.isEmpty else { return (lines, false) }
        var start = 0
        while true {
            let (line, end) = line(from: start, after: lines.count)
            lines.append(line)
            if let end {
                return (lines, end == .truncated)
            }
            start = line.next
        }
    }

    /// What ends a text.
    enum End {
        /// Nothing is left over.
        case reached
        /// Some of it is not shown.
        case truncated
    }

    /// The line that begins with a cluster and comes after some lines, and what ends the text with it, if
    /// anything does.
    func line(from start: Int, after count: Int) -> (line: BrokenLine, end: End?) {
        let line = line(from: start)
        if count + 1 == numberOfLines {
            let isTruncated = showsSomething(from: line.next)
            return isTruncated
                ? (lastLine(from: start, wrapped: line), .truncated) : (last(line), .reached)
        }
        return (line, line.next == clusters.count && !line.endsInNewline ? .reached : nil)
    }

    /// Whether a line of a width has room.
    func fits(_ advance: Double) -> Bool {
        advance <= width + tolerance
    }

    /// The line that begins with a cluster.
    private func line(from start: Int) -> BrokenLine {
        var finder = BreakFinder()
        var pen = Pen(tabStop: tabStop)
        // The line up to the last place at which it may end.
        var shorter: BrokenLine?
        // The line as far as it is seen: without spaces at the end.
        var line = BrokenLine(head: start..<start, advance: 0, next: start)
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if cluster.kind == .newline {
                return whole(line, to: index, pen: pen, endsInNewline: true)
            }
            if finder.allowsBreak(before: cluster.kind) {
                line.next = index
                shorter = broken(line, after: clusters[index - 1].kind) ?? shorter
            }
            finder.pass(cluster.kind)
            pen.pass(cluster)
            if cluster.kind.isSpace {
                continue
            }
            if !fits(pen.position), index > start {
                line.next = index
                return mode == .characterWrapping ? line : shorter ?? line
            }
            line.head = start..<index + 1
            line.advance = pen.position
        }
        return whole(line, to: clusters.count, pen: pen, endsInNewline: false)
    }

    /// A line that may end here, if the hyphen that it then needs fits.
    private func broken(_ line: BrokenLine, after kind: ClusterKind) -> BrokenLine? {
        guard kind == .softHyphen else { return line }
        var hyphenated = line
        hyphenated.joint = .hyphen
        hyphenated.advance += hyphen
        return fits(hyphenated.advance) ? hyphenated : nil
    }

    /// A line that ends where the text says so. Spaces at its end count as far as there is room.
    private func whole(
        _ line: BrokenLine, to end: Int, pen: Pen, endsInNewline: Bool
    ) -> BrokenLine {
        BrokenLine(
            head: line.head.lowerBound..<end, advance: max(line.advance, min(pen.position, width)),
            next: endsInNewline ? end + 1 : end, endsInNewline: endsInNewline)
    }

    /// Whether anything from a cluster on would be seen.
    private func showsSomething(from start: Int) -> Bool {
        clusters[start...].contains { $0.kind.isVisible }
    }

    /// A line after which only what is not seen is left, and taken along.
    private func last(_ line: BrokenLine) -> BrokenLine {
        var last = line
        last.next = clusters.count
        return last
    }

    /// The last line that is allowed, if more text is left than fits.
    private func lastLine(from start: Int, wrapped: BrokenLine) -> BrokenLine {
        switch mode {
        case .wordWrapping, .characterWrapping: wrapped
        case .clipping: unbroken(from: start)
        case .truncatingHead: truncated(from: start, keepsHead: false, keepsTail: true)
        case .truncatingTail: truncated(from: start, keepsHead: true, keepsTail: false)
        case .truncatingMiddle: truncated(from: start, keepsHead: true, keepsTail: true)
        }
    }

    /// The line that runs on over the edge, up to a newline.
    private func unbroken(from start: Int) -> BrokenLine {
        let end = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
        var pen = Pen(tabStop: tabStop)
        for cluster in clusters[start..<end] {
            pen.pass(cluster)
        }
        return BrokenLine(head: start..<end, advance: pen.position, next: clusters.count)
    }
}
