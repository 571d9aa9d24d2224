import QuoinUIKit
import Testing

/// What is said of the segments of a control.
@MainActor
@Suite struct SegmentTests {
    @Test func `what is kept of a segment goes with it`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.setWidth(80, forSegmentAt: 1)
        control.setEnabled(false, forSegmentAt: 1)
        control.insertSegment(
            with: UIImage(name: "star", size: CGSize(width: 9, height: 9)), at: 0, animated: false)
        #expect((0..<3).map { control.widthForSegment(at: $0) } == [0, 0, 80])
        #expect((0..<3).map { control.isEnabledForSegment(at: $0) } == [true, true, false])
        #expect(control.imageForSegment(at: 0)?.size.width == 9)
        control.removeSegment(at: 1, animated: false)
        #expect(control.widthForSegment(at: 1) == 80 && control.titleForSegment(at: 1) == "Two")
        control.setWidth(30, forSegmentAt: 7)
        #expect(control.widthForSegment(at: 7) == 0 && control.widthForSegment(at: -1) == 0)
    }

    @Test func `segments are measured in the font of their normal state`() {
        let (control, plain) = (
            UISegmentedControl(items: ["One"]), UISegmentedControl(items: ["One"])
        )
        plain.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .selected)
        #expect(control.intrinsicContentSize == plain.intrinsicContentSize)
    }

    @Test func `a font descriptor takes weights, sizes and names from attributes`() throws {
        let body = UIFont.systemFont(ofSize: 17)
        let heavy = body.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 20,
        ])
        let font = UIFont(descriptor: heavy, size: 0)
        let bold = UIFont.boldSystemFont(ofSize: 20)
        #expect(font.pointSize == 20 && heavy.symbolicTraits == .traitBold)
        let text = "Hello"
        #expect(
            text.size(withAttributes: [.font: font]) == text.size(withAttributes: [.font: bold]))
        let named = UIFontDescriptor(fontAttributes: [.name: "Georgia", .size: CGFloat(9)])
        #expect(UIFont(descriptor: named, size: 0).fontName == "Georgia")
        #expect(UIFontDescriptor(name: "Georgia", size: 9).pointSize == 9)
        #expect(UIFont(descriptor: UIFontDescriptor(), size: 30).pointSize == 30)
    }
}
