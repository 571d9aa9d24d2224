import QuoinKit

/// Views that a table carries: their places are said in the table, as if nothing were between.
extension UIView {
    private var carrier: CarryingRow? { node.superview as? CarryingRow }

    /// What stands for it among the subviews of its superview.
    final var nodeAmongSiblings: View { isCarried ? carrier ?? node : node }

    final func isSuperview(of view: UIView) -> Bool {
        view.nodeAmongSiblings.superview === node
    }

    final func inTable(_ frame: CGRect) -> CGRect {
        let origin = carrier?.frame.origin.cg ?? .zero
        return frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// What is said of the place of a whole table's header is taken for a size alone: people give it the frame of a
    /// view that begins where nothing else is.
    final func inCarrier(_ frame: CGRect) -> CGRect {
        guard let carrier else { return frame }
        if carrier.wholeHeight != nil {
            carrier.wholeIsSaid(of: frame.size)
            return CGRect(origin: node.frame.origin.cg, size: frame.size)
        }
        let origin = carrier.frame.origin.cg
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Its bounds were set.
    final func noteSaidSize() {
        guard let carrier, carrier.wholeHeight != nil else { return }
        carrier.wholeIsSaid(of: node.bounds.size.cg)
    }

    final func inCarrier(middle: CGPoint) -> Point {
        guard let carrier else { return Point(middle) }
        return carrier.wholeHeight != nil ? node.center : Point(middle) - carrier.frame.origin
    }

    /// It has another superview, in the engine's eyes.
    final func noteCarrier() { if isCarried { isCarried = carrier != nil } }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension View {
    /// The view of UIKit's that stands for the node among the subviews of another.
    var uiViewOrCarried: UIView? { uiView ?? (self as? CarryingRow)?.content }

    /// Whether it carries a view of UIKit's and is in nothing itself, so that what it carries counts as in nothing.
    var isIdleCarrier: Bool { standsForRow && superview == nil && self is CarryingRow }
}
