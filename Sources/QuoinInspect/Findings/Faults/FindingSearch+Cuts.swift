import QuoinKit
import QuoinLayout
import QuoinSolver

/// Contents that get less than they ask for.
extension FindingSearch {
    func explainCut(_ fault: LayoutFault, _ axis: Axis) {
        let view = fault.view
        let wanted = trial.contentSize(of: view, along: axis) ?? 0
        let given = trial.rect(of: view)?.size[axis] ?? 0
        let reasons = causes(of: view, along: axis)
        let hint = axis == .vertical ? rowHint(for: view) : ""
        let told = ofAuthor(reasons).suffix(hint.isEmpty ? 3 : 2)
        let message =
            "\(name(view))'s content is cut: it asks for a \(axis.extentName) of "
            + "\(wanted.roundedText) and gets \(given.roundedText).\n"
            + (told.isEmpty ? "Its container is no larger." : "What says so:\n")
            + told.map { reference($0) }.joined(separator: "\n") + hint
        let own = reasons.filter { $0.firstElement === view && $0.firstAttribute.isSize }
        // What may be less gives a content no more room.
        var candidates = own.flatMap { words.relaxing($0) }.filter { !$0.allowsLess }
        candidates += scrollCaps(of: view, along: axis).map { words.lowering($0, to: .low) }
        candidates += reasons.filter { reason in
            reason.firstAttribute == .edge(.extent, along: axis)
                && (reason.firstElement as? View).map { view.isDescendant(of: $0) } ?? false
        }.compactMap { enlarged($0, by: fault.amount) }
        // It may be as large as something else.
        let followed = reasons.filter { reason in
            own.contains { $0.secondElement === reason.firstElement && $0 !== reason }
        }
        candidates += followed.compactMap { enlarged($0, by: fault.amount) }
        let known = Set((own + followed).map { ObjectIdentifier($0) })
        candidates += reasons.reversed().filter {
            $0.firstAttribute.isSize && !known.contains(ObjectIdentifier($0))
        }.flatMap { words.relaxing($0) }
        candidates += reasons.reversed().filter {
            !$0.firstAttribute.isSize && $0.relation == .equal
        }
        .flatMap { loosened($0, along: axis) }
        let rows = hint.isEmpty ? [] : view.cell.map { lettingGrow($0) } ?? []
        let mends = rows + tried(candidates) { !self.stillHas(fault) }
        tell(.cut, [view], reasons, message, mends)
    }

    /// What is around a content, as much larger as that lacks.
    func enlarged(_ reason: LayoutConstraint, by lack: Double) -> LayoutMend? {
        guard reason.relation == .equal, reason.secondElement == nil else { return nil }
        let constant = (reason.constant + lack).rounded(.up)
        return LayoutMend(
            "\(words.statement(reason.copy(constant: constant))) instead of \(reference(reason))",
            [.setConstant(reason, constant)])
    }

    /// An edge that may be further in.
    private func loosened(_ constraint: LayoutConstraint, along axis: Axis) -> [LayoutMend] {
        guard constraint.secondElement != nil else { return [] }
        return words.relaxing(constraint) + [words.dropping(constraint)]
    }
}

extension LayoutMend {
    /// Whether what it says in place of something else may be less than that.
    fileprivate var allowsLess: Bool {
        changes.contains { change in
            if case .replace(_, with: let other) = change {
                other.relation == .lessThanOrEqual
            } else {
                false
            }
        }
    }
}
