/// What the maker knows of an item: the statements that are installed, in the order of their installation,
/// and those of the block that is running.
///
/// Every item that was ever constrained by the maker keeps one. It knows the item only while a block runs,
/// so that whoever keeps `make` keeps no view.
@usableFromInline
final class ItemStatements {
    /// The item, while a block about it runs.
    @exclusivity(unchecked)
    private(set) var element: LayoutElement?
    /// The statements of the block that is running, so far.
    @exclusivity(unchecked)
    var current: [ConstraintGroup] = []
    /// The line of the statement that was made last.
    @exclusivity(unchecked)
    var lastLine: UInt = 0
    /// For which traits the constraints of the block that is running are to hold.
    private var condition: TraitCondition?
    @exclusivity(unchecked)
    private(set) var installed = InstalledGroups()

    /// Those of an item, made if there are none.
    static func of(_ element: LayoutElement) -> ItemStatements {
        if let statements = existing(of: element) {
            return statements
        }
        let statements = ItemStatements()
        element.companion = statements
        return statements
    }

    /// Those of an item, if there are any.
    static func existing(of element: LayoutElement) -> ItemStatements? {
        element.companion as? ItemStatements
    }

    /// Runs a block about the item, and returns the groups of its statements.
    ///
    /// - Parameter ownCondition: for which traits they are to hold. In a block within a block, the conditions
    ///   of both count.
    func gather(
        about item: LayoutElement, when ownCondition: TraitCondition?, _ block: () -> Void
    ) -> [ConstraintGroup] {
        let outerCondition = condition
        condition = outerCondition.and(ownCondition)
        defer { condition = outerCondition }
        // A block may run within another one about the same item.
        let (outerElement, outerStatements) = (element, current)
        element = item
        current = []
        lastLine = 0
        current.reserveCapacity(6)
        block()
        if let condition {
            for group in current {
                group.restrict(to: condition)
                group.blockCondition = condition
            }
        }
        defer {
            element = outerElement
            current = outerStatements
        }
        return current
    }

    /// Lets the statements of a block within the block hold for some traits only.
    @usableFromInline
    func restrict(to ownCondition: TraitCondition, _ block: () -> Void) {
        let start = current.count
        let outerCondition = condition
        condition = outerCondition.and(ownCondition)
        block()
        condition = outerCondition
        // A block that is kept may be run when its statements are made elsewhere.
        for group in current.dropFirst(start) {
            group.restrict(to: ownCondition)
        }
    }

    // MARK: Installed

    /// The groups of which something is in force, or would be for other traits.
    ///
    /// A view that left its superview has lost what tied it to the outside, and constraints end with the
    /// views at their other end; what has no part left in force is not installed any more.
    var groups: [ConstraintGroup] { installed.inForce }

    /// Those, but for what a block has made: a statement of it may have been activated before the block ended.
    func groups(beside made: [ConstraintGroup]) -> [ConstraintGroup] {
        let own = Self.listed(among: made)
        return own.isEmpty ? groups : groups.filter { !own.contains(ObjectIdentifier($0)) }
    }

    /// For each member of groups that a block has made, the installed one that compares the same: the first that no other
    /// member has taken.
    func matches(for made: [ConstraintGroup]) -> [[ConstraintGroup.BorrowedMember?]] {
        guard !installed.areFew else {
            var search = StatementSearch(among: groups(beside: made))
            return made.map { group in
                (0..<group.memberCount).map { position in
                    group[position].flatMap { search.take(like: $0.constraint) }
                }
            }
        }
        let own = Self.listed(among: made)
        var taken: Set<ConstraintGroup.BorrowedMember> = []
        return made.map { group in
            (0..<group.memberCount).map { position in
                guard let constraint = group[position]?.constraint else { return nil }
                let found = installed.first(like: constraint) { group, position in
                    !own.contains(ObjectIdentifier(group))
                        && !taken.contains(.init(lender: group, position: position))
                }
                guard let found else { return nil }
                taken.insert(found)
                return found
            }
        }
    }

    /// Hears that constraints that are installed compare something else from now on.
    func comparisonsChanged() {
        installed.forgetIndex()
    }

    /// What is listed already of the groups that a block has made, or of those that lend them their members.
    private static func listed(among made: [ConstraintGroup]) -> Set<ObjectIdentifier> {
        var listed: Set<ObjectIdentifier> = []
        for group in made {
            if group.listPosition >= 0 {
                listed.insert(ObjectIdentifier(group))
            }
            group.forEachLender { lender in
                if lender.listPosition >= 0 {
                    listed.insert(ObjectIdentifier(lender))
                }
            }
        }
        return listed
    }

    /// Enters a group that was activated.
    func list(_ group: ConstraintGroup) {
        guard group.listPosition < 0 else { return }
        installed.append(group)
        installed.sweepIfLong()
    }

    /// Brings the groups of a block in force, and enters them.
    ///
    /// Who is told of what is refused may take them off the list again: then they stay out of force.
    func install(_ groups: [ConstraintGroup]) {
        installed.append(contentsOf: groups)
        for position in groups.indices {
            groups[position].install()
        }
        installed.sweepIfLong()
    }

    /// Takes a group off the list.
    func strike(_ group: ConstraintGroup) {
        installed.remove(group)
    }

    /// Takes all groups off the list.
    func takeAll() -> [ConstraintGroup] {
        installed.takeAll()
    }

    /// Takes the groups off the list that hold for the same traits, or were made by a block for these, and all if there
    /// is no condition.
    ///
    /// - Returns: those groups, but for what the block has made that is to take their place.
    func takeAll(
        beside made: [ConstraintGroup], when condition: TraitCondition?
    ) -> [ConstraintGroup] {
        let own = Self.listed(among: made)
        var all = installed.takeAll()
        if !own.isEmpty {
            all.removeAll { own.contains(ObjectIdentifier($0)) }
        }
        guard let condition = self.condition.and(condition) else { return all }
        installed.append(contentsOf: all.filter { !$0.belongs(to: condition) })
        return all.filter { $0.belongs(to: condition) }
    }
}

extension TraitCondition? {
    /// Both conditions, as far as there are any.
    fileprivate func and(_ other: TraitCondition?) -> TraitCondition? {
        guard let condition = self, let other else { return self ?? other }
        return condition && other
    }
}
