import Quoin
import QuoinKit

// What a table shows does not tell how it came there, but the frames of its rows do, and their order: where
// a row is in the content depends on how tall those above it are taken to be that were never in sight.

extension View {
    /// The frame; that of a row is where it is seen in the table.
    var seenFrame: Rect {
        guard self is TableViewCell, let offset = superview?.bounds.origin else { return frame }
        return frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// The snapshot as text, in which rows are where they are seen, from top to bottom.
    var seenText: String {
        var nodes = Dictionary(
            uniqueKeysWithValues: zip(
                ([self] + descendants).map { ObjectIdentifier($0) }, snapshot().nodes))
        var lines: [String] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            guard var node = nodes.removeValue(forKey: ObjectIdentifier(view)) else { continue }
            node.frame = view.seenFrame
            let indentation = String(repeating: "  ", count: node.depth)
            lines.append("\(indentation)\(node)")
            lines += node.diagnostics.map { "\(indentation)  ! \($0)" }
            let inOrder =
                view is TableView
                ? view.subviews.sorted { $0.frame.minY < $1.frame.minY } : view.subviews
            waiting += inOrder.reversed()
        }
        return lines.joined(separator: "\n")
    }

    /// Whether all that is seen is where it is seen in another view, and nothing else.
    func looksLike(_ other: View) -> Bool {
        descendants.contains { $0 is TableView }
            ? seenText == other.seenText : snapshot() == other.snapshot()
    }
}
