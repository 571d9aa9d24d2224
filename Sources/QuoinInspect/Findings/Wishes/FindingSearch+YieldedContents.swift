import QuoinLayout
import QuoinSolver

/// Contents that are not to be larger by any means, and are: what is said of a size comes before them.
extension FindingSearch {
    func findYieldedHugging() {
        for view in shown {
            for axis in Axis.allCases
            where trial.hasYieldedHugging(view, along: axis)
                && !conflictIndex.isAboutContent(of: view, along: axis)
            {
                explainYieldedHugging(of: view, axis)
            }
        }
    }

    private func explainYieldedHugging(of view: View, _ axis: Axis) {
        guard view.contentHuggingPriority(for: axis) == .required,
            let wanted = trial.contentSize(of: view, along: axis),
            let given = trial.rect(of: view)?.size[axis],
            given > wanted + LayoutFault.leastAmount
        else { return }
        let reasons = causes(of: view, along: axis)
        // A number is more likely to be one too many than what ties it to others.
        let numbers = reasons.filter {
            $0.firstElement === view && $0.firstAttribute.isSize && $0.secondElement == nil
        }
        let shown = numbers.isEmpty ? reasons.suffix(3) : numbers.suffix(3)
        let message =
            "\(name(view)) is \((given - wanted).roundedText) \(axis.comparative) than its content, which it "
            + "hugs at 1000: what is required of a size comes before that."
            + shown.map { "\n\(reference($0))" }.joined()
        let candidates =
            numbers.reversed().map { words.dropping($0) } + [hugging(view, axis, at: .low)]
            + reasons.reversed().flatMap { words.relaxing($0) }
        let mends = tried(candidates) { !trial.hasYieldedHugging(view, along: axis) }
        tell(.notMet, [view], Array(shown), message, mends)
    }
}

extension Axis {
    fileprivate var comparative: String { self == .horizontal ? "wider" : "higher" }
}
