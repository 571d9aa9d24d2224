import QuoinSolver

/// The rows that contents ask for: two for each intrinsic dimension.
extension LayoutEngine {
    /// Measures a view's content and brings its rows up to date.
    func updateContent(of view: View, _ slot: Int32) {
        let hasRows = records[Int(slot)].content >= 0
        if view.flags.contains(.contentPrioritiesChanged) {
            removeContentRows(of: slot)
        }
        if records[Int(slot)].role == .framed {
            // The frame decides, so the content need not be asked.
            removeContentRows(of: slot)
            return
        }
        guard !hasRows || view.flags.contains(.contentChanged) else { return }
        statistics.measurements += 1
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
        guard width > 0, let view = elements[Int(slot)].target?.hostView,
            records[Int(slot)].role != .framed
        else { return }
        statistics.measurements += 1
        let usable = pixelScale.map { Pixels.roundedDown(width, scale: $0) } ?? width
        setContent(of: view, slot, .vertical, view.contentSize(forWidth: usable).height)
    }

    private func setContent(of view: View, _ slot: Int32, _ axis: Axis, _ measured: Double) {
        guard measured.isFinite else {
            view.reportNotFinite("The content size of \(view.label) is \(measured.plainText).")
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
            addRow(implied, of: slot, relation, number, priority)
        }
    }

    private func removeContentRows(of slot: Int32) {
        for axis in Axis.allCases {
            removeRow(.hugging(axis), of: slot)
            removeRow(.resistance(axis), of: slot)
        }
    }
}
