/// Writes out lines of which only the clusters are known.
struct LineWriter {
    private let text: String
    private let clusters: [TextCluster]
    private let hasSoftHyphens: Bool

    /// Begins with a text and its clusters.
    init(text: String, clusters: [TextCluster]) {
        self.text = text
        self.clusters = clusters
        hasSoftHyphens = clusters.contains { $0.kind == .softHyphen }
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
        if !hasSoftHyphens {
            return range == clusters.indices ? text : String(text[self.range(of: range)])
        }
        var written = ""
        for index in range where clusters[index].kind != .softHyphen {
            written += text[self.range(of: index..<index + 1)]
        }
        return written
    }

    /// Where a cluster begins, or the last ends.
    private func place(_ cluster: Int) -> String.Index {
        let offset = cluster == 0 ? 0 : clusters[cluster - 1].end
        return text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    }
}
