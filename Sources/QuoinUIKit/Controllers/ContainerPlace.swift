import QuoinKit

/// What the screens of a stack or behind tabs stand in, as a view of UIKit's: the container of their motions.
final class ContainerPlace: UIView {
    private static var node: View?

    /// - Parameter node: What they stand in already.
    static func of(_ node: View) -> ContainerPlace {
        Self.node = node
        defer { Self.node = nil }
        return ContainerPlace()
    }

    override class func makeNode() -> View { node ?? super.makeNode() }
}

extension UIViewController {
    /// Has the screens move in a stack, or behind tabs, once they are in their places.
    final func move(by motion: ScreenTransition) {
        guard let from = motion.from.controller else { return motion.endNow() }
        // What is shown is told that it goes before the next one comes.
        from.core.afterHook { [weak self] in
            guard let self, motions[.container] === motion else { return }
            let container = (viewIfLoaded as? UILayoutContainerView)?.place
            guard let container, let to = motion.to.controller,
                let (leaving, coming) = views(from, to), leaving.superview === coming.superview
            else { return motion.endNow() }
            (motion.container, motion.from.view, motion.to.view) = (container, leaving, coming)
            motion.from.initialFrame = leaving.frame
            motion.to.finalFrame = coming.frame
            if motion.animator != nil {
                from.core.lead()
                to.core.lead()
            }
            motion.begin()
        }
    }

    /// A motion in a stack, or behind tabs, is over.
    ///
    /// - Parameter goBack: Has what was there before shown again.
    final func end(
        _ motion: ScreenTransition, _ isCompleted: Bool, goBack: () -> Void
    ) {
        if motion.animator != nil, let container = motion.container {
            // The animator may have had them in views of its own.
            let (leaving, coming) = (motion.from.view, motion.to.view)
            if let leaving, leaving.superview !== container, leaving.isDescendant(of: container) {
                container.insertSubview(leaving, at: 0)
            }
            if let coming, coming.superview !== container { container.addSubview(coming) }
        }
        let (from, to) = (motion.from.controller, motion.to.controller)
        if !isCompleted { goBack() }
        from?.core.endLead()
        to?.core.endLead()
        if isCompleted { to?.core.appearNow() }
        viewIfLoaded?.setNeedsLayout()
    }

    private func views(
        _ from: UIViewController, _ to: UIViewController
    ) -> (from: UIView, to: UIView)? {
        guard let leaving = from.viewIfLoaded, let coming = to.viewIfLoaded, coming.window != nil
        else { return nil }
        return (leaving, coming)
    }
}
