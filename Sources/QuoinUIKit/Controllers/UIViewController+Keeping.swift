import QuoinKit

/// Who keeps whom: the engine says who is whose child, and a controller of UIKit's keeps its children.
extension UIViewController {
    /// Another one has it among its children: who had it before lets go of it.
    final func isKept(by parent: UIViewController?) {
        note(keeper: parent)
        if parent != nil { standsInKeeper() }
    }

    private func note(keeper parent: UIViewController?) {
        let former = keepingParent
        keepingParent = parent
        if former !== parent { former?.drop(self) }
    }

    /// It is a part of another screen now, and not in front of one.
    private func standsInKeeper() {
        endDismissal()
        if presenter != nil { leavePresentation() }
        endPresentations(of: Array(sequence(first: self, next: \.container).dropFirst()))
    }

    /// What it is in, whatever its class says of its ``parent``.
    final var container: UIViewController? { core.parent?.uiController }

    /// Has the engine exchange the children, and keeps those that it has taken.
    final func exchangeChildren(for children: [UIViewController], by exchange: () -> Void) {
        let former = keptChildren
        keptChildren = children
        // Who goes hears of that, and may change more.
        withExtendedLifetime((former, children), exchange)
        // The engine refuses what contains this one: that stays where it was.
        let kept = core.children.compactMap(\.uiController)
            .filter { !($0 is UISearchController) }
        keptChildren = kept
        for child in kept { child.note(keeper: self) }
        // Whoever hears that what it presents goes may take others elsewhere.
        for child in kept where child.keepingParent === self { child.standsInKeeper() }
        for child in former + children where child.core.parent !== child.keepingParent?.core {
            child.isKept(by: nil)
        }
    }
}
