import QuoinLayout

/// What has changed from one snapshot of a layout to another: what moved, grew, came and went, was hidden or
/// shown, called or ordered otherwise, and what is wrong now that was not before.
///
/// ```swift
/// let before = screen.snapshot()
/// gap.constant = 24
/// screen.layoutIfNeeded()
/// print(SnapshotDifference(before, screen.snapshot()))
/// // title moved 8 to the right, and with it subtitle and 3 more
/// ```
///
/// Views are the same if they are called the same and stand in the same view; those without a name, if they are
/// of one type and as much alike as there are. Frames are relative to what a view is in, so what is in a view that
/// moves has not moved itself. Views whose frames changed by the same amount are told together.
///
/// - Complexity: O(*n* log *n*) in the number of views.
public struct SnapshotDifference: Hashable, Sendable {
    /// The changes: in the order of the views in the later snapshot, and then what went.
    public let changes: [Change]

    /// Whether nothing has changed.
    public var isEmpty: Bool { changes.isEmpty }

    /// Finds out what has changed.
    public init(_ before: LayoutSnapshot, _ after: LayoutSnapshot) {
        changes = SnapshotComparison(SnapshotTree(before), SnapshotTree(after)).changes
    }

    /// What happened to a view.
    public struct Change: Hashable, Sendable {
        /// What happened.
        public let kind: Kind
        /// The view, as it is now; one that went, as it was.
        public let view: LayoutSnapshot.Node
        /// What the view is called in words: by its name, and by what it is in if there are several of that name.
        public let name: String
        /// Other views whose frames changed by the same amount.
        public let followers: [LayoutSnapshot.Node]
        /// How many views are in a view that came or went, which are not told by themselves.
        public let contents: Int
    }

    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// The frame is another one.
        case frame(from: Rect, to: Rect)
        /// The view was not there before.
        case came(into: String?)
        /// The view is not there any more.
        case went(from: String?)
        /// The view stands in another view.
        case changedContainer(from: String, to: String)
        /// The view is hidden now.
        case hidden
        /// The view is not hidden any more.
        case shown
        /// The view is called otherwise.
        case renamed(from: String)
        /// The view stands elsewhere among its siblings: right after one of them, or behind all others.
        case reordered(after: String?)
        /// Something is wrong with the view that was not before.
        case problem(String)
        /// Something is not wrong with it any more.
        case solved(String)
    }
}

extension SnapshotDifference: CustomStringConvertible {
    /// So many changes are told; there may be one for each of thousands of views.
    private static var mostLines: Int { 100 }

    /// The changes, one a line; nothing if there are none.
    public var description: String {
        var lines = changes.prefix(Self.mostLines).map { "\($0)" }
        if changes.count > Self.mostLines {
            lines.append("… \((changes.count - Self.mostLines).inThousands) more")
        }
        return lines.joined(separator: "\n")
    }
}

extension SnapshotDifference.Change: CustomStringConvertible {
    /// The change in words: `"title moved 8 to the right, and with it subtitle and 3 more"`.
    public var description: String { "\(name) \(what)\(others)" }

    private var what: String {
        switch kind {
        case .frame(let from, let to): Self.words(from, to)
        case .came(let container):
            "came\(container.map { " into \($0)" } ?? ""): \(Self.text(view.frame))\(inside)"
        case .went(let container): "went\(container.map { " from \($0)" } ?? "")\(inside)"
        case .changedContainer(let from, let to): "went from \(from) into \(to)"
        case .hidden: "was hidden"
        case .shown: "is shown"
        case .renamed(let from): "was called \(from) before"
        case .reordered(let sibling):
            sibling.map { "stands right in front of \($0) now" } ?? "stands at the back now"
        case .problem(let text): "has a problem: \(text)"
        case .solved(let text): "has a problem less: \(text)"
        }
    }

    private var inside: String {
        contents == 0 ? "" : ", with \(contents.inThousands) view\(contents == 1 ? "" : "s") in it"
    }

    private var others: String {
        guard let first = followers.first else { return "" }
        let more = followers.count - 1
        return ", and with it \(first.name)" + (more > 0 ? " and \(more.inThousands) more" : "")
    }

    private static func text(_ frame: Rect) -> String {
        "(\(frame.minX.asTold), \(frame.minY.asTold)), \(frame.width.asTold) × \(frame.height.asTold)"
    }

    private static func words(_ from: Rect, _ to: Rect) -> String {
        let moves = [
            amount(to.minX - from.minX, "to the right", "to the left"),
            amount(to.minY - from.minY, "down", "up"),
        ].compactMap { $0 }
        let growth = [
            amount(to.width - from.width, "wider", "narrower"),
            amount(to.height - from.height, "taller", "shorter"),
        ].compactMap { $0 }
        var parts: [String] = []
        if !moves.isEmpty {
            parts.append("moved \(moves.joined(separator: " and "))")
        }
        if !growth.isEmpty {
            parts.append("is \(growth.joined(separator: " and "))")
        }
        return parts.joined(separator: " and ")
    }

    private static func amount(_ difference: Double, _ more: String, _ less: String) -> String? {
        difference.magnitude <= SnapshotComparison.tolerance
            ? nil : "\(difference.magnitude.asTold) \(difference > 0 ? more : less)"
    }
}
