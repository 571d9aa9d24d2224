import QuoinKit
import QuoinLayout
import QuoinSolver

/// What scrolls and goes on beneath a bar that lies on its end or its beginning, so that the last row, or the first one,
/// cannot be moved to where it is seen.
extension FindingSearch {
    func findCoveredEnds() {
        for container in shown {
            let siblings = shownSubviews(of: container)
            for (index, view) in siblings.enumerated() {
                guard let scroll = view as? ScrollView, let rect = trial.rect(of: scroll) else {
                    continue
                }
                for bar in siblings[(index + 1)...].prefix(Self.mostBars) where isBar(bar) {
                    for atEnd in [true, false] {
                        explainCover(of: scroll, at: rect, by: bar, atEnd: atEnd)
                    }
                }
            }
        }
    }

    /// Of so many views after one that scrolls it is asked whether they lie on its end.
    private static let mostBars = 20
    /// What lies on more of what scrolls is a sheet that comes and goes.
    private static let largestShare = 0.25

    /// Whether nothing is seen through a view that stays where it is, and there is something in it.
    private func isBar(_ view: View) -> Bool {
        view.hidesWhatIsBehind && mayOverlap(view)
            && (!shownSubviews(of: view).isEmpty || isForUse(view))
    }

    private func explainCover(of scroll: ScrollView, at rect: Rect, by bar: View, atEnd: Bool) {
        guard let place = trial.rect(of: bar), place.minX <= rect.minX + 0.5,
            place.maxX >= rect.maxX - 0.5, !isOpen(scroll, .vertical), !isOpen(bar, .vertical)
        else { return }
        let reachesEdge = atEnd ? place.maxY >= rect.maxY - 0.5 : place.minY <= rect.minY + 0.5
        let covered = atEnd ? rect.maxY - place.minY : place.maxY - rect.minY
        let insets = scroll.adjustedContentInset
        let kept = (atEnd ? insets.bottom : insets.top) + roomAtEdge(of: scroll, atEnd: atEnd)
        guard reachesEdge, covered <= Self.largestShare * rect.height,
            covered > kept + LayoutFault.leastAmount,
            // What is shorter than what is seen of it does not reach below the bar.
            !atEnd || contentHeight(of: scroll) > rect.height - covered
        else { return }
        explain(scroll, beneath: bar, by: covered - kept, atEnd: atEnd)
    }

    /// How far it is from the edge of all that scrolls to the first or last of what is drawn in it.
    private func roomAtEdge(of scroll: ScrollView, atEnd: Bool) -> Double {
        guard !(scroll is TableView) else { return 0 }
        let ends = shownSubviews(of: scroll).flatMap { view -> [Double] in
            guard let rect = trial.rect(of: view) else { return [] }
            return parts(of: view, at: rect).map { atEnd ? $0.maxY : $0.minY }
        }
        guard let last = atEnd ? ends.max() : ends.min() else { return .infinity }
        return max(0, atEnd ? contentHeight(of: scroll) - last : last)
    }

    /// How high all that scrolls is. The scroll view itself knows what it was at the last layout.
    private func contentHeight(of scroll: ScrollView) -> Double {
        guard !(scroll is TableView), let guide = scroll.contentAreaGuideIfAny,
            !isOpen(guide, .vertical), let height = trial.rect(of: guide)?.size.height
        else { return scroll.contentSize.height }
        return height
    }

    private func explain(_ scroll: ScrollView, beneath bar: View, by amount: Double, atEnd: Bool) {
        let message =
            "The \(atEnd ? "end" : "beginning") of what scrolls in \(name(scroll)) is \(amount.roundedText) "
            + "beneath \(name(bar)), and cannot be moved to where it is seen."
        let edge: LayoutAttribute = atEnd ? .bottom : .top
        let tie = statements(of: scroll, along: .vertical).first {
            $0.isWritten && $0.relation == .equal && $0.firstAttribute == edge
                && $0.secondElement !== bar
        }
        let mends =
            tie.map { tie in
                tried(
                    [
                        stating(
                            .trial(scroll, edge, .equal, bar, atEnd ? .top : .bottom),
                            insteadOf: tie)
                    ], most: 1
                ) { overlapSize(of: scroll, and: bar) == nil }
            } ?? []
        tell(.overlap, [scroll, bar], tie.map { [$0] } ?? [], message, mends)
    }
}
