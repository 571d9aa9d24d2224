import QuoinSolver

/// The rows that contents ask for: two for each intrinsic dimension.
extension LayoutEngine {
    /// Brings the rows for a view's content up to date with what the view has answered.
    func updateContent(of view: View, _ slot: Int32, with answer: ViewAnswer) {
        if answer.changes.contains(.contentPrioritiesChanged) {
            removeContentRows(of: slot)
        }
        if records[Int(slot)].role == .framed {
            // The frame decides, so the content need not be asked.
            removeContentRows(of: slot)
            return
        }
        guard let size = answer.content else { return }
        if !measuredWidths.isEmpty {
            measuredWidths[slot] = nil
        }
        setContent(of: view, slot, .horizontal, size.width)
        if view.flags.contains(.dependsOnWidth) {
            // The height follows once the width is known.
            remeasured.append(slot)
            if row(.heightResistance, of: slot) >= 0 {
                return
            }
        }
        setContent(of: view, slot, .vertical, size.height)
    }

    func setContent(of view: View, _ slot: Int32, _ axis: Axis, _ measured: Double) {
        guard measured.isFinite else {
            note("The content size of \(view.label) is \(measured.plainText).")
            return
        }
        guard measured >= 0 else {
            if records[Int(slot)].content >= 0 {
                removeRow(.hugging(axis), of: slot)
                removeRow(.resistance(axis), of: slot)
            }
            return
        }
        let size = inWholePixels(measured, of: view, axis)
        let priorities = view.extras?.contentPriorities ?? .standard
        ask(.hugging(axis), .lessThanOrEqual, size, of: slot, priorities.hugging(along: axis))
        ask(
            .resistance(axis), .greaterThanOrEqual, size, of: slot,
            priorities.resistance(along: axis))
    }

    /// The size that a content needs for the frame to be a number of whole pixels, which rounding its edges
    /// makes no smaller. What hangs outside of the content belongs to the frame.
    private func inWholePixels(_ size: Double, of view: View, _ axis: Axis) -> Double {
        guard let scale = pixelScale else { return size }
        let outside = alignmentInsets(of: view).total(along: axis)
        if outside == 0 {
            return Pixels.roundedUp(size, scale: scale)
        }
        let rounded = Pixels.roundedUp(size + outside, scale: scale) - outside
        // Where that is too far for a fraction to be told, there is nothing to round.
        return rounded.isFinite ? max(size, rounded) : size
    }

    /// The part of a width that is there however the edges of the frame are rounded.
    func usableWidth(of view: View, within width: Double) -> Double {
        guard let scale = pixelScale else { return width }
        let outside = alignmentInsets(of: view).total(along: .horizontal)
        if outside == 0 {
            return Pixels.roundedDown(width, scale: scale)
        }
        return min(width, Pixels.roundedDown(width + outside, scale: scale) - outside)
    }

    func ask(
        _ implied: ImpliedRow, _ relation: Relation, _ number: Double, of slot: Int32,
        _ priority: Priority
    ) {
        let block = requireBlock(for: implied, of: slot)
        rowBlocks.setNumber(number, block, implied.lane)
        let row = rowBlocks[block, implied.lane]
        if row >= 0 {
            setConstant(number, ofRow: row)
        } else if !records[Int(slot)].broken.contains(ImpliedRows(implied)) {
            let variable = Int(slot) * 4 + implied.part.rawValue
            rowBlocks[block, implied.lane] = enterRow(of: slot) { () throws(SolverError) in
                try solver.addLimit(
                    of: variable, relation, number, priority: priority.ofContentRow)
            }
        }
    }

    /// Lets what contents ask for hold as far as it can where it was set aside. Otherwise any size would be as good that
    /// the rest allows, and which one is found would depend on what was laid out before.
    func letContentsGiveWay() {
        guard !contentsGivingWay.isEmpty else { return }
        for (slot, implied) in contentsGivingWay
        where records[Int(slot)].broken.contains(ImpliedRows(implied))
            && row(implied, of: slot) < 0
        {
            let variable = Int(slot) * 4 + implied.part.rawValue
            let row = enterRow(of: slot) { () throws(SolverError) in
                try solver.addLimit(
                    of: variable, implied.isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
                    number(for: implied, of: slot), priority: .setAside)
            }
            setRow(row, for: implied, of: slot)
        }
        contentsGivingWay = []
    }

    /// Asks again for what the content asked for before.
    func returnContent(of view: View, _ implied: ImpliedRow) {
        guard knows(view) else { return }
        let slot = slot(of: view)
        guard records[Int(slot)].role != .framed else { return }
        // While it was set aside, it held as far as it could.
        removeRow(implied, of: slot)
        let priorities = view.extras?.contentPriorities ?? .standard
        let axis = implied.part.axis
        let isHugging = implied == .hugging(axis)
        ask(
            implied, isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
            number(for: implied, of: slot), of: slot,
            isHugging ? priorities.hugging(along: axis) : priorities.resistance(along: axis))
    }

    func removeContentRows(of slot: Int32) {
        for axis in Axis.allCases {
            removeRow(.hugging(axis), of: slot)
            removeRow(.resistance(axis), of: slot)
        }
    }
}
