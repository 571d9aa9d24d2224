import QuoinKit
import QuoinLayout

/// Distances towards the outside where distances towards the inside were meant.
extension FindingSearch {
    /// What has a view reach out of what it is in by such a distance: of all that its place comes from, and of what is
    /// said of the edge itself, where what it is in is as large as the view has it.
    func wrongSigns(
        of fault: LayoutFault, _ axis: Axis, _ atEnd: Bool, among reasons: [LayoutConstraint]
    ) -> [LayoutConstraint] {
        let own = statements(of: fault.view, along: axis).filter {
            $0.isWritten && $0.relation == .equal && isPhysicalEnd($0) == atEnd
        }
        // Turned, a place at which the view begins moves its end further out, unless its middle is held.
        let isCentered = reasons.contains { $0.firstAttribute.facts.part == .middle }
        let moving = reasons.filter {
            isCentered || $0.firstAttribute.axis != axis || isPhysicalEnd($0) == atEnd
        }
        let turned = constraints(of: fault.view).filter {
            $0.pointsOutsideOfFirst($0.secondElement === fault.view)
                && ($0.secondAttribute.facts.part == .end) == atEnd
                && $0.secondAttribute.axis == axis && !$0.secondAttribute.facts.followsReading
        }
        return ((moving + own).filter { $0.pointsOutside } + turned).withoutRepeats
    }

    /// Whether the edge that is spoken of is the right or the lower one as it is seen.
    private func isPhysicalEnd(_ constraint: LayoutConstraint) -> Bool {
        let isEnd = constraint.firstAttribute.facts.part == .end
        let isTurned =
            [.leading, .trailing].contains(constraint.firstAttribute)
            && constraint.secondElement?.viewItself?.effectiveLayoutDirection == .rightToLeft
        return isEnd != isTurned
    }

    /// "title reaches 12 out of card at its bottom edge."
    func reaching(
        _ fault: LayoutFault, _ axis: Axis, _ atEnd: Bool, out container: LayoutElement
    ) -> String {
        "\(name(fault.view)) reaches \(fault.amount.roundedText) out of \(name(container)) at its "
            + "\(axis.edgeName(atEnd: atEnd)) edge."
    }

    func question(about wrong: LayoutConstraint) -> String {
        let isTurned = !wrong.pointsOutside
        let word =
            isTurned
            ? "offset(\((-wrong.constant).plainText))"
            : "inset(\(wrong.constant.magnitude.plainText))"
        return
            "\(reference(wrong)): a distance towards the inside is \(word) there; was that meant?"
    }

    /// As far inside as they point outside.
    func turningSigns(of wrong: [LayoutConstraint]) -> LayoutMend {
        let mended = wrong.map { $0.copy(constant: -$0.constant) }
        return LayoutMend(
            mended.map { words.statement($0) }.joined(separator: "\n"),
            wrong.map { .setConstant($0, -$0.constant) })
    }

    // MARK: Rows

    /// The row of a table is as high as what is in it says, which says the wrong height.
    func explainWrongSigns(_ wrong: [LayoutConstraint], _ fault: LayoutFault, in cell: View) {
        guard let container = fault.view.superview, let first = wrong.first else { return }
        let message =
            reaching(fault, .vertical, true, out: container) + "\n\(question(about: first))"
        let mended = wrong.map { $0.copy(constant: -$0.constant) }
        // The row comes to be as high as the cell asks for, which cannot be tried in the table's own place for it.
        let isMended =
            trial.fittedHeight(of: cell, with: mended, insteadOf: wrong)
            >= cell.frame.height + fault.amount - LayoutFault.leastAmount
        tell(.outside, [fault.view], wrong, message, isMended ? [turningSigns(of: wrong)] : [])
    }

    // MARK: Scrolling

    /// What reaches beyond the ends of what can be scrolled to, for it says itself that the content ends before it does.
    func findUnreachableEnds() {
        for case let scroll as ScrollView in shown {
            for view in shownSubviews(of: scroll) where !view.subviews.isEmpty || view.showsText {
                for axis in Axis.allCases {
                    explainUnreachableEnd(of: view, in: scroll, axis, atEnd: false)
                    explainUnreachableEnd(of: view, in: scroll, axis, atEnd: true)
                }
            }
        }
    }

    private func explainUnreachableEnd(
        of view: View, in scroll: ScrollView, _ axis: Axis, atEnd: Bool
    ) {
        guard let guide = scroll.contentAreaGuideIfAny, !isOpen(guide, axis), !isOpen(view, axis),
            let reach = reach(of: view, beyond: guide, axis, atEnd),
            // What is wholly above it is pulled into sight.
            atEnd || reach.amount < reach.length
        else { return }
        let kept = scroll.adjustedContentInset.margin(along: axis, atEnd: atEnd)
        guard reach.amount > kept + LayoutFault.leastAmount else { return }
        let fault = LayoutFault(
            kind: .outside(axis, atEnd: atEnd), view: view, amount: reach.amount)
        let wrong = wrongSigns(of: fault, axis, atEnd, among: [])
        guard let first = wrong.first else { return }
        let message =
            "\(name(view)) reaches \(reach.amount.roundedText) beyond the content of \(name(scroll)) at its "
            + "\(axis.edgeName(atEnd: atEnd)) edge, where it cannot be scrolled to."
            + "\n\(question(about: first))"
        let mends = tried([turningSigns(of: wrong)]) {
            (self.reach(of: view, beyond: guide, axis, atEnd)?.amount ?? 0)
                <= LayoutFault.leastAmount
        }
        tell(.outside, [view], wrong, message, mends)
    }

    /// How far a view reaches beyond one end of the content, and how long it is.
    private func reach(
        of view: View, beyond guide: LayoutGuide, _ axis: Axis, _ atEnd: Bool
    ) -> (amount: Double, length: Double)? {
        guard let area = trial.rect(of: guide), let rect = trial.rect(of: view) else { return nil }
        let before = area.origin[axis] - rect.origin[axis]
        let behind = -before + rect.size[axis] - area.size[axis]
        return (atEnd ? behind : before, rect.size[axis])
    }
}

extension LayoutConstraint {
    /// Whether it says of an edge of what the second item is in that it is at a distance from the same edge of that, within
    /// it.
    fileprivate func pointsOutsideOfFirst(_ isAsked: Bool) -> Bool {
        guard isAsked, isWritten, relation == .equal, multiplier == 1,
            let container = firstElement?.viewItself, secondElement?.enclosingView === container,
            firstElement !== secondElement, firstAttribute == secondAttribute
        else { return false }
        return switch firstAttribute.facts.part {
        case .end: constant < 0
        case .start: constant > 0
        case .middle, .extent, .nothing: false
        }
    }
}

extension EdgeInsets {
    fileprivate func margin(along axis: Axis, atEnd: Bool) -> Double {
        axis == .horizontal ? (atEnd ? right : left) : (atEnd ? bottom : top)
    }
}
