import Quoin

/// A box for a line of text, with 12 around it at the sides and 10 above and below. It is as wide as
/// constraints make it.
final class Field: View {
    private let text: String
    private let style: TextStyle

    /// - Parameter isEmpty: Whether the text is there to say what belongs in the box.
    init(_ name: String, _ text: String, isEmpty: Bool = false) {
        self.text = text
        style = TextStyle(size: 16, color: isEmpty ? Palette.faint : Palette.ink)
        super.init(frame: .zero)
        self.name = name
    }

    override var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: 10 + style.size * 1.25 + 10)
    }

    override var firstBaselineOffsetFromTop: Double { 10 + style.size }

    override var lastBaselineOffsetFromBottom: Double { style.size * 0.25 + 10 }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.fill(rect, color: Palette.card, cornerRadius: 8)
        canvas.stroke(rect, color: Palette.line, lineWidth: 1, cornerRadius: 8)
        canvas.text(text, at: Point(x: 12, y: firstBaselineOffsetFromTop), style: style)
    }
}
