/// What `snp` of a view is: parts to relate to, and blocks.
@preconcurrency @MainActor
public struct ConstraintViewDSL {
    /// What it is of.
    public let target: AnyObject?
    let view: UIView

    init(_ view: UIView) {
        self.view = view
        target = view
    }

    /// As in SnapKit.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepareForConstraints(view)
        return ConstraintMaker.prepare(view, closure)
    }
    /// As in SnapKit.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.make(view, closure)
    }
    /// As in SnapKit.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remake(view, closure)
    }
    /// As in SnapKit.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.update(view, closure)
    }
    /// As in SnapKit.
    public func removeConstraints() { ConstraintMaker.remove(view) }
    /// What the view or guide is called in messages.
    public func setLabel(_ label: String?) { view.accessibilityIdentifier = label }
    /// As in SnapKit.
    public func label() -> String? { view.accessibilityIdentifier }

    /// As in SnapKit.
    public var contentHuggingHorizontalPriority: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set {
            view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
        }
    }
    /// As in SnapKit.
    public var contentHuggingVerticalPriority: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set {
            view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
        }
    }
    /// As in SnapKit.
    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(
                UILayoutPriority(newValue), for: .horizontal)
        }
    }
    /// As in SnapKit.
    public var contentCompressionResistanceVerticalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
        }
    }

    /// As in SnapKit.
    public var left: ConstraintItem { ConstraintItem(view, [.left]) }
    /// As in SnapKit.
    public var top: ConstraintItem { ConstraintItem(view, [.top]) }
    /// As in SnapKit.
    public var right: ConstraintItem { ConstraintItem(view, [.right]) }
    /// As in SnapKit.
    public var bottom: ConstraintItem { ConstraintItem(view, [.bottom]) }
    /// As in SnapKit.
    public var leading: ConstraintItem { ConstraintItem(view, [.leading]) }
    /// As in SnapKit.
    public var trailing: ConstraintItem { ConstraintItem(view, [.trailing]) }
    /// As in SnapKit.
    public var width: ConstraintItem { ConstraintItem(view, [.width]) }
    /// As in SnapKit.
    public var height: ConstraintItem { ConstraintItem(view, [.height]) }
    /// As in SnapKit.
    public var centerX: ConstraintItem { ConstraintItem(view, [.centerX]) }
    /// As in SnapKit.
    public var centerY: ConstraintItem { ConstraintItem(view, [.centerY]) }
    /// As in SnapKit.
    public var lastBaseline: ConstraintItem { ConstraintItem(view, [.lastBaseline]) }
    /// As in SnapKit.
    public var firstBaseline: ConstraintItem { ConstraintItem(view, [.firstBaseline]) }
    /// As in SnapKit.
    public var leftMargin: ConstraintItem { ConstraintItem(view, [.leftMargin]) }
    /// As in SnapKit.
    public var rightMargin: ConstraintItem { ConstraintItem(view, [.rightMargin]) }
    /// As in SnapKit.
    public var topMargin: ConstraintItem { ConstraintItem(view, [.topMargin]) }
    /// As in SnapKit.
    public var bottomMargin: ConstraintItem { ConstraintItem(view, [.bottomMargin]) }
    /// As in SnapKit.
    public var leadingMargin: ConstraintItem { ConstraintItem(view, [.leadingMargin]) }
    /// As in SnapKit.
    public var trailingMargin: ConstraintItem { ConstraintItem(view, [.trailingMargin]) }
    /// As in SnapKit.
    public var centerXWithinMargins: ConstraintItem {
        ConstraintItem(view, [.centerXWithinMargins])
    }
    /// As in SnapKit.
    public var centerYWithinMargins: ConstraintItem {
        ConstraintItem(view, [.centerYWithinMargins])
    }
    /// As in SnapKit.
    public var baseline: ConstraintItem { ConstraintItem(view, [.lastBaseline]) }
    /// As in SnapKit.
    public var edges: ConstraintItem { ConstraintItem(view, [.top, .left, .bottom, .right]) }
    /// As in SnapKit.
    public var directionalEdges: ConstraintItem {
        ConstraintItem(view, [.top, .leading, .bottom, .trailing])
    }
    /// As in SnapKit.
    public var horizontalEdges: ConstraintItem { ConstraintItem(view, [.left, .right]) }
    /// As in SnapKit.
    public var verticalEdges: ConstraintItem { ConstraintItem(view, [.top, .bottom]) }
    /// As in SnapKit.
    public var directionalHorizontalEdges: ConstraintItem {
        ConstraintItem(view, [.leading, .trailing])
    }
    /// As in SnapKit.
    public var directionalVerticalEdges: ConstraintItem { ConstraintItem(view, [.top, .bottom]) }
    /// As in SnapKit.
    public var size: ConstraintItem { ConstraintItem(view, [.width, .height]) }
    /// As in SnapKit.
    public var center: ConstraintItem { ConstraintItem(view, [.centerX, .centerY]) }
    /// As in SnapKit.
    public var margins: ConstraintItem {
        ConstraintItem(view, [.topMargin, .leftMargin, .bottomMargin, .rightMargin])
    }
    /// As in SnapKit.
    public var directionalMargins: ConstraintItem {
        ConstraintItem(view, [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin])
    }
    /// As in SnapKit.
    public var centerWithinMargins: ConstraintItem {
        ConstraintItem(view, [.centerXWithinMargins, .centerYWithinMargins])
    }
}

/// What `snp` of a guide is.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL {
    /// What it is of.
    public let target: AnyObject?
    let view: UILayoutGuide

    init(_ guide: UILayoutGuide) {
        view = guide
        target = guide
    }

    /// As in SnapKit.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepareForConstraints(view)
        return ConstraintMaker.prepare(view, closure)
    }
    /// As in SnapKit.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.make(view, closure)
    }
    /// As in SnapKit.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remake(view, closure)
    }
    /// As in SnapKit.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.update(view, closure)
    }
    /// As in SnapKit.
    public func removeConstraints() { ConstraintMaker.remove(view) }
    /// What the view or guide is called in messages.
    public func setLabel(_ label: String?) { view.identifier = label ?? "" }
    /// As in SnapKit.
    public func label() -> String? { view.identifier }

    /// As in SnapKit.
    public var left: ConstraintItem { ConstraintItem(view, [.left]) }
    /// As in SnapKit.
    public var top: ConstraintItem { ConstraintItem(view, [.top]) }
    /// As in SnapKit.
    public var right: ConstraintItem { ConstraintItem(view, [.right]) }
    /// As in SnapKit.
    public var bottom: ConstraintItem { ConstraintItem(view, [.bottom]) }
    /// As in SnapKit.
    public var leading: ConstraintItem { ConstraintItem(view, [.leading]) }
    /// As in SnapKit.
    public var trailing: ConstraintItem { ConstraintItem(view, [.trailing]) }
    /// As in SnapKit.
    public var width: ConstraintItem { ConstraintItem(view, [.width]) }
    /// As in SnapKit.
    public var height: ConstraintItem { ConstraintItem(view, [.height]) }
    /// As in SnapKit.
    public var centerX: ConstraintItem { ConstraintItem(view, [.centerX]) }
    /// As in SnapKit.
    public var centerY: ConstraintItem { ConstraintItem(view, [.centerY]) }
    /// As in SnapKit.
    public var lastBaseline: ConstraintItem { ConstraintItem(view, [.lastBaseline]) }
    /// As in SnapKit.
    public var firstBaseline: ConstraintItem { ConstraintItem(view, [.firstBaseline]) }
    /// As in SnapKit.
    public var leftMargin: ConstraintItem { ConstraintItem(view, [.leftMargin]) }
    /// As in SnapKit.
    public var rightMargin: ConstraintItem { ConstraintItem(view, [.rightMargin]) }
    /// As in SnapKit.
    public var topMargin: ConstraintItem { ConstraintItem(view, [.topMargin]) }
    /// As in SnapKit.
    public var bottomMargin: ConstraintItem { ConstraintItem(view, [.bottomMargin]) }
    /// As in SnapKit.
    public var leadingMargin: ConstraintItem { ConstraintItem(view, [.leadingMargin]) }
    /// As in SnapKit.
    public var trailingMargin: ConstraintItem { ConstraintItem(view, [.trailingMargin]) }
    /// As in SnapKit.
    public var centerXWithinMargins: ConstraintItem {
        ConstraintItem(view, [.centerXWithinMargins])
    }
    /// As in SnapKit.
    public var centerYWithinMargins: ConstraintItem {
        ConstraintItem(view, [.centerYWithinMargins])
    }
    /// As in SnapKit.
    public var baseline: ConstraintItem { ConstraintItem(view, [.lastBaseline]) }
    /// As in SnapKit.
    public var edges: ConstraintItem { ConstraintItem(view, [.top, .left, .bottom, .right]) }
    /// As in SnapKit.
    public var directionalEdges: ConstraintItem {
        ConstraintItem(view, [.top, .leading, .bottom, .trailing])
    }
    /// As in SnapKit.
    public var horizontalEdges: ConstraintItem { ConstraintItem(view, [.left, .right]) }
    /// As in SnapKit.
    public var verticalEdges: ConstraintItem { ConstraintItem(view, [.top, .bottom]) }
    /// As in SnapKit.
    public var directionalHorizontalEdges: ConstraintItem {
        ConstraintItem(view, [.leading, .trailing])
    }
    /// As in SnapKit.
    public var directionalVerticalEdges: ConstraintItem { ConstraintItem(view, [.top, .bottom]) }
    /// As in SnapKit.
    public var size: ConstraintItem { ConstraintItem(view, [.width, .height]) }
    /// As in SnapKit.
    public var center: ConstraintItem { ConstraintItem(view, [.centerX, .centerY]) }
    /// As in SnapKit.
    public var margins: ConstraintItem {
        ConstraintItem(view, [.topMargin, .leftMargin, .bottomMargin, .rightMargin])
    }
    /// As in SnapKit.
    public var directionalMargins: ConstraintItem {
        ConstraintItem(view, [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin])
    }
    /// As in SnapKit.
    public var centerWithinMargins: ConstraintItem {
        ConstraintItem(view, [.centerXWithinMargins, .centerYWithinMargins])
    }
}

/// What `snp` of a controller's guides is.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL {
    /// What it is of.
    public let target: AnyObject?
    /// As in SnapKit.
    public var top: ConstraintItem { ConstraintItem(target, [.top]) }
    /// As in SnapKit.
    public var bottom: ConstraintItem { ConstraintItem(target, [.bottom]) }
    /// As in SnapKit.
    public var height: ConstraintItem { ConstraintItem(target, [.height]) }
}

extension UIView {
    /// As in SnapKit.
    public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}
extension UILayoutGuide {
    /// As in SnapKit.
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}
extension UILayoutSupport {
    /// As in SnapKit.
    public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(target: self) }
}
