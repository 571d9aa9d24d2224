import QuoinKit

extension UIView {
    /// The constraints that are installed on the view. Those of a stack are among them, as in UIKit; those that say how
    /// large is what scrolls are not.
    public var constraints: [NSLayoutConstraint] {
        let isStack = node is StackView
        return node.constraints.filter { isStack || !$0.isMadeByContainer }
            .map { Self.object(for: $0) }
            + ((constraintRecord as? ConstraintBook)?.impossible ?? [])
    }

    /// As in UIKit.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// As in UIKit.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }
    /// As in UIKit.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// As in UIKit.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }
    /// As in UIKit.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        node.constraintsAffectingLayout(for: axis.drawn).map { Self.object(for: $0) }
    }

    static func object(for core: LayoutConstraint) -> NSLayoutConstraint {
        if let known = LayoutElements.keeper(of: LayoutElements.item(for: core.firstElement))?
            .object(for: core)
        {
            return known
        }
        let made = NSLayoutConstraint()
        made.adopt(core)
        return made
    }

    // MARK: Guides

    /// As in UIKit.
    public var layoutGuides: [UILayoutGuide] { node.layoutGuides.map { guide(for: $0) } }
    /// As in UIKit.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        book.guides[ObjectIdentifier(guide.element)] = guide
        guide.owner = self
        node.addLayoutGuide(guide.element)
    }
    /// As in UIKit.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        book.guides[ObjectIdentifier(guide.element)] = nil
        guide.owner = nil
        node.removeLayoutGuide(guide.element)
    }
    /// As in UIKit.
    public var layoutMarginsGuide: UILayoutGuide { guide(for: node.layoutMarginsGuide) }
    /// As in UIKit.
    public var readableContentGuide: UILayoutGuide { guide(for: node.readableContentGuide) }
    /// As in UIKit.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(for: node.safeAreaLayoutGuide) }
    /// As in UIKit, with a keyboard that never comes.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = book.keyboardGuide, known.owner === self {
            return known
        }
        let made = UIKeyboardLayoutGuide()
        addLayoutGuide(made)
        made.stand(in: node)
        book.keyboardGuide = made
        return made
    }

    /// UIKit's object for one of the view's guides.
    final func guide(for element: LayoutGuide) -> UILayoutGuide {
        if let known = book.guides[ObjectIdentifier(element)] {
            return known
        }
        let made = UILayoutGuide(element)
        made.owner = self
        book.guides[ObjectIdentifier(element)] = made
        return made
    }
}
