import QuoinSolver

/// The rows that follow from views themselves: the size of the root, and the frames of views that are
/// placed by frame and autoresizing mask.
extension LayoutEngine {
    /// Brings the own rows of a view up to date with what it has answered.
    func updateOwnRows(with answer: ViewAnswer) {
        _ = answer.view.with { view in
            if directory.isOfTree {
                view.flags.remove(.wasAsked)
            }
            if knows(view) {
                updateOwnRows(of: view, with: answer)
            }
        }
    }

    private func updateOwnRows(of view: View, with answer: ViewAnswer) {
        let slot = slot(of: view)
        if answer.keepsFrame, records[Int(slot)].role == .framed, role(of: view) == .framed {
            rewriteFrame(of: view)
        } else {
            updatePlacement(of: view, slot, answer.rect)
        }
        updateContent(of: view, slot, with: answer)
        if answer.isNew || answer.changes.isSuperset(of: .ofEntering), directory.isOfTree {
            // Nobody has copied its frame yet, though it may be what the solver began with. One whose first
            // answer came to nothing is no longer new.
            // (Embedded Swift cannot take along a call of the override itself.)
            _ = view.enclosingLink.with { $0.solvedFrameChanged(of: view) }
        }
    }

    func role(of view: View) -> ElementRole {
        if directory.isTop(view) {
            return .root
        }
        if isFitted(view) {
            return .fitted
        }
        return view.flags.contains(.translatesMask) ? .framed : .free
    }

    private func updatePlacement(of view: View, _ slot: Int32, _ answer: Rect?) {
        let role = role(of: view)
        if role != records[Int(slot)].role {
            for implied in [ImpliedRow.x, .y, .width, .height] {
                removeRow(implied, of: slot)
            }
            removeUpperRows(of: slot)
            removeFittingWishes(of: slot)
            ownFrames[slot] = nil
            records[Int(slot)].role = role
        }
        switch role {
        case .free: break
        case .fitted: writeFittingWishes(of: view, slot)
        case .root where rootIsFree:
            removeRow(.width, of: slot)
            removeRow(.height, of: slot)
        case .root:
            let size = (answer ?? alignmentRect(of: view)).size
            setNumber(size.width, for: .width, of: slot)
            setNumber(size.height, for: .height, of: slot)
            returnRootSize(of: view)
        case .framed:
            let rect = answer ?? alignmentRect(of: view)
            noteRect(rect, of: view, slot)
            updateFrame(of: view, slot, .horizontal, rect)
            updateFrame(of: view, slot, .vertical, rect)
        }
    }

    /// The alignment rectangle of the view's frame, for one that was not asked for it: it has come to be
    /// placed by its frame since, and is asked in the next round.
    private func alignmentRect(of view: View) -> Rect {
        view.storedFrame.inset(by: alignmentInsets(of: view))
    }

    /// Lets the root have the size again that was written for it last.
    func returnRootSize(of root: View) {
        let slot = slot(of: root)
        place(.width, of: slot, at: number(for: .width, of: slot))
        place(.height, of: slot, at: number(for: .height, of: slot))
    }

    /// Keeps what the view's own frame says.
    private func noteRect(_ rect: Rect, of view: View, _ slot: Int32) {
        setNumber(rect.origin.x, for: .x, of: slot)
        setNumber(rect.origin.y, for: .y, of: slot)
        setNumber(rect.size.width, for: .width, of: slot)
        setNumber(rect.size.height, for: .height, of: slot)
        guard let stated = ownFrames[slot], stated.rect != rect else { return }
        ownFrames[slot]?.rect = rect
        for axis in Axis.allCases {
            guard var law = law(slot, axis) else { continue }
            law.start += rect.origin[axis] - stated.rect.origin[axis]
            law.extent += rect.size[axis] - stated.rect.size[axis]
            law.isStale = true
            setLaw(law, slot, axis)
        }
    }

    /// The alignment rectangle of the view's own frame.
    func ownRect(of view: View, _ slot: Int32) -> Rect {
        var rect = alignmentRect(of: view)
        for axis in Axis.allCases where law(slot, axis) == nil {
            rect.origin[axis] = number(for: .start(axis), of: slot)
            rect.size[axis] = number(for: .extent(axis), of: slot)
        }
        return rect
    }

    /// Whether constraints have put a view elsewhere than its frame said.
    func statesOtherFrame(of view: View) -> Bool {
        guard knows(view), let own = ownFrames[view.slot] else { return false }
        return own.frame != view.storedFrame
    }

    /// Whether a view has the frame once more that it said before and that gave way to constraints, and follows its
    /// superview as it did.
    func frameHasGivenWay(of view: View) -> Bool {
        guard knows(view), records[Int(view.slot)].role == .framed,
            let own = ownFrames[view.slot], own.frame == view.storedFrame
        else { return false }
        return Axis.allCases.allSatisfy { axis in
            let said = FlexibleLaw(of: view, along: axis, own.rect)
            guard let law = lawInPresentSuperview(of: view, view.slot, axis) else {
                return said == nil
            }
            return said?.isNearly(law) ?? false
        }
    }

    /// Writes what a view says of its own place and size again, which is no longer set aside.
    func returnPlacement(of view: View) {
        guard knows(view) else { return }
        switch records[Int(slot(of: view))].role {
        case .framed: rewriteFrame(of: view)
        case .root where !rootIsFree && role(of: view) == .root: returnRootSize(of: view)
        case .root, .free, .fitted: break
        }
    }

    /// Writes the rows of a view's own frame anew that follow its superview: what they count from has
    /// changed, or they are no longer set aside.
    func rewriteFrame(of view: View) {
        guard knows(view) else { return }
        let slot = slot(of: view)
        guard records[Int(slot)].role == .framed, role(of: view) == .framed else { return }
        let rect = ownFrames[slot]?.rect ?? ownRect(of: view, slot)
        for axis in Axis.allCases {
            var known = lawInPresentSuperview(of: view, slot, axis)
            known?.isStale = true
            if let known {
                setLaw(known, slot, axis)
            }
            updateFrame(of: view, slot, axis, rect, known)
        }
    }

    /// Lets a required row say that a variable has a value.
    private func place(_ implied: ImpliedRow, of slot: Int32, at number: Double) {
        let row = row(implied, of: slot)
        if row >= 0 {
            setConstant(number, ofRow: row)
        } else if !records[Int(slot)].broken.contains(ImpliedRows(implied)) {
            stage(1, implied.part, of: slot)
            addRow(implied, of: slot, .equal, number, .required)
        }
    }

    // MARK: Frames

    private func updateFrame(
        of view: View, _ slot: Int32, _ axis: Axis, _ frame: Rect, _ known: FlexibleLaw? = nil
    ) {
        // One that was worked out within another superview is none here.
        let present = lawInPresentSuperview(of: view, slot, axis)
        // A law that was worked out before the frame gave way is the right one when it comes back.
        let former = ownFrames[slot] == nil ? nil : present
        guard var law = known ?? former ?? FlexibleLaw(of: view, along: axis, frame) else {
            if hasLaw(slot, axis) {
                forgetLaw(slot, axis)
            }
            place(.start(axis), of: slot, at: frame.origin[axis])
            place(.extent(axis), of: slot, at: frame.size[axis])
            return
        }
        let isComplete = isThereOrBroken(.start(axis), slot) && isThereOrBroken(.extent(axis), slot)
        if isComplete, let present, !present.isStale, present.isNearly(law) {
            return
        }
        forgetLaw(slot, axis)
        guard let superview = view.superview else { return }
        requireSlot(for: superview)
        law.superview = self.slot(of: superview)
        let container = variable(.extent(axis), of: law.superview)
        let missing = alignmentInsets(of: superview).total(along: axis)
        stage(1, .start(axis), of: slot)
        solver.stage(-law.startShare, container)
        addRow(
            .start(axis), of: slot, .equal, law.start + law.startShare * missing, .required)
        addExtent(law, of: slot, axis, container, law.extent + law.extentShare * missing)
    }

    /// The extent follows the superview's, but no further than to 0.
    private func addExtent(
        _ law: FlexibleLaw, of slot: Int32, _ axis: Axis, _ container: Variable, _ number: Double
    ) {
        let extent = variable(.extent(axis), of: slot)
        var law = law
        law.isStale = false
        solver.stage(1, extent)
        solver.stage(-law.extentShare, container)
        setLaw(law, slot, axis)
        if law.extentShare == 0 {
            addRow(.extent(axis), of: slot, .equal, number, .required)
        } else {
            addRow(.extent(axis), of: slot, .greaterThanOrEqual, number, .required)
            // See ``findStretchedFrames()``.
            addUpperRow(of: slot, axis, container, number, usualPriorityOfUpperRow(slot, axis))
        }
    }

    /// Keeps a flexible extent from growing beyond its law.
    func addUpperRow(
        of slot: Int32, _ axis: Axis, _ container: Variable, _ number: Double, _ priority: Priority
    ) {
        guard var law = law(slot, axis) else { return }
        statistics.rowsTouched += 1
        stage(1, .extent(axis), of: slot)
        solver.stage(-law.extentShare, container)
        let upper = try? solver.addStaged(.lessThanOrEqual, number, priority: priority)
        law.upperRow = upper.map { Int32($0.index) } ?? -1
        setLaw(law, slot, axis)
    }

    private func lawInPresentSuperview(
        of view: View, _ slot: Int32, _ axis: Axis
    ) -> FlexibleLaw? {
        guard let law = law(slot, axis), let superview = view.superview,
            self.slot(of: superview) == law.superview
        else { return nil }
        return law
    }

    private func isThereOrBroken(_ implied: ImpliedRow, _ slot: Int32) -> Bool {
        row(implied, of: slot) >= 0 || records[Int(slot)].broken.contains(ImpliedRows(implied))
    }

    private func hasLaw(_ slot: Int32, _ axis: Axis) -> Bool { law(slot, axis) != nil }

    func law(_ slot: Int32, _ axis: Axis) -> FlexibleLaw? {
        flexibleLaws[slot * 2 + Int32(axis.rawValue)]
    }

    func setLaw(_ law: FlexibleLaw, _ slot: Int32, _ axis: Axis) {
        flexibleLaws[slot * 2 + Int32(axis.rawValue)] = law
    }

    private func forgetLaw(_ slot: Int32, _ axis: Axis) {
        removeRow(.start(axis), of: slot)
        removeRow(.extent(axis), of: slot)
        if let law = flexibleLaws.removeValue(forKey: slot * 2 + Int32(axis.rawValue)),
            law.upperRow >= 0
        {
            try? solver.remove(solver.constraint(at: Int(law.upperRow)))
        }
    }

    /// Removes what goes along with flexible extents.
    func removeUpperRows(of slot: Int32) {
        for axis in Axis.allCases where hasLaw(slot, axis) {
            forgetLaw(slot, axis)
        }
    }
}

/// How the flexible parts of a view follow its superview along an axis: start and extent are each a
/// number plus a share of the superview's extent.
struct FlexibleLaw {
    var start: Double
    var startShare: Double
    var extent: Double
    var extentShare: Double
    /// The slot of the superview whose extent the rows mention, or −1.
    var superview: Int32 = -1
    /// The row that keeps the extent from growing beyond the law, or −1.
    var upperRow: Int32 = -1
    /// Whether its rows were written from other numbers.
    var isStale = false

    /// The law for a view with an alignment rectangle; nil if it does not follow its superview.
    init?(of view: View, along axis: Axis, _ rect: Rect) {
        let mask = view.autoresizingMask
        guard !mask.isEmpty, let superview = view.superview, superview.autoresizesSubviews
        else { return nil }
        let container = superview.storedFrame.size[axis]
        let shares = mask.shares(
            along: axis, start: view.storedFrame.origin[axis],
            extent: view.storedFrame.size[axis], container: container)
        if shares.start == 0, shares.extent == 0 {
            return nil
        }
        startShare = shares.start
        extentShare = shares.extent
        start = rect.origin[axis] - shares.start * container
        extent = rect.size[axis] - shares.extent * container
    }

    /// Whether both say the same but for rounding.
    func isNearly(_ other: FlexibleLaw) -> Bool {
        abs(start - other.start) < 1e-9 && abs(extent - other.extent) < 1e-9
            && abs(startShare - other.startShare) < 1e-12
            && abs(extentShare - other.extentShare) < 1e-12
    }
}
