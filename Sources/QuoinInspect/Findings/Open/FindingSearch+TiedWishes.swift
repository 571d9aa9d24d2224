import QuoinLayout
import QuoinSolver

/// Optional constraints of one priority that cannot all hold: what they are about is open, although each says it.
extension FindingSearch {
    /// The wishes between which nothing decides, if that is why a place or size is open.
    func tiedWishes(for cause: OpenCause) -> [LayoutConstraint] {
        let wishes = cause.sharers.flatMap { constraints(of: $0.element) }.withoutRepeats
            .filter { wish in
                wish.isWritten && wish.priority < .required
                    && (wish.firstAttribute.axis == cause.axisPart.axis
                        || wish.secondElement != nil
                            && wish.secondAttribute.axis == cause.axisPart.axis)
            }
        let groups = Dictionary(grouping: wishes) { $0.priority }
            .sorted { $0.key > $1.key }.map { $0.value }
        let missed = groups.filter { group in
            group.count > 1
                && group.contains { trial.violation(of: $0) > LayoutFault.leastAmount }
        }
        // Whatever else is open, it is the tie that opens this if it ends once one of them comes first.
        return missed.lazy.map { group in
            group.filter { wish in
                let more = Priority(min(wish.priority.rawValue + 1, 999))
                return self.trial.trying([.setPriority(wish, more)]) {
                    !self.isStillOpen(cause.axisPart)
                }
            }
        }.first { $0.count > 1 } ?? []
    }

    func explain(_ tied: [LayoutConstraint], opening cause: OpenCause) {
        let (element, axis) = (cause.axisPart.element, cause.axisPart.axis)
        let priority = tied[0].priority
        let missed = tied.reduce(0) { $0 + trial.violation(of: $1) }
        let stronger = causes(of: element, along: axis).filter { $0.priority > priority }
        let every = tied.count == 2 ? "both" : "all"
        let present =
            cause.axisPart.part == .extent
            ? "\(name(element))'s \(axis.extentName) is now \(cause.rect.size[axis].roundedText)"
            : "\(name(element))'s \(axis.startName) is now \(cause.rect.origin[axis].roundedText)"
        let message =
            "\(tied.map { reference($0) }.inWords(most: 3)) cannot \(every) hold: "
            + "they miss \(missed.roundedText) together, and \(every) have the priority \(priority), "
            + "so nothing says which one gives way (\(present)).\(hangers(cause))"
            + (stronger.isEmpty ? "" : "\nThese come before them:\n")
            + stronger.suffix(3).map { "  \(reference($0))" }.joined(separator: "\n")
        // What was said last is more likely to be one wish too many.
        let order = tied.sorted { $0.activationOrder > $1.activationOrder }
        let less = min(.medium, Priority(priority.rawValue - 1))
        let candidates =
            order.filter { _ in less.isValid }.map { words.lowering($0, to: less) }
            + order.map { words.dropping($0) }
        let mends = tried(candidates, most: 3) { !isStillOpen(cause.axisPart) }
        self.tied.formUnion(tied.map { ObjectIdentifier($0) })
        tell(
            .notMet, cause.sharers.compactMap { $0.element.viewItself } + cause.followers,
            tied + stronger, message, mends)
    }
}
