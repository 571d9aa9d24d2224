/// A round sign of editing: a disc with a white bar or a white cross in it, or a ring that is a disc with a tick once it
/// is chosen.
final class RoundSign: UIView {
    enum Kind { case minus, plus, choice }

    private let kind: Kind
    private let tint: UIColor?
    private let tick = CAShapeLayer()
    /// Whether what it stands for is chosen.
    var isChosen = false {
        didSet { if isChosen != oldValue { showChoice() } }
    }

    private static let size: CGFloat = 22
    private static let bar = CGSize(width: 10.5, height: 1.5)

    init(_ kind: Kind, _ tint: UIColor?) {
        (self.kind, self.tint) = (kind, tint)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.size / 2
        if kind == .choice {
            showChoice()
            return
        }
        backgroundColor = tint
        addBar(Self.bar)
        if kind == .plus { addBar(CGSize(width: Self.bar.height, height: Self.bar.width)) }
    }
    required init?(coder: NSCoder) {
        (kind, tint) = (.choice, nil)
        super.init(coder: coder)
    }

    private func addBar(_ size: CGSize) {
        let bar = UIView(
            frame: CGRect(
                x: (Self.size - size.width) / 2, y: (Self.size - size.height) / 2,
                width: size.width, height: size.height))
        bar.backgroundColor = .white
        addSubview(bar)
    }

    private func showChoice() {
        backgroundColor = isChosen ? tint ?? .systemBlue : nil
        layer.borderWidth = isChosen ? 0 : 1.5
        layer.borderColor = UIColor.tertiaryLabel.cgColor
        tick.removeFromSuperlayer()
        guard isChosen else { return }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 6.5, y: 11.5))
        path.addLine(to: CGPoint(x: 9.5, y: 15))
        path.addLine(to: CGPoint(x: 15.5, y: 7))
        tick.path = path.cgPath
        tick.fillColor = nil
        tick.strokeColor = UIColor.white.cgColor
        (tick.lineWidth, tick.lineCap, tick.lineJoin) = (1.75, .round, .round)
        layer.addSublayer(tick)
    }
}

/// Three lines, by which a row is taken to be moved.
final class ReorderSign: UIView {
    init(_ color: UIColor) {
        super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 15))
        isUserInteractionEnabled = false
        for top in [2, 6.5, 11.5] {
            let line = UIView(frame: CGRect(x: 0, y: top, width: 22, height: 1.5))
            line.backgroundColor = color
            addSubview(line)
        }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
