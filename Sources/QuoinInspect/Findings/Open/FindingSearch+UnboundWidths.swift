import QuoinKit
import QuoinLayout

/// Fields and scroll views of which one side is tied and the other is not: they have a width, for nothing else says how wide
/// they are but what is in them, and that is what somebody types, or what was to be as wide as the scroll view.
extension FindingSearch {
    func findUnboundWidths() {
        for view in shown
        where (view.isField || view is ScrollView)
            && !view.translatesAutoresizingMaskIntoConstraints
            && !isOpen(view, .horizontal)
        {
            guard let container = view.superview, !(container is StackView),
                let tie = onlyTie(of: view)
            else { continue }
            if view.isField {
                if isAsWideAsItsText(view) { explainField(view, tie, in: container) }
            } else if let follower = follower(of: view) {
                explainScrollView(view, tie, follower, in: container)
            }
        }
    }

    /// The one thing that is said of a view's place and width, if that is where one of its sides is.
    private func onlyTie(of view: View) -> LayoutConstraint? {
        let said = constraints(of: view).filter {
            $0.isWritten && $0.firstAttribute.axis == .horizontal
                && !($0.secondElement === view
                    && $0.firstElement?.viewItself?.isDescendant(of: view) == true)
        }
        guard said.count == 1, let tie = said.first, tie.relation == .equal, tie.multiplier == 1,
            tie.secondElement != nil, tie.firstElement !== tie.secondElement,
            [.start, .end].contains(ownAttribute(of: view, in: tie).facts.part)
        else { return nil }
        return tie
    }

    private func ownAttribute(of view: View, in tie: LayoutConstraint) -> LayoutAttribute {
        tie.firstElement === view ? tie.firstAttribute : tie.secondAttribute
    }

    private func isAsWideAsItsText(_ view: View) -> Bool {
        guard let width = trial.rect(of: view)?.width,
            let wanted = trial.contentSize(of: view, along: .horizontal)
        else { return false }
        return abs(width - wanted) <= LayoutFault.leastAmount
    }

    /// What has content be as wide as what it scrolls in, where nothing says how wide that is.
    private func follower(of scroll: View) -> LayoutConstraint? {
        constraints(of: scroll).first { constraint in
            constraint.isWritten && constraint.relation == .equal && constraint.multiplier == 1
                && constraint.priority == .required && constraint.firstAttribute == .width
                && constraint.secondAttribute == .width && constraint.secondElement === scroll
                && constraint.firstElement?.viewItself?.isDescendant(of: scroll) == true
        }
    }

    private func explainField(_ field: View, _ tie: LayoutConstraint, in container: View) {
        let width = trial.rect(of: field)?.width ?? 0
        tell(
            .noWidth, [field], [tie],
            "\(name(field)) is as wide as the text in it: there is \(reference(tie)), and nothing says how wide it is "
                + "(now \(width.roundedText)).",
            widening(field, tie, in: container))
    }

    private func explainScrollView(
        _ scroll: View, _ tie: LayoutConstraint, _ follower: LayoutConstraint, in container: View
    ) {
        let width = trial.rect(of: scroll)?.width ?? 0
        let mends = widening(scroll, tie, in: container)
        // Where it is as wide as all there is, nobody sees a difference.
        guard !mends.isEmpty else { return }
        tell(
            .noWidth, [scroll], [tie, follower],
            "\(name(scroll)) is as wide as what is in it: there is \(reference(tie)), and nothing says how wide it is "
                + "(now \(width.roundedText)).\n\(reference(follower)) has what is in it follow.",
            mends)
    }

    /// Its other side, as far from that of what it is in as this one; beside another view, as far as that is.
    private func widening(
        _ view: View, _ tie: LayoutConstraint, in container: View
    ) -> [LayoutMend] {
        let own = ownAttribute(of: view, in: tie)
        guard let opposite = own.opposite, let width = trial.rect(of: view)?.width else {
            return []
        }
        let other = tie.firstElement === view ? tie.secondElement : tie.firstElement
        let isToContainer = other?.viewItself === container
        let model = isToContainer ? tie : edgeTie(of: other, to: own, in: container)
        let inset = model.map { abs($0.constant) } ?? Self.standardGap
        let area = (isToContainer ? other : model?.secondElement) ?? container
        let side = LayoutConstraint.trial(
            view, opposite, .equal, area, opposite,
            constant: opposite.facts.part == .start ? inset : -inset)
        let stated = stating(side)
        // A text beside it may hug as much, so that nothing says which of both grows.
        let looser = hugging(view, .horizontal, at: .low - 1)
        return tried([stated, LayoutMend(joining: [stated, looser])], most: 1) {
            (trial.rect(of: view)?.width ?? 0) > width + LayoutFault.leastAmount
        }
    }

    /// What ties a view, or what it stands beside, to an edge of what both are in.
    private func edgeTie(
        of element: LayoutElement?, to edge: LayoutAttribute, in container: View
    ) -> LayoutConstraint? {
        var next = element
        for _ in 0..<Self.longestRow {
            guard let element = next else { return nil }
            let said = statements(of: element, along: .horizontal).first {
                $0.relation == .equal && $0.isWritten
                    && $0.firstAttribute.facts.part == edge.facts.part
            }
            if said?.secondElement?.viewItself === container { return said }
            next = said?.secondElement
        }
        return nil
    }

    /// Further views are not asked.
    private static let longestRow = 20
}
