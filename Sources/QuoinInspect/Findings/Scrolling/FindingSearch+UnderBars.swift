import QuoinKit
import QuoinLayout
import QuoinSolver

/// What is to be read or touched, and lies under what covers the window.
extension FindingSearch {
    /// What is to be read or touched within an inset of the safe area.
    func findWhatIsUnderBars() {
        var covered: [CoveredView] = []
        for view in shown
        where isForUse(view) && !view.hasScrollingAncestor && !(view is Bar) && !view.isInBar
            && !view.bounds.isEmpty && isInSight(view)
        {
            // Its part of what covers the window, and of the bars of controllers.
            let insets = view.safeAreaInsets
            let edges: [(LayoutAttribute, Double)] = [
                (.top, insets.top), (.bottom, insets.bottom), (.left, insets.left),
                (.right, insets.right),
            ]
            let (edge, amount) = edges.reduce((LayoutAttribute.top, 0.0)) { $1.1 > $0.1 ? $1 : $0 }
            guard amount > LayoutFault.leastAmount, !keepsContentFromBars(view, edge) else {
                continue
            }
            let tie = tie(of: view, to: edge)
            let isIn = covered.contains {
                $0.edge == edge && view.isDescendant(of: $0.view) && (tie == nil || tie === $0.tie)
            }
            if let tie, let index = covered.firstIndex(where: { $0.tie === tie && $0.edge == edge })
            {
                covered[index].followers.append(view)
            } else if !isIn {
                covered.append(CoveredView(view: view, edge: edge, amount: amount, tie: tie))
            }
        }
        for one in covered {
            explainBar(over: one)
        }
    }

    /// Whether what covers an edge of a scroll view covers none of what can be scrolled to.
    private func keepsContentFromBars(_ view: View, _ edge: LayoutAttribute) -> Bool {
        guard let scroll = view as? ScrollView else { return false }
        let (covered, kept) = (view.safeAreaInsets, scroll.adjustedContentInset)
        return switch edge {
        case .top: kept.top >= covered.top
        case .bottom: kept.bottom >= covered.bottom
        case .left: kept.left >= covered.left
        default: kept.right >= covered.right
        }
    }

    /// What ties a view to the edge of something that is covered there.
    private func tie(of view: View, to edge: LayoutAttribute) -> LayoutConstraint? {
        causes(of: view, along: edge.axis).first { constraint in
            guard let tie = ContainerTie(constraint) else { return false }
            return tie.edge.facts.part == edge.facts.part && tie.edge.isPosition
                && tie.container.safeAreaInsets != .zero
        }
    }

    private func explainBar(over covered: CoveredView) {
        let (view, edge, tie) = (covered.view, covered.edge, covered.tie)
        let followers = covered.followers.filter { !$0.isDescendant(of: view) }
        let hangers =
            followers.isEmpty
            ? ""
            : "\n\(followers.map { name($0) }.inWords()) \(followers.count == 1 ? "hangs" : "hang") on it."
        let message =
            "\(name(view)) is \(covered.amount.roundedText) under what covers the \(edge) of "
            + "\(name(trial.root))."
            + (tie.map {
                "\n\(reference($0)): safeAreaLayoutGuide is the part that nothing covers."
            } ?? "") + hangers
        var candidates: [LayoutMend] = []
        if let tie, let sides = ContainerTie(tie) {
            let isTurned = sides.element !== tie.firstElement
            candidates.append(
                stating(
                    .trial(
                        sides.element, isTurned ? tie.secondAttribute : tie.firstAttribute,
                        isTurned ? tie.relation.reversed : tie.relation,
                        sides.container.safeAreaLayoutGuide, sides.edge,
                        constant: isTurned ? -tie.constant : tie.constant), insteadOf: tie))
        }
        let reasons = tie.map { [$0] } ?? causes(of: view, along: edge.axis)
        // A distance towards the inside of what the bar leaves, which leads out of it.
        candidates += reasons.flatMap { words.turningSign(of: $0) + words.turning($0) }
        let mends = sound(candidates)
        tell(.underBar, [view] + followers, reasons, message, mends)
    }
}

extension View {
    /// The views that it is in, the closest one first.
    private var ancestors: [View] {
        guard let superview else { return [] }
        return Array(sequence(first: superview) { $0.superview })
    }

    fileprivate var hasScrollingAncestor: Bool { ancestors.contains { $0 is ScrollView } }

    fileprivate var isInBar: Bool { ancestors.contains { $0 is Bar } }
}

/// Something under a bar, and what is there because of the same constraint.
private struct CoveredView {
    let view: View
    let edge: LayoutAttribute
    let amount: Double
    let tie: LayoutConstraint?
    var followers: [View] = []
}

/// What a constraint ties to what it is in, whichever of both it names first.
private struct ContainerTie {
    let element: LayoutElement
    let container: View
    let edge: LayoutAttribute

    init?(_ constraint: LayoutConstraint) {
        guard let first = constraint.firstElement, let second = constraint.secondElement else {
            return nil
        }
        if let container = second as? View, container.isAncestor(of: first) {
            (element, self.container, edge) = (first, container, constraint.secondAttribute)
        } else if let container = first as? View, container.isAncestor(of: second) {
            (element, self.container, edge) = (second, container, constraint.firstAttribute)
        } else {
            return nil
        }
    }
}
