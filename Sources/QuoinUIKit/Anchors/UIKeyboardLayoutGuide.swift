import QuoinKit

/// The part of a view that the keyboard covers. There is none here, so that the guide is what lies below the safe
/// area: as wide as the view, and at its bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Kept, without effect: no keyboard leaves its place.
    open var followsUndockedKeyboard = false
    /// Kept, without effect: nobody drags a keyboard away.
    open var keyboardDismissPadding: CGFloat = 0
    /// As in UIKit: whether the guide begins where the safe area ends, rather than at the bottom of the view.
    open var usesBottomSafeArea = true { didSet { placeTop() } }
    /// As in UIKit: the guide is near the bottom and both sides.
    open func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) { setActive(constraints, !edge.contains(.top)) }
    /// As in UIKit: the guide is away from the top only.
    open func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) { setActive(constraints, edge == .top) }
    private func setActive(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
        if isActive {
            NSLayoutConstraint.activate(constraints)
        } else {
            NSLayoutConstraint.deactivate(constraints)
        }
    }
    private var tops: (belowSafeArea: LayoutConstraint, atBottom: LayoutConstraint)?

    /// Takes its place in a view that it has been added to.
    final func stand(in node: View) {
        identifier = "keyboardLayoutGuide"
        tops = (
            element.top.constraint(equalTo: node.safeAreaLayoutGuide.bottom),
            element.top.constraint(equalTo: node.bottom)
        )
        node.activateAsSystem([
            element.left.constraint(equalTo: node.left),
            element.right.constraint(equalTo: node.right),
            element.bottom.constraint(equalTo: node.bottom),
        ])
        placeTop()
    }

    private func placeTop() {
        guard let tops, let node = element.owningView else { return }
        let (holds, gives) =
            usesBottomSafeArea
            ? (tops.belowSafeArea, tops.atBottom) : (tops.atBottom, tops.belowSafeArea)
        gives.isActive = false
        node.activateAsSystem([holds])
    }
}
