/// What a block is given: each attribute begins a statement.
@preconcurrency @MainActor
public class ConstraintMaker {
    private let item: AnyObject
    @exclusivity(unchecked)
    private var statements: [ConstraintMakerEditable] = []

    init(_ item: AnyObject) {
        self.item = item
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }

    private func begin(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        let statement = ConstraintMakerEditable(item, attributes)
        // Whoever says one thing says several, as a rule.
        if statements.isEmpty { statements.reserveCapacity(4) }
        statements.append(statement)
        return ConstraintMakerExtendable(statement)
    }

    /// What was said, as constraints.
    static func prepare(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(item)
        closure(maker)
        var constraints: [Constraint] = []
        constraints.reserveCapacity(maker.statements.count)
        for statement in maker.statements where statement.isRelated {
            constraints.append(statement.constraint)
        }
        return constraints
    }
    static func make(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        let installed = Installed.of(item)
        let maker = ConstraintMaker(item)
        closure(maker)
        for statement in maker.statements where statement.isRelated {
            statement.constraint.activate(in: installed)
        }
    }
    static func remake(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        remove(item)
        make(item, closure)
    }
    static func update(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        guard let installed = Installed.of(item), !installed.all.isEmpty else {
            make(item, closure)
            return
        }
        for constraint in prepare(item, closure) { constraint.updateExisting() }
    }
    static func remove(_ item: AnyObject) {
        for constraint in Installed.of(item)?.takeAll() ?? [] { constraint.deactivate() }
    }

    /// As in SnapKit.
    public var left: ConstraintMakerExtendable { begin([.left]) }
    /// As in SnapKit.
    public var top: ConstraintMakerExtendable { begin([.top]) }
    /// As in SnapKit.
    public var right: ConstraintMakerExtendable { begin([.right]) }
    /// As in SnapKit.
    public var bottom: ConstraintMakerExtendable { begin([.bottom]) }
    /// As in SnapKit.
    public var leading: ConstraintMakerExtendable { begin([.leading]) }
    /// As in SnapKit.
    public var trailing: ConstraintMakerExtendable { begin([.trailing]) }
    /// As in SnapKit.
    public var width: ConstraintMakerExtendable { begin([.width]) }
    /// As in SnapKit.
    public var height: ConstraintMakerExtendable { begin([.height]) }
    /// As in SnapKit.
    public var centerX: ConstraintMakerExtendable { begin([.centerX]) }
    /// As in SnapKit.
    public var centerY: ConstraintMakerExtendable { begin([.centerY]) }
    /// As in SnapKit.
    public var lastBaseline: ConstraintMakerExtendable { begin([.lastBaseline]) }
    /// As in SnapKit.
    public var firstBaseline: ConstraintMakerExtendable { begin([.firstBaseline]) }
    /// As in SnapKit.
    public var leftMargin: ConstraintMakerExtendable { begin([.leftMargin]) }
    /// As in SnapKit.
    public var rightMargin: ConstraintMakerExtendable { begin([.rightMargin]) }
    /// As in SnapKit.
    public var topMargin: ConstraintMakerExtendable { begin([.topMargin]) }
    /// As in SnapKit.
    public var bottomMargin: ConstraintMakerExtendable { begin([.bottomMargin]) }
    /// As in SnapKit.
    public var leadingMargin: ConstraintMakerExtendable { begin([.leadingMargin]) }
    /// As in SnapKit.
    public var trailingMargin: ConstraintMakerExtendable { begin([.trailingMargin]) }
    /// As in SnapKit.
    public var centerXWithinMargins: ConstraintMakerExtendable { begin([.centerXWithinMargins]) }
    /// As in SnapKit.
    public var centerYWithinMargins: ConstraintMakerExtendable { begin([.centerYWithinMargins]) }
    /// As in SnapKit.
    public var baseline: ConstraintMakerExtendable { begin([.lastBaseline]) }
    /// As in SnapKit.
    public var edges: ConstraintMakerExtendable { begin([.left, .top, .right, .bottom]) }
    /// As in SnapKit.
    public var directionalEdges: ConstraintMakerExtendable {
        begin([.top, .bottom, .leading, .trailing])
    }
    /// As in SnapKit.
    public var horizontalEdges: ConstraintMakerExtendable { begin([.left, .right]) }
    /// As in SnapKit.
    public var verticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
    /// As in SnapKit.
    public var directionalHorizontalEdges: ConstraintMakerExtendable {
        begin([.leading, .trailing])
    }
    /// As in SnapKit.
    public var directionalVerticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
    /// As in SnapKit.
    public var size: ConstraintMakerExtendable { begin([.width, .height]) }
    /// As in SnapKit.
    public var center: ConstraintMakerExtendable { begin([.centerX, .centerY]) }
    /// As in SnapKit.
    public var margins: ConstraintMakerExtendable {
        begin([.leftMargin, .rightMargin, .topMargin, .bottomMargin])
    }
    /// As in SnapKit.
    public var directionalMargins: ConstraintMakerExtendable {
        begin([.topMargin, .bottomMargin, .leadingMargin, .trailingMargin])
    }
    /// As in SnapKit.
    public var centerWithinMargins: ConstraintMakerExtendable {
        begin([.centerXWithinMargins, .centerYWithinMargins])
    }
}

/// Attributes, to which more may be added.
@preconcurrency @MainActor
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
    private func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        for attribute in attributes where !statement.attributes.contains(attribute) {
            // As a rule they are written in the order that they stand in.
            let place =
                statement.attributes.firstIndex { attribute.snapPlace < $0.snapPlace }
                ?? statement.attributes.endIndex
            statement.attributes.insert(attribute, at: place)
        }
        return self
    }

    /// As in SnapKit.
    public var left: ConstraintMakerExtendable { adding([.left]) }
    /// As in SnapKit.
    public var top: ConstraintMakerExtendable { adding([.top]) }
    /// As in SnapKit.
    public var right: ConstraintMakerExtendable { adding([.right]) }
    /// As in SnapKit.
    public var bottom: ConstraintMakerExtendable { adding([.bottom]) }
    /// As in SnapKit.
    public var leading: ConstraintMakerExtendable { adding([.leading]) }
    /// As in SnapKit.
    public var trailing: ConstraintMakerExtendable { adding([.trailing]) }
    /// As in SnapKit.
    public var width: ConstraintMakerExtendable { adding([.width]) }
    /// As in SnapKit.
    public var height: ConstraintMakerExtendable { adding([.height]) }
    /// As in SnapKit.
    public var centerX: ConstraintMakerExtendable { adding([.centerX]) }
    /// As in SnapKit.
    public var centerY: ConstraintMakerExtendable { adding([.centerY]) }
    /// As in SnapKit.
    public var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
    /// As in SnapKit.
    public var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
    /// As in SnapKit.
    public var leftMargin: ConstraintMakerExtendable { adding([.leftMargin]) }
    /// As in SnapKit.
    public var rightMargin: ConstraintMakerExtendable { adding([.rightMargin]) }
    /// As in SnapKit.
    public var topMargin: ConstraintMakerExtendable { adding([.topMargin]) }
    /// As in SnapKit.
    public var bottomMargin: ConstraintMakerExtendable { adding([.bottomMargin]) }
    /// As in SnapKit.
    public var leadingMargin: ConstraintMakerExtendable { adding([.leadingMargin]) }
    /// As in SnapKit.
    public var trailingMargin: ConstraintMakerExtendable { adding([.trailingMargin]) }
    /// As in SnapKit.
    public var centerXWithinMargins: ConstraintMakerExtendable { adding([.centerXWithinMargins]) }
    /// As in SnapKit.
    public var centerYWithinMargins: ConstraintMakerExtendable { adding([.centerYWithinMargins]) }
    /// As in SnapKit.
    public var baseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
    /// As in SnapKit.
    public var edges: ConstraintMakerExtendable { adding([.left, .top, .right, .bottom]) }
    /// As in SnapKit.
    public var directionalEdges: ConstraintMakerExtendable {
        adding([.top, .bottom, .leading, .trailing])
    }
    /// As in SnapKit.
    public var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
    /// As in SnapKit.
    public var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
    /// As in SnapKit.
    public var directionalHorizontalEdges: ConstraintMakerExtendable {
        adding([.leading, .trailing])
    }
    /// As in SnapKit.
    public var directionalVerticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
    /// As in SnapKit.
    public var size: ConstraintMakerExtendable { adding([.width, .height]) }
    /// As in SnapKit.
    public var center: ConstraintMakerExtendable { adding([.centerX, .centerY]) }
    /// As in SnapKit.
    public var margins: ConstraintMakerExtendable {
        adding([.leftMargin, .rightMargin, .topMargin, .bottomMargin])
    }
    /// As in SnapKit.
    public var directionalMargins: ConstraintMakerExtendable {
        adding([.topMargin, .bottomMargin, .leadingMargin, .trailingMargin])
    }
    /// As in SnapKit.
    public var centerWithinMargins: ConstraintMakerExtendable {
        adding([.centerXWithinMargins, .centerYWithinMargins])
    }
}
