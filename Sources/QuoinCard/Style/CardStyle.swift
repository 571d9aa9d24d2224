import QuoinKit

/// The colours and measures of a card.
struct CardStyle {
    let palette: CardPalette
    /// How large a point of the design is: everything grows and shrinks with the card.
    let unit: Double

    /// So many points of the design.
    func points(_ count: Double) -> Double { count * unit }

    /// A label.
    func label(
        _ name: String, _ text: String, size: Double, isBold: Bool = false, lines: Int = 1,
        color: Color
    ) -> Label {
        let label = Label(
            text, font: Font(size: points(size), isBold: isBold, isFixed: true),
            numberOfLines: lines)
        label.name = name
        label.textColor = color
        return label
    }

    /// A row or a column.
    func stack(
        _ name: String, _ axis: Axis, spacing: Double, alignment: StackView.Alignment = .fill,
        _ views: [View]
    ) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.name = name
        stack.axis = axis
        stack.spacing = points(spacing)
        stack.alignment = alignment
        return stack
    }
}
