import QuoinLayout

/// Trying mends: each on a layout that is built anew, so that no other one is in it.
extension ReportTree {
    /// More layouts than that are not built for one report of one variant.
    private static let mostTrials = 24
    /// So much markup of pictures after mends is enough for one variant.
    private static let mostBytes = 1_000_000

    mutating func tryMends(by mended: (_ finding: Int, _ mend: Int) -> View?) {
        let places = absoluteFrames
        var trials = 0
        var bytes = 0
        for finding in findings.indices {
            for mend in findings[finding].mends.indices {
                guard trials < Self.mostTrials, bytes < Self.mostBytes else { return }
                trials += 1
                guard let view = mended(finding, mend) else { continue }
                let outcome = ReportOutcome(of: view, before: places)
                bytes += outcome.drawing.utf8.count
                findings[finding].mends[mend].outcome = outcome
            }
        }
    }

    /// Where the views are in the picture.
    var absoluteFrames: [Rect] {
        var frames: [Rect] = []
        frames.reserveCapacity(nodes.count)
        for node in nodes {
            guard node.parent >= 0 else {
                frames.append(node.frame)
                continue
            }
            let origin = frames[node.parent].origin - nodes[node.parent].scrolled
            frames.append(node.frame.offsetBy(dx: origin.x, dy: origin.y))
        }
        return frames
    }
}

extension ReportOutcome {
    /// Draws a layout after a mend, and notes what is elsewhere than before.
    init(of view: View, before: [Rect]) {
        let tree = ReportTree(of: view, isWhole: false)
        size = tree.size
        drawing = tree.picture.drawing
        findings = tree.findings.map { $0.message.firstLine }
        // Where views come or go, the numbers mean others.
        let frames = tree.absoluteFrames
        moved =
            frames.count == before.count
            ? zip(before, frames).enumerated().compactMap { number, pair in
                pair.0.looksLike(pair.1) ? nil : (number, pair.1)
            } : []
    }
}

extension String {
    /// What stands before the first end of a line.
    var firstLine: String { String(prefix { $0 != "\n" }) }
}

extension Rect {
    /// Whether nobody would see a difference.
    func looksLike(_ other: Rect) -> Bool {
        let differences = [
            minX - other.minX, minY - other.minY, width - other.width, height - other.height,
        ]
        return differences.allSatisfy { $0.magnitude < 0.01 }
    }
}

extension ReportTree {
    /// Reads a tree, and tries mends and repairs on others that are built like it.
    init(of view: View, rebuiltBy build: () -> View, triesRepairs: Bool) {
        self.init(of: view)
        if triesRepairs {
            tryRepairs(on: build)
        }
        tryMends { finding, mend in
            let view = build()
            let findings = view.findings()
            guard findings.indices.contains(finding),
                findings[finding].mends.indices.contains(mend)
            else { return nil }
            findings[finding].mends[mend].apply()
            view.outermost.layoutIfNeeded()
            return view
        }
    }
}
