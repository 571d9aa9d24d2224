import Quoin

/// What an operation of a ``LayoutRepair`` did.
public struct RepairReport {
    /// The changes, in the order in which they were made.
    public let changes: [Change]
    /// What to write, as source code of the maker. Views are called by their names; where these are no names of
    /// Swift, or several views have the same, it begins with lines that say which view is meant.
    public let description: String

    init(_ changes: [Change], _ names: SourceNames) {
        self.changes = changes
        description = RepairSource(changes, names).text
    }

    /// One change.
    public enum Change {
        /// A view has another frame.
        case frame(View, from: Rect, to: Rect)
        /// A constraint has another constant.
        case constant(LayoutConstraint, from: Double, to: Double)
        /// A constraint was made.
        case added(LayoutConstraint)
        /// A constraint is out of force.
        case removed(LayoutConstraint)
        /// A view has none of the constraints any more that it had.
        case cleared(View)
        /// A view is placed by its frame from now on.
        case leftToFrame(View)
        /// A view was put into a stack.
        case embedded(View, in: View)
    }

    /// Whether nothing was done.
    public var isEmpty: Bool { changes.isEmpty }

    /// The constraints that were made.
    public var added: [LayoutConstraint] {
        changes.compactMap { if case .added(let constraint) = $0 { constraint } else { nil } }
    }

    /// The constraints that are out of force.
    public var removed: [LayoutConstraint] {
        changes.compactMap { if case .removed(let constraint) = $0 { constraint } else { nil } }
    }

    /// The constraints that have another constant.
    public var changed: [LayoutConstraint] {
        changes.compactMap {
            if case .constant(let constraint, _, _) = $0 { constraint } else { nil }
        }
    }
}

extension RepairReport: CustomStringConvertible {}
