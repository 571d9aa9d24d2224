import QuoinKit
import QuoinLayout

/// Draws trees of views as SVG.
///
/// ```swift
/// screen.layoutIfNeeded()
/// let renderer = SVGRenderer(overlays: [.frames, .names], background: .white)
/// print(renderer.document(of: screen))
/// ```
///
/// The views draw themselves; the overlays show what cannot be seen otherwise. The same tree always
/// gives the same document, which is valid XML whatever its texts contain. What hangs out of the
/// topmost view is not shown.
public struct SVGRenderer: Hashable, Sendable {
    /// What is shown on top of what the views draw.
    public var overlays: PictureOverlays
    /// The colour behind the views; nil leaves the ground to whoever shows the picture.
    public var background: Color?
    /// How large a point is on the page. One that is not positive and finite counts as 1.
    public var scale: Double
    /// What the identifiers in the document begin with; to be different for each picture where several
    /// stand in one page.
    public var identifierPrefix: String
    /// The files of images, by the names that views have for them. They are put into the document; an
    /// image without a file is a box with its name.
    public var images: [String: ImageFile] = [:]

    /// Makes a renderer.
    public init(
        overlays: PictureOverlays = [], background: Color? = nil, scale: Double = 1,
        identifierPrefix: String = "quoin-"
    ) {
        self.overlays = overlays
        self.background = background
        self.scale = scale
        self.identifierPrefix = identifierPrefix
    }

    /// The picture of a view and all that is in it, with their frames as they are: nothing is laid out.
    ///
    /// - Complexity: O(*n*) in the number of views, and of constraints if overlays show them. Whether
    ///   views are ambiguous takes longer to find out.
    public func document(of view: View) -> String {
        markup(of: view, survey: nil, hasCaptions: true).text
    }

    /// The same as UTF-8, for somebody who has found out about the tree already, or who says elsewhere what is wrong.
    package func bytes(of view: View, survey: LayoutSurvey, hasCaptions: Bool) -> [UInt8] {
        markup(of: view, survey: survey, hasCaptions: hasCaptions).bytes
    }

    private func markup(of view: View, survey: LayoutSurvey?, hasCaptions: Bool) -> MarkupBuffer {
        let size = Size(width: max(1, view.frame.width), height: max(1, view.frame.height))
        let measurer = HelveticaMeasurer()
        let canvas = SVGCanvas(
            prefix: identifierPrefix, measurer: measurer, images: images)
        view.render(on: canvas)
        canvas.finish()

        var captions = SVGCaptions(width: size.width)
        var drawing = MarkupBuffer()
        if !overlays.isEmpty {
            var overlay = SVGOverlay(
                of: view, survey ?? LayoutSurvey(of: view), overlays: overlays, size: size,
                prefix: identifierPrefix, measurer: measurer)
            overlay.draw()
            drawing = overlay.markup
            if hasCaptions {
                captions.add(overlay.conflicts + overlay.findingTexts, measurer)
            }
        }

        var document = MarkupBuffer(capacity: canvas.markup.bytes.count + 4096)
        document.open(
            size: Size(width: size.width, height: size.height + captions.height), scale: scale)
        if let background {
            document.append("<rect width=\"100%\" height=\"100%\"")
            document.paint("fill", "fill-opacity", background)
            document.append("/>\n")
        }
        let isCut = !captions.isEmpty
        if isCut {
            // What hangs out below must not run into the captions.
            document.append("<svg")
            document.attribute("width", size.width)
            document.attribute("height", size.height)
            document.append(">\n")
        }
        document.append(canvas.markup)
        document.append(drawing)
        if isCut {
            document.append("</svg>\n")
        }
        captions.write(to: &document, below: size.height)
        document.append("</svg>\n")
        return document
    }
}

extension MarkupBuffer {
    /// Appends the beginning of a document.
    mutating func open(size: Size, scale: Double) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        attribute("width", size.width * scale)
        attribute("height", size.height * scale)
        append(" viewBox=\"0 0 ")
        append(size.width)
        append(" ")
        append(size.height)
        append("\"")
        append(" font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\"")
        // Letters as far apart as they are measured, which hinting and kerning would change.
        append(" text-rendering=\"geometricPrecision\" style=\"font-kerning:none\"")
        append(" xml:space=\"preserve\">\n")
    }
}
