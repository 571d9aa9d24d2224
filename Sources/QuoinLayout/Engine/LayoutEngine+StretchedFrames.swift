import QuoinSolver

/// Frames that constraints have made larger than their masks allow.
///
/// A flexible extent follows the superview's, but not below 0, where no equation can follow it. So its upper
/// bound is not required, and constraints that contradict it go unnoticed by the solver. They are found here,
/// by requiring the bound for a moment where it does not hold.
extension LayoutEngine {
    private struct StretchedFrame {
        let slot: Int32
        let axis: Axis
        let container: Variable
        let number: Double

        /// Its place in the table of laws.
        var key: Int32 { slot * 2 + Int32(axis.rawValue) }
    }

    /// Notes the conflicts of flexible frames that are larger than their masks allow.
    ///
    /// Of several, one in the other, any may be the larger one: where it must not be, it is the next. So they are
    /// required one after the other, until there is a conflict or nothing left that contradicts.
    func findStretchedFrames() {
        guard directory.isOfTree, !isTrying, !rootIsFree, fitted == nil, !flexibleLaws.isEmpty
        else {
            return
        }
        var required: [StretchedFrame] = []
        var known: Set<Int32> = []
        while true {
            let stretched = stretchedFrames(but: known)
            if stretched.isEmpty { break }
            exchangeUpperRows(of: stretched) { _ in .required }
            required += stretched
            for frame in stretched { known.insert(frame.key) }
        }
        guard !required.isEmpty else { return }
        exchangeUpperRows(of: required) { usualPriorityOfUpperRow($0.slot, $0.axis) }
        reportChanges()
        measureAgain()
    }

    /// How many flexible frames are larger than their masks allow, while nobody requires that they are not.
    var stretchedFrameCount: Int {
        flexibleLaws.reduce(0) { $0 + (stretchedFrame($1.key, $1.value) == nil ? 0 : 1) }
    }

    private func exchangeUpperRows(
        of frames: [StretchedFrame], priority: (StretchedFrame) -> Priority
    ) {
        solver.beginBatch()
        for frame in frames {
            removeUpperRow(of: frame.slot, frame.axis)
            addUpperRow(
                of: frame.slot, frame.axis, frame.container, frame.number, priority(frame))
        }
        endBatch()
    }

    /// How strongly an extent is kept from growing while nobody looks for conflicts.
    func usualPriorityOfUpperRow(_ slot: Int32, _ axis: Axis) -> Priority {
        records[Int(slot)].broken.contains(ImpliedRows(.extent(axis)))
            ? .setAside : .nearlyRequired
    }

    /// Those of which nobody has been told, but for some.
    private func stretchedFrames(but known: Set<Int32>) -> [StretchedFrame] {
        solver.solve()
        var stretched: [StretchedFrame] = []
        // In an order that does not depend on the dictionary's.
        for key in flexibleLaws.keys.sorted() where !known.contains(key) {
            if let law = flexibleLaws[key], let frame = stretchedFrame(key, law) {
                stretched.append(frame)
            }
        }
        return stretched
    }

    private func stretchedFrame(_ key: Int32, _ law: FlexibleLaw) -> StretchedFrame? {
        let (slot, axis) = (key / 2, key % 2 == 0 ? Axis.horizontal : .vertical)
        guard law.upperRow >= 0,
            !records[Int(slot)].broken.contains(ImpliedRows(.extent(axis))),
            let superview = elements[Int(slot)].target?.viewOrOwner?.superview, knows(superview)
        else { return nil }
        let container = self.slot(of: superview)
        let missing = alignmentInsets(of: superview).total(along: axis)
        let number = law.extent + law.extentShare * missing
        let bound = max(0, number + law.extentShare * value(.extent(axis), of: container))
        return value(.extent(axis), of: slot) > bound + 1e-6 * max(1, bound)
            ? StretchedFrame(
                slot: slot, axis: axis, container: variable(.extent(axis), of: container),
                number: number) : nil
    }

    private func removeUpperRow(of slot: Int32, _ axis: Axis) {
        guard var law = law(slot, axis), law.upperRow >= 0 else { return }
        try? solver.remove(solver.constraint(at: Int(law.upperRow)))
        law.upperRow = -1
        setLaw(law, slot, axis)
    }

    /// The flexible extent among the candidates whose upper bound a row is.
    func extentBounded(byRow row: Int32, among slots: [Int32]) -> ConflictMember? {
        for slot in slots {
            for axis in Axis.allCases where law(slot, axis)?.upperRow == row {
                return .implied(slot, .extent(axis))
            }
        }
        return nil
    }

    /// Lets go of an upper bound that the solver has dropped.
    ///
    /// - Returns: whether the row is one.
    func dropUpperRow(_ row: Int32, of slot: Int32, _ axis: Axis) -> Bool {
        guard var law = law(slot, axis), law.upperRow == row else { return false }
        law.upperRow = -1
        setLaw(law, slot, axis)
        return true
    }
}
