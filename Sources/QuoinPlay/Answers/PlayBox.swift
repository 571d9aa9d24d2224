import QuoinKit

/// A view of a format, drawn as a box with its name in it.
final class PlayBox: StyledView {
    private let title: String
    private let content: Size?
    private let ink: Color

    /// Makes the box that is the so many-th of a layout, counted from 0.
    init(_ title: String, content: Size?, number: Int) {
        self.title = title
        self.content = content
        let (ground, ink) = Self.colors[number % Self.colors.count]
        self.ink = Self.color(ink)
        super.init(frame: .zero)
        name = title
        backgroundColor = Self.color(ground)
        borderColor = self.ink
        borderWidth = 1
        cornerRadius = 4
        // A view that is merely compared with has no frame of its own either.
        translatesAutoresizingMaskIntoConstraints = false
    }

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
            style: TextStyle(font: font, color: ink))
    }

    /// Bright grounds, and a dark tone of each for letters and lines; neighbours are easy to tell apart.
    private static let colors: [(ground: UInt32, ink: UInt32)] = [
        (0xDCE9FC, 0x1D4F91), (0xFCE7D2, 0x8A4B0F), (0xDDF3E2, 0x1E6B3A), (0xF9DFE7, 0x97264F),
        (0xE8E2FA, 0x51379B), (0xFBF3C9, 0x6F5B06), (0xD6F1F2, 0x12636B),
    ]

    private static func color(_ code: UInt32) -> Color {
        let part = { (shift: UInt32) in Double(code >> shift & 0xFF) / 255 }
        return Color(red: part(16), green: part(8), blue: part(0))
    }
}
