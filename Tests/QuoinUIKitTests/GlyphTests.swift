import QuoinUIKit
import TestSupport
import Testing

/// Where a layout manager says that letters stand. In Helvetica an m is 0.833 of the size wide, an i 0.222, a space
/// 0.278; lines in size 100 are 115 high.
@MainActor
@Suite struct GlyphTests {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container: NSTextContainer

    init() { (storage, container) = (NSTextStorage(string: "mi mii"), NSTextContainer()) }

    private func set(width: CGFloat, padding: CGFloat = 0, _ alignment: NSTextAlignment = .left) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        storage.addAttributes(
            [.font: UIFont.systemFont(ofSize: 100), .paragraphStyle: style],
            range: NSRange(location: 0, length: storage.length))
        container.size = CGSize(width: width, height: 1000)
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
            && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }

    @MainActor @Test func `letters stand one after the other, line after line`() {
        set(width: 150)
        // "mi " and "mii": 83.3 + 22.2 in the first line, 83.3 + 2 · 22.2 in the second one.
        var range = NSRange()
        let first = manager.lineFragmentUsedRect(forGlyphAt: 1, effectiveRange: &range)
        expectEqual(range, NSRange(location: 0, length: 3))
        expectTrue(isNear(first, CGRect(x: 0, y: 0, width: 105.5, height: 115)))
        let second = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range)
        expectEqual(range, NSRange(location: 3, length: 3))
        expectTrue(isNear(second, CGRect(x: 0, y: 115, width: 150, height: 115)))
        let letters = manager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 1), in: container)
        expectTrue(isNear(letters, CGRect(x: 83.3, y: 115, width: 22.2, height: 115)))
        let both = manager.boundingRect(
            forGlyphRange: NSRange(location: 1, length: 3), in: container)
        expectTrue(isNear(both, CGRect(x: 0, y: 0, width: 105.5, height: 230)))
        expectTrue(abs(manager.location(forGlyphAt: 5).x - 105.5) < 0.01)
    }

    @MainActor
    @Test(arguments: [
        (CGPoint(x: 40, y: 50), 0), (CGPoint(x: 90, y: 10), 1), (CGPoint(x: 300, y: 10), 2),
        (CGPoint(x: 90, y: 120), 4), (CGPoint(x: 120, y: 120), 5), (CGPoint(x: 400, y: 900), 5),
        (CGPoint(x: -5, y: -5), 0),
    ])
    func `the letter at a point is the nearest one`(point: CGPoint, index: Int) {
        set(width: 150)
        let found = manager.characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        expectEqual(found, index)
        expectEqual(manager.glyphIndex(for: point, in: container), index)
    }

    @MainActor @Test func `how far through a letter a point is is told`() {
        set(width: 150)
        var fraction: CGFloat = -1
        _ = manager.glyphIndex(
            for: CGPoint(x: 83.3 / 4, y: 1), in: container,
            fractionOfDistanceThroughGlyph: &fraction)
        expectTrue(abs(fraction - 0.25) < 0.01)
    }

    @MainActor @Test(arguments: [(NSTextAlignment.left, 5.0), (.center, 27.25), (.right, 49.5)])
    func `lines stand where their paragraph says, beside the padding`(
        alignment: NSTextAlignment, x: CGFloat
    ) {
        // 160 without the padding at both sides is 150, of which "mi" takes 105.5.
        set(width: 160, padding: 5, alignment)
        let letters = manager.boundingRect(
            forGlyphRange: NSRange(location: 0, length: 1), in: container)
        expectTrue(isNear(letters, CGRect(x: x, y: 0, width: 83.3, height: 115)))
    }

    @MainActor @Test func `lines are told one after the other, until that is enough`() {
        set(width: 150)
        var seen: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 6)) {
            _, _, _, range, _ in seen.append(range)
        }
        expectEqual(seen, [NSRange(location: 0, length: 3), NSRange(location: 3, length: 3)])
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 6)) {
            _, _, _, range, stops in
            seen.append(range)
            stops.pointee = true
        }
        expectEqual(seen.count, 3)
        let below = manager.glyphRange(
            forBoundingRect: CGRect(x: 0, y: 120, width: 10, height: 10), in: container)
        expectEqual(below, NSRange(location: 3, length: 3))
    }

    @MainActor @Test func `a manager without a text or a container says nothing`() {
        let (bare, container) = (NSLayoutManager(), NSTextContainer())
        expectEqual(bare.glyphIndex(for: CGPoint(x: 3, y: 3), in: container), 0)
        expectEqual(bare.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil), .zero)
        expectEqual(bare.boundingRect(forGlyphRange: NSRange(), in: container), .zero)
        expectEqual(bare.location(forGlyphAt: 3), .zero)
    }
}
