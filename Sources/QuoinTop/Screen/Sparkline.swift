import QuoinKit

/// The last values of something, a column each, the newest at the right.
final class Sparkline: StyledView {
    private let color: Color
    /// What fills the height; nil for the largest value that is to be seen.
    private let most: Double?
    private var values: [Double] = []

    init(_ color: Color, most: Double?) {
        self.color = color
        self.most = most
        super.init(frame: .zero)
    }

    func show(_ history: History) {
        values = history.values
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        let shown = values.suffix(Int(max(0, bounds.width)))
        let top = max(most ?? shown.max() ?? 0, 1e-9)
        let color = color.resolved(with: traits)
        for (place, value) in shown.reversed().enumerated() where value > 0 {
            // However little it is, it is seen.
            let height = max(bounds.height * min(value / top, 1), 0.125)
            canvas.fill(
                Rect(
                    x: bounds.maxX - Double(place) - 1, y: bounds.maxY - height, width: 1,
                    height: height),
                color: color, cornerRadius: 0)
        }
    }
}
