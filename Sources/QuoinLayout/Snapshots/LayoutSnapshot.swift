/// A tree of views as a value: names, types, frames, and what is wrong.
///
/// A snapshot does not change when the views do, may be kept, compared and sent to other tasks, and
/// describes itself as stable text:
///
/// ```swift
/// let before = screen.snapshot()
/// gap.constant = 24
/// screen.layoutIfNeeded()
/// screen.snapshot() == before                 // false
/// #expect("\(before)" == """
///     screen: View (0, 0), 320 × 480
///       title: Label (8, 8), 120 × 20
///     """)
/// ```
///
/// The views are kept in one list, so that a tree may be as deep as it likes.
public struct LayoutSnapshot: Hashable, Sendable {
    /// The views, each before those in it, as in a walk from the top.
    public let nodes: [Node]
    private let places: SnapshotPlaces

    /// A view of the tree.
    public struct Node: Hashable, Sendable {
        /// The view's name, without control characters, or its type and a number.
        public var name: String
        /// The name of the view's class.
        public var type: String
        /// Where the view is, in its superview's coordinates.
        public var frame: Rect
        /// Whether the view is hidden.
        public var isHidden: Bool
        /// What is wrong with the view, each in words.
        public var diagnostics: [String]
        /// How many views of the snapshot the view is in.
        public var depth: Int

        package init(
            name: String, type: String, frame: Rect, isHidden: Bool, diagnostics: [String],
            depth: Int
        ) {
            self.name = name
            self.type = type
            self.frame = frame
            self.isHidden = isHidden
            self.diagnostics = diagnostics
            self.depth = depth
        }
    }

    /// Puts a snapshot together, of views before those in them.
    package init(nodes: [Node]) {
        self.nodes = nodes
        places = SnapshotPlaces(of: nodes)
    }

    /// Whether two snapshots are of the same views at the same places.
    public static func == (one: LayoutSnapshot, other: LayoutSnapshot) -> Bool {
        one.nodes == other.nodes
    }

    /// Hashes the views.
    public func hash(into hasher: inout Hasher) { hasher.combine(nodes) }
}

// MARK: - As a tree

extension LayoutSnapshot {
    /// One view of a snapshot, with what is in it.
    ///
    /// ```swift
    /// for subview in snapshot.root?.subviews ?? [] { print(subview.node.name, subview.node.frame) }
    /// ```
    public struct Subtree: Hashable, Sendable {
        private let snapshot: LayoutSnapshot
        private let index: Int

        init(of snapshot: LayoutSnapshot, at index: Int) {
            self.snapshot = snapshot
            self.index = index
        }

        /// The view.
        public var node: Node { snapshot.nodes[index] }

        /// The views that are directly in it, from the back to the front.
        ///
        /// - Complexity: O(*n*) in their number.
        public var subviews: [Subtree] {
            var found: [Subtree] = []
            let end = snapshot.places.end(ofSubtreeAt: index)
            var next = index + 1
            while next < end {
                if snapshot.nodes[next].depth == node.depth + 1 {
                    found.append(Subtree(of: snapshot, at: next))
                }
                next = snapshot.places.end(ofSubtreeAt: next)
            }
            return found
        }
    }

    /// The topmost view.
    public var root: Subtree? { nodes.isEmpty ? nil : Subtree(of: self, at: 0) }

    /// The first view with a name, if there is one.
    ///
    /// - Complexity: constant, however many views there are.
    public func view(named name: String) -> Subtree? {
        let shown = PrintableText.inLine(name)
        return places.first(named: shown).map { Subtree(of: self, at: $0) }
    }

    /// What is wrong anywhere in the tree.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public var diagnostics: [String] { nodes.flatMap { $0.diagnostics } }
}

// MARK: - As text

extension LayoutSnapshot: CustomStringConvertible {
    /// A line for each view, indented by its depth: name, type, frame. What is wrong with a view stands
    /// below it, after an exclamation mark.
    public var description: String {
        var text = ""
        for node in nodes {
            let indentation = String(repeating: "  ", count: node.depth)
            if !text.isEmpty {
                text += "\n"
            }
            text += indentation + node.description
            for diagnostic in node.diagnostics {
                text += "\n\(indentation)  ! \(diagnostic)"
            }
        }
        return text
    }
}

extension LayoutSnapshot.Node: CustomStringConvertible {
    /// Name, type and frame: `"title: Label (8, 8), 120 × 20"`. Numbers are rounded to a millionth, so that
    /// stored text does not depend on the last bit.
    public var description: String {
        "\(name): \(type) \(frame.roundedToMillionths)\(isHidden ? ", hidden" : "")"
    }
}

extension Rect {
    fileprivate var roundedToMillionths: Rect {
        Rect(
            x: Pixels.rounded(minX, scale: 1e6), y: Pixels.rounded(minY, scale: 1e6),
            width: Pixels.rounded(width, scale: 1e6), height: Pixels.rounded(height, scale: 1e6))
    }
}
