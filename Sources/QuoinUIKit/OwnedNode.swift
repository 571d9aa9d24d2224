import QuoinKit

/// A view of the engine's that belongs to one of UIKit's, and hands its hooks to that.
///
/// The owner keeps its node, and the views in it; a node keeps nothing of UIKit's.
protocol OwnedNode: View {
    var owner: UIView? { get set }

    // What the node's own class does, for owners that call `super`.
    func layOutAsBase()
    func updateConstraintsAsBase()
    var intrinsicSizeAsBase: Size { get }
    func contentSizeAsBase(forWidth width: Double) -> Size
    var baselinesAsBase: (first: Double, last: Double) { get }
    func drawAsBase(_ rect: Rect, in canvas: any Canvas)
}

extension OwnedNode {
    /// Lets the owner do something, which it does on the main actor, as all that is UIKit's.
    func tell(_ action: @MainActor (UIView) -> Void) {
        guard let owner else { return }
        MainActor.assumeIsolated { action(owner) }
    }

    /// Asks the owner.
    func ask<Answer: Sendable>(_ question: @MainActor (UIView) -> Answer) -> Answer? {
        guard let owner else { return nil }
        return MainActor.assumeIsolated { question(owner) }
    }
}

extension View {
    /// The view of UIKit's that the node belongs to.
    var uiView: UIView? {
        if let node = self as? any OwnedNode {
            return node.owner
        }
        return (self as? Window).flatMap { WindowOwners.shared.window(of: $0) }
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
