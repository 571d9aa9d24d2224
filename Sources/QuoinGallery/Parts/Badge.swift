import Quoin

/// A square icon or a round avatar, with a letter or two in its middle. It keeps its size, whatever the
/// text beside it would like.
final class Badge: View {
    private let letters: String
    private let side: Double
    private let fill: Color
    private let cornerRadius: Double

    init(_ name: String, _ letters: String, side: Double, fill: Color, isRound: Bool = false) {
        self.letters = letters
        self.side = side
        self.fill = fill
        cornerRadius = isRound ? side / 2 : side / 5
        super.init(frame: .zero)
        self.name = name
        makeConstraints { make in
            make.size.equalTo(side)
        }
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.fill(rect, color: fill, cornerRadius: cornerRadius)
        let style = TextStyle(size: side * 0.4, isBold: true, color: .white)
        let width = Double(letters.count) * style.size / 2
        // Letters reach about 0.7 of their size above the baseline.
        let baseline = Point(x: rect.midX - width / 2, y: rect.midY + 0.35 * style.size)
        canvas.text(letters, at: baseline, style: style)
    }
}
