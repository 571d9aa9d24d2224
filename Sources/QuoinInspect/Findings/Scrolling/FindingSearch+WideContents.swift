import QuoinKit
import QuoinLayout

/// Contents that are wider than what shows them, with texts that could wrap.
extension FindingSearch {
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
}
