import Quoin

/// How a stack arranges views: everything about it that bears on all constraints.
struct StackSettings: Equatable {
    let axis: Axis
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let staysWithinMargins: Bool
    let spacesBaselines: Bool
    /// How many stacks it is nested in.
    let depth: Int

    init(_ stack: StackView) {
        axis = stack.axis
        distribution = stack.distribution
        alignment = stack.effectiveAlignment
        staysWithinMargins = stack.isLayoutMarginsRelativeArrangement
        spacesBaselines = stack.spacesBaselines
        depth = stack.depthOfNesting
    }

    /// Whether the views keep their lengths, and gaps make up for the rest.
    var keepsLengths: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    /// Whether there is something that all members are compared with.
    var needsCommonGuide: Bool { distribution != .fill }
}
