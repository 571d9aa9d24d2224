import QuoinKit
import QuoinLayout

/// What is drawn on top of the views: each overlay a group of its own, whose class has the overlay's name,
/// so that a page can turn it on and off.
struct SVGOverlay {
    let overlays: PictureOverlays
    let views: PlacedViews
    let survey: LayoutSurvey
    /// What is wrong beside ambiguities and conflicts, which have pictures of their own.
    let findings: [LayoutFinding]
    /// Every active constraint of what is shown, with the view that it is installed on, if any is drawn.
    let constraints: [(constraint: LayoutConstraint, container: View)]
    let prefix: String
    let bounds: Rect
    let measurer: HelveticaMeasurer
    /// Whether the views are drawn in their colours for the dark.
    private let isDark: Bool
    var labels: LabelPlacer
    /// Where dimension lines are, by their direction: those that cross are no harm.
    var horizontalLines: LabelPlacer
    var verticalLines: LabelPlacer
    var markup = MarkupBuffer(capacity: 1 << 14)
    /// Whether what all lines and labels of an overlay have in common is left to a page that shows them:
    /// colours, rims, fonts and the heads of arrows, which are most of the markup.
    var isBare = false

    init(
        of view: View, _ survey: LayoutSurvey, overlays: PictureOverlays, size: Size,
        prefix: String, measurer: HelveticaMeasurer
    ) {
        self.overlays = overlays
        self.prefix = prefix
        self.measurer = measurer
        isDark = view.traits.userInterfaceStyle == .dark
        views = PlacedViews(of: view)
        self.survey = survey
        findings =
            overlays.contains(.findings)
            ? view.presentFindings.filter { !$0.kind.hasPictureOfItsOwn } : []
        bounds = Rect(origin: .zero, size: size)
        labels = LabelPlacer(in: bounds)
        horizontalLines = LabelPlacer(in: bounds)
        verticalLines = LabelPlacer(in: bounds)
        let areNeeded =
            !overlays.isDisjoint(with: [.dimensions, .guides, .margins])
            || (overlays.contains(.conflicts) && survey.hasConflictingConstraints)
        constraints =
            areNeeded
            ? views.all.flatMap { placed in
                placed.view.constraints.map { (constraint: $0, container: placed.view) }
            } : []
    }

    /// Draws what was asked for, what covers much below what covers little.
    mutating func draw() {
        if !overlays.isDisjoint(with: [.names, .dimensions]) {
            drawVeil()
        }
        if overlays.contains(.ambiguities) {
            drawAmbiguities()
        }
        if overlays.contains(.margins) {
            drawMargins()
        }
        if overlays.contains(.guides) {
            drawGuides()
        }
        if overlays.contains(.frames) {
            drawFrames()
        }
        if overlays.contains(.alignmentRects) {
            drawAlignmentRects()
        }
        if overlays.contains(.conflicts) {
            drawConflicts()
        }
        if overlays.contains(.findings) {
            drawFindings()
        }
        if overlays.contains(.dimensions) {
            drawDimensions()
        }
        if overlays.contains(.names) {
            drawNames()
        }
    }

    /// Draws a veil over what the views draw, on which labels are easier to read.
    mutating func drawVeil() {
        group("veil") { overlay in
            overlay.markup.append("<rect")
            overlay.markup.place(overlay.bounds, cornerRadius: 0)
            overlay.markup.attribute("fill", overlay.isDark ? .black : .white)
            overlay.markup.append(" fill-opacity=\"0.5\"/>\n")
        }
    }

    // MARK: Parts of all overlays

    /// How large labels are.
    static let usualTextSize = 8.5

    /// Appends a group of a class with what `body` draws.
    mutating func group(_ name: MarkupLiteral, _ body: (inout SVGOverlay) -> Void) {
        markup.append("<g class=\"")
        markup.append(name)
        markup.append("\">\n")
        body(&self)
        markup.append("</g>\n")
    }

    /// Appends lines in a colour, with a white rim that sets them off from any ground.
    mutating func lines(
        _ path: MarkupBuffer, color: Color, width: Double = 1, dashes: MarkupLiteral? = nil
    ) {
        guard !path.bytes.isEmpty else { return }
        if isBare {
            bareLines(path, width: width, dashes: dashes)
            return
        }
        for isRim in [true, false] {
            markup.append("<path fill=\"none\"")
            markup.attribute("stroke", isRim ? .white : color)
            markup.attribute("stroke-width", isRim ? width + 1.5 : width)
            if isRim {
                markup.append(" stroke-opacity=\"0.7\"")
            } else if let dashes {
                markup.append(" stroke-dasharray=\"")
                markup.append(dashes)
                markup.append("\"")
            }
            markup.append(" d=\"")
            markup.append(path)
            markup.append("\"/>\n")
        }
    }

    /// Appends lines without what a page adds.
    ///
    /// - Parameter heads: Which ends have heads: 1 for the beginning, 2 for the end, 3 for both.
    mutating func bareLines(
        _ path: MarkupBuffer, width: Double = 1, dashes: MarkupLiteral? = nil, heads: Int = 0
    ) {
        markup.append("<path")
        if heads > 0 {
            markup.attribute("class", "heads\(heads)")
        }
        if width != 1 {
            markup.attribute("stroke-width", width)
        }
        if let dashes {
            markup.append(" stroke-dasharray=\"")
            markup.append(dashes)
            markup.append("\"")
        }
        markup.append(" d=\"")
        markup.append(path)
        markup.append("\"/>\n")
    }

    /// Appends text in a colour, with a white rim that sets it off from any ground.
    mutating func label(_ text: String, in box: Rect, _ font: Font, color: Color) {
        markup.append("<text")
        markup.attribute("x", box.minX)
        // Letters reach about 0.72 of their size above the baseline, and a box is 1.2 high.
        markup.attribute("y", box.minY + font.size * 0.96)
        if !isBare || font.size != Self.usualTextSize {
            markup.attribute("font-size", font.size)
        }
        if font.isBold {
            markup.append(" font-weight=\"bold\"")
        }
        if isBare {
            markup.append(">")
            markup.append(escaping: text)
            markup.append("</text>\n")
            return
        }
        markup.attribute("fill", color)
        markup.append(" stroke=\"#ffffff\" stroke-width=\"2.5\" stroke-opacity=\"0.85\"")
        markup.append(" stroke-linejoin=\"round\" paint-order=\"stroke\">")
        markup.append(escaping: text)
        markup.append("</text>\n")
    }
}

extension LabelText {
    /// How much room the text takes as a label.
    func size(in font: Font) -> Size { Size(width: width, height: font.size * 1.2) }
}

extension MarkupBuffer {
    /// Appends the outline of a rectangle to a path.
    mutating func outline(_ rect: Rect) {
        append("M")
        append(rect.minX)
        append(" ")
        append(rect.minY)
        append("H")
        append(rect.maxX)
        append("V")
        append(rect.maxY)
        append("H")
        append(rect.minX)
        append("z")
    }

    /// Appends a straight line to a path.
    mutating func line(from start: Point, to end: Point) {
        append("M")
        append(start.x)
        append(" ")
        append(start.y)
        append("L")
        append(end.x)
        append(" ")
        append(end.y)
    }
}
