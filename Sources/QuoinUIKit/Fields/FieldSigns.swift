import QuoinKit

/// The glass at the beginning of a field to search in, as long as the app shows no picture of its own there.
final class SearchSign: UIImageView {
    private let sign = UIImage(systemName: "magnifyingglass")

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        image = sign
        tintColor = .secondaryLabel
        contentMode = .center
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func paint(_ rect: Rect, in canvas: any Canvas) {
        guard image === sign, image != nil else { return super.paint(rect, in: canvas) }
        let middle = Point(x: node.bounds.midX, y: node.bounds.midY)
        var glass = Path()
        glass.addEllipse(in: Rect(x: middle.x - 7, y: middle.y - 7, width: 11, height: 11))
        glass.move(to: Point(x: middle.x + 2.4, y: middle.y + 2.4))
        glass.addLine(to: Point(x: middle.x + 7, y: middle.y + 7))
        var line = LineStyle(width: 1.75)
        line.cap = .round
        canvas.stroke(glass, color: tintColor.value.resolved(with: node.traits), style: line)
    }
}

/// The button at a field's end that empties it.
final class ClearButton: UIButton {
    static let size: CGFloat = 19

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Clear text"
        let disc = UIView(frame: CGRect(x: 1, y: 1, width: 17, height: 17))
        disc.backgroundColor = .tertiaryLabel
        disc.layer.cornerRadius = 8.5
        disc.isUserInteractionEnabled = false
        let cross = CAShapeLayer()
        let path = UIBezierPath()
        for (from, to) in [(5.5, 11.5), (11.5, 5.5)] {
            path.move(to: CGPoint(x: 5.5, y: from))
            path.addLine(to: CGPoint(x: 11.5, y: to))
        }
        cross.path = path.cgPath
        cross.fillColor = nil
        cross.strokeColor = UIColor.systemBackground.cgColor
        (cross.lineWidth, cross.lineCap) = (1.5, .round)
        disc.layer.addSublayer(cross)
        addSubview(disc)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
