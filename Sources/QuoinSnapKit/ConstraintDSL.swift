/// What `snp` of a view is: parts to relate to, and blocks.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
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
        ConstraintMaker.prepare(view, closure)
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
}

/// What `snp` of a guide is.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
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
        ConstraintMaker.prepare(view, closure)
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
    public func label() -> String? { view.identifier.isEmpty ? nil : view.identifier }
}

/// What `snp` of a controller's guides is.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
    /// What it is of.
    public let target: AnyObject?
    /// As in SnapKit.
    public var top: ConstraintItem { ConstraintItem(target, [.top]) }
    /// As in SnapKit.
    public var bottom: ConstraintItem { ConstraintItem(target, [.bottom]) }
    /// As in SnapKit.
    public var height: ConstraintItem { ConstraintItem(target, [.height]) }
    /// What the guide is called in messages.
    public func setLabel(_ label: String?) { (target as? UILayoutGuide)?.snp.setLabel(label) }
    /// As in SnapKit.
    public func label() -> String? { (target as? UILayoutGuide)?.snp.label() }
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
