import QuoinKit

/// A line of text that fits into a picture: as much of the beginning as there is room for, with an
/// ellipsis if that is not all.
struct LabelText {
    /// What is shown.
    let text: String
    /// How wide that is.
    let width: Double

    /// Measures a text, and cuts it if it is wider than `room`.
    init(
        _ text: String, in font: Font, room: Double = .infinity, by measurer: HelveticaMeasurer
    ) {
        let limits = TextLimits(
            width: room, numberOfLines: 1, lineBreakMode: .truncatingTail)
        let line = measurer.layout(text, in: font, within: limits).lines.first
        self.text = line?.text ?? ""
        width = line?.width ?? 0
    }
}
