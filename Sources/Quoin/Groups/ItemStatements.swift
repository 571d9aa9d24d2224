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
    /// The statements of the block that is running.
    @exclusivity(unchecked)
    var stated: [ConstraintGroup] = []
    @exclusivity(unchecked)
    private var installed: [ConstraintGroup] = []
    /// How long the list may get before it is looked through for groups whose constraints have gone.
    @exclusivity(unchecked)
    private var nextSweep = 16

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

    /// Runs a block about the item, and returns the groups that were stated in it.
    func gather(about item: LayoutElement, _ block: () -> Void) -> [ConstraintGroup] {
        // A block may run within another one about the same item.
        let (outerElement, outerStatements) = (element, stated)
        element = item
        stated = []
        stated.reserveCapacity(6)
        block()
        defer {
            element = outerElement
            stated = outerStatements
        }
        return stated
    }

    // MARK: Installed

    /// The groups of which something is in force.
    ///
    /// A view that left its superview has lost what tied it to the outside, and constraints end with the
    /// views at their other end; what has no part left in force is not installed any more.
    var groups: [ConstraintGroup] {
        installed.filter { $0.hasActiveMember }
    }

    /// Enters a group that was activated.
    func list(_ group: ConstraintGroup) {
        // What is part of a combination is listed as that.
        guard !group.isListed, !installed.contains(where: { $0.isMade(of: group) }) else { return }
        for part in installed where group.isMade(of: part) {
            strike(part)
        }
        group.isListed = true
        installed.append(group)
        sweepIfLong()
    }

    /// Brings the groups of a block in force, and enters them.
    func install(_ groups: [ConstraintGroup]) {
        if installed.isEmpty {
            // Nearly every item is constrained by one block, whose list this can be.
            installed = groups
        } else {
            installed += groups.filter { !$0.isListed }
        }
        for position in groups.indices {
            groups[position].install()
        }
        sweepIfLong()
    }

    /// Takes a group off the list.
    func strike(_ group: ConstraintGroup) {
        guard group.isListed else { return }
        group.isListed = false
        installed.removeAll { $0 === group }
    }

    /// Takes all groups off the list.
    func takeAll() -> [ConstraintGroup] {
        let groups = installed
        installed = []
        for group in groups {
            group.isListed = false
        }
        return groups
    }

    private func sweepIfLong() {
        guard installed.count >= nextSweep else { return }
        for group in installed where !group.hasActiveMember {
            group.isListed = false
        }
        installed.removeAll { !$0.isListed }
        nextSweep = max(16, 2 * installed.count)
    }
}

extension ConstraintGroup {
    /// Whether any of its constraints is active.
    fileprivate var hasActiveMember: Bool {
        !allConstraints { !$0.isActive }
    }
}
