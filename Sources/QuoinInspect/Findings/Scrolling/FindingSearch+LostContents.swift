import QuoinKit
import QuoinLayout

/// Contents that lie before the place where what scrolls begins.
extension FindingSearch {
    /// Scroll views of which all that is in them lies where nobody can scroll to. What is pulled into sight, as a spinner
    /// above a list is, lies there beside what can be scrolled to.
    func findLostContents() {
        for case let scroll as ScrollView in shown {
            let contents = shownSubviews(of: scroll).filter { !$0.bounds.isEmpty }
            guard let first = contents.first, let guide = scroll.contentAreaGuideIfAny else {
                continue
            }
            for axis in Axis.allCases
            where !isOpen(guide, axis) && !contents.contains(where: { isOpen($0, axis) })
                && contents.allSatisfy({ isLost($0, before: guide, in: scroll, axis) })
            {
                explainLostContent(first, before: guide, in: scroll, axis)
            }
        }
    }

    /// Whether at least half of a view lies before the beginning of a scroll view's content, and of what it keeps free there.
    private func isLost(
        _ view: View, before guide: LayoutGuide, in scroll: ScrollView, _ axis: Axis
    ) -> Bool {
        guard let area = trial.rect(of: guide), let rect = trial.rect(of: view) else {
            return false
        }
        let kept = scroll.adjustedContentInset
        let before = axis == .horizontal ? kept.left : kept.top
        return area.origin[axis] - before - rect.origin[axis]
            > max(rect.size[axis] / 2, LayoutFault.leastAmount)
    }

    private func explainLostContent(
        _ view: View, before guide: LayoutGuide, in scroll: ScrollView, _ axis: Axis
    ) {
        guard let area = trial.rect(of: guide), let rect = trial.rect(of: view) else { return }
        let amount = area.origin[axis] - rect.origin[axis]
        let reasons = statements(of: view, along: axis).filter { $0.isWritten }
        let message =
            "\(name(view)) begins \(amount.roundedText) before the content of \(name(scroll)) at its "
            + "\(axis.edgeName(atEnd: false)) edge, where it cannot be scrolled to."
            + reasons.prefix(Self.mostReasons).map { "\n\(reference($0))" }.joined()
        let candidates = reasons.flatMap { words.turningOwnEdge(of: $0) + words.turning($0) }
        let mends = tried(candidates) { !isLost(view, before: guide, in: scroll, axis) }
        tell(.outside, [view], reasons, message, mends)
    }

    private static let mostReasons = 3
}
