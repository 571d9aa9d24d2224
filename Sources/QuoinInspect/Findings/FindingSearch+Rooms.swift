import QuoinKit
import QuoinLayout
import QuoinSolver

/// Bars, scrolling and rows.
extension FindingSearch {
    // MARK: Bars

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

    // MARK: Scrolling

    /// The content of a scroll view has no end, or no width.
    func explainEndlessContent(of view: View, _ cause: OpenCause) {
        let axis = cause.axisPart.axis
        let inner = view.subviews.filter { isShown($0) && !isHeldByFrame($0, in: view, axis) }
        if inner.isEmpty, !isOpen(cause.axisPart.element, axis.other) {
            // All of it keeps its place along this axis, and moves along the other one.
            return
        }
        let last = inner.max {
            let (one, other) = (trial.rect(of: $0) ?? .zero, trial.rect(of: $1) ?? .zero)
            return one.origin[axis] + one.size[axis] < other.origin[axis] + other.size[axis]
        }
        guard let last, let rect = trial.rect(of: last), cause.axisPart.part == .extent else {
            return
        }
        if let tie = inner.lazy.compactMap({ self.farTie(of: $0, to: view, along: axis) }).first {
            explainOpenContent(of: view, tie, cause)
            return
        }
        let reach = rect.origin[axis] + rect.size[axis]
        let end = LayoutAttribute.edge(.end, along: axis)
        let message =
            "The content of \(name(view)) has no end: \(name(last)) reaches to \(reach.roundedText), "
            + "and nothing ties a \(end) edge to that of \(name(view)), so it cannot be scrolled to."
        var candidates = wrapping(view, along: axis)
        if let scroll = view as? ScrollView, axis == .horizontal {
            candidates.insert(
                .trial(last, .width, .equal, scroll, .width, constant: 0), at: 0)
        }
        let guide = cause.axisPart.element
        let mends = tried(candidates.map { stating($0) }) {
            !trial.hasOpenExtent(guide, along: axis)
        }
        tell(.endlessContent, [view, last], [], message, mends)
    }

    /// Whether a view begins and ends along an axis where the part of a scroll view that is shown does.
    private func isHeldByFrame(_ view: View, in scroll: View, _ axis: Axis) -> Bool {
        guard let area = scroll.visibleAreaGuideIfAny else { return false }
        let held = statements(of: view, along: axis).filter {
            $0.relation == .equal && $0.secondElement === area
        }.map { $0.firstAttribute.facts.part }
        return held.contains(.middle) || held.contains(.extent)
            ? held.contains { $0 != .extent }
            : held.contains(.start) && held.contains(.end)
    }

    /// What says that the content of a view ends where something in it does.
    private func farTie(of element: View, to view: View, along axis: Axis) -> LayoutConstraint? {
        statements(of: element, along: axis).first {
            $0.relation == .equal && $0.firstAttribute.facts.part == .end
                && $0.secondElement?.viewItself === view
        }
    }

    /// The content ends where something ends whose own size is open.
    private func explainOpenContent(of view: View, _ tie: LayoutConstraint, _ cause: OpenCause) {
        guard let last = tie.firstElement as? View else { return }
        let axis = cause.axisPart.axis
        let present = shownRect(of: last)?.size[axis] ?? 0
        let guide = cause.axisPart.element
        let isKnown = !open.contains(OpenAxis(element: last, part: .extent, axis: axis))
        let message =
            "The content of \(name(view)) has no \(axis.extentName): it ends where \(name(last)) does, "
            + (isKnown
                ? "and nothing in it says where it begins."
                : "and nothing says how \(axis.adjective) that is (now \(present.roundedText)).")
            + "\n\(reference(tie))"
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let isMended = { [trial] in
            !trial.hasOpenExtent(guide, along: axis)
                && (trial.rect(of: last)?.size[axis] ?? 0) > LayoutFault.leastAmount
        }
        // What is read goes on downwards, and is as wide as what shows it; or it ends where what is in it does.
        let candidates =
            (axis == .horizontal
                ? [
                    .trial(last, extent, .equal, view, extent),
                    .trial(guide, extent, .equal, view, extent),
                ] : [])
            + (isKnown ? [beginning(last, like: tie, along: axis)] : [])
            + leastLengths(of: last, along: axis)
            + wrapping(last, along: axis)
        var mends = tried(candidates.map { stating($0) }, cures: isMended)
        if mends.isEmpty, let inner = innerCause(of: last, along: axis, cures: isMended) {
            explain(inner)
            return
        }
        if mends.isEmpty, hasPatience {
            mends = tried([someNumber(for: last, along: axis)], cures: isMended)
        }
        tell(.endlessContent, [view, last], [], message, mends)
    }

    /// What a view is at least as long as, as what it is where nothing in it asks for more.
    private func leastLengths(of view: View, along axis: Axis) -> [LayoutConstraint] {
        statements(of: view, along: axis).filter {
            $0.isWritten && $0.relation == .greaterThanOrEqual && $0.firstAttribute.isSize
        }.map { limit in
            let wish = LayoutConstraint.trial(
                view, limit.firstAttribute, .equal, limit.secondElement, limit.secondAttribute,
                multiplier: limit.multiplier, constant: limit.constant)
            wish.priority = .low
            return wish
        }
    }

    /// A view begins in a scroll view's content as far from its edge as it ends from the other one.
    private func beginning(
        _ last: View, like tie: LayoutConstraint, along axis: Axis
    ) -> LayoutConstraint {
        let (start, end) = (
            tie.firstAttribute.opposite ?? .edge(.start, along: axis), tie.secondAttribute.opposite
        )
        return .trial(
            last, start, .equal, tie.secondElement, end ?? start,
            constant: -tie.constant)
    }

    /// Texts that would wrap if the content were no wider than what shows it.
    func findWideContents() {
        for scroll in shown {
            guard let scroll = scroll as? ScrollView, let wide = wideText(in: scroll),
                let width = trial.rect(of: scroll)?.size.width,
                let content = scroll.subviews.first(where: { wide.isWithin($0) })
            else { continue }
            explainWidth(of: content, in: scroll, wide, width)
        }
    }

    /// The first text in a scroll view that is wider than that.
    func wideText(in scroll: ScrollView) -> View? {
        guard !scroll.givesContentItsWidth, let width = trial.rect(of: scroll)?.size.width else {
            return nil
        }
        return shown.first { view in
            view.contentDependsOnWidth && view.isDescendant(of: scroll)
                && (trial.rect(of: view)?.size.width ?? 0) > width + LayoutFault.leastAmount
        }
    }

    private func explainWidth(
        of content: View, in scroll: ScrollView, _ text: View, _ width: Double
    ) {
        let present = trial.rect(of: text)?.size.width ?? 0
        let message =
            "The content of \(name(scroll)) has no width of its own: \(name(text)) is "
            + "\(present.roundedText) wide, and \(name(scroll)) shows \(width.roundedText). It would wrap if "
            + "\(name(content)) were as wide as \(name(scroll))."
        var candidates = [
            stating(.trial(content, .width, .equal, scroll, .width))
        ]
        if let near = nearEdge(of: content, in: scroll, along: .horizontal), near.constant > 0 {
            candidates.insert(
                stating(
                    .trial(content, .width, .equal, scroll, .width, constant: -2 * near.constant)),
                at: 0)
        }
        let mends = tried(candidates, most: 1) {
            (self.trial.rect(of: text)?.size.width ?? 0) <= width + LayoutFault.leastAmount
        }
        tell(
            .endlessContent, [scroll, text], statements(of: content, along: .horizontal), message,
            mends)
    }
}

extension View {
    /// Whether it is the other view, or in it.
    fileprivate func isWithin(_ other: View) -> Bool { self === other || isDescendant(of: other) }

    /// The views that it is in, the closest one first.
    private var ancestors: [View] {
        guard let superview else { return [] }
        return Array(sequence(first: superview) { $0.superview })
    }

    /// The cell that the view is in.
    var cell: View? { ancestors.first { $0.standsForRow } }

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
