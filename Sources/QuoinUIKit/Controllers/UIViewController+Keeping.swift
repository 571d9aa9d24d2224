import QuoinKit

/// Who keeps whom: the engine says who is whose child, and a controller of UIKit's keeps its children.
extension UIViewController {
    /// Another one has it among its children: who had it before lets go of it.
    final func isKept(by parent: UIViewController?) {
        let former = keepingParent
        keepingParent = parent
        if former !== parent { former?.drop(self) }
        guard let parent else { return }
        // It is a part of another screen now, and not in front of one.
        if presenter != nil { leavePresentation() }
        endPresentations(of: Array(sequence(first: parent, next: \.parent)))
    }

    /// Has the engine exchange the children, and keeps those that it has taken.
    final func exchangeChildren(for children: [UIViewController], by exchange: () -> Void) {
        let former = keptChildren
        keptChildren = children
        // Who goes hears of that, and may change more.
        withExtendedLifetime((former, children), exchange)
        // The engine refuses what contains this one: that stays where it was.
        keptChildren = core.children.compactMap(\.uiController)
        for child in keptChildren { child.isKept(by: self) }
        for child in former + children where child.core.parent !== child.keepingParent?.core {
            child.isKept(by: nil)
        }
    }
}
