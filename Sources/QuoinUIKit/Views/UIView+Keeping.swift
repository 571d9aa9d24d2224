/// Who keeps a view: the one that it is in, for the node that stands for it keeps nothing of UIKit's.
extension UIView {
    /// The node has another superview: who keeps this view is to be another one, too.
    final func nodeMovedToSuperview() {
        let parent = node.superview == nil ? nil : node.uiSuperview
        if parent !== keeper {
            keeper?.letGo(of: self)
            keeper = parent
            parent?.keep(self)
        }
        constraintRecord?.itemMoved()
        didMoveToSuperview()
        if parent != nil, extras.tintColor == nil { tintColorDidChange() }
    }

    /// Keeps a view that has come into this one.
    private func keep(_ view: UIView) {
        view.keptPlace = kept.count
        kept.append(view)
    }

    /// Lets go of a view that it keeps.
    private func letGo(of view: UIView) {
        let last = kept.removeLast()
        if last !== view {
            kept[view.keptPlace] = last
            last.keptPlace = view.keptPlace
        }
    }
}
