import QuoinKit

/// From the coordinates of one view to those of another.
extension UIView {
    /// As in UIKit: transforms count.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        node.seenPoint(Point(point), in: view?.node).cg
    }
    /// As in UIKit: transforms count.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let other = view?.node ?? node.outermost else { return point }
        return other.seenPoint(Point(point), in: node).cg
    }
    /// As in UIKit: of what is turned, it is what covers it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        node.isTurned(from: view?.node)
            ? node.seenRect(Rect(rect), in: view?.node).cg
            : node.convert(Rect(rect), to: view?.node).cg
    }
    /// As in UIKit: of what is turned, it is what covers it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard node.isTurned(from: view?.node), let other = view?.node ?? node.outermost else {
            return node.convert(Rect(rect), from: view?.node).cg
        }
        return other.seenRect(Rect(rect), in: node).cg
    }
    /// What can be done with it beside touching it.
    public var interactions: [any UIInteraction] {
        get { extras.interactions }
        set {
            for interaction in extras.interactions
            where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            newValue.forEach { addInteraction($0) }
        }
    }
    /// As in UIKit: it leaves the view that it belonged to.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        extras.interactions.append(interaction)
        interaction.didMove(to: self)
    }
    /// As in UIKit.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let place = extras.interactions.firstIndex(where: { $0 === interaction }) else {
            return
        }
        interaction.willMove(to: nil)
        extras.interactions.remove(at: place)
        interaction.didMove(to: nil)
    }
    /// As in UIKit.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        node.effectiveLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    }
    /// As in UIKit.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    /// As in UIKit: what stands for playing, or in space, is never turned around.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        }
    }
    /// As in UIKit.
    public var hasAmbiguousLayout: Bool { node.hasAmbiguousLayout }
    /// As in UIKit.
    public func exerciseAmbiguityInLayout() { node.exerciseAmbiguityInLayout() }
    /// As in UIKit.
    public func invalidateIntrinsicContentSizeIfNeeded() { invalidateIntrinsicContentSize() }
}
