import QuoinKit

/// What the engine's view has of UIKit's that it belongs to: it hands on what the engine asks and tells, on the
/// main actor, as all that is UIKit's.
///
/// The view keeps its node, and the views in it; a node keeps nothing of UIKit's. A node whose view is gone does
/// as its class does.
final class NodeWrapper: ViewWrapper {
    private(set) weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }

    private func tell(_ action: @MainActor (UIView) -> Void) {
        guard let view else { return }
        MainActor.assumeIsolated { action(view) }
    }

    private func ask<Answer: Sendable>(_ question: @MainActor (UIView) -> Answer) -> Answer? {
        guard let view else { return nil }
        return MainActor.assumeIsolated { question(view) }
    }

    var kindName: String? { view.map { String(describing: type(of: $0)) } }

    // MARK: Asked in the place of the node's class

    func intrinsicContentSize(of node: View) -> Size {
        ask { Size(wished: $0.intrinsicContentSize) } ?? node.intrinsicContentSize
    }

    func contentSize(of node: View, forWidth width: Double) -> Size {
        ask { $0.contentSize(forWidth: width) } ?? node.contentSize(forWidth: width)
    }

    func firstBaselineOffsetFromTop(of node: View) -> Double { ask { $0.baselines.first } ?? 0 }

    func lastBaselineOffsetFromBottom(of node: View) -> Double { ask { $0.baselines.last } ?? 0 }

    func alignmentRectInsets(of node: View) -> EdgeInsets {
        ask { EdgeInsets($0.alignmentRectInsets) } ?? .zero
    }

    func updateConstraints(of node: View) {
        if view == nil { node.updateConstraints() }
        tell { $0.updateConstraints() }
    }

    func layoutSubviews(of node: View) {
        if view == nil { node.layoutSubviews() }
        tell { $0.layoutSubviews() }
    }

    func draw(_ node: View, _ rect: Rect, in canvas: any Canvas) {
        nonisolated(unsafe) let canvas = canvas
        tell { $0.paint(rect, in: canvas) }
    }

    // MARK: Told

    func view(_ node: View, didAdd subview: View) {
        let view = subview.uiView
        tell { if let view { $0.didAddSubview(view) } }
    }

    func view(_ node: View, willRemove subview: View) {
        let view = subview.uiView
        tell { if let view { $0.willRemoveSubview(view) } }
    }

    func view(_ node: View, willMoveInto superview: View?) {
        let view = superview?.uiView
        tell { $0.willMove(toSuperview: view) }
    }

    func viewDidMoveToSuperview(_ node: View) {
        tell { $0.nodeMovedToSuperview() }
    }

    func view(_ node: View, willMoveTo window: Window?) {
        let window = window?.uiWindow
        tell { $0.willMove(toWindow: window) }
    }

    func viewDidMoveToWindow(_ node: View) {
        tell { $0.didMoveToWindow() }
    }

    func boundsOriginDidChange(of node: View) {
        tell { $0.nodeScrolled() }
    }

    func layoutMarginsDidChange(of node: View) {
        tell { $0.layoutMarginsDidChange() }
    }

    func safeAreaInsetsDidChange(of node: View) {
        tell { $0.safeAreaInsetsDidChange() }
    }

    func traitsDidChange(of node: View, from previous: TraitCollection) {
        tell { $0.tellTraitsChanged(from: UITraitCollection(previous)) }
    }
}

/// What the engine's window has of UIKit's. It does as its class does.
final class WindowWrapper: ViewWrapper {
    private(set) weak var window: UIView?

    init(_ window: UIView) {
        self.window = window
    }

    func view(_ node: View, didAdd subview: View) {
        guard let window, let view = subview.uiView else { return }
        MainActor.assumeIsolated { window.didAddSubview(view) }
    }

    func view(_ node: View, willRemove subview: View) {
        guard let window, let view = subview.uiView else { return }
        MainActor.assumeIsolated { window.willRemoveSubview(view) }
    }
}

extension View {
    /// The view of UIKit's that the node belongs to.
    var uiView: UIView? {
        guard let wrapper else { return nil }
        return (wrapper as? NodeWrapper)?.view ?? (wrapper as? WindowWrapper)?.window
    }

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
