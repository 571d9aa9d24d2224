import QuoinKit
import QuoinLayout
import QuoinSolver

/// Contents that scroll downwards and are no wider than what is in them: they reach from edge to edge of the scroll
/// view, and it takes their width, and not the other way round.
extension FindingSearch {
    func findNarrowContents() {
        for view in shown {
            guard let scroll = view as? ScrollView, !scroll.givesContentItsWidth,
                let size = trial.rect(of: scroll)?.size
            else { continue }
            let contents = shownSubviews(of: scroll).filter {
                reachesFromEdgeToEdge($0, of: scroll)
            }
            guard contents.count == 1, let content = contents.first,
                let rect = trial.rect(of: content), !isOpen(content, .horizontal)
            else { continue }
            // What fits in downwards may be meant to move across.
            let isNarrow = rect.maxX < size.width - Self.leastMargin
            if isNarrow, rect.height > size.height + LayoutFault.leastAmount, rect.width > 0,
                !isTied(content, toOutsideOf: scroll), isSeenAsNarrow(content)
            {
                explainNarrowness(of: content, rect, in: scroll, size)
            }
        }
    }

    /// Whoever is this near to the edge may be meant to end there.
    private static let leastMargin = 24.0

    private func reachesFromEdgeToEdge(_ content: View, of scroll: ScrollView) -> Bool {
        Axis.allCases.allSatisfy { axis in
            let parts = statements(of: content, along: axis).filter {
                $0.relation == .equal && $0.secondElement?.viewItself === scroll
            }.map { $0.firstAttribute.facts.part }
            return parts.contains(.start) && parts.contains(.end)
        }
    }

    /// Whether the width comes from a number, or from something outside of what scrolls.
    private func isTied(_ content: View, toOutsideOf scroll: ScrollView) -> Bool {
        causes(of: content, along: .horizontal).contains { cause in
            if cause.firstElement === content, cause.firstAttribute.isSize { return true }
            return [cause.firstElement, cause.secondElement].contains { element in
                guard let view = element?.viewItself, view !== content,
                    !view.isDescendant(of: content)
                else { return false }
                return view !== scroll || cause.firstAttribute.isSize
            }
        }
    }

    /// Whether anybody sees where the content ends: what is in it is in its middle or at its far edge, or has a ground.
    private func isSeenAsNarrow(_ content: View) -> Bool {
        if let stack = content as? StackView, stack.axis == .vertical,
            stack.alignment == .center || stack.alignment == .trailing
        {
            return true
        }
        return ([content] + shownSubviews(of: content)).contains {
            $0.hasGround(on: content.superview)
        }
    }

    private func explainNarrowness(
        of content: View, _ rect: Rect, in scroll: ScrollView, _ size: Size
    ) {
        let message =
            "The content of \(name(scroll)) has no width of its own: \(name(content)) is as wide as "
            + "what is in it, \(rect.width.roundedText), and \(name(scroll)) shows \(size.width.roundedText)."
        let inset = max(0, nearEdge(of: content, in: scroll, along: .horizontal)?.constant ?? 0)
        let width = LayoutConstraint.trial(
            content, .width, .equal, scroll, .width, constant: -2 * inset)
        let mends = tried([stating(width)], most: 1) {
            (self.trial.rect(of: content)?.width ?? 0) > rect.width
        }
        tell(
            .endlessContent, [scroll, content], statements(of: content, along: .horizontal),
            message, mends)
    }
}

extension View {
    /// Whether it stands out from what it is in by a colour or a line around it.
    fileprivate func hasGround(on container: View?) -> Bool {
        let color = backgroundColor.flatMap { $0.opacity > 0 ? $0 : nil }
        return borderWidth > 0 || color.map { $0 != container?.backgroundColor } ?? false
    }
}
