import Quoin

extension Canvas {
    /// Writes the lines of a text into a rectangle, the first one at its top.
    ///
    /// - Parameters:
    ///   - layout: the lines.
    ///   - rect: where they stand.
    ///   - visible: what can be seen. Lines outside of it are left out, and others are cut off there.
    ///   - style: how they look.
    ///   - share: how much of the spare width is left of a line whose paragraph does not say.
    ///   - direction: where lines begin.
    ///   - shade: the colour in which a part is drawn that has one of its own.
    func write(
        _ layout: TextLayout, in rect: Rect, visible: Rect, style: TextStyle, share: Double,
        direction: LayoutDirection = .leftToRight, shade: (Color) -> Color = { $0 }
    ) {
        guard !visible.isEmpty else { return }
        let isCut =
            layout.lines.contains { $0.isWider(than: rect.width) } || rect.minY < visible.minY
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
            let x = rect.minX + line.x(inWidth: rect.width, share: share, direction: direction)
            let start = Point(x: x, y: rect.minY + baseline)
            if !line.parts.isEmpty {
                for part in line.parts {
                    text(part.text, at: start + Point(x: part.x, y: 0), style: style)
                }
            } else if line.pieces.isEmpty {
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
        if let picture = run.picture {
            return show(picture, count: run.text.count, at: Point(x: x, y: start.y))
        }
        var own = TextStyle(font: piece.font, color: run.color.map(shade) ?? style.color)
        own.letterSpacing = run.letterSpacing
        own.isUnderlined = run.isUnderlined
        own.isStruckThrough = run.isStruckThrough
        text(run.text, at: Point(x: x, y: start.y - run.rise), style: own)
    }

    /// Shows a picture in the place of each of some letters.
    private func show(_ picture: StyledText.Picture, count: Int, at baseline: Point) {
        guard let name = picture.name, picture.size.width > 0, picture.size.height > 0 else {
            return
        }
        for number in 0..<count {
            let corner = Point(
                x: baseline.x + Double(number) * picture.size.width,
                y: baseline.y - picture.rise - picture.size.height)
            image(named: name, in: Rect(origin: corner, size: picture.size))
        }
    }
}

extension TextLine {
    /// Whether it does not fit into a width.
    fileprivate func isWider(than width: Double) -> Bool {
        let indents = placement.map { $0.headIndent + $0.tailIndent } ?? 0
        return indents + self.width > width + 1e-6
    }

    /// How far from the left edge of a text it begins.
    fileprivate func x(
        inWidth width: Double, share: Double, direction: LayoutDirection
    ) -> Double {
        guard let placement else { return (width - self.width) * share }
        let isLeftToRight = direction == .leftToRight
        let left = isLeftToRight ? placement.headIndent : placement.tailIndent
        let room = width - placement.headIndent - placement.tailIndent
        let share = placement.alignment?.share(in: direction) ?? share
        return left + (room - self.width) * share
    }
}
