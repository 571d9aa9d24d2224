import QuoinInspect
import QuoinKit

/// A card as a tree of views.
///
/// Its contents stand in a column. Where that is too high, texts first have fewer lines, and then those
/// parts leave that matter least.
final class CardSheet: View {
    let card: Card
    let style: CardStyle
    /// What stands below each other.
    let column = StackView()
    /// What makes room, the first one first: each is a change after which less room is taken.
    private var savings: [() -> Void] = []
    /// The texts that have as many lines as there is room for.
    private var flowing: [Label] = []
    /// Measures the texts of the card, and remembers them.
    let measurer = HelveticaMeasurer()

    private init(_ card: Card, unit: Double) {
        self.card = card
        style = CardStyle(palette: card.theme.palette(accent: card.accent), unit: unit)
        super.init(frame: Rect(size: card.size))
        name = "card"
        textMeasurer = measurer
        traits.layoutDirection = card.readingDirection
        backgroundColor = style.palette.ground
        column.name = "column"
        column.axis = .vertical
        addSubview(column)
    }

    /// Makes the sheet of a card, and lays it out.
    static func make(_ card: Card) -> CardSheet {
        let sheet: CardSheet
        switch card.kind {
        case .preview:
            // A tall card is read as it is held: its letters may be larger beside its width.
            let slimness = max(1, min(1.35, card.size.height / card.size.width / 0.525))
            sheet = CardSheet(
                card, unit: min(card.size.width / 1200 * slimness, card.size.height / 630))
            sheet.arrangePreview()
        case .report:
            sheet = CardSheet(card, unit: min(card.size.width / 794, card.size.height / 1123))
            sheet.arrangeReport()
        }
        sheet.fit()
        return sheet
    }

    /// The sheet as a document of SVG.
    var document: String {
        var renderer = SVGRenderer(background: style.palette.ground)
        for (index, picture) in card.pictures.enumerated() {
            renderer.images[PictureBox.imageName(index + 1)] = picture.file
        }
        return renderer.document(of: self)
    }

    // MARK: Room

    /// Adds a part at the end of the column, with so much room before it.
    func add(_ view: View, after gap: Double) {
        if let last = column.arrangedSubviews.last {
            column.setCustomSpacing(style.points(gap), after: last)
        }
        column.addArrangedSubview(view)
    }

    /// Says that a part may leave, before those of which it is said later.
    func mayLeave(_ view: View) {
        maySave { view.isHidden = true }
    }

    /// Says what else makes room, before what is said later.
    func maySave(_ change: @escaping () -> Void) {
        savings.append(change)
    }

    /// Makes a text that has as many lines as there is room for, but `least`, and one by default. Of several, those made
    /// later give way first.
    func flowingLabel(
        _ name: String, _ text: String, size: Double, lines: Int = 0, least: Int = 1, color: Color
    ) -> Label {
        let label = style.label(name, text, size: size, lines: lines, color: color)
        label.contentCompressionResistanceHorizontalPriority = .low
        label.contentCompressionResistanceVerticalPriority = Priority(
            Float(400 - flowing.count))
        label.makeConstraints { make in
            make.height.greaterThanOrEqualTo(Double(least) * lineHeight(of: label))
        }
        flowing.append(label)
        return label
    }

    func lineHeight(of label: Label) -> Double {
        measurer.metrics(of: label.font).lineHeight
    }

    /// Puts the column into the card, with so much room around it.
    func placeColumn(margins: EdgeInsets, beside picture: View? = nil) {
        column.makeConstraints { make in
            make.top.equalToSuperview().inset(margins.top)
            make.leading.equalToSuperview().inset(margins.left)
            if let picture {
                make.trailing.equalTo(picture.leading).offset(-margins.right)
            } else {
                make.trailing.equalToSuperview().inset(margins.right)
            }
            // Texts give way for it, and nothing else.
            make.bottom.lessThanOrEqualToSuperview().inset(margins.bottom).priority(Self.keeping)
            make.bottom.equalToSuperview().inset(margins.bottom).priority(.low + 50)
        }
        roomBelow = margins.bottom
    }

    /// More than texts resist, and less than all else does.
    private static let keeping = Priority(500)
    private var roomBelow = 0.0

    private var isTooHigh: Bool {
        column.frame.maxY > bounds.maxY - roomBelow + 0.5
    }

    private func fit() {
        layoutIfNeeded()
        var next = 0
        while isTooHigh, next < savings.count {
            savings[next]()
            next += 1
            layoutIfNeeded()
        }
        // No line is cut in its middle.
        for label in flowing {
            let lines = Int((label.frame.height / lineHeight(of: label) + 0.01).rounded(.down))
            let wanted = measurer.layout(
                label.text, in: label.font, within: TextLimits(width: label.frame.width))
            if lines > 0, lines < wanted.lines.count {
                label.numberOfLines = lines
            }
        }
        layoutIfNeeded()
    }
}
