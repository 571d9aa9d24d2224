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
        let hasTabs = clusters.contains { $0.kind == .tab }
        var lines: [TextLine] = []
        lines.reserveCapacity(broken.count)
        var width = 0.0
        var start = 0
        for line in broken {
            lines.append(
                TextLine(
                    text: writer.text(of: line), width: points(line.advance),
                    range: writer.range(of: start..<line.next)))
            if hasTabs {
                lines[lines.count - 1].parts = parts(of: line, clusters, writer)
            }
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

    /// What stands between the tabs of a line, and where.
    private func parts(
        of line: BrokenLine, _ clusters: [TextCluster], _ writer: LineWriter
    ) -> [LinePart] {
        var pen = Pen(tabStop: advances.tabStop)
        var parts = [LinePart(text: "", x: 0)]
        func write(_ text: String) { parts[parts.count - 1].text += text }
        func write(_ range: Range<Int>) {
            var start = range.lowerBound
            for index in range {
                pen.pass(clusters[index])
                guard clusters[index].kind == .tab else { continue }
                write(writer.written(start..<index))
                parts.append(LinePart(text: "", x: points(pen.position)))
                start = index + 1
            }
            write(writer.written(start..<range.upperBound))
        }
        write(line.head)
        switch line.joint {
        case .none: break
        case .hyphen: write("-")
        case .ellipsis:
            write("…")
            pen.position += advances.ellipsis
        }
        write(line.tail)
        return parts.filter { !$0.text.isEmpty }
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
