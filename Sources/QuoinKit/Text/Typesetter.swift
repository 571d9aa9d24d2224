import Quoin

/// Turns a text into lines with the advances of a font.
struct Typesetter<Advances: AdvanceTable> {
    /// How far characters move the pen.
    var advances: Advances
    /// How many units of the advances are as wide as the font is large.
    var unitsPerSize: Double
    /// The size of the font in points.
    var size: Double
    /// How high lines are.
    var metrics: FontMetrics

    /// The lines of a text, and how much room they take.
    func layout(_ text: String, within limits: TextLimits) -> TextLayout {
        let clusters = TextCluster.clusters(of: text, advances: advances)
        let breaker = LineBreaker(
            clusters: clusters, width: units(limits.width),
            tolerance: units(Self.tolerance(of: limits.width)),
            numberOfLines: limits.numberOfLines, mode: limits.lineBreakMode,
            tabStop: advances.tabStop, hyphen: advances.hyphen,
            ellipsis: advances.ellipsis)
        let (broken, isTruncated) = breaker.lines()
        let writer = LineWriter(text: text, clusters: clusters)
        var lines: [TextLine] = []
        lines.reserveCapacity(broken.count)
        var width = 0.0
        var start = 0
        for line in broken {
            lines.append(
                TextLine(
                    text: writer.text(of: line), width: points(line.advance),
                    range: writer.range(of: start..<line.next)))
            width = max(width, points(line.advance))
            start = line.next
        }
        if limits.lineBreakMode == .clipping {
            width = min(width, limits.width)
        }
        let height = Double(lines.count) * metrics.lineHeight
        return TextLayout(
            lines: lines, metrics: metrics, size: Size(width: width, height: height),
            isTruncated: isTruncated)
    }

    private func points(_ units: Double) -> Double {
        units * size / unitsPerSize
    }

    private func units(_ points: Double) -> Double {
        size > 0 ? points * unitsPerSize / size : .infinity
    }

    /// How much wider than its room a line may be, so that a text fits into the width that it was
    /// measured to have, whatever rounding has done to that since.
    private static func tolerance(of width: Double) -> Double {
        1e-6 + width * 1e-12
    }
}
