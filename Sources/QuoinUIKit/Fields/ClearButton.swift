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
