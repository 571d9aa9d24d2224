/// What one statement has made: one constraint for each attribute.
@preconcurrency @MainActor
public final class Constraint {
    /// Those that it consists of.
    @exclusivity(unchecked)
    public private(set) var layoutConstraints: [LayoutConstraint] = []
    /// What it is called in messages.
    public let label: String?
    /// What it is about.
    private var item: AnyObject? { layoutConstraints.first?.firstItem }
    private var constant: any ConstraintConstantTarget
    private var priority: Float
    /// Whether it is in the list of its item.
    @exclusivity(unchecked)
    fileprivate var isListed = false

    /// Makes what a statement says; nothing, if it has no relation yet.
    init(_ statement: ConstraintMakerFinalizable) {
        label = statement.label
        constant = statement.constant
        priority = statement.priority
        guard statement.isRelated else { return }
        let item = statement.item
        let constant = statement.constant
        layoutConstraints.reserveCapacity(statement.attributes.count)
        for first in statement.attributes {
            let second = statement.partner(of: first)
            let constraint = LayoutConstraint()
            constraint.relate(
                item, first, statement.relation, statement.target(for: second), second,
                multiplier: statement.multiplier,
                constant: constant.constraintConstantTargetValue(for: second),
                file: statement.file, line: statement.line)
            if let label { constraint.label = label }
            if priority != 1000 { constraint.priority = UILayoutPriority(priority) }
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
    public func activate() { activate(in: Installed.of(item)) }

    /// Activates it for an item whose list is known.
    func activate(in installed: Installed?) {
        for constraint in layoutConstraints { constraint.isActive = true }
        installed?.add(self)
    }
    /// As in SnapKit.
    public func deactivate() {
        for constraint in layoutConstraints { constraint.isActive = false }
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
        update(constant: inset.constraintInsetTargetValue)
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
            constraint.constant = constant.constraintConstantTargetValue(
                for: constraint.countedAttribute)
        }
        return self
    }

    /// Brings those that say the same of the same parts in line; installs what it does not find.
    func updateExisting() {
        let existing = Installed.of(item)?.all.flatMap(\.layoutConstraints) ?? []
        // What is found goes on under the name of who made it; this is about the others only.
        layoutConstraints.removeAll { new in
            guard let former = existing.first(where: { $0.isSimilar(to: new) }) else {
                return false
            }
            former.constant = constant.constraintConstantTargetValue(for: new.countedAttribute)
            return true
        }
        if !layoutConstraints.isEmpty {
            activate()
        }
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
    @exclusivity(unchecked)
    private(set) var all: [Constraint] = []

    func add(_ constraint: Constraint) {
        if !constraint.isListed {
            constraint.isListed = true
            if all.isEmpty { all.reserveCapacity(4) }
            all.append(constraint)
        }
    }
    /// What is in it, which then is in it no more.
    func takeAll() -> [Constraint] {
        let taken = all
        all = []
        for constraint in taken { constraint.isListed = false }
        return taken
    }
    func remove(_ constraint: Constraint) {
        if constraint.isListed {
            constraint.isListed = false
            all.removeAll { $0 === constraint }
        }
    }

    /// The list of an item, which goes with it.
    static func of(_ item: AnyObject?) -> Installed? {
        if let view = item as? UIView {
            return known(view.layoutCompanion) { view.layoutCompanion = $0 }
        }
        if let guide = item as? UILayoutGuide {
            return known(guide.layoutCompanion) { guide.layoutCompanion = $0 }
        }
        return nil
    }

    private static func known(_ companion: AnyObject?, keep: (Installed) -> Void) -> Installed {
        if let known = companion as? Installed { return known }
        let made = Installed()
        keep(made)
        return made
    }
}
