/// Who keeps a view: the one that it is in, for the node that stands for it keeps nothing of UIKit's.
extension UIView {
    /// The node has another superview: who keeps this view is to be another one, too.
    final func nodeMovedToSuperview() {
        noteCarrier()
        let parent = node.superview == nil ? nil : node.uiSuperview
        let formerTint = kept.isEmpty ? nil : inheritedTint(from: keeper?.view)
        if parent?.wrapper !== keeper {
            keeper?.view?.letGo(of: self)
            keeper = parent?.wrapper
            parent?.keep(self)
        }
        takeLayerAlong()
        constraintRecord?.itemMoved()
        FirstResponders.shared.viewMoved(self)
        didMoveToSuperview()
        guard extras.tintColor == nil else { return }
        // Those in it ask far up for their tint, so that they are told only of another one.
        if let formerTint, formerTint != inheritedTint(from: parent) {
            tintChanged()
        } else if parent != nil {
            tintColorDidChange()
        }
    }

    /// The tint of what is in a view, or in none. While a view moves, its hooks may put who still keeps it into it:
    /// only the nodes are no circle then.
    private func inheritedTint(from superview: UIView?) -> UIColor {
        var next = superview
        while let view = next {
            if let tint = view.extras.tintColor { return tint }
            next = view.node.uiSuperview
        }
        return .systemBlue
    }

    /// Keeps a view that has come into this one.
    private func keep(_ view: UIView) {
        view.keptPlace = kept.count
        kept.append(view)
    }

    /// Lets go of a view that it keeps, if it has not let go of all.
    private func letGo(of view: UIView) {
        guard view.keptPlace < kept.count, kept[view.keptPlace] === view else { return }
        let last = kept.removeLast()
        if last !== view {
            kept[view.keptPlace] = last
            last.keptPlace = view.keptPlace
        }
    }

    /// Lets go of what is in the view as it goes, and of what is in that, one after another: each would go while
    /// the one around it goes, and the stack ends before thousands do. What a view contains goes after it. What the node
    /// lists goes, too, for others may keep the node.
    nonisolated final func letGoOfAll() {
        var waiting = kept
        kept = []
        node.reflectionOfSubviews = nil
        node.reflectionOfGuides = nil
        node.reflectionOfConstraints = nil
        while var view = waiting.popLast() {
            if !view.kept.isEmpty, isKnownUniquelyReferenced(&view) {
                waiting += view.kept
                view.kept = []
                view.node.reflectionOfSubviews = nil
            }
        }
    }
}
