import QuoinKit
import QuoinLayout

/// Where letters stand, and what is put on them.
extension FindingSearch {
    /// Of views with more in them it is not asked where their letters are.
    static let mostLookedAt = 60

    /// Whether letters of a view, or of what is in it, are written over or hidden by a sibling that is drawn later.
    ///
    /// What is touched counts as letters: two switches that lie on each other are as bad.
    func hidesLetters(of below: View, behind above: View) -> Bool {
        guard let rect = trial.rect(of: below), let other = trial.rect(of: above) else {
            return false
        }
        let under = letters(in: below, at: rect).filter { $0.overlap(with: other) != nil }
        if under.isEmpty { return false }
        if above.hidesWhatIsBehind { return true }
        let over = letters(in: above, at: other)
        return under.contains { one in over.contains { $0.overlap(with: one) != nil } }
    }

    /// The rectangles of the letters in a view as it stands in what it is in.
    func lettersInSight(of view: View) -> [Rect] {
        trial.rect(of: view).map { letters(in: view, at: $0) } ?? []
    }

    /// Whether a view takes input or shows text.
    func isForUse(_ view: View) -> Bool { (view.showsText || view.isControl) && view.alpha > 0 }

    /// The rectangles of the letters in a view, where its own is at a place. What scrolls moves them.
    private func letters(in view: View, at rect: Rect) -> [Rect] {
        var found: [Rect] = []
        var waiting = [(view: view, rect: rect)]
        var count = 0
        while let (view, rect) = waiting.popLast() {
            guard view.alpha > 0, view.contentAreaGuideIfAny == nil else { continue }
            count += 1
            guard count <= Self.mostLookedAt else { return [] }
            if isForUse(view) {
                found.append(written(view, in: rect))
                continue
            }
            for subview in shownSubviews(of: view) {
                guard let place = trial.rect(of: subview) else { continue }
                waiting.append((subview, place.moved(into: rect, from: view.bounds.origin)))
            }
        }
        return found
    }

    /// The part of a view that its text takes, which may be less than all.
    private func written(_ view: View, in rect: Rect) -> Rect {
        guard let label = view as? Label else { return rect }
        let width = min(rect.width, trial.contentSize(of: view, along: .horizontal) ?? rect.width)
        let height = min(rect.height, trial.contentSize(of: view, along: .vertical) ?? rect.height)
        let share = label.textAlignment.share(in: label.effectiveLayoutDirection)
        return Rect(
            x: rect.minX + (rect.width - width) * share, y: rect.midY - height / 2, width: width,
            height: height)
    }
}

extension View {
    /// Whether nothing is seen through it.
    var hidesWhatIsBehind: Bool { alpha >= 1 && backgroundColor?.opacity ?? 0 >= 1 }
}
