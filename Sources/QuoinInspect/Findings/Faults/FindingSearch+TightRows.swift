import QuoinKit
import QuoinLayout
import QuoinSolver

/// Contents that are taller than the rows that they are in.
extension FindingSearch {
    func findTightRows() {
        var order: [View] = []
        var byCell: [ObjectIdentifier: [LayoutFault]] = [:]
        for fault in faults {
            guard case .outside(.vertical, atEnd: true) = fault.kind, let cell = fault.view.cell
            else { continue }
            if byCell[ObjectIdentifier(cell)] == nil { order.append(cell) }
            byCell[ObjectIdentifier(cell), default: []].append(fault)
        }
        for cell in order {
            explainTightRow(cell, byCell[ObjectIdentifier(cell)] ?? [])
        }
    }

    /// - Parameter faults: what reaches below the cell, in the order of the tree.
    private func explainTightRow(_ cell: View, _ faults: [LayoutFault]) {
        for fault in faults {
            let wrong = wrongSigns(of: fault, .vertical, true, among: [])
            if !wrong.isEmpty {
                return explainWrongSigns(wrong, fault, in: cell)
            }
        }
        let wrongEdge = faults.lazy.compactMap { fault in
            self.wrongEdge(of: fault, in: cell).map { (fault: fault, slip: $0) }
        }.first
        guard let fault = wrongEdge?.fault ?? lowest(of: faults),
            let container = fault.view.superview
        else { return }
        let message =
            "\(name(cell)) cannot grow: \(name(fault.view)) reaches \(fault.amount.roundedText) below "
            + "it, for no chain of constraints leads from its top to its bottom: nothing ties "
            + "\(name(fault.view)).bottom to \(name(container)).bottom."
            + (wrongEdge.map { "\n\(reference($0.slip.constraint))" } ?? "")
        let said = statements(of: fault.view, along: .vertical)
        let mends = wrongEdge.map { [$0.slip.mend] } ?? growing(cell, fault, in: container)
        tell(.cannotGrow, [cell, fault.view], said, message, mends)
    }

    /// What the row of a table would need, where that gives it less, and so cuts what is in it: no proposal is about that,
    /// since the number is none of a constraint.
    func rowHint(for view: View) -> String {
        guard let cell = view.cell, measuredRows < Self.mostMeasured else { return "" }
        measuredRows += 1
        let number = constraints(of: cell).filter {
            $0.firstElement === cell && $0.firstAttribute == .height && !$0.isWritten
        }
        let given = cell.frame.height
        let needed = trial.fittedHeight(of: cell, with: [], insteadOf: number)
        guard needed > given + LayoutFault.leastAmount else { return "" }
        return
            "\nThe table gives the row \(given.roundedText); as high as what is in it, it would be "
            + "\(needed.roundedText) high."
    }

    /// What lets a row be as high as what is in it, where the table gives it another height. It was measured.
    func lettingGrow(_ row: View) -> [LayoutMend] {
        guard let cell = row as? TableViewCell, let growing = cell.growing({ name($0) }) else {
            return []
        }
        return [LayoutMend(growing.words, [.letGrow(cell, growing.change)])]
    }

    /// The constraints but for those that have something which holds others fill what it is in, as a row does with what was
    /// put into it.
    func ofAuthor(_ reasons: [LayoutConstraint]) -> [LayoutConstraint] {
        reasons.filter { reason in
            guard let inner = reason.firstElement as? View, inner.cell != nil,
                reason.secondElement === inner.superview
            else { return true }
            return reason.constant != 0 || reason.firstAttribute != reason.secondAttribute
                || inner.subviews.isEmpty
        }
    }

    /// Of so many rows it is found out: those that are alike are told as one.
    static let mostMeasured = 10

    /// Of what is in one view as the first one is, that which reaches lowest: what comes before it in the chain may
    /// reach out too, but the row has to end with the last one.
    private func lowest(of faults: [LayoutFault]) -> LayoutFault? {
        faults.filter { $0.view.superview === faults.first?.view.superview }
            .max { $0.amount < $1.amount }
    }

    /// What says of the upper edge of what reaches out, or of something in it, what was meant of the lower one; with
    /// what the cell would be high enough by.
    private func wrongEdge(of fault: LayoutFault, in cell: View) -> (
        constraint: LayoutConstraint, mend: LayoutMend
    )? {
        let height = cell.frame.height + fault.amount - LayoutFault.leastAmount
        for view in [fault.view] + shownSubviews(of: fault.view) {
            for said in statements(of: view, along: .vertical)
            where said.isWritten && said.firstAttribute == .top && said.secondAttribute == .bottom
                && said.secondElement?.viewItself === view.superview
            {
                for mend in words.turning(said) {
                    guard case .replace(_, let other) = mend.changes.first,
                        trial.fittedHeight(of: cell, with: [other], insteadOf: [said]) >= height
                    else { continue }
                    return (said, mend)
                }
            }
        }
        return nil
    }

    /// What would make the cell as high as what is in it: the row ends where that does; or no sooner, where something else
    /// ends it already, which then need not be as low.
    private func growing(_ cell: View, _ fault: LayoutFault, in container: View) -> [LayoutMend] {
        // As far from the edge as it begins from the other one, or as something else does.
        let inner = shownSubviews(of: container)
        let near = ([fault.view] + inner).lazy.compactMap {
            self.nearEdge(of: $0, in: container, along: .vertical)?.constant
        }.first
        let inset = min(max(near ?? Self.standardGap, 0), 16)
        let ends = inner.flatMap { statements(of: $0, along: .vertical) }
            .filter { endsContainer($0, container) }
        func end(_ relation: Relation) -> LayoutConstraint {
            .trial(fault.view, .bottom, relation, container, .bottom, constant: -inset)
        }
        func isEnough(_ said: [LayoutConstraint]) -> Bool {
            trial.fittedHeight(of: cell, with: said, insteadOf: ends)
                >= cell.frame.height + fault.amount - LayoutFault.leastAmount
        }
        if ends.isEmpty {
            return isEnough([end(.equal)]) ? [stating(end(.equal))] : []
        }
        let limits = ends.compactMap { said in
            said.firstElement.map {
                LayoutConstraint.trial(
                    $0, said.firstAttribute, .lessThanOrEqual, said.secondElement,
                    said.secondAttribute, constant: said.constant)
            }
        }
        guard isEnough(limits + [end(.lessThanOrEqual)]) else { return [] }
        let parts =
            [stating(end(.lessThanOrEqual))]
            + zip(ends, limits).map { stating($1, insteadOf: $0) }
        return [
            LayoutMend(joining: parts)
        ]
    }

    /// Whether a constraint says that a container ends where something in it does.
    private func endsContainer(_ constraint: LayoutConstraint, _ container: View) -> Bool {
        constraint.isWritten && constraint.relation == .equal
            && constraint.priority == .required && constraint.multiplier == 1
            && constraint.firstAttribute.facts.part == .end
            && constraint.secondAttribute.facts.part == .end
            && constraint.secondElement?.viewItself === container
    }
}
