/// What one statement has made: one constraint for each attribute.
@preconcurrency @MainActor
public final class Constraint {
    /// Those that it consists of.
    public private(set) var layoutConstraints: [LayoutConstraint] = []
    /// What it is called in messages.
    public let label: String?
    private weak var item: AnyObject?
    private var constant: any ConstraintConstantTarget
    private var priority: Float

    init(_ statement: Statement) {
        label = statement.label
        item = statement.item
        constant = statement.constant
        priority = statement.priority
        for (first, second) in statement.pairs {
            let constraint = LayoutConstraint(
                item: statement.item, attribute: first, relatedBy: statement.relation,
                toItem: statement.target(for: second), attribute: second,
                multiplier: statement.multiplier, constant: constant.value(for: second))
            constraint.setSource(file: statement.file, line: statement.line)
            constraint.label = label
            constraint.priority = UILayoutPriority(priority)
            constraint.constraint = self
            layoutConstraints.append(constraint)
        }
    }

    /// As in SnapKit.
    public var isActive: Bool {
        get { layoutConstraints.contains { $0.isActive } }
        set {
            if newValue {
                activate()
            } else {
                deactivate()
            }
        }
    }
    /// As in SnapKit.
    public func activate() {
        NSLayoutConstraint.activate(layoutConstraints)
        Installed.of(item)?.add(self)
    }
    /// As in SnapKit.
    public func deactivate() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        Installed.of(item)?.remove(self)
    }
    /// As in SnapKit.
    public func install() { activate() }
    /// As in SnapKit.
    public func uninstall() { deactivate() }

    /// The number from now on; the last of all counts.
    @discardableResult
    public func update(offset: any ConstraintOffsetTarget) -> Constraint {
        update(constant: offset)
    }
    /// As in SnapKit.
    @discardableResult
    public func update(inset: any ConstraintInsetTarget) -> Constraint {
        update(constant: inset.asInsets)
    }
    /// As in SnapKit.
    @discardableResult
    public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
        update(constant: inset)
    }
    /// As in SnapKit.
    @discardableResult
    public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        // As in SnapKit, what is required stays so.
        self.priority = priority.constraintPriorityTargetValue
        for constraint in layoutConstraints
        where constraint.priority != .required && self.priority != 1000 {
            constraint.priority = UILayoutPriority(self.priority)
        }
        return self
    }
    /// As in SnapKit.
    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint {
        update(priority: priority as any ConstraintPriorityTarget)
    }
    /// As in SnapKit.
    public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
    /// As in SnapKit.
    public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
    /// As in SnapKit.
    public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

    private func update(constant: any ConstraintConstantTarget) -> Constraint {
        self.constant = constant
        for constraint in layoutConstraints {
            constraint.constant = constant.value(for: constraint.countedAttribute)
        }
        return self
    }

    /// Brings those that say the same of the same parts in line; installs what it does not find.
    func updateExisting() {
        let existing = Installed.of(item)?.all.flatMap(\.layoutConstraints) ?? []
        let pairs = layoutConstraints.map { new in (new, existing.first { $0.isSimilar(to: new) }) }
        guard pairs.allSatisfy({ $0.1 != nil }) else {
            activate()
            return
        }
        for (new, former) in pairs {
            former?.constant = constant.value(for: new.countedAttribute)
        }
    }
}

extension ConstraintInsetTarget {
    /// A number is the same on all sides.
    var asInsets: any ConstraintConstantTarget {
        guard let number = self as? any ConstraintNumber else { return self }
        let amount = CGFloat(number.constraintNumber)
        return UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)
    }
}

/// One of the constraints of a statement.
@preconcurrency @MainActor
public class LayoutConstraint: NSLayoutConstraint {
    /// As in SnapKit.
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
    weak var constraint: Constraint?

    /// The attribute that says how a number is taken.
    var countedAttribute: NSLayoutConstraint.Attribute {
        secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
    }

    /// Whether it compares the same parts of the same items.
    func isSimilar(to other: LayoutConstraint) -> Bool {
        firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && priority == other.priority
            && multiplier == other.multiplier && firstItem === other.firstItem
            && secondItem === other.secondItem
    }
}

/// What was made for a view or a guide.
@MainActor
final class Installed {
    private(set) var all: [Constraint] = []

    func add(_ constraint: Constraint) {
        if !all.contains(where: { $0 === constraint }) { all.append(constraint) }
    }
    func remove(_ constraint: Constraint) { all.removeAll { $0 === constraint } }

    /// The list of an item, which goes with it.
    static func of(_ item: AnyObject?) -> Installed? {
        guard let item = item as? any LayoutCompanion else { return nil }
        if let known = item.layoutCompanion as? Installed { return known }
        let made = Installed()
        item.layoutCompanion = made
        return made
    }
}
