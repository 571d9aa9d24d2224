import QuoinLayout

/// Something that is wrong with a layout, although it may not contradict itself: what, why, and what
/// would mend it.
///
/// ```swift
/// for finding in window.findings() {
///     print(finding)
///     finding.mends.first?.apply()
/// }
/// ```
public struct LayoutFinding: CustomStringConvertible {
    /// What is wrong.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Required constraints contradict each other, and one of them is set aside.
        case conflict
        /// Two members of a conflict come from one line for one view.
        case saidTwice = "said twice"
        /// A view with constraints that its own frame contradicts.
        case stillPlacedByFrame = "still placed by its frame"
        /// The width is open.
        case noWidth = "no width"
        /// The height is open.
        case noHeight = "no height"
        /// The place along an axis is open.
        case noPlace = "no place"
        /// Views divide a length, and nothing says how.
        case shared
        /// Contents would fill a length, and none is to grow rather than the others.
        case huggingTie = "hugging tie"
        /// Contents would give way, and none is to shrink rather than the others.
        case resistanceTie = "resistance tie"
        /// An optional constraint above 500 is missed, or nothing says which one of several is.
        case notMet = "not met"
        /// A content gets less than it asks for.
        case cut
        /// A width or height of 0 where there is something to show.
        case invisible
        /// A view reaches out of its superview.
        case outside
        /// Siblings overlap, and no constraint relates them.
        case overlap
        /// The content of a scroll view has no end.
        case endlessContent = "endless content"
        /// The content of a table's cell is not what makes its row high.
        case cannotGrow = "cannot grow"
        /// A hidden view still takes room between others.
        case gap
        /// Something to read or to touch is under a bar or a notch.
        case underBar = "under a bar"
        /// Left and leading, which agree only where people read from left to right.
        case mixedDirections = "mixed directions"
        /// Margins within margins at the same edge.
        case marginsTwice = "margins twice"
        /// A constraint waits for an item that is in no tree, or in another one.
        case pending
        /// Edges that should meet, which pixels part or let overlap.
        case seam
    }

    /// What is wrong.
    public let kind: Kind
    /// The culprits, the first one first.
    public let views: [View]
    /// What brings it about, in the order of the message.
    public let constraints: [LayoutConstraint]
    /// What is wrong and why, in at most six lines.
    public let message: String
    /// What would mend it, the best one first; each was tried. Nothing where only the author knows a
    /// number.
    public let mends: [LayoutMend]

    /// The message, and under it what would mend it.
    public var description: String {
        message + mends.map { "\n  " + Self.line(with: $0.description, after: "  ") }.joined()
    }

    /// What would mend it, as it is told below a message: of code of several lines, the others stand below the first.
    ///
    /// - Parameter margin: what stands before the line.
    static func line(with code: String, after margin: String = "") -> String {
        let start = "mend: "
        let column = margin + String(repeating: " ", count: start.count)
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        return start + lines.joined(separator: "\n" + column)
    }
}
