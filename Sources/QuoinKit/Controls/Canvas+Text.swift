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
    func write(
        _ layout: TextLayout, in rect: Rect, visible: Rect, style: TextStyle, share: Double
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
            let top = rect.minY + baseline - layout.metrics.baseline
            guard top + layout.metrics.lineHeight > visible.minY, !line.text.isEmpty else {
                continue
            }
            if top >= visible.maxY {
                break
            }
            let x = rect.minX + (rect.width - line.width) * share
            text(line.text, at: Point(x: x, y: rect.minY + baseline), style: style)
        }
        if isCut {
            restore()
        }
    }
}
