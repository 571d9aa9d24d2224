import Quoin

/// Text, in one line or in as many as it takes.
///
/// Until there are fonts, every character is half as wide as the text is high, a line is a quarter higher
/// than that, and its baseline is as far down as the text is high: at 16 points a character is 8 wide,
/// and a line 20 high with its baseline at 16.
final class Caption: View {
    /// What it says.
    var text: String {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    private let style: TextStyle
    private let alignment: Alignment

    /// Where lines stand that are narrower than the view.
    enum Alignment {
        case start
        case middle
        case end
    }

    init(
        _ name: String, _ text: String, size: Double = 16, isBold: Bool = false,
        color: Color = Palette.ink, alignment: Alignment = .start, wraps: Bool = false
    ) {
        self.text = text
        style = TextStyle(size: size, isBold: isBold, color: color)
        self.alignment = alignment
        super.init(frame: .zero)
        self.name = name
        contentDependsOnWidth = wraps
    }

    private var characterWidth: Double { style.size / 2 }
    private var lineHeight: Double { style.size * 1.25 }

    // MARK: Size

    override var intrinsicContentSize: Size {
        size(of: text.split(separator: "\n", omittingEmptySubsequences: false))
    }

    override func contentSize(forWidth width: Double) -> Size {
        size(of: lines(inWidth: width))
    }

    override var firstBaselineOffsetFromTop: Double { style.size }

    override var lastBaselineOffsetFromBottom: Double { lineHeight - style.size }

    private func size(of lines: [Substring]) -> Size {
        let longest = lines.map(\.count).max() ?? 0
        return Size(
            width: Double(longest) * characterWidth,
            height: Double(max(1, lines.count)) * lineHeight)
    }

    /// The text broken at spaces and newlines so that lines fit. A word that is too long for a line has
    /// one of its own.
    private func lines(inWidth width: Double) -> [Substring] {
        let room = max(1, Int((width / characterWidth).rounded(.down)))
        var lines: [Substring] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = paragraph
            while rest.count > room {
                let head = rest.prefix(room + 1)
                guard let space = head.lastIndex(of: " ") ?? rest.firstIndex(of: " ") else { break }
                lines.append(rest[..<space])
                rest = rest[rest.index(after: space)...]
            }
            lines.append(rest)
        }
        return lines
    }

    // MARK: Drawing

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let lines =
            contentDependsOnWidth
            ? lines(inWidth: rect.width)
            : text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let spare = rect.width - Double(line.count) * characterWidth
            let x =
                switch alignment {
                case .start: 0.0
                case .middle: spare / 2
                case .end: spare
                }
            canvas.text(
                String(line), at: Point(x: x, y: Double(number) * lineHeight + style.size),
                style: style)
        }
    }
}
