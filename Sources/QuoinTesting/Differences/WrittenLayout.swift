import QuoinKit

/// A layout as it was read from text.
struct WrittenLayout {
    /// What the text says of the views.
    let snapshot: LayoutSnapshot
    /// Whether each line says something of a view.
    let isWhole: Bool

    /// Reads what can be read: lines that say something else are passed over.
    init(_ text: String) {
        var nodes: [LayoutSnapshot.Node] = []
        var isWhole = true
        for line in text.split(separator: "\n") {
            let content = line.drop { $0 == " " }
            let node = Self.node(content, depth: (line.count - content.count) / 2)
            // A name may begin as problems do. No problem ends as a view does, and to the letter.
            if content.hasPrefix("! "), node?.description != String(content) {
                if !nodes.isEmpty {
                    nodes[nodes.count - 1].diagnostics.append(String(content.dropFirst(2)))
                }
            } else if let node {
                nodes.append(node)
            } else {
                isWhole = false
            }
        }
        snapshot = LayoutSnapshot(nodes: nodes)
        self.isWhole = isWhole
    }

    /// Reads `title: Label (8, 8), 120 × 20, hidden` from its end on: what a name contains is up to people.
    private static func node(_ text: Substring, depth: Int) -> LayoutSnapshot.Node? {
        let ending = ", hidden"
        let isHidden = text.hasSuffix(ending)
        let line = isHidden ? text.dropLast(ending.count) : text
        guard let parenthesis = line.lastIndex(of: "(") else { return nil }
        let numbers = line[parenthesis...]
            .split { "(), ×".contains($0) }.compactMap { Double($0) }
        let head = line[..<parenthesis].dropLast()
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite),
            let colon = head.lastIndex(of: ":")
        else { return nil }
        return LayoutSnapshot.Node(
            name: String(head[..<colon]), type: String(head[colon...].dropFirst(2)),
            frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            isHidden: isHidden, diagnostics: [], depth: depth)
    }

    /// Whether the layouts are the same, but for a millionth that was rounded the other way.
    func isSame(as other: WrittenLayout) -> Bool {
        let (nodes, others) = (snapshot.nodes, other.snapshot.nodes)
        return nodes.count == others.count
            && zip(nodes, others).allSatisfy { node, other in
                var rounded = node
                rounded.frame = other.frame
                return rounded == other && node.frame.isNear(other.frame)
            }
    }
}

extension Rect {
    /// Whether the numbers are the same but for the last decimal that is written.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { $0.magnitude <= 2e-6 }
    }
}
