import QuoinKit
import QuoinLayout

/// Texts and controls that are not seen because something without anything in it was added after them and covers them,
/// as a picture that was to be behind them.
extension FindingSearch {
    func findHiddenTexts() {
        for container in shown where container.contentAreaGuideIfAny == nil {
            var covers: [(cover: View, hidden: [View])] = []
            var looked = 0
            visitPairs(of: shownSubviews(of: container)) { below, above in
                looked += 1
                if isForUse(below.view), hides(above.view, at: above.rect, below.view) {
                    if let index = covers.firstIndex(where: { $0.cover === above.view }) {
                        covers[index].hidden.append(below.view)
                    } else {
                        covers.append((above.view, [below.view]))
                    }
                }
                return looked <= Self.mostLooked
            }
            for (cover, hidden) in covers {
                explain(hidden, behind: cover)
            }
        }
    }

    /// Whether nothing is seen through a view, nor in it, and it lies on all the letters of another one of which nothing
    /// is said together with it. (What stands for a text until that is there has its place, and its size.)
    private func hides(_ cover: View, at rect: Rect, _ text: View) -> Bool {
        guard cover.alpha >= 1, cover.contentAreaGuideIfAny == nil, !isForUse(cover),
            shownSubviews(of: cover).isEmpty,
            cover.hidesWhatIsBehind || isPictureOfAll(cover, at: rect),
            let place = trial.rect(of: text), !place.covers(rect)
        else { return false }
        let letters = lettersInSight(of: text)
        return !letters.isEmpty && letters.allSatisfy { rect.covers($0) }
            && relations(of: text, to: cover).isEmpty
    }

    /// Whether a view is a picture that fills what it is in.
    private func isPictureOfAll(_ view: View, at rect: Rect) -> Bool {
        // One that is shown as large as it fits in leaves room at two of its sides.
        guard view is ImageView || view.askedKindName == "UIImageView", view.fittedPicture == nil,
            let container = view.superview, let size = trial.rect(of: container)?.size
        else { return false }
        return rect.covers(Rect(origin: container.bounds.origin, size: size))
            && Axis.allCases.allSatisfy { trial.contentSize(of: view, along: $0) != nil }
    }

    private func explain(_ found: [View], behind cover: View) {
        // In the order in which they were added.
        let hidden = found.sorted {
            (positions[ObjectIdentifier($0)] ?? 0) < (positions[ObjectIdentifier($1)] ?? 0)
        }
        guard let first = hidden.first, let container = cover.superview else { return }
        let isOne = hidden.count == 1
        let message =
            "\(hidden.map { name($0) }.inWords()) \(isOne ? "is" : "are") hidden: \(name(cover)) was added "
            + "after \(isOne ? "it" : "them"), and covers \(isOne ? "it" : "them")."
        let mend = LayoutMend(
            "\(name(container)).insertSubview(\(name(cover)), belowSubview: \(name(first)))",
            [.moveBelow(cover, first)])
        tell(.overlap, hidden + [cover], [], message, [mend])
    }
}
