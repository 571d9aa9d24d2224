/// Asking the engine what is open, and what an answer hangs on.
extension LayoutEngine {
    func isAmbiguous(_ element: LayoutElement, along axis: Axis) -> Bool {
        // The place of the root is nobody's concern.
        let isRoot = records[Int(element.slot)].role == .root
        return isOpen(.extent(axis), of: element.slot)
            || (!isRoot && isOpen(.start(axis), of: element.slot))
    }

    /// Whether another value would do as well. Who asks of one view after the other gets what was found for all of
    /// them at once.
    func isOpen(_ part: SlotPart, of slot: Int32) -> Bool {
        guard wishes.isEmpty, !isTrying else { return isAmbiguous(part, of: slot) }
        let kept = keptAnswers
        if kept.openParts.epoch != epoch {
            kept.openParts = OpenParts(epoch: epoch)
        }
        kept.openParts.questions += 1
        if kept.openParts.questions <= OpenParts.questionsAskedSingly {
            return isAmbiguous(part, of: slot)
        }
        if kept.openParts.areOpen.count != SlotPart.allCases.count * elements.count {
            kept.openParts.areOpen = findOpenParts()
        }
        return kept.openParts.areOpen[SlotPart.allCases.count * Int(slot) + part.rawValue]
    }

    private func findOpenParts() -> [Bool] {
        let taken = elements.indices.filter { elements[$0].target != nil }.map { Int32($0) }
        let parts = taken.flatMap { slot in SlotPart.allCases.map { (part: $0, slot: slot) } }
        let count = SlotPart.allCases.count
        var areOpen = Array(repeating: false, count: count * elements.count)
        for ((part, slot), isOpen) in zip(parts, areAmbiguous(parts)) {
            areOpen[count * Int(slot) + part.rawValue] = isOpen
        }
        return areOpen
    }

    /// The constraints that an element's place and size come from: those that somebody made, in the order
    /// of their activation, and what contents ask for.
    ///
    /// What nobody can change but by changing a view is a copy.
    func constraintsDetermining(
        _ element: LayoutElement, along axis: Axis
    ) -> [LayoutConstraint] {
        var made: [LayoutConstraint] = []
        var contents: [LayoutConstraint] = []
        var known: Set<Int> = []
        for part in [SlotPart.start(axis), .extent(axis)] {
            for id in solver.constraintsDetermining(variable(part, of: element.slot))
            where known.insert(id.index).inserted {
                switch member(ofRow: id) {
                case .constraint(let constraint):
                    if !constraint.state.contains(.isSystem) {
                        made.append(constraint)
                    }
                case .implied(let slot, let implied):
                    if implied.isContent, row(implied, of: slot) == Int32(id.index),
                        let constraint = contentConstraint(implied, of: slot)
                    {
                        contents.append(constraint)
                    }
                }
            }
        }
        return made.sorted { $0.order < $1.order }
            .map { $0.isMadeByContainer ? $0.copyToRead : $0 } + contents
    }

    /// What a content asks for, as a constraint.
    func contentConstraint(_ implied: ImpliedRow, of slot: Int32) -> LayoutConstraint? {
        guard let view = elements[Int(slot)].target as? View,
            let fact = ImpliedFact(implied, of: slot, in: self)
        else { return nil }
        fact.constraint.storedPriority = contentPriority(of: implied, of: view)
        return fact.constraint
    }

    /// The priority of what a content asks for, as the view states it.
    func contentPriority(of implied: ImpliedRow, of view: View) -> Priority {
        let priorities = view.extras?.contentPriorities ?? .standard
        let axis = implied.part.axis
        return implied == .hugging(axis)
            ? priorities.hugging(along: axis) : priorities.resistance(along: axis)
    }

    /// Answers a question as if nobody's ambiguity were exercised: what is wished for one view would hold
    /// others, too.
    func withoutExercises<Answer>(_ answer: () -> Answer) -> Answer {
        if wishes.isEmpty {
            return answer()
        }
        let shown = wishes.keys.sorted().compactMap { elements[Int($0)].target as? View }
        for view in shown {
            removeWishes(of: view.slot)
        }
        defer {
            for view in shown {
                view.exercise?.show(view, in: self)
            }
        }
        return answer()
    }

    /// Wishes no more for what is shown of other views than one. It stays until something moves it.
    func endExercises(but slot: Int32) {
        for other in wishes.keys.sorted() where other != slot {
            removeWishes(of: other)
        }
    }
}

extension LayoutConstraint {
    /// A constraint that says the same and is not in force, so that what is changed in it changes nothing.
    package var copyToRead: LayoutConstraint {
        var ends = ConstraintEnds(
            first: first.target, firstAttribute, second: second.target, secondAttribute)
        ends.firstOrigin = extras?.firstOrigin?.origin
        ends.secondOrigin = extras?.secondOrigin?.origin
        let copy = LayoutConstraint(
            unchecked: ends, relation, storedMultiplier, storedConstant, sourceLocation)
        copy.storedPriority = storedPriority
        copy.identifier = extras?.identifier
        copy.extras?.isMadeByContainer = isMadeByContainer
        return copy
    }
}

extension DistanceOriginLink {
    fileprivate var origin: DistanceOrigin? {
        element.target.map { DistanceOrigin(item: $0, attribute: attribute) }
    }
}
