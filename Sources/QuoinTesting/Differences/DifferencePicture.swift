import QuoinInspect
import QuoinKit

/// A picture of a layout as it was and as it is: boxes with names, and what differs in colour; and at last
/// what the views draw.
struct DifferencePicture {
    /// The picture as SVG.
    let document: String

    init(
        from before: WrittenLayout, to after: WrittenLayout, _ difference: LayoutDifference,
        view: View
    ) {
        let renderer = SVGRenderer(overlays: [.frames, .names], background: .white)
        let sheets = [
            (
                "before", Self.size(of: before),
                Self.named("before-", renderer).document(
                    of: Self.boxes(of: before, marking: difference.changedBefore, in: .gone))
            ),
            (
                "now", Self.size(of: after),
                Self.named("now-", renderer).document(
                    of: Self.boxes(of: after, marking: difference.changedAfter, in: .come))
            ),
            (
                "now, as it is drawn", view.frame.size,
                SVGRenderer(background: .white, identifierPrefix: "drawn-").document(of: view)
            ),
        ]
        var left = Self.gap
        var content = ""
        for (title, size, sheet) in sheets {
            content +=
                "<text x=\"\(left)\" y=\"\(Self.gap + 12)\" font-size=\"14\">\(title)</text>\n"
            content += "<g transform=\"translate(\(left) \(Self.gap + 24))\">\n\(sheet)</g>\n"
            left += max(120, size.width) + Self.gap
        }
        let height = (sheets.map { $0.1.height }.max() ?? 0) + 2 * Self.gap + 24
        document =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(left)\" height=\"\(height)\""
            + " font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\">\n"
            + "<rect width=\"100%\" height=\"100%\" fill=\"#e8e8e6\"/>\n\(content)</svg>\n"
    }

    private static let gap = 16.0

    private static func named(_ prefix: String, _ renderer: SVGRenderer) -> SVGRenderer {
        var renderer = renderer
        renderer.identifierPrefix = prefix
        return renderer
    }

    private static func size(of layout: WrittenLayout) -> Size {
        layout.lines.first?.frame.size ?? .zero
    }

    /// Views where the lines say that there are some.
    private static func boxes(
        of layout: WrittenLayout, marking marked: Set<Int>, in color: Color
    ) -> View {
        let root = View()
        root.onDiagnostic = { _ in }
        var around: [View] = []
        for (index, line) in layout.lines.enumerated() {
            let view = around.isEmpty ? root : View()
            view.name = line.name
            view.frame = line.frame
            view.isHidden = line.isHidden
            if marked.contains(index) {
                view.backgroundColor = color
            }
            around.removeLast(max(0, around.count - line.depth))
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
