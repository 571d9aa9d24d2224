import QuoinSolver

/// A tree beside itself: its views and constraints in an engine of their own, where changes can be tried
/// and taken back. No frame is touched, and nobody hears of conflicts.
///
/// It holds for a tree as it is; with the tree's next change it is worth nothing.
///
/// - Complexity: making it takes about as long as the tree's first layout; trying a change, as long as
///   the change takes in the tree.
package final class LayoutTrial {
    /// How often solving may be given up before nothing is tried any more. Each time takes thousands of steps.
    private static let mostGivenUp = 1
    let engine: LayoutEngine
    package let root: View
    package let names = NameTable()
    /// Where everything was, by slot.
    var notedRects: [Rect] = []
    /// What was seen to move since that was noted.
    var movedSlots: [Int32] = []
    /// The rows that hold places and sizes.
    var held: [Int32] = []
    /// Where everything was before anything was tried, or when it was noted last, by slot.
    private(set) var restRects: [Rect] = []
    /// What has come to rest elsewhere since, as what is open may.
    private(set) var strays: Set<Int32> = []
    /// How often it was noted where everything is.
    package private(set) var restsNoted = 0
    /// How much was changed in trials so far, and how many views that has moved.
    package internal(set) var work = 0
    /// What is said of the sizes of views in numbers, by what they are in, once it was asked for.
    var statedNumbers: [StatedNumbers.Place: StatedNumbers] = [:]
    /// How many of them may still be proposed to be equal instead.
    var mostEqualSizes = 20_000
    /// The views that are shown, each before those in it.
    package private(set) lazy var shownViews = Self.shownViews(in: root)
    private lazy var shownIDs = Set(shownViews.map { ObjectIdentifier($0) })
    /// What is wrong while nothing is tried, whatever is open.
    private(set) lazy var presentFaults = faults(of: shownViews, open: [])
    /// What is tried at the moment.
    var attempt = Attempt()
    /// The state of the tree that was taken in.
    private let tree: LayoutTree
    private let revision: UInt

    /// Takes in a tree that is settled, beside the engine that has settled it.
    init(of root: View, beside present: LayoutEngine?) {
        self.root = root
        tree = root.tree
        // Views that are asked meanwhile may change the tree; then this is worth nothing from the start.
        revision = tree.revision
        engine = LayoutEngine(tryingTreeOf: root, beside: present)
    }

    /// Whether something can be tried: the tree still is as it was taken in, and its numbers are not so far apart that
    /// whatever is tried comes to no end.
    package var isOfUse: Bool {
        root.tree === tree && tree.revision == revision
            && engine.solver.runsGivenUp <= Self.mostGivenUp
    }

    // MARK: At rest

    /// Takes note of where everything is while nothing is tried, unless that is known but for few.
    func noteRest() {
        // With each question those are looked at that are elsewhere, and to take note of all takes as long as there are
        // views: twice the root of their number is in between.
        let areMany = strays.count > 32 && strays.count * strays.count > 4 * restRects.count
        guard restRects.isEmpty || areMany else { return }
        restRects = engine.elements.indices.map { engine.solvedRect(of: Int32($0)) }
        strays = []
        restsNoted += 1
    }

    /// Takes note of what is elsewhere, though nothing is tried any more.
    func noteStrays(among slots: [Int32]) {
        for slot in slots {
            let isHome =
                Int(slot) < restRects.count
                && restRects[Int(slot)].isNearly(engine.solvedRect(of: slot))
            if isHome {
                strays.remove(slot)
            } else {
                strays.insert(slot)
            }
        }
    }

    /// Where a view was when that was noted last.
    package func restRect(of view: View) -> Rect? {
        let slot = Int(engine.slot(of: view))
        return restRects.indices.contains(slot) ? restRects[slot] : nil
    }

    // MARK: Asking

    func isShown(_ view: View) -> Bool { shownIDs.contains(ObjectIdentifier(view)) }

    /// The solved alignment rectangle in the superview, or owner.
    package func rect(of element: LayoutElement) -> Rect? {
        let slot = engine.slot(of: element)
        return slot < 0 ? nil : engine.solvedRect(of: slot)
    }

    package func label(of element: LayoutElement?) -> String { names.label(of: element) }

    /// The constraint as one reads it.
    package func equation(of constraint: LayoutConstraint) -> String { constraint.equation(names) }

    /// Whether the place along an axis is open. (The root's is nobody's concern.)
    package func hasOpenStart(_ element: LayoutElement, along axis: Axis) -> Bool {
        let slot = engine.slot(of: element)
        return slot >= 0 && element !== root && engine.isAmbiguous(.start(axis), of: slot)
    }

    package func hasOpenExtent(_ element: LayoutElement, along axis: Axis) -> Bool {
        let slot = engine.slot(of: element)
        return slot >= 0 && engine.isAmbiguous(.extent(axis), of: slot)
    }

    /// For each of some parts whether it is open: what ``hasOpenStart(_:along:)`` and
    /// ``hasOpenExtent(_:along:)`` say, in less time.
    package func areOpen(
        _ parts: [(element: LayoutElement, part: AxisPart, axis: Axis)]
    ) -> [Bool] {
        var asked: [(part: SlotPart, slot: Int32)] = []
        let positions = parts.map { one -> Int? in
            let slot = engine.slot(of: one.element)
            guard slot >= 0, one.part == .extent || one.element !== root else { return nil }
            asked.append((one.part == .start ? .start(one.axis) : .extent(one.axis), slot))
            return asked.count - 1
        }
        let answers = engine.areAmbiguous(asked)
        return positions.map { $0.map { answers[$0] } ?? false }
    }

    /// The size that the view's content asks for along an axis; nil if it does not care, or is not asked.
    package func contentSize(of view: View, along axis: Axis) -> Double? {
        let slot = engine.slot(of: view)
        guard slot >= 0, engine.records[Int(slot)].content >= 0 else { return nil }
        let isAsked =
            engine.row(.resistance(axis), of: slot) >= 0
            || engine.records[Int(slot)].broken.contains(ImpliedRows(.resistance(axis)))
        return isAsked ? engine.number(for: .resistance(axis), of: slot) : nil
    }

    /// Whether a content that was not to be larger by any means has given way to what is said of its size.
    package func hasYieldedHugging(_ view: View, along axis: Axis) -> Bool {
        let slot = engine.slot(of: view)
        return slot >= 0 && engine.records[Int(slot)].broken.contains(ImpliedRows(.hugging(axis)))
    }

    /// By how much an optional constraint is missed, as it stands; 0 if it holds or is not there.
    package func violation(of constraint: LayoutConstraint) -> Double {
        let row = engine.directory.row(of: constraint)
        return row < 0 ? 0 : engine.solver.violation(of: engine.solver.constraint(at: Int(row)))
    }

    /// How many rows contradict others. (That a content gives way to an explicit size is none.) A frame that constraints
    /// have made larger than it was given is a conflict too.
    package var conflictCount: Int {
        engine.triedConflicts.audibleCount + engine.stretchedFrameCount
    }

    /// How many rows contradict each other because of what is tried at the moment: to find them out takes about as long.
    package var newContradictionLength: Int {
        engine.triedConflicts.added.reduce(0) { $0 + $1.members.count }
    }

    /// Whether a constraint is set aside, since it contradicts others.
    package func isSetAside(_ constraint: LayoutConstraint) -> Bool {
        engine.triedConflicts.isSetAside(.constraint(constraint))
    }

    /// The frame that a view has of its own, which may have given way to constraints.
    package func statedFrame(of view: View) -> Rect {
        engine.statedFrames[ObjectIdentifier(view)] ?? view.storedFrame
    }
}

/// The place or the size along an axis.
package enum AxisPart: CaseIterable, Hashable, Sendable {
    case start, extent
}
