import Quoin

/// Turns a text whose parts look differently into lines.
///
/// It counts in points, where ``Typesetter`` counts in the units of one font. The sign of an ellipsis and a hyphen
/// that comes in are as wide as in the font of the text around, in which they are drawn.
struct StyledTypesetter {
    private let text: String
    private let runs: [StyledText.Run]
    private let fonts: [Font]
    private let metrics: [FontMetrics]
    private var clusters: [TextCluster] = []
    /// Which run each cluster is from.
    private var runOfCluster: [Int] = []
    private let font: Font
    private let fontMetrics: FontMetrics

    init(_ styled: StyledText, in font: Font, metrics: (Font) -> FontMetrics) {
        runs = styled.runs.filter { !$0.text.isEmpty }
        text = styled.string
        fonts = runs.map { run in
            let own = run.font ?? font
            return Font(size: own.soundSize, isBold: own.isBold, isFixed: own.isFixed)
        }
        self.font = Font(size: font.soundSize, isBold: font.isBold, isFixed: font.isFixed)
        self.metrics = fonts.map(metrics)
        fontMetrics = metrics(self.font)
        var start = 0
        for (index, run) in runs.enumerated() {
            let font = fonts[index]
            let spacing = run.letterSpacing.isFinite ? run.letterSpacing : 0
            let advances = HelveticaAdvances(isBold: font.isBold)
            for var cluster in TextCluster.clusters(of: run.text, advances: advances) {
                cluster.end += start
                let isDrawn = cluster.kind != .newline && cluster.kind != .softHyphen
                cluster.advance =
                    isDrawn ? max(0, cluster.advance * font.size / 1000 + spacing) : 0
                clusters.append(cluster)
                runOfCluster.append(index)
            }
            start += run.text.utf8.count
        }
    }

    func layout(within limits: TextLimits) -> TextLayout {
        let advances = HelveticaAdvances(isBold: font.isBold)
        let scale = font.size / 1000
        let breaker = LineBreaker(
            clusters: clusters, width: limits.width, tolerance: 1e-6 + limits.width * 1e-12,
            numberOfLines: limits.numberOfLines, mode: limits.lineBreakMode,
            tabStop: tabStop, hyphen: advances.hyphen * scale, ellipsis: advances.ellipsis * scale)
        let (broken, isTruncated) = breaker.lines()
        let writer = LineWriter(text: text, clusters: clusters)
        var (lines, size, start): ([TextLine], Size, Int) = ([], .zero, 0)
        for line in broken {
            let metrics = metrics(of: line, from: start)
            var made = TextLine(
                text: writer.text(of: line), width: line.advance,
                range: writer.range(of: start..<line.next))
            made.pieces = pieces(of: line, writer)
            made.metrics = metrics
            lines.append(made)
            size.width = max(size.width, line.advance)
            size.height += metrics.lineHeight
            start = line.next
        }
        if limits.lineBreakMode == .clipping {
            size.width = min(size.width, limits.width)
        }
        return TextLayout(
            lines: lines, metrics: fontMetrics, size: size, isTruncated: isTruncated)
    }

    /// Eight spaces; of a font without size, some number all the same.
    private var tabStop: Double {
        font.size > 0 ? HelveticaAdvances(isBold: font.isBold).tabStop * font.size / 1000 : 1
    }

    /// As high as its highest letters reach, and as deep as its deepest.
    private func metrics(of line: BrokenLine, from start: Int) -> FontMetrics {
        var (above, below) = (0.0, 0.0)
        // A newline is as high as it would be if something stood before it.
        for run in Set(runOfCluster[start..<max(start, line.next)]) {
            let rise = runs[run].rise.isFinite ? runs[run].rise : 0
            above = max(above, metrics[run].baseline + rise)
            below = max(below, metrics[run].lineHeight - metrics[run].baseline - rise)
        }
        guard above + below > 0 else { return fontMetrics }
        return FontMetrics(lineHeight: above + below, baseline: above)
    }

    // MARK: Pieces

    private func pieces(of line: BrokenLine, _ writer: LineWriter) -> [TextPiece] {
        var pen = Pen(tabStop: tabStop)
        var pieces = pieces(of: line.head, &pen, writer)
        guard line.joint != .none else { return pieces }
        let advances = HelveticaAdvances(isBold: font.isBold)
        let isHyphen = line.joint == .hyphen
        let width = (isHyphen ? advances.hyphen : advances.ellipsis) * font.size / 1000
        pieces.append(
            TextPiece(
                run: StyledText.Run(isHyphen ? "-" : "…"), font: font, x: pen.position,
                width: width))
        pen.position += width
        return pieces + self.pieces(of: line.tail, &pen, writer)
    }

    private func pieces(
        of clusters: Range<Int>, _ pen: inout Pen, _ writer: LineWriter
    ) -> [TextPiece] {
        var pieces: [TextPiece] = []
        var start = clusters.lowerBound
        while start < clusters.upperBound {
            let index = runOfCluster[start]
            let end =
                clusters[start...].first { runOfCluster[$0] != index } ?? clusters.upperBound
            let x = pen.position
            for cluster in self.clusters[start..<end] {
                pen.pass(cluster)
            }
            var run = runs[index]
            run.text = writer.written(start..<end)
            pieces.append(
                TextPiece(run: run, font: fonts[index], x: x, width: pen.position - x))
            start = end
        }
        return pieces
    }
}

extension HelveticaMeasurer {
    /// The lines of a text whose parts look differently, each line as high as the largest letters in it.
    ///
    /// - Complexity: O(*n*) in the length of the text; it is not remembered.
    public func layout(
        _ text: StyledText, in font: Font, within limits: TextLimits
    ) -> TextLayout {
        StyledTypesetter(text, in: font) { metrics(of: $0) }.layout(within: limits.sound)
    }
}
