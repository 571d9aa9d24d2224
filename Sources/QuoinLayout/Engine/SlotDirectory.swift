/// Where an engine finds the slot of an element and the row of a constraint.
///
/// There are two ways. The engine of a tree writes them down at the elements and constraints themselves.
/// An engine that measures a part of a tree, while that tree's own engine knows it too, keeps lists.
struct SlotDirectory {
    private let lists: SlotLists?

    /// The directory of a tree's own engine.
    static var ofTree: SlotDirectory { SlotDirectory(lists: nil) }

    /// The directory of an engine that measures a view with what is in it.
    init(ofPart top: View) {
        self.init(lists: SlotLists(top: top))
    }

    private init(lists: SlotLists?) {
        self.lists = lists
    }

    /// Whether it is that of a tree's own engine, whose findings are for views and people to see.
    @inline(__always)
    var isOfTree: Bool { lists == nil }

    /// Whether a view is topmost in what the engine knows.
    func isTop(_ view: View) -> Bool {
        lists.map { $0.top.leads(to: view) } ?? (view.superview == nil)
    }

    /// The topmost view of the part, if it is about a part.
    var topOfPart: View? { lists?.top.target }

    // MARK: Slots

    /// The slot of an element, or −1.
    @inline(__always)
    func slot(of element: LayoutElement) -> Int32 {
        guard let lists else { return element.slot }
        return lists.slots[ObjectIdentifier(element)]
    }

    /// Gives an element a slot.
    func enter(_ slot: Int32, for element: LayoutElement) {
        if let lists {
            lists.slots[ObjectIdentifier(element)] = slot
        } else {
            element.slot = slot
        }
    }

    // MARK: Rows

    /// The row of a constraint, or −1.
    @inline(__always)
    func row(of constraint: LayoutConstraint) -> Int32 {
        guard let lists else { return constraint.row }
        return lists.rows[ObjectIdentifier(constraint)]
    }

    /// Takes note of the row of a constraint; of none, if it is −1.
    @inline(__always)
    func enter(row: Int32, for constraint: LayoutConstraint) {
        if let lists {
            lists.rows[ObjectIdentifier(constraint)] = row
        } else {
            constraint.row = row
        }
    }
}

/// The lists of an engine that measures a part of a tree.
private final class SlotLists {
    let top: UpLink<View>
    @exclusivity(unchecked)
    var slots = ObjectNumbers()
    @exclusivity(unchecked)
    var rows = ObjectNumbers()

    init(top: View) {
        self.top = UpLink(top)
    }
}
