import QuoinLayout
import QuoinSolver

/// Trying proposals beside the tree: which of them mend what they are for, and make nothing else worse.
extension FindingSearch {
    /// Those of the proposals that mend what they are for and make nothing else worse. If none does, what looks like a
    /// slip somewhere is tried.
    ///
    /// - Parameters:
    ///   - candidates: what could be proposed; not asked for where there is no time for trials any more.
    ///   - cure: whether what is to be mended is, asked while the proposal is tried.
    ///   - most: how many are enough.
    func tried(
        _ candidates: @autoclosure () -> [LayoutMend], most: Int = 2, cures cure: () -> Bool
    ) -> [LayoutMend] {
        guard hasPatience else { return [] }
        var tried: Set<String> = []
        let found = good(candidates(), most, &tried, cures: cure)
        guard found.isEmpty, hasPatience, slipTrials > 0 else { return found }
        let correction = slipCorrections.first {
            guard self.slipTrials > 0, tried.insert($0.description).inserted else { return false }
            self.slipTrials -= 1
            return self.isGood($0, cures: cure)
        }
        return correction.map { [$0] } ?? []
    }

    /// Those of the proposals that make nothing worse, which mend what they are for by what they say.
    func sound(_ candidates: @autoclosure () -> [LayoutMend], most: Int = 2) -> [LayoutMend] {
        guard hasPatience else { return [] }
        var tried: Set<String> = []
        return good(candidates(), most, &tried) { true }
    }

    private func good(
        _ candidates: [LayoutMend], _ most: Int, _ tried: inout Set<String>,
        cures cure: () -> Bool
    ) -> [LayoutMend] {
        var found: [LayoutMend] = []
        for candidate in candidates where found.count < most {
            if tried.insert(candidate.description).inserted, isGood(candidate, cures: cure) {
                found.append(candidate)
            }
        }
        return found
    }

    /// Whether a proposal mends what it is for and makes nothing else worse.
    func isGood(_ candidate: LayoutMend, cures cure: () -> Bool) -> Bool {
        hasPatience && isSound(candidate, cures: cure)
    }

    /// Whether a proposal for several findings at once mends all of them and makes nothing else worse.
    func isGood(_ mend: LayoutMend, forAll alike: [LayoutFinding]) -> Bool {
        // What two of them take out or change is not the same any more for the second.
        let changed = mend.changes.compactMap { $0.changed.map { ObjectIdentifier($0) } }
        guard Set(changed).count == changed.count else { return false }
        return isSound(mend) { !stillOverlap(alike) }
    }

    private func isSound(_ candidate: LayoutMend, cures cure: () -> Bool) -> Bool {
        guard candidate.changes.allSatisfy({ $0.isPossible }) else { return false }
        return trial.trying(candidate.changes) {
            patience -= 4 + trial.newContradictionLength
            guard trial.conflictCount <= conflictCount, cure() else { return false }
            let touched = candidate.changes.flatMap { $0.elements }.compactMap { $0 as? View }
            let changed = trial.changedViews
            let concerned = concerned(by: touched, changed)
            patience -= concerned.count
            guard !hasVanished(among: changed) else { return false }
            guard !hasNewOverlap(among: changed) else { return false }
            let found = trial.faults(of: concerned, open: concerned)
            let stillOpen = Set(
                found.lazy.compactMap { OpenAxis($0) }.filter { self.open.contains($0) })
            guard !haveVanished(concerned, butFor: stillOpen) else { return false }
            let faults = found.filter { fault in
                let isStillOpen = AxisPart.allCases.contains { part in
                    stillOpen.contains(
                        OpenAxis(element: fault.view, part: part, axis: fault.kind.axis))
                }
                return isStillOpen && fault.kind.isOutside
                    ? isUnavoidable(fault)
                    : touched.contains(fault.view) || fault.isSeen && !isStillOpen
            }
            return known.firstNew(among: faults) == nil
        }
    }

    /// Whether a view that did not reach out of its superview does now, whatever is decided of it later.
    private func isUnavoidable(_ fault: LayoutFault) -> Bool {
        guard !shownOutside.contains(fault), let place = places[ObjectIdentifier(fault.view)]
        else { return false }
        return !trial.isAvoidable(fault, at: place)
    }

    /// Whether something that could be seen has no width or no height any more.
    private func hasVanished(among views: [View]) -> Bool {
        views.contains { view in
            guard let before = places[ObjectIdentifier(view)]?.size,
                let now = trial.rect(of: view)?.size
            else { return false }
            return min(before.width, before.height) > LayoutFault.leastAmount
                && min(now.width, now.height) < 0.01
        }
    }

    /// Whether something that is seen, and was open, is decided to have no width or no height.
    private func haveVanished(_ views: [View], butFor stillOpen: Set<OpenAxis>) -> Bool {
        views.contains { view in
            Axis.allCases.contains { axis in
                let extent = OpenAxis(element: view, part: .extent, axis: axis)
                guard open.contains(extent), !stillOpen.contains(extent),
                    let before = shownRect(of: view)?.size, let now = trial.rect(of: view)?.size
                else { return false }
                return min(before.width, before.height) > LayoutFault.leastAmount
                    && now[axis] < 0.01
            }
        }
    }

    /// The shown views that may be seen otherwise: those that something else is said of, those that have changed,
    /// what either are in, and what is in the latter.
    private func concerned(by touched: [View], _ changed: [View]) -> [View] {
        var found: Set<Int> = []
        func add(_ view: View) {
            if let position = positions[ObjectIdentifier(view)] {
                found.insert(position)
            }
        }
        for view in touched + changed {
            add(view)
            view.superview.map { add($0) }
        }
        for view in changed {
            for subview in view.subviews {
                add(subview)
            }
        }
        // What is open in something whose own size is, may not be any more where more is said of that.
        for view in touched where isOpen(view) || view.contentAreaGuideIfAny.map(isOpen) == true {
            for subview in view.subviews where isOpen(subview) {
                add(subview)
            }
        }
        return found.sorted().map { shown[$0] }
    }

    private func isOpen(_ element: LayoutElement) -> Bool {
        isOpen(element, .horizontal) || isOpen(element, .vertical)
    }
}

extension LayoutChange {
    /// The constraint that it takes out or makes another one.
    var changed: LayoutConstraint? {
        switch self {
        case .deactivate(let constraint), .setConstant(let constraint, _),
            .setPriority(let constraint, _),
            .replace(let constraint, _):
            constraint
        case .activate, .addSubview, .moveBelow, .letGrow, .setHugging, .setResistance,
            .placeByConstraints:
            nil
        }
    }

    /// The items that it is about.
    var elements: [LayoutElement] {
        switch self {
        case .activate(let constraint), .deactivate(let constraint),
            .setConstant(let constraint, _),
            .setPriority(let constraint, _):
            [constraint.firstElement, constraint.secondElement].compactMap { $0 }
        case .replace(let constraint, let other):
            [constraint, other].flatMap { [$0.firstElement, $0.secondElement] }.compactMap { $0 }
        case .addSubview(let view, let other), .moveBelow(let view, let other): [view, other]
        case .setHugging(let view, _, _), .setResistance(let view, _, _),
            .placeByConstraints(let view), .letGrow(let view, _):
            [view]
        }
    }
}
