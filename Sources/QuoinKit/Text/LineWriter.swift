/// Writes out lines of which only the clusters are known.
struct LineWriter {
    private let text: String
    private let clusters: [TextCluster]
    /// Whether there may be clusters that are not to be drawn.
    private let mayHideClusters: Bool

    /// Begins with a text and its clusters.
    init(text: String, clusters: [TextCluster]) {
        self.text = text
        self.clusters = clusters
        mayHideClusters = clusters.contains {
            $0.kind == .softHyphen || $0.kind == .word && $0.advance == 0
        }
    }

    /// What is to be drawn for a line.
    func text(of line: BrokenLine) -> String {
        switch line.joint {
        case .none: written(line.head)
        case .hyphen: written(line.head) + "-"
        case .ellipsis: written(line.head) + "…" + written(line.tail)
        }
    }

    /// Where clusters are in the text.
    func range(of clusters: Range<Int>) -> Range<String.Index> {
        place(clusters.lowerBound)..<place(clusters.upperBound)
    }

    /// What is to be drawn for some clusters.
    func written(_ range: Range<Int>) -> String {
        if range.isEmpty {
            return ""
        }
        if !mayHideClusters {
            return range == clusters.indices ? text : String(text[self.range(of: range)])
        }
        var written = ""
        for index in range where !isHidden(index) {
            written += text[self.range(of: index..<index + 1)]
        }
        return written
    }

    /// Whether nothing is drawn for a cluster: for a soft hyphen, and for a control character, for which a canvas
    /// would show a sign that takes room.
    private func isHidden(_ index: Int) -> Bool {
        let cluster = clusters[index]
        if cluster.kind == .softHyphen {
            return true
        }
        guard cluster.kind == .word, cluster.advance == 0 else { return false }
        let first = text.unicodeScalars[place(index)].value
        return first < 0x20 || (0x7F..<0xA0).contains(first)
    }

    /// Where a cluster begins, or the last ends.
    private func place(_ cluster: Int) -> String.Index {
        let offset = cluster == 0 ? 0 : clusters[cluster - 1].end
        return text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    }
}
