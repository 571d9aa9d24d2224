import QuoinKit
import QuoinLayout

/// A canvas that writes down what is drawn as elements of SVG.
///
/// All coordinates are those of the picture, and clips, which are rectangles, are cut to one. So the
/// elements stand side by side, however deep the views are nested: no reader of XML has to follow. Only
/// what fades as a whole, and what rounded corners cut, is put into groups, and these not without end.
final class SVGCanvas: Canvas {
    var markup = MarkupBuffer(capacity: 1 << 16)
    var state = CanvasState()
    /// The clip of the group that is open.
    private var openClip: Rect?
    /// At which depth of what is remembered each of the open groups was begun that is not a clip's.
    var groups: [Int] = []
    /// How many blurs and rounded clips there are.
    var definitions = 1
    /// The clips that there are, by number.
    private var clipNumbers: [Rect: Int] = [:]
    let prefix: String
    private let measurer: HelveticaMeasurer
    private let images: [String: ImageFile]

    /// - Parameter prefix: What the names of clips begin with, which must be unique where several
    ///   pictures stand in one document.
    init(
        prefix: String, measurer: HelveticaMeasurer, images: [String: ImageFile] = [:]
    ) {
        self.prefix = prefix
        self.measurer = measurer
        self.images = images
    }

    /// Ends what was begun. To be called once, after all is drawn.
    func finish() {
        endGroups(from: 0)
        changeGroup(to: nil)
    }

    // MARK: Canvas

    func fill(_ rect: Rect, color: Color, cornerRadius: Double) {
        let color = state.faded(color)
        guard let placed = begin(rect, color) else { return }
        markup.append("<rect")
        markup.place(placed, cornerRadius: cornerRadius)
        markup.paint("fill", "fill-opacity", color)
        markup.append("/>\n")
    }

    func stroke(_ rect: Rect, color: Color, lineWidth: Double, cornerRadius: Double) {
        let color = state.faded(color)
        guard lineWidth > 0, lineWidth.isFinite, let outline = begin(rect, color) else { return }
        let half = lineWidth / 2
        guard lineWidth < min(outline.width, outline.height) else {
            // The two sides of the line meet.
            markup.append("<rect")
            markup.place(outline, cornerRadius: cornerRadius)
            markup.paint("fill", "fill-opacity", color)
            markup.append("/>\n")
            return
        }
        markup.append("<rect")
        markup.place(
            outline.insetBy(dx: half, dy: half), cornerRadius: max(0, cornerRadius - half))
        markup.append(" fill=\"none\"")
        markup.paint("stroke", "stroke-opacity", color)
        if lineWidth != 1 {
            markup.attribute("stroke-width", lineWidth)
        }
        markup.append("/>\n")
    }

    func text(_ string: String, at baseline: Point, style: TextStyle) {
        let point = baseline + state.origin
        let color = state.faded(style.color)
        guard point.x.isFinite, point.y.isFinite, style.size > 0, style.size.isFinite,
            color.soundOpacity > 0, !string.isEmpty, state.clip?.isEmpty != true
        else { return }
        changeGroup(to: state.clip)
        markup.append("<text")
        if RightToLeftText.begins(string) {
            // It begins at its right end, so that letters of another width leave where it begins.
            let font = Font(size: style.size, isBold: style.isBold, isFixed: true)
            let spacing = style.letterSpacing.isFinite ? style.letterSpacing : 0
            let width = measurer.size(of: string, in: font).width
            markup.attribute("x", point.x + width + Double(string.count) * spacing)
            markup.append(" direction=\"rtl\"")
        } else {
            markup.attribute("x", point.x)
        }
        markup.attribute("y", point.y)
        markup.attribute("font-size", style.size)
        if style.isBold {
            markup.append(" font-weight=\"bold\"")
        }
        markup.paint("fill", "fill-opacity", color)
        if style.letterSpacing != 0, style.letterSpacing.isFinite {
            markup.attribute("letter-spacing", style.letterSpacing)
        }
        switch (style.isUnderlined, style.isStruckThrough) {
        case (true, true): markup.append(" text-decoration=\"underline line-through\"")
        case (true, false): markup.append(" text-decoration=\"underline\"")
        case (false, true): markup.append(" text-decoration=\"line-through\"")
        case (false, false): break
        }
        markup.append(">")
        markup.append(escaping: string)
        markup.append("</text>\n")
    }

    func image(named name: String, in rect: Rect) {
        guard let box = begin(rect, state.faded(.white)) else { return }
        if let file = images[name] {
            markup.image(file, in: box, opacity: state.opacity)
        } else {
            markup.image(named: name, in: box, measurer)
        }
    }

    func clip(to rect: Rect) { state.clip(to: rect) }
    func translate(by offset: Point) { state.translate(by: offset) }
    func save() { state.save() }

    func restore() {
        endGroups(from: state.depth)
        state.restore()
    }

    // MARK: Groups

    /// Ends the groups that were begun since so many states were remembered.
    private func endGroups(from depth: Int) {
        while let last = groups.last, last >= depth {
            changeGroup(to: nil)
            markup.append("</g>\n")
            groups.removeLast()
        }
    }

    /// As deep as groups are nested: beyond that, readers of XML give up.
    static let mostGroups = 64

    func fade(to share: Double) {
        guard groups.count < Self.mostGroups else {
            state.fade(to: share)
            return
        }
        changeGroup(to: nil)
        markup.append("<g")
        markup.attribute("opacity", share.isNaN ? 1 : max(0, min(1, share)))
        markup.append(">\n")
        groups.append(state.depth)
    }

    func transform(by transform: Transform, about point: Point) {
        let whole = transform.about(point + state.origin)
        guard groups.count + 1 < Self.mostGroups, whole.isFinite else {
            state.translate(by: transform.offset)
            return
        }
        // What clips is not turned along, so it stays around; within there is none.
        changeGroup(to: state.clip)
        if openClip != nil {
            openClip = nil
            groups.append(state.depth)
        }
        markup.append("<g transform=\"matrix(")
        for number in [whole.a, whole.b, whole.c, whole.d] {
            // More digits than places have: they are multiplied with those.
            markup.append(verbatim: "\(number),")
        }
        markup.append(whole.offset.x)
        markup.append(",")
        markup.append(whole.offset.y)
        markup.append(")\">\n")
        groups.append(state.depth)
        state.clip = nil
    }

    func clip(to rect: Rect, cornerRadius: Double) {
        guard cornerRadius > 0, groups.count < Self.mostGroups, let placed = state.place(rect),
            !placed.isEmpty
        else {
            clip(to: rect)
            return
        }
        beginClip(named: "round") { markup in
            markup.append("<rect")
            markup.place(placed, cornerRadius: cornerRadius)
        }
        clip(to: rect)
    }

    /// Begins a group that is cut to a shape.
    ///
    /// - Parameter write: writes the shape, but for its end.
    func beginClip(named kind: String, _ write: (inout MarkupBuffer) -> Void) {
        changeGroup(to: nil)
        let name = "\(prefix)\(kind)-\(definitions)"
        definitions += 1
        markup.append("<clipPath")
        markup.attribute("id", name)
        markup.append(">")
        write(&markup)
        markup.append("/></clipPath>\n<g")
        markup.attribute("clip-path", "url(#\(name))")
        markup.append(">\n")
        groups.append(state.depth)
    }

    func shadow(_ shadow: Shadow, of rect: Rect, cornerRadius: Double) {
        let color = state.faded(shadow.color)
        let moved = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        let reach = 3 * max(0, shadow.radius)
        // What is seen of a shadow may be its edge alone.
        guard begin(moved.insetBy(dx: -reach, dy: -reach), color) != nil else { return }
        let placed = moved.standardized.offsetBy(dx: state.origin.x, dy: state.origin.y)
        var filter: String?
        if shadow.radius > 0 {
            let name = "\(prefix)blur-\(definitions)"
            definitions += 1
            markup.append("<filter")
            markup.attribute("id", name)
            markup.append(" filterUnits=\"userSpaceOnUse\"")
            markup.place(placed.insetBy(dx: -reach, dy: -reach), cornerRadius: 0)
            markup.append("><feGaussianBlur")
            markup.attribute("stdDeviation", shadow.radius)
            markup.append("/></filter>\n")
            filter = name
        }
        markup.append("<rect")
        markup.place(placed, cornerRadius: cornerRadius)
        markup.paint("fill", "fill-opacity", color)
        if let filter {
            markup.attribute("filter", "url(#\(filter))")
        }
        markup.append("/>\n")
    }

    // MARK: Clips

    /// Makes ready for an element in a rectangle.
    ///
    /// - Returns: the rectangle in the picture's coordinates, or nil if nothing would be seen of it.
    func begin(_ rect: Rect, _ color: Color) -> Rect? {
        guard let placed = state.place(rect), !placed.isEmpty, color.soundOpacity > 0 else {
            return nil
        }
        // What is not cut by its clip may stand in the group that is open, if that does not cut it.
        let isCut = !(state.clip?.contains(placed) ?? true)
        let isCutByGroup = !(openClip?.contains(placed) ?? true)
        if isCut || isCutByGroup {
            changeGroup(to: state.clip)
        }
        return placed
    }

    /// Ends the group of one clip and begins that of another.
    func changeGroup(to clip: Rect?) {
        guard clip != openClip else { return }
        if openClip != nil {
            markup.append("</g>\n")
        }
        openClip = clip
        guard let clip else { return }
        let isNew = clipNumbers[clip] == nil
        let number = clipNumbers[clip] ?? clipNumbers.count + 1
        clipNumbers[clip] = number
        if isNew {
            markup.append("<clipPath")
            markup.attribute("id", "\(prefix)clip-\(number)")
            markup.append("><rect")
            markup.place(clip, cornerRadius: 0)
            markup.append("/></clipPath>\n")
        }
        markup.append("<g")
        markup.attribute("clip-path", "url(#\(prefix)clip-\(number))")
        markup.append(">\n")
    }
}

extension MarkupBuffer {
    /// Appends the attributes of a rectangle.
    mutating func place(_ rect: Rect, cornerRadius: Double) {
        attribute("x", rect.minX)
        attribute("y", rect.minY)
        attribute("width", rect.width)
        attribute("height", rect.height)
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        if radius > 0 {
            attribute("rx", radius)
        }
    }

    /// Appends a colour, and its opacity if it has one.
    mutating func paint(_ name: MarkupLiteral, _ opacity: MarkupLiteral, _ color: Color) {
        attribute(name, color)
        if color.soundOpacity < 1 {
            attribute(opacity, color.soundOpacity)
        }
    }
}
