import QuoinKit

extension UIView {
    /// The constraints that are installed on the view. Those of a stack are among them, as in UIKit; those that say how
    /// large is what scrolls are not.
    public var constraints: [NSLayoutConstraint] {
        let impossible = (constraintRecord as? ConstraintBook)?.impossible ?? []
        return impossible.isEmpty ? shownConstraints : shownConstraints + impossible
    }

    private var shownConstraints: [NSLayoutConstraint] {
        if let list = node.reflectionOfConstraints
            as? ShownList<LayoutConstraint, NSLayoutConstraint>,
            list.complete(node.constraints)
        {
            return list.all
        }
        let isStack = node is StackView
        let cores = node.constraints
        let isLong = cores.count >= ShownList<LayoutConstraint, NSLayoutConstraint>.least
        if isLong {
            let list = ShownList { core in
                // Those of a stack are nobody's, so that nothing else comes to stand for them.
                core.isMadeByContainer
                    ? (isStack ? Self.object(for: core) : nil) : Self.knownObject(for: core)
            }
            if list.complete(cores) {
                node.reflectionOfConstraints = list
                return list.all
            }
        }
        return cores.filter { isStack || !$0.isMadeByContainer }.map { Self.object(for: $0) }
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

    /// The one that was activated.
    private static func knownObject(for core: LayoutConstraint) -> NSLayoutConstraint? {
        LayoutElements.keeper(of: LayoutElements.item(for: core.firstElement))?.object(for: core)
    }

    static func object(for core: LayoutConstraint) -> NSLayoutConstraint {
        if let known = knownObject(for: core) {
            return known
        }
        let made = NSLayoutConstraint()
        made.adopt(core)
        return made
    }

    // MARK: Guides

    /// As in UIKit.
    public var layoutGuides: [UILayoutGuide] {
        let elements = node.layoutGuides
        guard elements.count >= ShownList<LayoutGuide, UILayoutGuide>.least else {
            return elements.map { guide(for: $0) }
        }
        let known = node.reflectionOfGuides as? ShownList<LayoutGuide, UILayoutGuide>
        let list = known ?? ShownList { [unowned self] in guide(for: $0) }
        guard list.complete(elements) else { return elements.map { guide(for: $0) } }
        if known == nil { node.reflectionOfGuides = list }
        return list.all
    }
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
