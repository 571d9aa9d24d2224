import QuoinKit

/// A glass to search with, as long as the app shows no picture of its own there.
final class SearchSign: UIImageView {
    private let sign = UIImage(systemName: "magnifyingglass")
    private let share: Double

    /// Makes one in a square.
    init(size: CGFloat) {
        share = Double(size) / 20
        super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
        image = sign
        contentMode = .center
    }
    required init?(coder: NSCoder) {
        share = 1
        super.init(coder: coder)
    }

    override func paint(_ rect: Rect, in canvas: any Canvas) {
        guard image === sign, image != nil else { return super.paint(rect, in: canvas) }
        let (x, y) = (node.bounds.midX, node.bounds.midY)
        var glass = Path()
        glass.addEllipse(
            in: Rect(x: x - 7 * share, y: y - 7 * share, width: 11 * share, height: 11 * share))
        glass.move(to: Point(x: x + 2.4 * share, y: y + 2.4 * share))
        glass.addLine(to: Point(x: x + 7 * share, y: y + 7 * share))
        var line = LineStyle(width: 1.75 * share)
        line.cap = .round
        canvas.stroke(glass, color: shownTint.value.resolved(with: node.traits), style: line)
    }
}
