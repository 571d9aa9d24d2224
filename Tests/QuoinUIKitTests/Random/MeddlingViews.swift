import QuoinUIKit

/// What views do, once, when they are told something.
@MainActor
final class Meddler {
    enum Hook: CaseIterable {
        case layOut, update, askSize, movedIn, moved, moves, adds, removes, margins, safeArea,
            insets
        case layers, bounds
    }

    var hooks: [Hook: RandomAction] = [:]
    /// Whether the view is only looked at.
    var isQuiet = false

    func visit(_ hook: Hook) {
        if !isQuiet { hooks.removeValue(forKey: hook)?.perform() }
    }
}

@MainActor
protocol MeddlingView: UIView {
    var meddler: Meddler { get }
}

final class MeddlingBox: UIView, MeddlingView {
    let meddler = Meddler()

    override func layoutSubviews() {
        super.layoutSubviews()
        meddler.visit(.layOut)
    }
    override func updateConstraints() {
        meddler.visit(.update)
        super.updateConstraints()
    }
    override func didMoveToSuperview() { meddler.visit(.movedIn) }
    override func didMoveToWindow() { meddler.visit(.moved) }
    override func willMove(toSuperview superview: UIView?) { meddler.visit(.moves) }
    override func didAddSubview(_ subview: UIView) { meddler.visit(.adds) }
    override func willRemoveSubview(_ subview: UIView) { meddler.visit(.removes) }
    override func layoutMarginsDidChange() { meddler.visit(.margins) }
    override func safeAreaInsetsDidChange() { meddler.visit(.safeArea) }
    override func layoutSublayers(of layer: CALayer) {
        meddler.visit(.layers)
        super.layoutSublayers(of: layer)
    }
    override var bounds: CGRect { didSet { meddler.visit(.bounds) } }
    override var intrinsicContentSize: CGSize {
        meddler.visit(.askSize)
        return CGSize(width: 20, height: 10)
    }
    override var alignmentRectInsets: UIEdgeInsets {
        meddler.visit(.insets)
        return .zero
    }
}

final class MeddlingLabel: UILabel, MeddlingView {
    let meddler = Meddler()

    override func layoutSubviews() {
        super.layoutSubviews()
        meddler.visit(.layOut)
    }
    override func updateConstraints() {
        meddler.visit(.update)
        super.updateConstraints()
    }
    override func didMoveToSuperview() { meddler.visit(.movedIn) }
    override func didMoveToWindow() { meddler.visit(.moved) }
    override func willMove(toSuperview superview: UIView?) { meddler.visit(.moves) }
    override var bounds: CGRect { didSet { meddler.visit(.bounds) } }
    override var intrinsicContentSize: CGSize {
        meddler.visit(.askSize)
        return super.intrinsicContentSize
    }
}

final class MeddlingStack: UIStackView, MeddlingView {
    let meddler = Meddler()

    override func layoutSubviews() {
        meddler.visit(.layOut)
        super.layoutSubviews()
    }
    override func didMoveToSuperview() { meddler.visit(.movedIn) }
    override func didMoveToWindow() { meddler.visit(.moved) }
    override func didAddSubview(_ subview: UIView) { meddler.visit(.adds) }
    override func willRemoveSubview(_ subview: UIView) { meddler.visit(.removes) }
    override func layoutMarginsDidChange() { meddler.visit(.margins) }
    override func safeAreaInsetsDidChange() { meddler.visit(.safeArea) }
}
