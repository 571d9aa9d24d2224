import QuoinKit

/// Views that a table carries: their places are said in the table, as if nothing were between.
extension UIView {
    private var carrier: Carrier? { node.superview as? Carrier }

    /// What stands for it among the subviews of its superview.
    final var nodeAmongSiblings: View { isCarried ? carrier ?? node : node }

    final func inTable(_ frame: CGRect) -> CGRect {
        let origin = carrier?.frame.origin.cg ?? .zero
        return frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    final func inCarrier(_ frame: CGRect) -> CGRect {
        guard let carrier else { return frame }
        let origin = carrier.frame.origin.cg
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    final func inCarrier(middle: CGPoint) -> Point {
        guard let carrier else { return Point(middle) }
        return Point(middle) - carrier.frame.origin
    }

    /// It has another superview, in the engine's eyes.
    final func noteCarrier() { if isCarried { isCarried = carrier != nil } }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension View {
    /// The view of UIKit's that stands for the node among the subviews of another.
    var uiViewOrCarried: UIView? { uiView ?? (self as? Carrier)?.content }

    /// Whether it carries a view of UIKit's and is in nothing itself, so that what it carries counts as in nothing.
    var isIdleCarrier: Bool { standsForRow && superview == nil && self is Carrier }
}
