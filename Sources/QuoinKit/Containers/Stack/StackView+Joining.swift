import Quoin

/// Bringing the constraints in line with the arrangement.
///
/// Each time all members are gone through, which is cheap. Where anything that bears on a member's
/// constraints is not as it was, what each of them should say is compared with what it says. So nothing has
/// to be kept in step, and whatever has changed, no more constraints are touched than have to be.
extension StackView {
    final func joinMembers() {
        let manner = StackManner(self)
        let former = standard
        if manner.needsStandard, standard == nil {
            standard = makeStandard()
        }
        let joiner = StackJoiner(self, manner, standard: manner.needsStandard ? standard : nil)
        var changes = StackChanges()
        var previous: StackMember?
        for member in members {
            if member.view.isHidden {
                member.release()
                continue
            }
            joiner.join(member, after: previous, &changes)
            previous = member
        }
        joiner.close(after: previous, &frameBonds, &changes)
        if let former, !manner.needsStandard {
            removeLayoutGuide(former)
            standard = nil
        }
        changes.finish()
    }

    private func makeStandard() -> LayoutGuide {
        let guide = LayoutGuide(identifier: "stack standard")
        addLayoutGuide(guide)
        return guide
    }
}

/// What should hold the members of a stack, as it is at present.
struct StackJoiner {
    let stack: StackView
    let manner: StackManner
    let along: StackSides
    let across: StackSides
    /// What all gaps, distances or shares are compared with.
    let standard: LayoutGuide?
    private let followsContents: Bool

    init(_ stack: StackView, _ manner: StackManner, standard: LayoutGuide?) {
        self.stack = stack
        self.manner = manner
        self.standard = standard
        followsContents = stack.followsContents
        along = StackSides(manner.axis, withinMargins: manner.staysWithinMargins)
        across = StackSides(manner.axis.perpendicular, withinMargins: manner.staysWithinMargins)
    }

    /// Sees to the constraints of a member that is shown, given the one that is shown before it.
    func join(_ member: StackMember, after previous: StackMember?, _ changes: inout StackChanges) {
        let spacing = previous.map { stack.spacing(after: $0) } ?? 0
        let hold = StackHold(
            manner: manner, previous: previous.map { ObjectIdentifier($0) }, spacing: spacing,
            rank: member.rank)
        if member.isHeld(as: hold), !followsContents {
            return
        }
        member.hold = hold
        let step = StackStep(member: member, previous: previous?.view, spacing: spacing)
        joinAlong(step, &changes)
        joinAcross(step, &changes)
    }

    /// Sees to what belongs to no single member, given the last one that is shown.
    func close(
        after last: StackMember?, _ bonds: inout StackFrameBonds, _ changes: inout StackChanges
    ) {
        let closing = last.map {
            StackRule(
                near: $0.view, nearAttribute: along.end, far: stack, farAttribute: along.areaEnd,
                name: "stack edge")
        }
        changes.set(&bonds.closing, to: closing)
        // Lengths are for the views to decide; so are thicknesses if they fill the stack.
        let isEmpty = last == nil
        let lengthwise = isEmpty ? StackPriorities.compact : StackPriorities.faintlyCompact
        let crosswise = manner.alignment == .fill ? lengthwise : StackPriorities.compact
        let isRow = manner.axis == .horizontal
        changes.set(&bonds.width, to: compactness(.width, isRow ? lengthwise : crosswise))
        changes.set(&bonds.height, to: compactness(.height, isRow ? crosswise : lengthwise))
        let keepsRoom = isEmpty && manner.staysWithinMargins
        changes.set(&bonds.roomAcross, to: keepsRoom ? room(.leadingMargin, .trailingMargin) : nil)
        changes.set(&bonds.roomDown, to: keepsRoom ? room(.topMargin, .bottomMargin) : nil)
    }

    private func compactness(_ extent: LayoutAttribute, _ priority: Priority) -> StackRule {
        StackRule(near: stack, nearAttribute: extent, priority: priority, name: "stack fit")
    }

    /// An empty stack is no reason to complain of anything, so it may be too small for its margins.
    private func room(_ start: LayoutAttribute, _ end: LayoutAttribute) -> StackRule {
        StackRule(
            near: stack, nearAttribute: end, relation: .greaterThanOrEqual, far: stack,
            farAttribute: start, priority: .required - 1, name: "stack margins")
    }
}

/// A member that is shown, and what comes before it.
struct StackStep {
    var member: StackMember
    var previous: View?
    /// How far it is from there.
    var spacing: Double

    var view: View { member.view }
}
