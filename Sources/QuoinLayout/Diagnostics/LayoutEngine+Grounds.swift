import QuoinSolver

/// Telling what the engine's numbers follow from.
extension LayoutEngine {
    func grounds(of part: SlotPart, of slot: Int32, _ read: ReadRows) -> LayoutGrounds {
        var grounds = LayoutGrounds()
        let found = solver.grounds(of: variable(part, of: slot))
        let wished = wishedRows
        for row in found.rows where !wished.contains(Int32(row.id.index)) {
            if let row = decidingRow(row.id, share: row.factor, read) {
                grounds.rows.append(row)
            }
        }
        grounds.zeros = found.zeros.compactMap { number(at: $0) }
        grounds.undecided = found.undecided.compactMap { number(at: $0) }
        // The place of the root is nobody's concern.
        let isPlaceOfRoot = !part.isExtent && records[Int(slot)].role == .root
        grounds.isAmbiguous = !isPlaceOfRoot && isAmbiguous(part, of: slot)
        return grounds
    }

    /// Rows that choose among what is equally good, and decide nothing.
    private var wishedRows: Set<Int32> {
        var rows: Set<Int32> = []
        for wishes in wishes.values {
            rows.formUnion(wishes)
        }
        return rows
    }

    private func number(at position: Int) -> LayoutNumber? {
        guard let part = SlotPart(rawValue: position & 3), position >> 2 < elements.count,
            let element = elements[position >> 2].target
        else { return nil }
        return LayoutNumber(
            element: element, axis: part.axis, isExtent: part.isExtent,
            value: value(part, of: Int32(position >> 2)))
    }

    private func decidingRow(
        _ id: ConstraintID, share: Double, _ read: ReadRows
    ) -> DecidingRow? {
        if let known = read.rows[id.index] {
            var row = known
            row?.share = share
            return row
        }
        let row = decidingRow(id, share: share)
        read.rows.updateValue(row, forKey: id.index)
        return row
    }

    func decidingRow(_ id: ConstraintID, share: Double) -> DecidingRow? {
        let member = member(ofRow: id)
        guard let (constraint, source, base) = readable(member) else { return nil }
        var terms: [(number: LayoutNumber, coefficient: Double)] = []
        var sum = 0.0
        solver.forEachVariable(in: id) { variable, coefficient in
            if let number = number(at: variable.index) {
                terms.append((number, coefficient))
            }
        }
        for term in terms {
            sum += term.coefficient * term.number.value
        }
        let isMirrored =
            constraint.firstAttribute.isPosition && !constraint.hasDistance
            && isMirrored(constraint, on: base)
        var constant: Double?
        if case .constraint = member {
            constant = stage(constraint, on: base).constant
            solver.discardStaged()
        }
        return DecidingRow(
            index: id.index, constraint: constraint, source: source, base: base, terms: terms,
            relation: isMirrored ? constraint.relation.reversed : constraint.relation,
            number: constant ?? sum, isMirrored: isMirrored, sum: sum,
            share: share, fixedSide: fixedSide(of: constraint, on: base))
    }

    /// A member as a constraint that can be read, with the view that it is installed on or would be.
    private func readable(
        _ member: ConflictMember
    ) -> (LayoutConstraint, RowSource?, View)? {
        switch member {
        case .constraint(let constraint):
            guard let base = constraint.installation.target else { return nil }
            return (constraint, ConflictRow.source(of: constraint).map { RowSource($0) }, base)
        case .implied(let slot, let implied):
            guard let fact = ImpliedFact(implied, of: slot, in: self) else { return nil }
            if implied.isContent, let view = elements[Int(slot)].target as? View {
                fact.constraint.storedPriority = contentPriority(of: implied, of: view)
            }
            return (fact.constraint, RowSource(fact.source), fact.base)
        }
    }

    /// The side of a constraint that is an edge or the middle of the view that it is installed on.
    private func fixedSide(of constraint: LayoutConstraint, on base: View) -> FixedSide? {
        guard !constraint.hasDistance, constraint.firstAttribute.isPosition else { return nil }
        let isMirrored = isMirrored(constraint, on: base)
        // Counted from the right, there is more to a multiplied place than the place.
        if isMirrored, constraint.storedMultiplier != 1 {
            return nil
        }
        let ends = RowEnds(of: constraint)
        let sides = [
            (ends.second, ends.secondAttribute, -constraint.storedMultiplier),
            (ends.first, ends.firstAttribute, 1),
        ]
        for (link, attribute, coefficient) in sides {
            guard let element = link.target, attribute.isPosition else { continue }
            let isOfBase = element === base || isInsetGuide(element, of: base)
            if isOfBase, !base.flags.contains(.hasContentArea),
                slot(of: base) >= 0 || (attribute.facts.part == .start && !isMirrored)
            {
                let offset = stage(link, attribute, times: 1, on: base, isMirrored)
                return FixedSide(
                    element: element, attribute: attribute, isMirrored: isMirrored,
                    value: solver.takeStagedSum() + offset, coefficient: coefficient)
            }
        }
        return nil
    }

    private func isInsetGuide(_ element: LayoutElement, of base: View) -> Bool {
        guard let guide = element as? LayoutGuide else { return false }
        return guide.kind.isInset && guide.enclosingLink.leads(to: base)
    }

    // MARK: What was not met

    func missedWishes(of element: LayoutElement, along axis: Axis) -> [MissedWish] {
        var missed: [MissedWish] = []
        element.forEachMention { constraint in
            if constraint.firstAttribute.axis == axis, concerns(constraint, element) {
                let isSetAside = constraint.state.contains(.isBroken)
                addMissed(.constraint(constraint), constraint.row, isSetAside, to: &missed)
            }
        }
        missed.sort { $0.constraint.order < $1.constraint.order }
        for implied in [ImpliedRow.resistance(axis), .hugging(axis), .start(axis), .extent(axis)] {
            let isSetAside = records[Int(element.slot)].broken.contains(ImpliedRows(implied))
            addMissed(
                .implied(element.slot, implied), row(implied, of: element.slot), isSetAside,
                to: &missed)
        }
        // Among equals the order stays.
        var sorted: [MissedWish] = []
        for wish in missed {
            let position = sorted.lastIndex {
                $0.constraint.storedPriority >= wish.constraint.storedPriority
            }
            sorted.insert(wish, at: position.map { $0 + 1 } ?? 0)
        }
        return sorted
    }

    /// Whether a constraint says something of an element, and not merely of what is in it.
    private func concerns(_ constraint: LayoutConstraint, _ element: LayoutElement) -> Bool {
        guard constraint.state.contains(.isActive), !constraint.installation.isEmpty else {
            return false
        }
        // So low stand those by which a stack or the like chooses among what nobody has asked for.
        if constraint.isMadeByContainer, constraint.storedPriority.rawValue < 1 {
            return false
        }
        return constraint.first.leads(to: element)
            || !constraint.installation.leads(to: element.viewOrOwner ?? element)
    }

    private func addMissed(
        _ member: ConflictMember, _ row: Int32, _ isSetAside: Bool, to missed: inout [MissedWish]
    ) {
        guard isSetAside || row >= 0 else { return }
        let amount = row < 0 ? 0 : solver.violation(of: solver.constraint(at: Int(row)))
        guard isSetAside || amount > 1e-6, let (constraint, source, _) = readable(member)
        else { return }
        missed.append(
            MissedWish(
                constraint: constraint, source: source, amount: amount, isSetAside: isSetAside))
    }
}
