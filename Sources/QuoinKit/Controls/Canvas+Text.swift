import Quoin

extension Canvas {
    /// Writes the lines of a text into a rectangle, the first one at its top.
    ///
    /// - Parameters:
    ///   - layout: the lines.
    ///   - rect: where they stand.
    ///   - visible: what can be seen. Lines outside of it are left out, and others are cut off there.
    ///   - style: how they look.
    ///   - share: how much of the spare width is left of a line.
    ///   - shade: the colour in which a part is drawn that has one of its own.
    func write(
        _ layout: TextLayout, in rect: Rect, visible: Rect, style: TextStyle, share: Double,
        shade: (Color) -> Color = { $0 }
    ) {
        guard !visible.isEmpty else { return }
        let isCut =
            layout.lines.contains { $0.width > rect.width + 1e-6 } || rect.minY < visible.minY
            || rect.minY + layout.size.height > visible.maxY + 1e-6
            || rect.minX < visible.minX || rect.maxX > visible.maxX + 1e-6
        if isCut {
            save()
            clip(to: visible)
        }
        for (line, baseline) in zip(layout.lines, layout.baselines) {
            let metrics = layout.metrics(of: line)
            let top = rect.minY + baseline - metrics.baseline
            guard top + metrics.lineHeight > visible.minY, !line.text.isEmpty else {
                continue
            }
            if top >= visible.maxY {
                break
            }
            let x = rect.minX + (rect.width - line.width) * share
            let start = Point(x: x, y: rect.minY + baseline)
            if line.pieces.isEmpty {
                text(line.text, at: start, style: style)
            }
            for piece in line.pieces {
                write(piece, at: start, top: top, metrics.lineHeight, style, shade)
            }
        }
        if isCut {
            restore()
        }
    }

    private func write(
        _ piece: TextPiece, at start: Point, top: Double, _ height: Double, _ style: TextStyle,
        _ shade: (Color) -> Color
    ) {
        let run = piece.run
        let x = start.x + piece.x
        if let ground = run.background {
            fill(
                Rect(x: x, y: top, width: piece.width, height: height), color: shade(ground),
                cornerRadius: 0)
        }
        var own = TextStyle(font: piece.font, color: run.color.map(shade) ?? style.color)
        own.letterSpacing = run.letterSpacing
        own.isUnderlined = run.isUnderlined
        own.isStruckThrough = run.isStruckThrough
        text(run.text, at: Point(x: x, y: start.y - run.rise), style: own)
    }
}
