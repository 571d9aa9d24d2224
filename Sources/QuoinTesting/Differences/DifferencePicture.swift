import QuoinInspect
import QuoinKit

/// A picture of a layout as it was and as it is: boxes with names, and what differs in colour; and at last
/// what the views draw.
struct DifferencePicture {
    /// The picture as SVG.
    let document: String

    init(
        from before: LayoutSnapshot, to after: LayoutSnapshot, _ difference: SnapshotDifference,
        view: View
    ) {
        var renderer = SVGRenderer(overlays: [.frames, .names], background: .white)
        let changed = Set(difference.changes.flatMap { [$0.view] + $0.followers })
        // What moved is found by its name in the layout that was.
        let names = Set(changed.map(\.name))
        renderer.identifierPrefix = "before-"
        let left = renderer.document(
            of: Self.boxes(of: before, in: .gone) { names.contains($0.name) })
        renderer.identifierPrefix = "now-"
        let right = renderer.document(
            of: Self.boxes(of: after, in: .come) { changed.contains($0) })
        let drawn = SVGRenderer(background: .white, identifierPrefix: "drawn-")
            .document(of: view)
        document = Self.sheet(of: [
            ("before", Self.size(of: before), left), ("now", Self.size(of: after), right),
            ("now, as it is drawn", view.frame.size, drawn),
        ])
    }

    /// Documents side by side, each under its title.
    private static func sheet(of pages: [(title: String, size: Size, document: String)]) -> String {
        var left = gap
        var content = ""
        for (title, size, page) in pages {
            content +=
                "<text x=\"\(left)\" y=\"\(gap + 12)\" font-size=\"14\">\(title)</text>\n"
            content += "<g transform=\"translate(\(left) \(gap + 24))\">\n\(page)</g>\n"
            left += max(120, size.width) + gap
        }
        let height = (pages.map { $0.size.height }.max() ?? 0) + 2 * gap + 24
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(left)\" height=\"\(height)\""
            + " font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\">\n"
            + "<rect width=\"100%\" height=\"100%\" fill=\"#e8e8e6\"/>\n\(content)</svg>\n"
    }

    private static let gap = 16.0

    private static func size(of layout: LayoutSnapshot) -> Size {
        layout.nodes.first?.frame.size ?? .zero
    }

    /// Views where a snapshot has some, those that are marked in a colour.
    private static func boxes(
        of layout: LayoutSnapshot, in color: Color,
        marking isMarked: (LayoutSnapshot.Node) -> Bool
    ) -> View {
        let root = View()
        root.onDiagnostic = { _ in }
        var around: [View] = []
        for (index, node) in layout.nodes.enumerated() {
            let view = index == 0 ? root : View()
            view.name = node.name
            view.frame = node.frame
            view.isHidden = node.isHidden
            if isMarked(node) {
                view.backgroundColor = color
            }
            around.removeLast(max(0, around.count - node.depth))
            around.last?.addSubview(view)
            around.append(view)
        }
        return root
    }
}

extension Color {
    fileprivate static let gone = Color(red: 0.87, green: 0.32, blue: 0.30, opacity: 0.35)
    fileprivate static let come = Color(red: 0.17, green: 0.58, blue: 0.39, opacity: 0.35)
}
