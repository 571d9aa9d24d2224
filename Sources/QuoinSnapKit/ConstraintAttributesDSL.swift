/// What `snp` of anything is that has parts to relate to.
@preconcurrency @MainActor
public protocol ConstraintDSL {
    /// What it is of.
    var target: AnyObject? { get }
    /// What it is called in messages from now on.
    func setLabel(_ label: String?)
    /// What it is called in messages.
    func label() -> String?
}

/// The parts that views and guides have in common.
@preconcurrency @MainActor
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
    /// As in SnapKit.
    public var left: ConstraintItem { ConstraintItem(target, [.left]) }
    /// As in SnapKit.
    public var top: ConstraintItem { ConstraintItem(target, [.top]) }
    /// As in SnapKit.
    public var right: ConstraintItem { ConstraintItem(target, [.right]) }
    /// As in SnapKit.
    public var bottom: ConstraintItem { ConstraintItem(target, [.bottom]) }
    /// As in SnapKit.
    public var leading: ConstraintItem { ConstraintItem(target, [.leading]) }
    /// As in SnapKit.
    public var trailing: ConstraintItem { ConstraintItem(target, [.trailing]) }
    /// As in SnapKit.
    public var width: ConstraintItem { ConstraintItem(target, [.width]) }
    /// As in SnapKit.
    public var height: ConstraintItem { ConstraintItem(target, [.height]) }
    /// As in SnapKit.
    public var centerX: ConstraintItem { ConstraintItem(target, [.centerX]) }
    /// As in SnapKit.
    public var centerY: ConstraintItem { ConstraintItem(target, [.centerY]) }
    /// As in SnapKit.
    public var edges: ConstraintItem { ConstraintItem(target, [.left, .top, .right, .bottom]) }
    /// As in SnapKit.
    public var directionalEdges: ConstraintItem {
        ConstraintItem(target, [.top, .bottom, .leading, .trailing])
    }
    /// As in SnapKit.
    public var horizontalEdges: ConstraintItem { ConstraintItem(target, [.left, .right]) }
    /// As in SnapKit.
    public var verticalEdges: ConstraintItem { ConstraintItem(target, [.top, .bottom]) }
    /// As in SnapKit.
    public var directionalHorizontalEdges: ConstraintItem {
        ConstraintItem(target, [.leading, .trailing])
    }
    /// As in SnapKit.
    public var directionalVerticalEdges: ConstraintItem { ConstraintItem(target, [.top, .bottom]) }
    /// As in SnapKit.
    public var size: ConstraintItem { ConstraintItem(target, [.width, .height]) }
    /// As in SnapKit.
    public var center: ConstraintItem { ConstraintItem(target, [.centerX, .centerY]) }
}

/// Baselines and margins, too.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
    /// As in SnapKit.
    public var lastBaseline: ConstraintItem { ConstraintItem(target, [.lastBaseline]) }
    /// As in SnapKit.
    public var firstBaseline: ConstraintItem { ConstraintItem(target, [.firstBaseline]) }
    /// As in SnapKit.
    public var leftMargin: ConstraintItem { ConstraintItem(target, [.leftMargin]) }
    /// As in SnapKit.
    public var rightMargin: ConstraintItem { ConstraintItem(target, [.rightMargin]) }
    /// As in SnapKit.
    public var topMargin: ConstraintItem { ConstraintItem(target, [.topMargin]) }
    /// As in SnapKit.
    public var bottomMargin: ConstraintItem { ConstraintItem(target, [.bottomMargin]) }
    /// As in SnapKit.
    public var leadingMargin: ConstraintItem { ConstraintItem(target, [.leadingMargin]) }
    /// As in SnapKit.
    public var trailingMargin: ConstraintItem { ConstraintItem(target, [.trailingMargin]) }
    /// As in SnapKit.
    public var centerXWithinMargins: ConstraintItem {
        ConstraintItem(target, [.centerXWithinMargins])
    }
    /// As in SnapKit.
    public var centerYWithinMargins: ConstraintItem {
        ConstraintItem(target, [.centerYWithinMargins])
    }
    /// As in SnapKit.
    public var baseline: ConstraintItem { ConstraintItem(target, [.lastBaseline]) }
    /// As in SnapKit.
    public var margins: ConstraintItem {
        ConstraintItem(target, [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
    }
    /// As in SnapKit.
    public var directionalMargins: ConstraintItem {
        ConstraintItem(target, [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin])
    }
    /// As in SnapKit.
    public var centerWithinMargins: ConstraintItem {
        ConstraintItem(target, [.centerXWithinMargins, .centerYWithinMargins])
    }
}
