import QuoinKit

/// A bar of one line, in a colour that says how much of it is taken.
///
/// It is drawn with characters that leave room above and below, so that bars on neighbouring lines are
/// told apart.
final class Meter: ProgressView {
    private let color: Color

    init(_ color: Color) {
        self.color = color
        super.init()
    }

    override var intrinsicContentSize: Size {
        Size(width: Self.noIntrinsicMetric, height: 1)
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let halves = Int((2 * max(0, min(bounds.width, 1000)) * progress).rounded())
        let cells = Int(max(0, min(bounds.width, 1000)))
        let done = String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
        let rest = String(repeating: "─", count: max(0, cells - (halves + 1) / 2))
        canvas.text(
            done, at: Point(x: bounds.minX, y: bounds.minY + 1),
            style: TextStyle(
                size: 1, color: Palette.color(color, for: progress).resolved(with: traits)))
        canvas.text(
            rest, at: Point(x: bounds.minX + Double((halves + 1) / 2), y: bounds.minY + 1),
            style: TextStyle(size: 1, color: controlColors.track))
    }
}

/// A name, a bar and a value, on one line.
final class MeterLine: StackView {
    let name: Caption
    let meter: Meter
    let value = Label()

    init(_ name: String, color: Color, nameWidth: Double, valueWidth: Double = 5) {
        self.name = Caption(name)
        meter = Meter(color)
        super.init(frame: .zero)
        spacing = 1
        value.textAlignment = .right
        for view in [self.name, meter, value] as [View] {
            addArrangedSubview(view)
        }
        self.name.makeConstraints { $0.width.equalTo(nameWidth).priority(.high) }
        value.makeConstraints { $0.width.equalTo(valueWidth).priority(.high) }
        makeConstraints { $0.height.equalTo(1).priority(.high) }
    }

    func show(_ share: Double, _ text: String) {
        meter.progress = share
        value.text = text
    }
}
