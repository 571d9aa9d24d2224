import QuoinKit

/// A layout as text that people can read, and that tells what differs line by line.
///
/// It is that of a snapshot: a line for each view, with its name, type and frame, indented by its depth, and
/// below it what is wrong with it. Rows of a table are where they are seen, from top to bottom: where they are
/// in the content, and in which order they were made, depends on what was in sight before.
struct LayoutText: CustomStringConvertible {
    let description: String

    init(of root: View) {
        let views = Self.walk(from: root)
        var nodes = Dictionary(
            zip(views.map { ObjectIdentifier($0) }, root.snapshot().nodes),
            uniquingKeysWith: { first, _ in first })
        var lines: [String] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            guard var node = nodes.removeValue(forKey: ObjectIdentifier(view)) else { continue }
            node.frame = Self.seenFrame(of: view)
            let indentation = String(repeating: "  ", count: node.depth)
            lines.append("\(indentation)\(node)")
            lines += node.diagnostics.map { "\(indentation)  ! \($0)" }
            let inOrder =
                view is TableView
                ? view.subviews.sorted { $0.frame.minY < $1.frame.minY } : view.subviews
            waiting += inOrder.reversed()
        }
        description = lines.map { "\($0)\n" }.joined()
    }

    /// The views of a tree, each before what is in it, as in a snapshot.
    private static func walk(from root: View) -> [View] {
        var found: [View] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            found.append(view)
            waiting += view.subviews.reversed()
        }
        return found
    }

    private static func seenFrame(of view: View) -> Rect {
        guard view is TableViewCell, let offset = view.superview?.bounds.origin else {
            return view.frame
        }
        return view.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }
}
