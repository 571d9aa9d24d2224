import Quoin
import QuoinInspect
import QuoinKit

/// A view of a format or of sentences, drawn as a box with its name, or its text, and its size in it.
final class LayoutBox: StyledView {
    /// The name in the format or the sentences.
    let title: String
    /// What stands behind the name: a sign of something being wrong with the view.
    var mark = ""
    /// What puts its text into the cells of a terminal, if that is where it is drawn.
    var lettering: CellLettering?
    private let content: Size?
    /// What measures the text, if there is one.
    private let label: Label?
    private let colors: BoxColors

    /// Makes the box that is the so many-th of a picture, counted from 0.
    init(_ title: String, text: String? = nil, content: Size?, number: Int) {
        self.title = title
        self.content = content
        label = text.map { Label($0) }
        colors = .ofBox(number)
        super.init(frame: .zero)
        name = title
        if let label {
            label.frame = Rect(origin: .zero, size: label.intrinsicContentSize)
        }
    }

    override var intrinsicContentSize: Size {
        content ?? label?.intrinsicContentSize ?? super.intrinsicContentSize
    }

    override var firstBaselineOffsetFromTop: Double { label?.firstBaselineOffsetFromTop ?? 0 }

    override var lastBaselineOffsetFromBottom: Double {
        label?.lastBaselineOffsetFromBottom ?? 0
    }

    // MARK: Drawing

    private static let cornerRadius = 4.0
    /// How far text keeps away from the edges.
    private static let inset = 3.0
    private var titleFont: Font { label?.font ?? Font(size: 13, isBold: true) }
    private static let detailFont = Font(size: 10)

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.fill(rect, color: colors.ground, cornerRadius: Self.cornerRadius)
        canvas.stroke(rect, color: colors.ink, lineWidth: 1, cornerRadius: Self.cornerRadius)
        // What is in a stack covers its middle.
        guard subviews.isEmpty else { return }
        let texts = [(label?.text ?? title) + mark, "\(text(rect.width)) × \(text(rect.height))"]
        if let lettering {
            write(texts, by: lettering, on: canvas)
        } else {
            write(texts, into: rect, on: canvas)
        }
    }

    private func write(
        _ texts: [String], by lettering: CellLettering, on canvas: any Canvas
    ) {
        // Cells are those of the whole picture.
        let frame = convert(bounds, to: window)
        for (text, baseline) in lettering.place(texts, in: frame) {
            canvas.text(
                text, at: baseline - frame.origin,
                style: TextStyle(font: titleFont, color: colors.ink))
        }
    }

    /// Writes what there is room for into the middle of the box. Where something is wrong with the view,
    /// the picture says so across its middle, so only the name is written, in the corner.
    private func write(_ texts: [String], into rect: Rect, on canvas: any Canvas) {
        // A box of a text has just the room for it.
        let room = rect.insetBy(dx: label == nil ? Self.inset : 0, dy: 0)
        var lines = Array(zip(texts, [titleFont, Self.detailFont]))
        if let (detail, font) = lines.last,
            !mark.isEmpty || height(of: lines) > rect.height - 2 * Self.inset
                || measurer.size(of: detail, in: font).width > room.width
        {
            lines.removeLast()
        }
        var top = mark.isEmpty ? rect.midY - height(of: lines) / 2 : Self.inset
        guard top >= 0, top + height(of: lines) <= rect.height else { return }
        let limits = TextLimits(
            width: room.width, numberOfLines: 1, lineBreakMode: .truncatingTail)
        for (text, font) in lines {
            let metrics = measurer.metrics(of: font)
            if let line = measurer.layout(text, in: font, within: limits).lines.first,
                line.width <= room.width
            {
                let x = mark.isEmpty ? rect.midX - line.width / 2 : room.minX
                canvas.text(
                    line.text, at: Point(x: x, y: top + metrics.baseline),
                    style: TextStyle(font: font, color: colors.ink))
            }
            top += metrics.lineHeight
        }
    }

    private func height(of lines: [(text: String, font: Font)]) -> Double {
        lines.reduce(0) { $0 + measurer.metrics(of: $1.font).lineHeight }
    }

    /// A length in points, to a tenth.
    private func text(_ length: Double) -> String {
        ((length * 10).rounded() / 10).shortestDecimal
    }
}
