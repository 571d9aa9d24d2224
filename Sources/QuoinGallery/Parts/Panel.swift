import Quoin

/// A coloured rectangle, with or without an outline.
class Panel: View {
    private let fill: Color?
    private let outline: Color?
    private let cornerRadius: Double

    init(
        _ name: String = "", fill: Color? = nil, outline: Color? = nil, cornerRadius: Double = 0
    ) {
        self.fill = fill
        self.outline = outline
        self.cornerRadius = cornerRadius
        super.init(frame: .zero)
        self.name = name
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        if let fill {
            canvas.fill(rect, color: fill, cornerRadius: cornerRadius)
        }
        if let outline {
            canvas.stroke(rect, color: outline, lineWidth: 1, cornerRadius: cornerRadius)
        }
    }
}
