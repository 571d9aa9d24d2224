import QuoinKit

/// What the engine's view has of UIKit's that it belongs to: it hands on what the engine asks and tells, on the
/// main actor, as all that is UIKit's. Elsewhere that ends the program, as a view does that is touched there.
///
/// The view keeps its node, and the views in it; a node keeps nothing of UIKit's. A node whose view is gone does
/// as its class does. Who must find a view without keeping it keeps this: weak references would make all counting of
/// references to views slow.
@MainActor
final class NodeWrapper: @preconcurrency ViewWrapper {
    /// The view clears it as it goes.
    nonisolated(unsafe) private var link = UpLink<UIView>(nil)
    // As views that only group others do. UIView's own hooks do as the node's class does.
    nonisolated(unsafe) private var isPlain = false
    nonisolated var overridesNothing: Bool {
        isPlain && !Self.plainViewsHear && !KeyValueWatch.isOn
    }
    /// Whether an app has said how all views look, which those that override nothing have to hear of, too.
    nonisolated(unsafe) static var plainViewsHear = false

    /// Whether the view is of a class of an app's own, which may override anything.
    private(set) var isOfApp = false
    /// Whether layers in the view may want to be laid out with it.
    var hasLayersToLayOut = false {
        didSet { if hasLayersToLayOut { isPlain = false } }
    }
    /// Whether the view's anchor is elsewhere than in its middle, which depends on the size that a layout gives it.
    var isAnchored = false {
        didSet { if isAnchored { isPlain = false } }
    }
    var isLayingOut = false
    /// Whether the class has handed on that the view is to be laid out.
    var hasLaidOutNode = false
    /// The size that a class of an app's own knows of, and whether it is being told another one.
    var knownSize = Size.zero
    var isTellingBounds = false

    nonisolated init() {}

    /// Takes a view that is made just now.
    func wrap(_ view: UIView) {
        link = UpLink(view)
        isPlain = type(of: view) == UIView.self
        isOfApp = !isPlain && ClassOrigin.isApp(type(of: view))
        view.node.wrapper = self
    }

    /// The view goes.
    nonisolated func viewGoes() { link = UpLink(nil) }

    nonisolated var view: UIView? { link.target }

    nonisolated var kindName: String? { view.map { String(describing: type(of: $0)) } }

    // MARK: Asked in the place of the node's class

    func intrinsicContentSize(of node: View) -> Size {
        guard let view else { return node.intrinsicContentSize }
        return Size(wished: view.intrinsicContentSize)
    }

    func contentSize(of node: View, forWidth width: Double) -> Size {
        view?.contentSize(forWidth: width) ?? node.contentSize(forWidth: width)
    }

    func roomToSpare(of node: View) -> Size? {
        view.map { Size(wished: $0.roomToSpare) }
    }

    func wordsForGrowingRows(of node: View, called name: String) -> String? {
        view?.wordsForGrowingRows(called: name)
    }

    func fittedPicture(of node: View) -> Size? {
        view?.fittedPicture.map { Size($0) }
    }

    var use: ViewUse { view?.use ?? .looking }

    func firstBaselineOffsetFromTop(of node: View) -> Double { view?.baselines.first ?? 0 }

    func lastBaselineOffsetFromBottom(of node: View) -> Double { view?.baselines.last ?? 0 }

    func alignmentRectInsets(of node: View) -> EdgeInsets {
        guard let view else { return .zero }
        return EdgeInsets(view.alignmentRectInsets)
    }

    func updateConstraints(of node: View) {
        guard let view else { return node.updateConstraints() }
        view.updateConstraints()
    }

    func layoutSubviews(of node: View) {
        guard let view else { return node.layoutSubviews() }
        if isAnchored { view.showAnchored() }
        view.layOut()
        if KeyValueWatch.isOn { view.placesMayHaveChanged() }
    }

    func draw(_ node: View, _ rect: Rect, in canvas: any Canvas) { view?.paint(rect, in: canvas) }

    func mask(of node: View) -> ViewMask? { view?.maskShape }

    func shadowCasters(of node: View) -> [ShadowCaster]? { view?.shadowCasters }

    // MARK: Told

    func view(_ node: View, didAdd subview: View) {
        if let added = subview.uiViewOrCarried { view?.didAddSubview(added) }
    }

    func view(_ node: View, willRemove subview: View) {
        if let leaving = subview.uiViewOrCarried { view?.willRemoveSubview(leaving) }
    }

    func view(_ node: View, willMoveInto superview: View?) {
        guard let view, !isPacked(view, into: superview) else { return }
        view.willMove(toSuperview: superview?.uiView)
    }

    func viewDidMoveToSuperview(_ node: View) {
        guard let view, !isPacked(view, into: node.superview) else { return }
        view.nodeMovedToSuperview()
    }

    /// Whether a view that is in none is being put into what will carry it. Of that it does not hear: it is told that
    /// it moves when the carrier does, whose table is its superview then.
    private func isPacked(_ view: UIView, into superview: View?) -> Bool {
        view.keeper == nil && superview?.isIdleCarrier ?? false
    }

    func view(_ node: View, willMoveTo window: Window?) {
        view?.willMove(toWindow: window?.uiWindow)
    }

    func viewDidMoveToWindow(_ node: View) {
        guard let view else { return }
        if node.window != nil { UIView.looksGiver?.dress(view) }
        view.didMoveToWindow()
    }

    func boundsOriginDidChange(of node: View) {
        // What stays in sight is put there by the layout.
        if isOfApp { view?.setNeedsLayout() }
        view?.nodeScrolled()
        view?.valueChanged()
    }

    func layoutMarginsDidChange(of node: View) { view?.layoutMarginsDidChange() }

    func safeAreaInsetsDidChange(of node: View) {
        view?.safeAreaInsetsDidChange()
        view?.valueChanged()
    }

    func traitsDidChange(of node: View, from previous: TraitCollection) {
        view.map { $0.tellTraitsChanged(from: $0.surroundings(with: previous)) }
    }
}

extension View {
    /// The view of UIKit's that the node belongs to.
    var uiView: UIView? { (wrapper as? NodeWrapper)?.view }

    /// The nearest view of UIKit's that contains the node.
    var uiSuperview: UIView? {
        var next = superview
        while let view = next {
            if let found = view.uiView {
                return found
            }
            next = view.superview
        }
        return nil
    }
}
