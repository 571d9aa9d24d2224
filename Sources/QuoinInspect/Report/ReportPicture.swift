import QuoinKit
import QuoinLayout

/// A picture of a layout in parts, so that a page can show some and leave others out: what the views draw,
/// and each overlay. All of it is the inside of an SVG document.
struct ReportPicture: Sendable {
    /// What the views draw.
    let drawing: String
    /// The overlays in which there is anything, by name, the lowest first.
    let overlays: [(name: String, markup: String)]

    /// What identifiers begin with. Several pictures stand in one page, whose script makes it another
    /// beginning for each.
    private static let prefix = "quoin-"

    /// Draws a tree with all overlays but what findings say, which the page draws, or just what its views draw.
    init(of view: View, _ survey: LayoutSurvey, hasOverlays: Bool = true) {
        let prefix = Self.prefix
        let measurer = HelveticaMeasurer()
        let canvas = SVGCanvas(prefix: prefix, measurer: measurer)
        view.render(on: canvas)
        canvas.finish()
        drawing = canvas.markup.text
        guard hasOverlays else {
            overlays = []
            return
        }
        var overlay = SVGOverlay(
            of: view, survey, overlays: .all.subtracting(.findings),
            size: Size(width: max(1, view.frame.width), height: max(1, view.frame.height)),
            prefix: prefix, measurer: measurer)
        overlay.isBare = true
        overlays = Self.layers.compactMap { name, draw in
            overlay.markup = MarkupBuffer(capacity: 1 << 12)
            draw(&overlay)
            let markup = overlay.markup.text
            return markup.isEmpty || markup.utf8.count > Self.mostBytes ? nil : (name, markup)
        }
    }

    /// A tree with what is wrong marked, to stand in a picture with others.
    ///
    /// - Parameter prefix: What identifiers begin with, another for each.
    static func markup(of view: View, prefix: String) -> String {
        let measurer = HelveticaMeasurer()
        let canvas = SVGCanvas(prefix: prefix, measurer: measurer)
        view.render(on: canvas)
        canvas.finish()
        var overlay = SVGOverlay(
            of: view, LayoutSurvey(of: view), overlays: .problems, size: view.frame.size,
            prefix: prefix, measurer: measurer)
        overlay.draw()
        var markup = canvas.markup
        markup.append(overlay.markup)
        return markup.text
    }

    /// A page is to be sent by mail and opened at once. So much of one overlay, of thousands of views, is
    /// more than can be told apart.
    private static let mostBytes = 2_000_000

    /// What covers much stands below what covers little. Frames the page draws from its numbers.
    private static let layers: [(String, @Sendable (inout SVGOverlay) -> Void)] = [
        ("veil", { $0.drawVeil() }),
        ("ambiguities", { $0.drawAmbiguities() }),
        ("margins", { $0.drawMargins() }),
        ("guides", { $0.drawGuides() }),
        ("alignment-rects", { $0.drawAlignmentRects() }),
        ("conflicts", { $0.drawConflicts() }),
        ("dimensions", { $0.drawDimensions() }),
        ("names", { $0.drawNames() }),
    ]
}
