import QuoinKit
import QuoinLayout
import QuoinSolver

/// Contents of scroll views that were to be as wide as what shows them and are a little wider, for what is at their sides
/// was not taken off, so that they can be moved a little to the side; and the same of heights.
extension FindingSearch {
    func findSlightScrolls() {
        for view in shown {
            guard let scroll = view as? ScrollView else { continue }
            for content in shownSubviews(of: scroll) {
                for axis in Axis.allCases {
                    explainSlightScroll(of: content, in: scroll, along: axis)
                }
            }
        }
    }

    private func explainSlightScroll(of content: View, in scroll: ScrollView, along axis: Axis) {
        let said = statements(of: content, along: axis).filter {
            $0.isWritten && $0.relation == .equal && $0.priority == .required
        }
        guard let size = trial.rect(of: scroll)?.size[axis],
            let extent = trial.rect(of: content)?.size[axis],
            let start = margin(of: said, at: .start, in: scroll),
            let end = margin(of: said, at: .end, in: scroll),
            let length = said.first(where: { isLength($0, around: scroll) })
        else { return }
        let amount = start + extent + end - size
        // What is just a little longer for it is said so can be moved on purpose.
        let isSaid = length.secondElement?.viewItself === scroll && start + end <= 0
        guard !isSaid, amount > LayoutFault.leastAmount, amount < size / 2 else { return }
        explain(length, of: content, by: amount, wanted: size - start - end, in: scroll)
    }

    /// How far a content is from an edge of what can be scrolled to.
    private func margin(
        of said: [LayoutConstraint], at part: AttributeFacts.Part, in scroll: ScrollView
    ) -> Double? {
        said.first {
            $0.firstAttribute.facts.part == part && $0.secondAttribute.facts.part == part
                && $0.secondElement?.viewItself === scroll
                && $0.secondElement !== scroll.visibleAreaGuideIfAny
        }.map { part == .start ? $0.constant : -$0.constant }
    }

    /// Whether a constraint makes something as long as what a scroll view shows, or as something around that.
    private func isLength(_ constraint: LayoutConstraint, around scroll: ScrollView) -> Bool {
        guard constraint.firstAttribute.isSize, constraint.multiplier == 1,
            constraint.secondAttribute == constraint.firstAttribute,
            let view = constraint.secondElement?.viewItself,
            constraint.secondElement !== scroll.contentAreaGuideIfAny
        else { return false }
        return view === scroll || scroll.isDescendant(of: view)
    }

    private func explain(
        _ length: LayoutConstraint, of content: View, by amount: Double, wanted: Double,
        in scroll: ScrollView
    ) {
        let axis = length.firstAttribute.axis
        let message =
            "What scrolls in \(name(scroll)) is \(amount.roundedText) \(axis.comparative) than \(name(scroll)), "
            + "so that it can be moved a little \(axis == .horizontal ? "to the side" : "up and down"): "
            + "\(name(content)) has as much at its edges.\n\(reference(length))"
        let extent = trial.rect(of: content)?.size[axis] ?? 0
        let less = length.constant + wanted - extent
        let isAround = length.secondElement?.viewItself !== scroll
        let mend =
            isAround
            ? stating(
                .trial(
                    content, length.firstAttribute, .equal, scroll, length.firstAttribute,
                    constant: wanted - (trial.rect(of: scroll)?.size[axis] ?? wanted)),
                insteadOf: length)
            : LayoutMend(
                words.statement(length.copy(constant: less)), [.setConstant(length, less)])
        let mends = tried([mend], most: 1) {
            abs((trial.rect(of: content)?.size[axis] ?? 0) - wanted) < LayoutFault.leastAmount
        }
        tell(.endlessContent, [scroll, content], [length], message, mends)
    }
}

extension Axis {
    fileprivate var comparative: String { self == .horizontal ? "wider" : "higher" }
}
