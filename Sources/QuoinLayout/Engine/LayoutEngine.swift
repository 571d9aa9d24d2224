import QuoinSolver

/// Turns constraints into rows of a solver, and the solution into frames.
///
/// Every view or guide that a constraint needs has a *slot*: four consecutive variables of the solver
/// for the x, y, width and height of its alignment rectangle, relative to its superview or owner. So
/// moving a view changes four numbers, and nothing that is in it.
///
/// The engine learns of changes from the queues of its ``LayoutTree`` in one batch, when the tree is
/// laid out or a solved value is read; see ``synchronize(with:)``.
final class LayoutEngine {
    let solver = Solver()
    /// Where slots and rows are found.
    let directory: SlotDirectory
    /// The element in each slot.
    @exclusivity(unchecked)
    var elements: [UpLink<LayoutElement>] = []
    /// The rows that follow from the element in each slot itself.
    @exclusivity(unchecked)
    var records: [ElementRecord] = []
    /// Room for the rows of the records that have any, in fours.
    @exclusivity(unchecked)
    var rowBlocks = RowBlocks()
    @exclusivity(unchecked)
    private var vacantSlots: [Int32] = []

    /// Elements that have come to need a slot and whose own rows are yet to be made.
    @exclusivity(unchecked)
    var entering: [LayoutElement] = []
    /// Constraints that were seen to need rows while views were asked.
    @exclusivity(unchecked)
    var newcomers = Newcomers(revision: 0)
    /// Views that were asked and whose answers are yet to be written. Hooks may take them out of the tree.
    @exclusivity(unchecked)
    var askedViews: [View] = []
    /// For an engine of a part, which nobody tells of what leaves the tree: all that it knows, as long as hooks may have
    /// that taken out, and let it go.
    @exclusivity(unchecked)
    var held: [LayoutElement] = []
    /// Elements that were marked by hooks after they had been asked.
    @exclusivity(unchecked)
    var unaskedElements: [LayoutElement] = []
    /// Views whose content must be measured again, for their width has changed.
    @exclusivity(unchecked)
    var remeasured: [Int32] = []
    /// The slots of contents that have not come to rest: they have another width than they were measured for.
    var circling: [Int32] = []
    /// Whether a row has gone since contents did not come to rest, so that they may now.
    var circlesMayEnd = false
    /// The widths that contents were measured for.
    @exclusivity(unchecked)
    var measuredWidths: [Int32: Double] = [:]
    /// The rows that take a view's bounds origin into account, by the slot of that view.
    @exclusivity(unchecked)
    var originFollowers: [Int32: [LayoutConstraint]] = [:]
    /// How the flexible parts of views that are placed by their frames follow the superview.
    @exclusivity(unchecked)
    var flexibleLaws: [Int32: FlexibleLaw] = [:]
    /// The frames that views had of their own before these gave way to constraints, by slot. They are
    /// what holds when they come back.
    @exclusivity(unchecked)
    var ownFrames: [Int32: OwnFrame] = [:]
    @exclusivity(unchecked)
    var conflicts = KnownConflicts()
    /// What this pass has found out about the engine's work; tests read it.
    @exclusivity(unchecked)
    var statistics = EngineStatistics()

    /// For an engine that measures a part of a tree: what views have answered that differs from what
    /// their tree's engine knows.
    @exclusivity(unchecked)
    var ownOffsets: [ObjectIdentifier: ViewOffsets] = [:]
    /// How many pixels a point has, if frames are rounded to pixels.
    @exclusivity(unchecked)
    var pixelScale: Double?
    /// Whether the root is being measured, so that its own size has no say.
    @exclusivity(unchecked)
    var rootIsFree = false
    /// The rows that say to which size the root is being fitted, or was last.
    @exclusivity(unchecked)
    var fittingWishes: [ConstraintID] = []
    /// The view within the tree that is being measured.
    @exclusivity(unchecked)
    var fitted: FittedView?
    /// Whether solutions are tried that nobody is to see.
    @exclusivity(unchecked)
    var isTrying = false
    /// What such solutions have changed, and changed back.
    @exclusivity(unchecked)
    var triedSlots: [Int32] = []
    /// Whether a layout goes on for the third time, so that hooks may take back and say again what they have said before:
    /// then a new place counts only if it is not that of the frame.
    @exclusivity(unchecked)
    var isRepeating = false
    /// For an engine that tries changes: the conflicts that came up, of which nobody is told.
    @exclusivity(unchecked)
    var triedConflicts = TriedConflicts()
    /// For an engine that tries changes: the rows of which it is tried whether they can be met by now, each with the
    /// conflict for which it was set aside.
    @exclusivity(unchecked)
    var triedAgain: [Int32: KnownConflict] = [:]
    /// The constraints that are tried and installed nowhere.
    var triedConstraints: [LayoutConstraint] = []
    /// Which they are, since most that is asked about is none of them.
    var triedIDs: Set<ObjectIdentifier> = []
    /// For an engine that measures or tries: the rows of elements that were set aside.
    @exclusivity(unchecked)
    var setAside: [(slot: Int32, row: ImpliedRow)] = []
    /// For an engine that measures a part of a tree: whether a view was left out, since it was being asked.
    @exclusivity(unchecked)
    var isIncomplete = false
    /// Rows of contents that this batch has set aside.
    @exclusivity(unchecked)
    var contentsGivingWay: [(slot: Int32, row: ImpliedRow)] = []
    /// Whether views that are placed by their frames have slots too.
    @exclusivity(unchecked)
    var knowsAllViews = false
    /// For an engine that tries changes: the frames that views had before those gave way.
    @exclusivity(unchecked)
    var statedFrames: [ObjectIdentifier: Rect] = [:]
    /// Answers of hooks that are not numbers, of which nobody has been told.
    @exclusivity(unchecked)
    var strayAnswers: [String] = []
    /// Constraints without a row, since their numbers came to one that is not finite; some may occur more than once.
    @exclusivity(unchecked)
    var constraintsLeftOut: [LayoutConstraint] = []
    /// Conflicts that nobody has been told of.
    @exclusivity(unchecked)
    var newConflicts: [KnownConflict] = []
    /// What was said about the conflicts that there are.
    @exclusivity(unchecked)
    var reportedConflicts: [ReportedConflict] = []
    /// The state of the conflicts that was reported.
    var reportedRevision = 0

    /// Rows below all others, which choose among what is equally good, by the slot of the view whose frame
    /// they choose.
    @exclusivity(unchecked)
    var wishes: [Int32: [Int32]] = [:]
    /// Grows whenever the engine takes something in, or gives up what it knows.
    @exclusivity(unchecked)
    var epoch: UInt = 0
    @exclusivity(unchecked)
    private var storedAnswers: KeptAnswers?

    /// How many variables the solver has looked at so far; tests count it.
    var looks: Int { solver.looks }

    /// How many slots are taken.
    var size: Int { elements.count - vacantSlots.count }

    init(_ directory: SlotDirectory = .ofTree) {
        self.directory = directory
    }

    // MARK: Answers

    /// What questions about one view after the other have found.
    var keptAnswers: KeptAnswers {
        if let storedAnswers {
            return storedAnswers
        }
        let made = KeptAnswers()
        storedAnswers = made
        return made
    }

    /// Forgets what questions have found, for the answers may be others now.
    func forgetAnswers() {
        if storedAnswers != nil {
            storedAnswers = nil
        }
    }

    // MARK: Slots

    @inline(__always)
    func slot(of element: LayoutElement) -> Int32 { directory.slot(of: element) }

    /// Stages a term of a row: a number times one of the variables of an element that has a slot.
    @inline(__always)
    func stage(_ factor: Double, _ part: SlotPart, of slot: Int32) {
        solver.stage(factor, at: Int(slot) * 4 + part.rawValue)
    }

    /// The variable of an element that has a slot.
    @inline(__always)
    func variable(_ part: SlotPart, of slot: Int32) -> Variable {
        solver.variable(at: Int(slot) * 4 + part.rawValue)
    }

    /// The value of a variable, which is current after ``synchronize(with:)``.
    @inline(__always)
    func value(_ part: SlotPart, of slot: Int32) -> Double {
        solver.value(of: variable(part, of: slot))
    }

    /// The solved alignment rectangle, relative to the superview or owner.
    func solvedRect(of slot: Int32) -> Rect {
        let values = solver.fourValues(from: Int(slot) * 4)
        return Rect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
    }

    /// Gives an element a slot if it has none.
    @inline(__always)
    func requireSlot(for element: LayoutElement) {
        if slot(of: element) < 0 {
            takeSlot(for: element)
        }
    }

    private func takeSlot(for element: LayoutElement) {
        let slot: Int32
        if let vacant = vacantSlots.popLast() {
            slot = vacant
            elements[Int(slot)] = UpLink(element)
        } else {
            slot = Int32(elements.count)
            elements.append(UpLink(element))
            records.append(ElementRecord())
            solver.makeRectangle()
        }
        directory.enter(slot, for: element)
        records[Int(slot)].isNew = true
        entering.append(element)
        if isPartial {
            held.append(element)
        }
    }

    /// Removes the rows of all constraints that mention an element. (A guide that is a view's margins
    /// has constraints, but no slot.)
    func removeRows(mentioning element: LayoutElement) {
        element.forEachMention { removeRow(of: $0) }
    }

    /// Takes an element out whose constraints have no rows any more.
    func release(_ element: LayoutElement) {
        let slot = element.slot
        guard slot >= 0 else { return }
        removeOwnRows(of: slot)
        removeWishes(of: slot)
        conflicts.elementGoes(slot)
        ownFrames[slot] = nil
        measuredWidths[slot] = nil
        if !circling.isEmpty {
            circling.removeAll { $0 == slot }
        }
        records[Int(slot)] = ElementRecord()
        elements[Int(slot)] = UpLink(nil)
        element.slot = -1
        vacantSlots.append(slot)
    }

    /// Forgets all elements: they are gone, and the engine goes as soon as nobody uses it any more.
    func loseElements() {
        epoch &+= 1
        for slot in elements.indices {
            elements[slot] = UpLink(nil)
        }
    }

    /// Lets everything that this engine knows be learned by the engine of a tree that takes over.
    func dissolve(into tree: LayoutTree) {
        epoch &+= 1
        for link in elements {
            guard let element = link.target else { continue }
            element.slot = -1
            tree.enqueue(element, [.placementChanged, .contentChanged])
            forgetRows(mentioning: element, in: tree)
            if let view = element as? View {
                view.forEachGuide { forgetRows(mentioning: $0, in: tree) }
            }
        }
    }

    private func forgetRows(mentioning element: LayoutElement, in tree: LayoutTree) {
        element.forEachMention { constraint in
            constraint.row = -1
            constraint.state.remove([.isBroken, .isInConflict])
            if constraint.installation.target != nil {
                tree.enqueue(constraint)
            }
        }
    }
}

/// A view's own frame, and the alignment rectangle that goes with it.
struct OwnFrame {
    var frame: Rect
    var rect: Rect
}

/// Which of the four variables of a slot.
enum SlotPart: Int, CaseIterable {
    case x, y, width, height

    static func start(_ axis: Axis) -> SlotPart { axis == .horizontal ? .x : .y }
    static func extent(_ axis: Axis) -> SlotPart { axis == .horizontal ? .width : .height }

    var isExtent: Bool { rawValue >= SlotPart.width.rawValue }
    var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}

/// How an element gets its place.
enum ElementRole: UInt8 {
    /// By constraints.
    case free
    /// It is the root, whose size is given.
    case root
    /// By its frame and its autoresizing mask.
    case framed
    /// By nothing while it is measured: rows say to what size it is to come near. See ``FittedView``.
    case fitted
}

/// How often the engine did what takes time; tests count it.
struct EngineStatistics: Equatable {
    /// Rows that were added, removed, or given another constant.
    var rowsTouched = 0
    /// Variables that the solver reported as changed.
    var variablesReported = 0
    /// Times that a view was asked for its content's size.
    var measurements = 0
}
