import QuoinSolver

/// The rows that contents ask for: two for each intrinsic dimension.
extension LayoutEngine {
    /// Measures a view's content and brings its rows up to date.
    func updateContent(of view: View, _ slot: Int32, after changes: ElementFlags) {
        let hasRows = records[Int(slot)].content >= 0
        if changes.contains(.contentPrioritiesChanged) {
            removeContentRows(of: slot)
        }
        if records[Int(slot)].role == .framed {
            // The frame decides, so the content need not be asked.
            removeContentRows(of: slot)
            return
        }
        guard !hasRows || changes.contains(.contentChanged) else { return }
        statistics.measurements += 1
        measuredWidths[slot] = nil
        // Nothing else may ask for these, and everybody should hear if they are no numbers.
        _ = alignmentInsets(of: view)
        let size = view.intrinsicContentSize
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

    /// Measures the content of the view in a slot again, for the width that it has got.
    func measure(_ slot: Int32, forWidth width: Double) {
        guard let view = elements[Int(slot)].target?.hostView,
            records[Int(slot)].role != .framed
        else { return }
        // The same width may be reported for several reasons, and measuring text takes its time.
        guard measuredWidths.updateValue(width, forKey: slot) != width else { return }
        statistics.measurements += 1
        let usable = pixelScale.map { Pixels.roundedDown(width, scale: $0) } ?? width
        // Without a width there is nothing to wrap at.
        let size = usable > 0 ? view.contentSize(forWidth: usable) : view.intrinsicContentSize
        setContent(of: view, slot, .vertical, size.height)
    }

    private func setContent(of view: View, _ slot: Int32, _ axis: Axis, _ measured: Double) {
        guard measured.isFinite else {
            note("The content size of \(view.label) is \(measured.plainText).", about: view)
            return
        }
        guard measured >= 0 else {
            removeRow(.hugging(axis), of: slot)
            removeRow(.resistance(axis), of: slot)
            return
        }
        let size = pixelScale.map { Pixels.roundedUp(measured, scale: $0) } ?? measured
        let priorities = view.extras?.contentPriorities ?? .standard
        ask(.hugging(axis), .lessThanOrEqual, size, of: slot, priorities.hugging(along: axis))
        ask(
            .resistance(axis), .greaterThanOrEqual, size, of: slot,
            priorities.resistance(along: axis))
    }

    private func ask(
        _ implied: ImpliedRow, _ relation: Relation, _ number: Double, of slot: Int32,
        _ priority: Priority
    ) {
        let row = row(implied, of: slot)
        if row >= 0 {
            setConstant(number, ofRow: row)
        } else if !records[Int(slot)].broken.contains(ImpliedRows(implied)) {
            solver.stage(1, variable(implied.part, of: slot))
            addRow(implied, of: slot, relation, number, priority.ofContentRow)
        }
    }

    private func removeContentRows(of slot: Int32) {
        for axis in Axis.allCases {
            removeRow(.hugging(axis), of: slot)
            removeRow(.resistance(axis), of: slot)
        }
    }
}
