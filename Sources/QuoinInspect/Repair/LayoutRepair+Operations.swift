import Quoin
import QuoinKit

extension LayoutRepair {
    /// Gives the views the frames that their constraints say.
    ///
    /// That is what every layout does; here are told those whose frames have been set since.
    @discardableResult
    public func updateFrames() -> RepairReport {
        guard let top else { return report([]) }
        let before = views.map { $0.frame }
        views.forEach { $0.superview?.setNeedsLayout() }
        top.layoutIfNeeded()
        var changes: [RepairReport.Change] = []
        for (view, old) in zip(views, before) where view.frame != old {
            changes.append(.frame(view, from: old, to: view.frame))
        }
        return report(changes)
    }

    /// Gives the constraints of the views the constants with which they say what the frames are now.
    ///
    /// Only constraints that count in the present layout are changed: those that were not met anyway stay, and
    /// so do inequalities that hold. What contents and containers ask for cannot be changed, so that a frame for
    /// which there is no constraint does not stay.
    @discardableResult
    public func updateConstraints() -> RepairReport {
        var changes: [RepairReport.Change] = []
        var known: Set<ObjectIdentifier> = []
        var news: [(constraint: LayoutConstraint, constant: Double)] = []
        for element in elements {
            for constraint in element.constraintsInForce
            where !constraint.isMadeByContainer
                && known.insert(ObjectIdentifier(constraint)).inserted
            {
                if let constant = constantForFrames(of: constraint) {
                    news.append((constraint, constant))
                }
            }
        }
        for (constraint, constant) in news {
            changes.append(.constant(constraint, from: constraint.constant, to: constant))
            constraint.constant = constant
        }
        return report(changes)
    }

    /// The constant with which a constraint holds for the present frames; nil if it is to stay.
    private func constantForFrames(of constraint: LayoutConstraint) -> Double? {
        guard let row = constraint.decidingRow, constraint.violation <= 1e-6 else { return nil }
        var (solved, present) = (0.0, 0.0)
        for (number, coefficient) in row.terms {
            solved += coefficient * number.value
            let span = Span(of: number.element.presentRect, number.axis)
            let isRoot = number.element.enclosingView == nil
            present +=
                coefficient
                * (isRoot || number.element.isGuide
                    ? number.value : number.isExtent ? span.extent : span.start)
        }
        let change = present - solved
        guard abs(change) > 1e-9, row.isTight || !row.holds(with: present) else { return nil }
        // A tight row takes the whole change; another one as much as it needs.
        let needed = row.isTight ? change : present - row.number
        let constant = constraint.constant + (row.isMirrored ? -needed : needed)
        let rounded = (constant * 1e6).rounded() / 1e6 + 0
        return rounded.isFinite ? rounded : nil
    }

    /// Adds the fewest constraints that end what is ambiguous, so that nothing moves.
    ///
    /// Views stay where constraints have them; where those leave a choice, where their frames are. Each open
    /// number gets one constraint: a place one to the nearest neighbour or edge, or to what it is in line with;
    /// a size one to the far edge, if it reaches for that, or a number. Views without any constraint, which no
    /// frame places either, get all that they need.
    ///
    /// - Parameters:
    ///   - file: where the constraints are said to be made; by default where this is called.
    ///   - line: the line there.
    @discardableResult
    public func addMissingConstraints(
        file: StaticString = #fileID, line: UInt = #line
    ) -> RepairReport {
        guard let top else { return report([]) }
        let targets = RepairTargets(top: top) { view in !view.isKnownToEngine }
        return addMissing(targets, CodeLocation(file: file, line: line), [])
    }

    private func addMissing(
        _ targets: RepairTargets, _ location: CodeLocation, _ changes: [RepairReport.Change]
    ) -> RepairReport {
        let missing = MissingConstraints(for: views, targets, at: location)
        missing.add()
        return report(changes + missing.added.map { .added($0) })
    }

    /// Takes the constraints of the views out of force and makes others, with which the views stay where they
    /// are.
    ///
    /// Views that their frames have placed are placed by constraints from then on.
    ///
    /// - Parameters:
    ///   - file: where the constraints are said to be made; by default where this is called.
    ///   - line: the line there.
    @discardableResult
    public func resetToSuggestedConstraints(
        file: StaticString = #fileID, line: UInt = #line
    ) -> RepairReport {
        guard let top else { return report([]) }
        let free = Set(
            views.filter { $0.superview != nil && !$0.isArranged }.map { ObjectIdentifier($0) })
        let targets = RepairTargets(top: top) {
            free.contains(ObjectIdentifier($0)) || !$0.isKnownToEngine
        }
        var changes = removeConstraints()
        if !changes.isEmpty {
            changes += views.map { .cleared($0) }
        }
        for view in views where free.contains(ObjectIdentifier(view)) {
            view.leavePlacingToConstraints()
        }
        return addMissing(targets, CodeLocation(file: file, line: line), changes)
    }

    /// Takes all constraints of the views out of force. Their frames place them from then on, where they are.
    @discardableResult
    public func clearConstraints() -> RepairReport {
        let framed = views.filter {
            $0.superview != nil && !$0.isArranged && !$0.isPlacedByFrame
        }
        let frames = framed.map { $0.frame }
        var changes = removeConstraints()
        if !changes.isEmpty {
            changes += views.map { .cleared($0) }
        }
        for (view, frame) in zip(framed, frames) {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = frame
            changes.append(.leftToFrame(view))
        }
        return report(changes)
    }

    private func removeConstraints() -> [RepairReport.Change] {
        var changes: [RepairReport.Change] = []
        for element in elements {
            for constraint in element.constraintsInForce where !constraint.isMadeByContainer {
                constraint.isActive = false
                changes.append(.removed(constraint))
            }
        }
        return changes
    }

    /// The views and the guides in them.
    private var elements: [LayoutElement] {
        views.flatMap { view in [view] + view.guidesOfUsers.map { $0 as LayoutElement } }
    }
}

extension DecidingRow {
    fileprivate var isTight: Bool {
        relation == .equal || abs(sum - number) <= 1e-6 * max(1, abs(number))
    }

    fileprivate func holds(with sum: Double) -> Bool {
        switch relation {
        case .lessThanOrEqual: sum <= number + 1e-6
        case .equal: abs(sum - number) <= 1e-6
        case .greaterThanOrEqual: sum >= number - 1e-6
        }
    }
}
