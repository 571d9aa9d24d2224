import Quoin

/// What should hold the members of a stack, as it is at present.
struct StackRules {
    let stack: StackView
    let settings: StackSettings
    let along: StackAttributes
    let across: StackAttributes
    /// What all gaps, distances, lengths or shares are compared with.
    let commonGuide: LayoutGuide?
    private let followsContents: Bool

    init(_ stack: StackView, _ settings: StackSettings, commonGuide: LayoutGuide?) {
        self.stack = stack
        self.settings = settings
        self.commonGuide = commonGuide
        followsContents = stack.followsContents
        along = StackAttributes(settings.axis, withinMargins: settings.staysWithinMargins)
        across = StackAttributes(
            settings.axis.perpendicular, withinMargins: settings.staysWithinMargins)
    }

    /// Sees to the constraints of a member that is shown, given the one that is shown before it.
    func apply(
        to member: StackMember, at position: Int, after previous: StackMember?,
        _ update: inout StackUpdate
    ) {
        let spacing = previous.map { stack.spacing(after: $0) } ?? 0
        let weight = Self.weight(at: position)
        let inputs = StackMemberInputs(
            settings: settings, previous: previous.map { ObjectIdentifier($0.view) },
            spacing: spacing, weight: weight)
        if member.isUpToDate(with: inputs), !followsContents {
            return
        }
        let isOnlyElsewhere = !followsContents && member.hasOnlyMoved(to: inputs)
        member.inputs = inputs
        let shown = ShownMember(
            member: member, previous: previous?.view, spacing: spacing, weight: weight)
        // All members behind one that comes or goes.
        if isOnlyElsewhere { return applyOrder(shown, &update) }
        applyAlong(shown, &update)
        applyAcross(shown, &update)
    }

    /// How much the length of the member at a position weighs.
    ///
    /// With 1, 2 and 3 it would be all the same whether the second view grows, or the two beside it by half as
    /// much each. So it is *n* · √*n*: that grows faster and faster, and with roots in it no few of them make up for
    /// a few others. In steps of 1 ÷ 4096, of which there are sums without rounding.
    private static func weight(at position: Int) -> Double {
        let place = Double(position + 1)
        return Double(Int64(place * ElementaryFunctions.squareRoot(place) * 4096)) / 4096
    }

    /// Sees to what belongs to no single member, given the last one that is shown.
    func close(
        after last: StackMember?, _ own: inout StackOwnConstraints, _ update: inout StackUpdate
    ) {
        let closing = last.map {
            StackRule(
                near: $0.view, nearAttribute: along.end, far: stack, farAttribute: along.areaEnd,
                name: "stack edge")
        }
        update.set(&own.closing, to: closing)
        // Lengths are for the views to decide; so are thicknesses if they fill the stack.
        let isEmpty = last == nil
        let lengthwise = isEmpty ? StackPriorities.compact : StackPriorities.faintlyCompact
        let crosswise = settings.alignment == .fill ? lengthwise : StackPriorities.compact
        let isRow = settings.axis == .horizontal
        update.set(&own.width, to: compactness(.width, isRow ? lengthwise : crosswise))
        update.set(&own.height, to: compactness(.height, isRow ? crosswise : lengthwise))
        let keepsRoom = isEmpty && settings.staysWithinMargins
        update.set(&own.roomAcross, to: keepsRoom ? room(.leadingMargin, .trailingMargin) : nil)
        update.set(&own.roomDown, to: keepsRoom ? room(.topMargin, .bottomMargin) : nil)
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
struct ShownMember {
    var member: StackMember
    var previous: View?
    /// How far it is from there.
    var spacing: Double
    /// How much its length weighs among equals.
    var weight: Double

    var view: View { member.view }
}
