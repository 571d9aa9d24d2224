import QuoinKit

extension UIView {
    /// The constraints that are installed on the view.
    public var constraints: [NSLayoutConstraint] {
        node.constraints.map { Self.object(for: $0) } + extras.impossible
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

    private static func object(for core: LayoutConstraint) -> NSLayoutConstraint {
        let first = LayoutElements.item(for: core.firstItem)
        if let known = LayoutElements.keeper(of: first)?.object(for: core) {
            return known
        }
        let made = NSLayoutConstraint()
        made.adopt(core, first: first, second: LayoutElements.item(for: core.secondItem))
        return made
    }

    // MARK: Guides

    /// As in UIKit.
    public var layoutGuides: [UILayoutGuide] { node.layoutGuides.map { guide(for: $0) } }
    /// As in UIKit.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        extras.guides[ObjectIdentifier(guide.element)] = guide
        guide.owner = self
        node.addLayoutGuide(guide.element)
    }
    /// As in UIKit.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        extras.guides[ObjectIdentifier(guide.element)] = nil
        guide.owner = nil
        node.removeLayoutGuide(guide.element)
    }
    /// As in UIKit.
    public var layoutMarginsGuide: UILayoutGuide { guide(for: node.layoutMarginsGuide) }
    /// As in UIKit.
    public var readableContentGuide: UILayoutGuide { guide(for: node.readableContentGuide) }
    /// As in UIKit.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(for: node.safeAreaLayoutGuide) }
    /// As in UIKit.
    public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

    /// UIKit's object for one of the view's guides.
    final func guide(for element: LayoutGuide) -> UILayoutGuide {
        if let known = extras.guides[ObjectIdentifier(element)] {
            return known
        }
        let made = UILayoutGuide(element)
        made.owner = self
        extras.guides[ObjectIdentifier(element)] = made
        return made
    }
}

/// A rectangle that takes part in constraints and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, UILayoutSupport {
    final let element: LayoutGuide
    final weak var owner: UIView?
    final let activeConstraints = ConstraintKeeper()
    package final var layoutCompanion: AnyObject?
    final var associations: [UnsafeRawPointer: Any] = [:]

    public override init() {
        element = LayoutGuide()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        element = LayoutGuide()
    }
    init(_ element: LayoutGuide) {
        self.element = element
    }

    /// As in UIKit.
    open var layoutFrame: CGRect { element.layoutFrame.cg }
    /// As in UIKit.
    open weak var owningView: UIView? { owner }
    /// As in UIKit.
    open var identifier: String {
        get { element.identifier }
        set { element.identifier = newValue }
    }
    /// How high it is, for the guides of bars.
    open var length: CGFloat { layoutFrame.height }
    /// As in UIKit.
    open var hasAmbiguousLayout: Bool { element.hasAmbiguousLayout }
}

/// The guides of bars.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
