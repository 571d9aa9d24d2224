import QuoinInspect
import QuoinKit

/// A view of a format, drawn as a box with its name in it.
final class PlayBox: StyledView {
    private let title: String
    private let content: Size?
    private let ink: Color

    /// Makes the box that is the so many-th of a layout, counted from 0.
    init(_ title: String, content: Size?, number: Int) {
        // More has no room, and of a name of a million letters nobody wants to know the width.
        let isShort = title.utf8.count <= Self.longestTitle
        self.title =
            isShort
            ? title
            : String(String.UnicodeScalarView(title.unicodeScalars.prefix(Self.longestTitle)))
        self.content = content
        let colors = BoxColors.ofBox(number)
        ink = colors.ink
        super.init(frame: .zero)
        name = title
        backgroundColor = colors.ground
        borderColor = ink
        borderWidth = 1
        cornerRadius = 4
        // A view that is merely compared with has no frame of its own either.
        translatesAutoresizingMaskIntoConstraints = false
    }

    private static let longestTitle = 120

    override var intrinsicContentSize: Size { content ?? super.intrinsicContentSize }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        super.draw(rect, in: canvas)
        // What is in a stack covers its middle.
        guard subviews.isEmpty else { return }
        let font = Font(size: 13, isBold: true)
        let metrics = measurer.metrics(of: font)
        let limits = TextLimits(
            width: rect.width - 6, numberOfLines: 1, lineBreakMode: .truncatingTail)
        guard metrics.lineHeight <= rect.height, limits.width > 0,
            let line = measurer.layout(title, in: font, within: limits).lines.first,
            line.width <= limits.width
        else { return }
        let baseline = rect.midY - metrics.lineHeight / 2 + metrics.baseline
        canvas.text(
            line.text, at: Point(x: rect.midX - line.width / 2, y: baseline),
            style: TextStyle(font: font, color: ink.resolved(with: traits)))
    }
}
