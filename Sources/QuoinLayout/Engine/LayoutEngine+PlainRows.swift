import QuoinSolver

/// Writing the rows that nearly all constraints are: between edges, middles and sizes of the view that the constraint
/// is installed on and of what is directly in it, where nothing shifts what it contains.
extension LayoutEngine {
    /// Writes the row of a constraint of that kind whose elements have slots.
    ///
    /// - Returns: false if it is of another kind, or an element has none.
    @inline(__always)
    func addPlainly(_ constraint: LayoutConstraint, on base: View) -> Bool {
        guard constraint.extras == nil, isPlainBase(base), !isMirrored(constraint, on: base) else {
            return false
        }
        let first = PlainEnd(constraint.first, constraint.firstAttribute, on: base, in: self)
        guard first.isPlain else { return false }
        var second = PlainEnd()
        if !constraint.second.isEmpty {
            second = PlainEnd(
                constraint.second, constraint.secondAttribute, on: base, in: self)
            guard second.isPlain else { return false }
        }
        enter(constraint) { () throws(SolverError) in
            try solver.addRow(
                first.end, minus: constraint.storedMultiplier, of: second.end,
                constraint.relation, constraint.storedConstant,
                priority: constraint.storedPriority)
        }
        return true
    }

    /// Whether nothing of the view itself has to do with how what is in it is written.
    @inline(__always)
    private func isPlainBase(_ base: View) -> Bool {
        base.extras == nil && (directory.isOfTree || ownOffsets.isEmpty)
    }

    /// Whether the elements of a constraint of that kind have slots.
    @inline(__always)
    func hasPlainSlots(_ constraint: LayoutConstraint, on base: View) -> Bool {
        constraint.extras == nil && base.extras == nil
            && hasPlainSlot(constraint.first, on: base)
            && (constraint.second.isEmpty || hasPlainSlot(constraint.second, on: base))
            && !constraint.isDirectional
    }

    @inline(__always)
    private func hasPlainSlot(_ link: UpLink<LayoutElement>, on base: View) -> Bool {
        link.with { element in
            slot(of: element) >= 0 && !element.flags.contains(.isSystemGuide)
                && (link.leads(to: base) || element.enclosingLink.leads(to: base))
        } ?? false
    }
}

/// An end of such a constraint, if it is one.
private struct PlainEnd {
    var isPlain = false
    var end = RowEnd(start: -1, extent: -1, share: 0)

    init() {}

    @inline(__always)
    init(
        _ link: UpLink<LayoutElement>, _ attribute: LayoutAttribute, on base: View,
        in engine: LayoutEngine
    ) {
        if attribute.needsView {
            return
        }
        let part = AttributePart(of: attribute, false)
        let isBase = link.leads(to: base)
        let slot: Int32 =
            link.with { element in
                let isNear = isBase || element.enclosingLink.leads(to: base)
                return isNear && !element.flags.contains(.isSystemGuide)
                    ? engine.slot(of: element) : -1
            } ?? -1
        if slot < 0 {
            return
        }
        isPlain = true
        let first = slot * 4 + Int32(truncatingIfNeeded: part.axis.rawValue)
        if part.isPosition, !isBase {
            end.start = first
        }
        if part.fraction != 0 {
            end.extent = first + 2
            end.share = part.fraction
        }
    }
}
