import QuoinKit

/// A coloured rectangle, with or without an outline, in the colours of its surroundings.
class Panel: StyledView {
    private let fill: Ground?
    private let isOutlined: Bool

    init(
        _ name: String = "", fill: Ground? = nil, isOutlined: Bool = false,
        cornerRadius: Double = 0
    ) {
        self.fill = fill
        self.isOutlined = isOutlined
        super.init(frame: .zero)
        self.name = name
        self.cornerRadius = cornerRadius
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        if let fill {
            canvas.fill(rect, color: fill.color(in: controlColors), cornerRadius: cornerRadius)
        }
        if isOutlined {
            canvas.stroke(rect, color: controlColors.line, lineWidth: 1, cornerRadius: cornerRadius)
        }
    }
}
