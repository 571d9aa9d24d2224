import QuoinKit

/// A bar of one line, in a colour that says how much of it is taken.
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
        let done = Rect(
            x: bounds.minX, y: bounds.minY, width: bounds.width * progress, height: bounds.height)
        canvas.fill(bounds, color: controlColors.fill, cornerRadius: 0)
        canvas.fill(
            done, color: Palette.color(color, for: progress).resolved(with: traits),
            cornerRadius: 0)
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
