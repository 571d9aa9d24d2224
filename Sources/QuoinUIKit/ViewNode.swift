import QuoinKit

/// The node of most views.
final class ViewNode: StyledView, OwnedNode {
    weak var owner: UIView?

    override var kindName: String? { owner.map { String(describing: type(of: $0)) } }

    // MARK: Hierarchy

    override func didAddSubview(_ subview: View) {
        super.didAddSubview(subview)
        let view = subview.uiView
        tell { if let view { $0.didAddSubview(view) } }
    }

    override func willRemoveSubview(_ subview: View) {
        let view = subview.uiView
        tell { if let view { $0.willRemoveSubview(view) } }
        super.willRemoveSubview(subview)
    }

    override func willMove(toSuperview newSuperview: View?) {
        super.willMove(toSuperview: newSuperview)
        let view = newSuperview?.uiView
        tell { $0.willMove(toSuperview: view) }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        tell { $0.nodeMovedToSuperview() }
    }

    override func willMove(toWindow newWindow: Window?) {
        super.willMove(toWindow: newWindow)
        let isLeaving = newWindow == nil
        tell { $0.nodeWillMove(isLeaving: isLeaving) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tell { $0.didMoveToWindow() }
    }

    // MARK: Content

    override var intrinsicContentSize: Size {
        ask { Size(wished: $0.intrinsicContentSize) } ?? super.intrinsicContentSize
    }

    override func contentSize(forWidth width: Double) -> Size {
        ask { $0.contentSize(forWidth: width) } ?? super.contentSize(forWidth: width)
    }

    override var firstBaselineOffsetFromTop: Double { ask { $0.baselines.first } ?? 0 }

    override var lastBaselineOffsetFromBottom: Double { ask { $0.baselines.last } ?? 0 }

    override var alignmentRectInsets: EdgeInsets {
        ask { EdgeInsets($0.alignmentRectInsets) } ?? .zero
    }

    // MARK: Surroundings

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        tell { $0.layoutMarginsDidChange() }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        tell { $0.safeAreaInsetsDidChange() }
    }

    override func traitsDidChange(from previous: TraitCollection) {
        super.traitsDidChange(from: previous)
        tell { $0.traitsChanged(from: previous) }
    }

    // MARK: The cycle

    override func updateConstraints() {
        if owner == nil { super.updateConstraints() }
        tell { $0.updateConstraints() }
    }

    override func layoutSubviews() {
        if owner == nil { super.layoutSubviews() }
        tell { $0.layoutSubviews() }
    }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        nonisolated(unsafe) let canvas = canvas
        tell { $0.paint(rect, in: canvas) }
    }

    // MARK: As the class itself

    func layOutAsBase() { super.layoutSubviews() }
    func updateConstraintsAsBase() { super.updateConstraints() }
    var intrinsicSizeAsBase: Size { super.intrinsicContentSize }
    func contentSizeAsBase(forWidth width: Double) -> Size { super.contentSize(forWidth: width) }
    var baselinesAsBase: (first: Double, last: Double) {
        (super.firstBaselineOffsetFromTop, super.lastBaselineOffsetFromBottom)
    }
    func drawAsBase(_ rect: Rect, in canvas: any Canvas) { super.draw(rect, in: canvas) }
}
