import Quoin

/// What the letters of a font are to a measurer.
struct Face<Advances: AdvanceTable> {
    /// The font, with numbers that one can count with.
    var font: Font
    /// How far its characters move the pen.
    var advances: Advances
    /// How large its letters are, in points.
    var size: Double
    /// How many units of the advances are as wide as they are large.
    var unitsPerSize: Double
    /// How high its lines are.
    var metrics: FontMetrics

    /// An advance in points.
    func points(_ units: Double) -> Double { units * size / unitsPerSize }

    /// How far one tab stop is from the next; of a font without size, some number all the same.
    var tabStop: Double { size > 0 ? points(advances.tabStop) : 1 }
}

/// Turns a text whose parts look differently into lines.
///
/// It counts in points, where ``Typesetter`` counts in the units of one font. The sign of an ellipsis and a hyphen
/// that comes in are as wide as in the font of the text around, in which they are drawn.
struct StyledTypesetter<Advances: AdvanceTable> {
    private let text: String
    private let runs: [StyledText.Run]
    private let faces: [Face<Advances>]
    private let face: Face<Advances>
    /// Whether pieces stand in the order in which they are read. For a terminal, which sees to that itself, they stand
    /// in that of the text.
    private let ordersPieces: Bool
    private var clusters: [TextCluster] = []
    /// Which run each cluster is from.
    private var runOfCluster: [Int] = []

    init(
        _ styled: StyledText, in font: Font, ordersPieces: Bool, face: (Font) -> Face<Advances>
    ) {
        self.ordersPieces = ordersPieces
        runs = styled.runs.filter { !$0.text.isEmpty }
        text = styled.string
        faces = runs.map { face(Self.sound($0.font ?? font)) }
        self.face = face(Self.sound(font))
        var start = 0
        for (index, run) in runs.enumerated() {
            let face = faces[index]
            let spacing = run.letterSpacing.isFinite ? run.letterSpacing : 0
            for var cluster in TextCluster.clusters(of: run.text, advances: face.advances) {
                cluster.end += start
                // What takes no room has none behind it either.
                let takesRoom = cluster.advance > 0 || cluster.kind == .tab
                cluster.advance = takesRoom ? max(0, face.points(cluster.advance) + spacing) : 0
                if let picture = run.picture { cluster.advance = picture.size.width }
                clusters.append(cluster)
                runOfCluster.append(index)
            }
            start += run.text.utf8.count
        }
    }

    private static func sound(_ font: Font) -> Font {
        Font(size: font.soundSize, isBold: font.isBold, isFixed: font.isFixed)
    }

    func layout(within limits: TextLimits) -> TextLayout {
        var layout = TextLayout(
            lines: [], metrics: face.metrics, size: .zero, isTruncated: false)
        guard !clusters.isEmpty else { return layout }
        let writer = LineWriter(text: text, clusters: clusters)
        var breaker = LineBreaker(
            clusters: clusters, width: limits.width, tolerance: 0,
            numberOfLines: limits.numberOfLines, mode: limits.lineBreakMode,
            tabStop: face.tabStop, hyphen: face.points(face.advances.hyphen),
            ellipsis: face.points(face.advances.ellipsis))
        var place = ParagraphPlace()
        while true {
            let start = place.start
            if place.isFirstLine {
                place.begin(paragraph(at: start))
            }
            let indents = place.indents(inWidth: limits.width)
            breaker.width = indents.width
            breaker.tolerance = 1e-6 + indents.width * 1e-12
            breaker.mode = place.style?.lineBreakMode ?? limits.lineBreakMode
            let (broken, end) = breaker.line(from: start, after: layout.lines.count)
            let line = line(of: broken, from: start, writer, place, indents, in: limits.width)
            layout.lines.append(line)
            let metrics = layout.metrics(of: line)
            let advance =
                breaker.mode == .clipping ? min(broken.advance, indents.width) : broken.advance
            layout.size.width = max(layout.size.width, indents.head + advance + indents.tail)
            layout.size.height += line.spaceAbove + metrics.lineHeight
            if let end {
                layout.isTruncated = end == .truncated
                return layout
            }
            place.pass(to: broken.next, endsParagraph: endsParagraph(broken))
        }
    }

    private func line(
        of broken: BrokenLine, from start: Int, _ writer: LineWriter, _ place: ParagraphPlace,
        _ indents: LineIndents, in width: Double
    ) -> TextLine {
        var line = TextLine(
            text: writer.text(of: broken), width: broken.advance,
            range: writer.range(of: start..<broken.next))
        line.pieces = pieces(of: broken, writer)
        if ordersPieces {
            PieceOrder.arrange(&line.pieces)
        }
        let natural = metrics(of: broken, from: start)
        line.metrics = place.style?.metrics(of: natural) ?? natural
        line.placement = place.placement(indents, inWidth: width)
        return line
    }

    // MARK: Paragraphs

    /// How the paragraph is set that begins with a cluster. An empty one at the end is as the one before.
    private func paragraph(at cluster: Int) -> ParagraphStyle? {
        runs[runOfCluster[min(cluster, clusters.count - 1)]].paragraph
    }

    /// Whether a line is the last one of its paragraph: U+2028 ends a line only.
    private func endsParagraph(_ line: BrokenLine) -> Bool {
        guard line.endsInNewline else { return false }
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: clusters[line.next - 1].end)
        return text[..<end].unicodeScalars.last != "\u{2028}"
    }

    /// As high as its highest letters reach, and as deep as its deepest. Letters that are raised or lowered
    /// do not take away the room where they would stand.
    private func metrics(of line: BrokenLine, from start: Int) -> FontMetrics {
        var (above, below) = (0.0, 0.0)
        // A newline is as high as it would be if something stood before it.
        for run in Set(runOfCluster[start..<max(start, line.next)]) {
            if let reach = runs[run].picture?.reach {
                (above, below) = (max(above, reach.above), max(below, reach.below))
                continue
            }
            let rise = runs[run].rise.isFinite ? runs[run].rise : 0
            let metrics = faces[run].metrics
            above = max(above, metrics.baseline + max(0, rise))
            below = max(below, metrics.lineHeight - metrics.baseline + max(0, -rise))
        }
        guard above + below > 0 else { return face.metrics }
        return FontMetrics(lineHeight: above + below, baseline: above)
    }

    // MARK: Pieces

    private func pieces(of line: BrokenLine, _ writer: LineWriter) -> [TextPiece] {
        var pen = Pen(tabStop: face.tabStop)
        var pieces = pieces(of: line.head, &pen, writer)
        guard line.joint != .none else { return pieces }
        let isHyphen = line.joint == .hyphen
        let width = face.points(isHyphen ? face.advances.hyphen : face.advances.ellipsis)
        pieces.append(
            TextPiece(
                run: StyledText.Run(isHyphen ? "-" : "…"), font: face.font, x: pen.position,
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
            let x = pen.position
            var end = start
            // What comes after a tab begins at a stop of the measurer's, not at one of the canvas.
            repeat {
                pen.pass(self.clusters[end])
                end += 1
            } while end < clusters.upperBound && runOfCluster[end] == index
                && self.clusters[end - 1].kind != .tab
            var run = runs[index]
            run.text = writer.written(start..<end)
            pieces.append(
                TextPiece(run: run, font: faces[index].font, x: x, width: pen.position - x))
            start = end
        }
        return pieces
    }
}
