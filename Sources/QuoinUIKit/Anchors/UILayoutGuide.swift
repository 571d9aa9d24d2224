import QuoinKit

/// A rectangle that takes part in constraints and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, UILayoutSupport, AssociationKeeper {
    final let element: LayoutGuide
    final weak var owner: UIView?
    final let activeConstraints = ConstraintKeeper()
    /// What a layer above keeps with the guide. It goes when the guide goes.
    package final var layoutCompanion: AnyObject?
    final var associations: [UnsafeRawPointer: Association] = [:]

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
    /// As in UIKit.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
    {
        element.constraintsAffectingLayout(for: axis.drawn).map { UIView.object(for: $0) }
    }
}

/// The guides of bars.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
