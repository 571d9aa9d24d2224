import QuoinKit

/// A number with what it counts above it, and how it has changed below.
final class FigureTile: View {
    init(_ figure: Card.Figure, number: Int, scale: Double, in style: CardStyle) {
        super.init(frame: .zero)
        name = "figure \(number)"
        let palette = style.palette
        backgroundColor = palette.surface
        cornerRadius = style.points(12 * scale)
        let label = style.label(
            "label \(number)", figure.label, size: 17 * scale, color: palette.faint)
        let value = style.label(
            "value \(number)", FigureText.text(of: figure), size: 42 * scale, isBold: true,
            color: palette.ink)
        value.minimumScaleFactor = 0.4
        // They give way to what is beside the figures: one is shortened, the other has smaller letters.
        for text in [label, value] {
            text.contentCompressionResistanceHorizontalPriority = .low
        }
        let content = style.stack(
            "content \(number)", .vertical, spacing: 4 * scale, [label, value])
        let below = Self.below(figure, number, scale, in: style)
        if let below {
            content.addArrangedSubview(below)
            content.setCustomSpacing(style.points(10 * scale), after: value)
        }
        addSubview(content)
        let inset = style.points(18 * scale)
        content.makeConstraints { make in
            make.horizontalEdges.top.equalToSuperview().inset(inset)
            // Tiles beside it may be higher.
            make.bottom.lessThanOrEqualToSuperview().inset(inset)
            make.bottom.equalToSuperview().inset(inset).priority(Priority(60))
        }
    }

    /// The change and the columns, if there is either.
    private static func below(
        _ figure: Card.Figure, _ number: Int, _ scale: Double, in style: CardStyle
    ) -> View? {
        let palette = style.palette
        var parts: [View] = []
        if let change = figure.change {
            let gain = figure.isBetterLower ? -change : change
            let color = gain > 0 ? palette.good : gain < 0 ? palette.bad : palette.faint
            let label = style.label(
                "change \(number)", FigureText.text(ofChange: change), size: 18 * scale,
                isBold: true, color: color)
            label.contentHuggingHorizontalPriority = .high
            parts.append(label)
        }
        if !figure.trend.isEmpty {
            let columns = Columns(
                "trend \(number)", figure.trend, last: palette.accent,
                others: palette.accent.mixed(with: palette.surface, share: 0.62))
            columns.makeConstraints { make in
                make.height.equalTo(style.points(34 * scale))
            }
            parts.append(columns)
        }
        guard parts.count > 1 else { return parts.first }
        return style.stack(
            "below \(number)", .horizontal, spacing: 12 * scale, alignment: .trailing, parts)
    }
}

/// Figures in rows of equal tiles.
final class FigureGrid: StackView {
    /// Makes rows of so many columns. The last row is filled up with nothing.
    convenience init(
        _ figures: [Card.Figure], columns: Int, scale: Double, in style: CardStyle
    ) {
        self.init(frame: .zero)
        name = "figures"
        axis = .vertical
        spacing = style.points(16 * scale)
        var next = 0
        while next < figures.count {
            let end = min(figures.count, next + columns)
            var tiles: [View] = (next..<end).map {
                FigureTile(figures[$0], number: $0 + 1, scale: scale, in: style)
            }
            while tiles.count < columns {
                tiles.append(Spacer())
            }
            let row = style.stack(
                "row \(next / columns + 1)", .horizontal, spacing: 16 * scale, tiles)
            row.distribution = .fillEqually
            addArrangedSubview(row)
            next = end
        }
    }
}
