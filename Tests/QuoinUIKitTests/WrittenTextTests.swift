import Foundation
import QuoinUIKit
import TestSupport
import Testing

/// Text that is drawn by hand, and what those tell that set it.
@MainActor
@Suite struct WrittenTextTests {
    private final class Drawn: UIView {
        var onDraw: () -> Void = {}
        override func draw(_ rect: CGRect) { onDraw() }
    }
    private func picture(_ draw: @escaping () -> Void) -> String {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.onDraw = draw
        return view.quoin.svg()
    }

    /// Where the baselines of a picture's texts are.
    private func baselines(_ picture: String) -> [Double] {
        picture.components(separatedBy: "<text ").dropFirst().compactMap { part in
            part.components(separatedBy: " y=\"").dropFirst().first
                .flatMap { $0.components(separatedBy: "\"").first }.flatMap { Double($0) }
        }
    }

    @MainActor @Test func `a rectangle is for lines, or its corner for a baseline`() {
        let font = UIFont.systemFont(ofSize: 20)
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let rect = CGRect(x: 10, y: 30, width: 60, height: 60)
        let text = "Words and more words"
        let styled = NSAttributedString(string: text, attributes: attributes)
        let onBaseline: [(String, () -> Void)] = [
            (
                "String",
                { text.draw(with: rect, options: [], attributes: attributes, context: nil) }
            ),
            (
                "NSString",
                {
                    (text as NSString).draw(
                        with: rect, options: [], attributes: attributes, context: nil)
                }
            ),
            ("NSAttributedString", { styled.draw(with: rect, options: [], context: nil) }),
        ]
        for (kind, draw) in onBaseline {
            let found = baselines(picture(draw))
            expectTrue(found.count == 1 && abs((found.first ?? 0) - 30) < 0.01, "\(kind): \(found)")
        }
        let inLines: [(String, () -> Void)] = [
            (
                "String with options",
                {
                    text.draw(
                        with: rect, options: .usesLineFragmentOrigin, attributes: attributes,
                        context: NSStringDrawingContext())
                }
            ),
            ("String", { text.draw(in: rect, withAttributes: attributes) }),
            ("NSString", { (text as NSString).draw(in: rect, withAttributes: attributes) }),
            ("NSAttributedString", { styled.draw(in: rect) }),
        ]
        let first = 30 + Double(font.ascender)
        for (kind, draw) in inLines {
            let found = baselines(picture(draw))
            expectTrue(
                found.count > 1 && abs((found.first ?? 0) - first) < 0.01, "\(kind): \(found)")
        }
        let size = ("Words" as NSString).size(withAttributes: attributes)
        expectEqual(
            ("Words" as NSString).boundingRect(
                with: CGSize(width: 1, height: 1), options: [], attributes: attributes, context: nil
            ).size, size)
    }

    @MainActor @Test func `letters are counted as glyphs, and paragraphs are copied whole`() {
        let storage = NSTextStorage(string: "Some words in lines")
        let (manager, container) = (
            NSLayoutManager(), NSTextContainer(size: CGSize(width: 60, height: 999))
        )
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let whole = NSRange(location: 0, length: 19)
        expectEqual(manager.numberOfGlyphs, 19)
        expectEqual(manager.glyphRange(for: container), whole)
        expectEqual(manager.characterIndexForGlyph(at: 4), 4)
        expectEqual(manager.glyphIndexForCharacter(at: 5), 5)
        var range = NSRange()
        let part = NSRange(location: 5, length: 5)
        expectEqual(manager.glyphRange(forCharacterRange: part, actualCharacterRange: &range), part)
        expectEqual(range, part)
        expectEqual(manager.characterRange(forGlyphRange: whole, actualGlyphRange: &range), whole)
        expectEqual(range, whole)
        range = NSRange()
        expectTrue(manager.textContainer(forGlyphAt: 3, effectiveRange: &range) === container)
        expectEqual(range, whole)
        // Half way through the first letter.
        let letter = manager.boundingRect(
            forGlyphRange: NSRange(location: 0, length: 1), in: container)
        expectTrue(
            abs(
                manager.fractionOfDistanceThroughGlyph(
                    for: CGPoint(x: letter.midX, y: 5), in: container) - 0.5)
                < 1e-6)
        // One rectangle for each line that the letters are in; the block may stop.
        var (areas, count): ([CGRect], Int) = ([], 0)
        manager.enumerateEnclosingRects(
            forGlyphRange: whole,
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
            in: container
        ) { area, _ in areas.append(area) }
        manager.enumerateEnclosingRects(
            forGlyphRange: whole, withinSelectedGlyphRange: whole, in: container
        ) { _, stop in
            count += 1
            stop.pointee = true
        }
        expectTrue(areas.count > 1 && count == 1)
        expectEqual(areas.map(\.minY), areas.map(\.minY).sorted())
        count = 0
        manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, _, stop in
            count += 1
            stop.pointee = true
        }
        expectEqual(count, 1)
        manager.removeTextContainer(at: 4)
        manager.removeTextContainer(at: 0)
        expectTrue(manager.textContainers.isEmpty && container.layoutManager == nil)
        expectTrue(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) == nil)
        storage.removeLayoutManager(manager)
        expectTrue(storage.layoutManagers.isEmpty && manager.textStorage == nil)
        expectEqual(manager.numberOfGlyphs, 0)
        expectEqual(manager.fractionOfDistanceThroughGlyph(for: .zero, in: container), 0)
        do {
            let style = NSMutableParagraphStyle()
            (style.hyphenationFactor, style.allowsDefaultTighteningForTruncation) = (0.5, true)
            (style.lineBreakStrategy, style.baseWritingDirection) = (.pushOut, .rightToLeft)
            style.alignment = .center
            let tab = NSTextTab(textAlignment: .right, location: 40)
            style.tabStops = [tab]
            style.addTabStop(NSTextTab(textAlignment: .right, location: 40))
            expectEqual(style.tabStops.count, 1)
            expectTrue(tab.copy() as? NSTextTab === tab && tab.hash == (40 as CGFloat).hashValue)
            let copies = [
                style.copy() as? NSParagraphStyle, style.mutableCopy() as? NSParagraphStyle,
            ]
            let taken = NSMutableParagraphStyle()
            taken.setParagraphStyle(style)
            for copy in copies + [taken] {
                expectEqual(copy, style)
                expectEqual(copy?.hash, style.hash)
                expectEqual(copy?.hyphenationFactor, 0.5)
                expectEqual(copy?.allowsDefaultTighteningForTruncation, true)
                expectEqual(copy?.lineBreakStrategy, .pushOut)
                expectEqual(copy?.baseWritingDirection, .rightToLeft)
                expectEqual(copy?.tabStops, [tab])
            }
            taken.alignment = .left
            expectTrue(taken != style && style.alignment == .center)
            expectEqual(NSParagraphStyle.default.alignment, .natural)
            taken.removeTabStop(tab)
            expectTrue(taken.tabStops.isEmpty && style.tabStops.count == 1)
        }
    }
}
