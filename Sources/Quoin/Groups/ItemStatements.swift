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
    @exclusivity(unchecked)
    private var installed = InstalledGroups()

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
    func gather(about item: LayoutElement, _ block: () -> Void) -> [ConstraintGroup] {
        // A block may run within another one about the same item.
        let (outerElement, outerStatements) = (element, current)
        element = item
        current = []
        current.reserveCapacity(6)
        block()
        defer {
            element = outerElement
            current = outerStatements
        }
        return current
    }

    // MARK: Installed

    /// The groups of which something is in force.
    ///
    /// A view that left its superview has lost what tied it to the outside, and constraints end with the
    /// views at their other end; what has no part left in force is not installed any more.
    var groups: [ConstraintGroup] { installed.inForce }

    /// Enters a group that was activated.
    func list(_ group: ConstraintGroup) {
        guard group.listPosition < 0 else { return }
        installed.append(group)
        installed.sweepIfLong()
    }

    /// Brings the groups of a block in force, and enters them.
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
}
