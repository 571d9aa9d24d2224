import QuoinKit

/// Numbers as columns side by side, the last of which stands out.
final class Columns: View {
    private let numbers: [Double]
    private let colors: (last: Color, others: Color)

    /// Takes numbers, of which there is at least one.
    init(_ name: String, _ numbers: [Double], last: Color, others: Color) {
        self.numbers = numbers
        colors = (last, others)
        super.init(frame: .zero)
        self.name = name
    }

    /// How high each column is, as a share of the height that there is: the largest is all of it, and one
    /// of 0 can still be seen.
    static func shares(of numbers: [Double]) -> [Double] {
        let least = min(0, numbers.min() ?? 0)
        let most = max(0, numbers.max() ?? 0)
        let span = most - least
        return numbers.map { span > 0 ? max(0.06, ($0 - least) / span) : 0.06 }
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        // From one side to the other, and not so wide that a column looks like a box.
        let room = bounds.width / Double(numbers.count)
        let width = min(room * (room < 4 ? 1 : 0.72), bounds.height * 0.6)
        let step = (bounds.width - width) / Double(max(1, numbers.count - 1))
        for (index, share) in Self.shares(of: numbers).enumerated() {
            let height = bounds.height * share
            let column = Rect(
                x: effectiveLayoutDirection == .leftToRight
                    ? bounds.minX + Double(index) * step
                    : bounds.maxX - Double(index) * step - width,
                y: bounds.maxY - height, width: width, height: height)
            canvas.fill(
                column, color: index == numbers.count - 1 ? colors.last : colors.others,
                cornerRadius: min(width / 4, height / 2))
        }
    }
}
