/// The constraints that one statement has made, whatever their number.
///
/// A block returns a group for each of its statements; a chain yields its own by `.constraint`, to be
/// kept and changed later:
///
/// ```swift
/// var gap: ConstraintGroup?
/// title.makeConstraints { make in
///     gap = make.left.equalTo(icon.right).offset(8).constraint
///     make.top.equalToSuperview()
/// }
/// gap?.update(offset: 12)
/// gap?.deactivate()
/// ```
///
/// A group keeps its constraints, and they keep no view. When a view goes, they are out of force for good:
/// ``isActive`` is false then, and activating does nothing.
public final class ConstraintGroup {
    /// Its first constraint, unless it is a combination from the beginning.
    @exclusivity(unchecked)
    private var first: LayoutConstraint?
    @exclusivity(unchecked)
    private var firstParts = ConstantParts(number: nil)
    /// What most groups do not have, which are one constraint without a name.
    @exclusivity(unchecked)
    private var extras: GroupExtras?
    /// Where it stands in the list of what is installed for the item that it is about; −1 if it does not.
    @exclusivity(unchecked)
    var listPosition: Int32 = -1
    /// Whether it was ever given to another group to borrow members from.
    @exclusivity(unchecked)
    private(set) var hasLent = false

    init(_ member: GroupMember) {
        first = member.constraint
        firstParts = member.parts
    }

    init(_ members: [GroupMember]) {
        first = members.first?.constraint
        guard let member = members.first else { return }
        firstParts = member.parts
        if members.count > 1 {
            madeExtras.others = Array(members.dropFirst())
        }
    }

    /// Makes a group of members of others, which may have lent them from still others.
    init(borrowing members: [BorrowedMember]) {
        first = nil
        borrow(members)
    }

    private func borrow(_ members: [BorrowedMember]) {
        for member in members {
            member.lender.hasLent = true
        }
        madeExtras.borrowed = members
    }

    private var madeExtras: GroupExtras {
        if let extras {
            return extras
        }
        let made = GroupExtras()
        extras = made
        return made
    }

    /// The constraints, in the order in which the statement names its attributes, and for each of them
    /// its targets.
    public var layoutConstraints: [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        constraints.reserveCapacity(memberCount)
        forEachConstraint { constraints.append($0) }
        return constraints
    }

    // MARK: Name

    /// What the constraints are called in messages: a group of one by this name, one of several by
    /// `name[0]`, `name[1]`, ….
    public var label: String? {
        get { extras?.name }
        set {
            rename(newValue)
            let isComposite = memberCount > 1
            var number = 0
            forEachConstraint { constraint in
                constraint.identifier = newValue.map { isComposite ? "\($0)[\(number)]" : $0 }
                number += 1
            }
        }
    }

    /// For which traits the block was run that has made it; nil if for all.
    var blockCondition: TraitCondition? {
        get { extras?.blockCondition }
        set {
            if newValue != nil || extras != nil {
                madeExtras.blockCondition = newValue
            }
        }
    }

    /// Takes over a name that its constraints have got already.
    func rename(_ label: String?) {
        if label != nil || extras != nil {
            madeExtras.name = label
        }
    }

    // MARK: Members

    /// The item that the statement is about.
    var owner: LayoutElement? {
        if let first, extras?.borrowed == nil {
            return first.firstItem?.layoutElement
        }
        return extras?.borrowed?.first.flatMap { $0.lender.owner }
    }

    /// Whether its members are those of other groups.
    var isCombination: Bool { extras?.borrowed != nil }

    /// Gives up its own members, and stands for as many members of others from now on.
    ///
    /// A combination leaves that to the groups that it was made of, since someone may have kept those. What was activated
    /// before it was known that others are there which say the same is taken out of force.
    func standIn(for members: [BorrowedMember]) {
        let extras = madeExtras
        extras.isStandIn = true
        guard let parts = extras.borrowed else {
            if isMeantToHold {
                deactivate()
            }
            extras.others = []
            borrow(members)
            return
        }
        var start = 0
        while start < parts.count {
            let part = parts[start].lender
            let end = start + part.memberCount
            part.standIn(for: Array(members[start..<end]))
            start = end
        }
    }

    /// Whether members of another group are members of this one, too.
    func isMade(of other: ConstraintGroup) -> Bool {
        extras?.borrowed?.contains { $0.lender === other || $0.lender.isMade(of: other) } ?? false
    }

    /// Calls `body` with the groups whose members it borrows, as often as it borrows one.
    func forEachLender(_ body: (ConstraintGroup) -> Void) {
        for member in extras?.borrowed ?? [] {
            body(member.lender)
            member.lender.forEachLender(body)
        }
    }

    /// Whether it is listed as installed, or one that lends it a member is.
    var isListed: Bool {
        var isListed = listPosition >= 0
        forEachLender { isListed = isListed || $0.listPosition >= 0 }
        return isListed
    }

    /// Calls `body` with the groups that are listed as installed when this one is in force: itself, or
    /// those that it stands in for.
    func forEachListed(_ body: (ConstraintGroup) -> Void) {
        guard let extras, extras.isStandIn else {
            body(self)
            return
        }
        for member in extras.borrowed ?? [] {
            member.lender.forEachListed(body)
        }
    }

    var memberCount: Int {
        guard let extras else { return first == nil ? 0 : 1 }
        return extras.borrowed?.count ?? (first == nil ? 0 : extras.others.count + 1)
    }

    /// The member at a position.
    subscript(position: Int) -> GroupMember? {
        if let borrowed = extras?.borrowed {
            return borrowed[position].lender[borrowed[position].position]
        }
        if let extras, position > 0 {
            return extras.others[position - 1]
        }
        return first.map { GroupMember(constraint: $0, parts: firstParts) }
    }

    /// Calls `body` with each constraint.
    func forEachConstraint(_ body: (LayoutConstraint) -> Void) {
        if let borrowed = extras?.borrowed {
            for member in borrowed {
                if let constraint = member.lender[member.position]?.constraint {
                    body(constraint)
                }
            }
            return
        }
        if let first {
            body(first)
        }
        guard let extras else { return }
        for member in extras.others {
            body(member.constraint)
        }
    }

    /// Brings its constraints in force, as long as it is listed.
    func install() {
        if let first, extras == nil {
            if listPosition >= 0 {
                first.isActive = true
            }
        } else {
            forEachConstraint { constraint in
                if listPosition >= 0 {
                    constraint.isActive = true
                }
            }
        }
    }

    /// Whether a condition holds for every constraint.
    func allConstraints(_ condition: (LayoutConstraint) -> Bool) -> Bool {
        var holds = true
        forEachConstraint { holds = holds && condition($0) }
        return holds
    }

    /// Whether nobody else holds a constraint of it. (Of a combination, those who lend it theirs do not count.)
    var keepsConstraintsAlone: Bool {
        if first != nil, !isKnownUniquelyReferenced(&first) {
            return false
        }
        guard let extras else { return true }
        return extras.others.indices.allSatisfy { position in
            isKnownUniquelyReferenced(&extras.others[position].constraint)
        }
    }

    /// Calls `body` with each constraint and the parts of its constant, to be changed.
    @inline(__always)
    func changeMembers(_ body: (LayoutConstraint, inout ConstantParts) -> Void) {
        if extras == nil, let first {
            body(first, &firstParts)
            return
        }
        for position in 0..<memberCount {
            changeMember(at: position, body)
        }
    }

    /// Gives every constraint another offset or inset, each by its attribute; nil changes nothing.
    ///
    /// - Parameter location: Where a constraint is changed that was made before. What is refused is reported
    ///   there, and the constraint keeps its last good value. Without it, the constraint is being made, and
    ///   is not installed.
    func adjust(at location: CodeLocation?, by amount: (LayoutAttribute) -> Double?) {
        changeMembers { constraint, parts in
            constraint.adjust(&parts, by: amount(constraint.firstAttribute), at: location)
        }
    }

    /// Calls `body` with a constraint and the parts of its constant, to be changed.
    func changeMember(
        at position: Int, _ body: (LayoutConstraint, inout ConstantParts) -> Void
    ) {
        if let borrowed = extras?.borrowed {
            borrowed[position].lender.changeMember(at: borrowed[position].position, body)
        } else if let extras, position > 0 {
            let constraint = extras.others[position - 1].constraint
            body(constraint, &extras.others[position - 1].parts)
        } else if let first {
            body(first, &firstParts)
        }
    }
}

/// What few groups have.
private final class GroupExtras {
    /// The constraints after the first one.
    @exclusivity(unchecked)
    var others: [GroupMember] = []
    /// For a combination: members of other groups, in their order.
    var borrowed: [ConstraintGroup.BorrowedMember]?
    /// Whether the members were installed by the groups that lend them.
    var isStandIn = false
    /// What the user calls the group.
    var name: String?
    var blockCondition: TraitCondition?
}

extension ConstraintGroup {
    /// A member that another group keeps.
    struct BorrowedMember: Hashable {
        let lender: ConstraintGroup
        let position: Int
    }
}
