import QuoinKit

/// A square icon or a round avatar, with a letter or two in its middle. It keeps its size, whatever the
/// text beside it would like.
final class Badge: StyledView {
    private var letters: String
    private let side: Double

    init(_ name: String, _ letters: String, side: Double, fill: Color, isRound: Bool = false) {
        self.letters = letters
        self.side = side
        super.init(frame: .zero)
        self.name = name
        backgroundColor = fill
        cornerRadius = isRound ? side / 2 : side / 5
        makeConstraints { make in
            make.size.equalTo(side)
        }
    }

    /// Shows something else, of the same size: a row may come to stand for another thing.
    func show(_ letters: String, fill: Color) {
        self.letters = letters
        performWithoutAnimation { backgroundColor = fill }
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let font = Font(size: side * 0.4, isBold: true)
        let width = measurer.size(of: letters, in: font).width
        // Capital letters reach about 0.72 of their size above the baseline.
        let baseline = Point(x: rect.midX - width / 2, y: rect.midY + 0.36 * font.size)
        canvas.text(letters, at: baseline, style: TextStyle(font: font, color: .white))
    }
}
