/// A sign of one stroke: a chevron, which points to where people read on, or a tick.
final class StrokeSign: UIView {
    enum Kind { case chevron, tick }

    let kind: Kind
    private let stroke = CAShapeLayer()
    private var isTurned: Bool?

    init(_ kind: Kind, _ color: UIColor) {
        self.kind = kind
        super.init(frame: CGRect(origin: .zero, size: kind.size))
        isUserInteractionEnabled = false
        stroke.fillColor = nil
        stroke.strokeColor = color.cgColor
        (stroke.lineWidth, stroke.lineCap, stroke.lineJoin) = (2, .round, .round)
        layer.addSublayer(stroke)
        draw()
    }
    required init?(coder: NSCoder) {
        kind = .tick
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        draw()
    }

    private func draw() {
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let isTurned = kind == .chevron && !isForward
        guard isTurned != self.isTurned else { return }
        self.isTurned = isTurned
        let path = UIBezierPath()
        for (number, point) in kind.points.enumerated() {
            let place = CGPoint(x: isTurned ? kind.size.width - point.x : point.x, y: point.y)
            if number == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        stroke.path = path.cgPath
    }
}

extension StrokeSign.Kind {
    fileprivate var size: CGSize {
        switch self {
        case .chevron: CGSize(width: 8, height: 13)
        case .tick: CGSize(width: 15, height: 14)
        }
    }
    fileprivate var points: [CGPoint] {
        switch self {
        case .chevron: [CGPoint(x: 1, y: 1), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 1, y: 12)]
        case .tick: [CGPoint(x: 1, y: 7.5), CGPoint(x: 5, y: 12.5), CGPoint(x: 14, y: 1)]
        }
    }
}
