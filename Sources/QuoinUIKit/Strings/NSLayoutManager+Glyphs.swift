// Where letters stand. Each letter is a glyph; what is read from the right stands as if it were not.

extension NSLayoutManager {
    private func places(in container: NSTextContainer?) -> GlyphPlaces? {
        guard let textStorage, textStorage.length > 0, let container else { return nil }
        return GlyphPlaces(textStorage, in: container)
    }
    private func line(of glyph: Int, _ range: UnsafeMutablePointer<NSRange>?) -> GlyphPlaces.Line? {
        let line = places(in: textContainers.first)?.line(of: glyph)
        if let line { range?.pointee = line.range }
        return line
    }

    // MARK: Letters and glyphs

    /// As in UIKit: the same.
    public func characterIndexForGlyph(at glyph: Int) -> Int { glyph }
    /// As in UIKit: the same.
    public func glyphIndexForCharacter(at character: Int) -> Int { character }
    /// As in UIKit: the same.
    public func glyphRange(
        forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = range
        return range
    }
    /// As in UIKit: the same.
    public func characterRange(
        forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = range
        return range
    }
    /// As in UIKit: the first one, which has all of the text.
    public func textContainer(
        forGlyphAt glyph: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return textContainers.first
    }

    // MARK: What is at a point

    /// As in UIKit: the letter that is nearest to a point in the container.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: fraction)
    }
    /// As in UIKit: the letter that is nearest to a point in the container.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int {
        let found = places(in: container)?.index(at: point)
        fraction?.pointee = found?.fraction ?? 0
        return found?.index ?? 0
    }
    /// As in UIKit.
    public func fractionOfDistanceThroughGlyph(
        for point: CGPoint, in container: NSTextContainer
    ) -> CGFloat {
        places(in: container)?.index(at: point).fraction ?? 0
    }

    // MARK: Where letters are

    /// As in UIKit: the line of a letter, from side to side of the container.
    public func lineFragmentRect(
        forGlyphAt glyph: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        line(of: glyph, effectiveRange)?.area ?? .zero
    }
    /// As in UIKit: what the line of a letter takes, with the padding at its sides.
    public func lineFragmentUsedRect(
        forGlyphAt glyph: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        line(of: glyph, effectiveRange)?.used ?? .zero
    }
    /// As in UIKit: where a letter begins on the baseline, in the rectangle of its line.
    public func location(forGlyphAt glyph: Int) -> CGPoint {
        guard let places = places(in: textContainers.first), let line = places.line(of: glyph)
        else { return .zero }
        return CGPoint(x: places.x(of: glyph, in: line), y: line.baseline)
    }
    /// As in UIKit: what some letters take.
    public func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect
    {
        let areas = places(in: container)?.areas(of: range) ?? []
        return areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) }
    }
    /// As in UIKit: the letters of all lines that a rectangle has a part of.
    public func glyphRange(
        forBoundingRect rect: CGRect, in container: NSTextContainer
    ) -> NSRange {
        let lines = places(in: container)?.lines.filter { $0.area.meets(rect) } ?? []
        return lines.dropFirst().reduce(lines.first?.range ?? NSRange()) { $0.union($1.range) }
    }
    /// As in UIKit.
    public func enumerateLineFragments(
        forGlyphRange range: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        guard let container = textContainers.first, let places = places(in: container) else {
            return
        }
        var stops: ObjCBool = false
        for line in places.lines where range.part(in: line.range) != nil && !stops.boolValue {
            block(line.area, line.used, container, line.range, &stops)
        }
    }
    /// As in UIKit, whatever is selected.
    public func enumerateEnclosingRects(
        forGlyphRange range: NSRange, withinSelectedGlyphRange selected: NSRange,
        in container: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for area in places(in: container)?.areas(of: range) ?? [] where !stops.boolValue {
            block(area, &stops)
        }
    }
}
