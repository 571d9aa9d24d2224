/// Where in its paragraphs the setting of a text has come.
struct ParagraphPlace {
    /// The cluster with which the next line begins.
    private(set) var start = 0
    /// Whether that begins a paragraph.
    private(set) var isFirstLine = true
    /// How the paragraph is set, if it says so.
    private(set) var style: ParagraphStyle?
    /// How far the next line is from the one above.
    private var spaceAbove = 0.0

    /// Begins a paragraph.
    mutating func begin(_ style: ParagraphStyle?) {
        self.style = style
        if start > 0 {
            spaceAbove += ParagraphStyle.sound(style?.paragraphSpacingBefore ?? 0)
        }
    }

    /// Goes on behind a line.
    mutating func pass(to next: Int, endsParagraph: Bool) {
        start = next
        isFirstLine = endsParagraph
        spaceAbove = ParagraphStyle.sound(style?.lineSpacing ?? 0)
        if endsParagraph {
            spaceAbove += ParagraphStyle.sound(style?.paragraphSpacing ?? 0)
        }
    }

    /// The room that the next line leaves free.
    func indents(inWidth width: Double) -> LineIndents {
        style?.indents(ofFirstLine: isFirstLine, inWidth: width) ?? LineIndents(end: width)
    }

    /// Where the next line stands, if there is anything to be said of it.
    func placement(_ indents: LineIndents, inWidth width: Double) -> LinePlacement? {
        guard style != nil || spaceAbove > 0 else { return nil }
        var placement = LinePlacement()
        placement.spaceAbove = spaceAbove
        placement.headIndent = indents.head
        placement.tailIndent = indents.tail
        if indents.end < width, width.isFinite {
            placement.tailIndent += width - indents.end
        }
        placement.alignment = style?.alignment
        return placement
    }
}
