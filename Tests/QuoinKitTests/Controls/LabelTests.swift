import Quoin
import QuoinKit
import TestSupport
import Testing

/// Letters are 10 wide here, and lines 20 high.
@Suite("Labels")
struct LabelTests {
    private let scene = ControlScene()
    private let measurer = GridMeasurer()
    /// 14 letters: 140 wide on one line; "aaaa bbbb" and "cccc" within 100; three lines within 50.
    private let label = Label("aaaa bbbb cccc")

    init() {
        scene.window.textMeasurer = measurer
    }

    @Test("take one line, however little room there is")
    func oneLine() {
        scene.place(label) { $0.width.lessThanOrEqualTo(60) }
        expect(label, at: Rect(10, 20, 60, 20))
    }

    @Test("wrap at the width that the layout gives them", arguments: [(100, 2), (50, 3), (140, 1)])
    func wrapping(width: Double, lines: Double) {
        label.numberOfLines = 0
        scene.place(label) { $0.width.equalTo(width) }
        expect(label, at: Rect(10, 20, width, 20 * lines))
    }

    @Test("wrap between two edges, and what is below moves down")
    func edges() {
        label.numberOfLines = 0
        let below = Label("dd")
        scene.window.addSubview(below)
        scene.place(label) { $0.right.lessThanOrEqualToSuperview().inset(210) }
        below.makeConstraints { make in
            make.left.equalTo(label)
            make.top.equalTo(label.bottom).offset(8)
        }
        scene.window.layoutIfNeeded()
        // From 10 to 320 - 210 = 110.
        expect(label, at: Rect(10, 20, 100, 40))
        expect(below, at: Rect(10, 68, 20, 20))
        scene.window.frame.size.width = 270
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 50, 60))
        expect(below, at: Rect(10, 88, 20, 20))
    }

    @Test("share a row by their resistance, and the one that yields wraps")
    func row() {
        let (first, second) = (Label("aaaa aaaa"), Label("bbbb bbbb bbbb"))
        second.numberOfLines = 0
        first.setContentCompressionResistancePriority(Priority(751), for: .horizontal)
        scene.place(first)
        scene.window.addSubview(second)
        second.makeConstraints { make in
            make.left.equalTo(first.right).offset(10)
            make.right.equalTo(scene.window.left).offset(10 + 90 + 10 + 95)
            make.top.equalTo(first)
        }
        scene.window.layoutIfNeeded()
        expect(first, at: Rect(10, 20, 90, 20))
        expect(second, at: Rect(110, 20, 95, 40))
    }

    @Test("wrap at a preferred width, whatever width they get")
    func preferredWidth() {
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 50
        scene.place(label)
        expect(label, at: Rect(10, 20, 40, 60))
        label.makeConstraints { $0.width.equalTo(100) }
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 100, 60))
        label.preferredMaxLayoutWidth = 0
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 100, 40))
    }

    @Test("of one line pay no heed to a preferred width")
    func preferredWidthOfOneLine() {
        label.preferredMaxLayoutWidth = 50
        scene.place(label)
        expect(label, at: Rect(10, 20, 140, 20))
    }

    @Test(
        "have no more lines than they may",
        arguments: [(0, 3), (1, 1), (2, 2), (3, 3), (9, 3), (-1, 3)])
    func numberOfLines(allowed: Int, lines: Double) {
        label.numberOfLines = allowed
        scene.place(label) { $0.width.equalTo(50) }
        expect(label, at: Rect(10, 20, 50, 20 * lines))
    }

    @Test("wrap and stop wrapping when the number of lines changes")
    func changingNumberOfLines() {
        scene.place(label) { $0.width.equalTo(50) }
        for (allowed, height) in [(0, 60.0), (1, 20), (2, 40), (1, 20)] {
            label.numberOfLines = allowed
            scene.window.layoutIfNeeded()
            expectEqual(label.frame.height, height)
        }
    }

    @Test("grow and shrink with their text, at the next layout")
    func changingText() {
        label.numberOfLines = 0
        scene.place(label) { $0.width.equalTo(100) }
        label.text = "aaaa"
        expect(label, at: Rect(10, 20, 100, 40))
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 100, 20))
        label.text = "aaaaaaaaaa\n\naaaaaaaaaa aaaaaaaaaa"
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 100, 80))
    }

    @Test("in a cell decide how high that is for a width")
    func fitting() {
        let cell = View()
        label.numberOfLines = 0
        cell.textMeasurer = measurer
        cell.addSubview(label)
        label.makeConstraints { $0.edges.equalToSuperview().inset(8) }
        for (width, height) in [(116.0, 40.0), (66, 60), (200, 20)] {
            let size = cell.systemLayoutSizeFitting(
                Size(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSize)
            expectTrue(size.isAbout(Size(width: width, height: height + 16)))
        }
        expectTrue(
            cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
                .isAbout(Size(width: 156, height: 36)))
    }

    @Test("in other fonts and with other modes of breaking are measured again")
    func fontAndMode() {
        scene.window.textMeasurer = nil
        label.text = "Hello"
        scene.place(label)
        label.font = Font(size: 10)
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 22.78, 11))
        label.font.isBold = true
        scene.window.layoutIfNeeded()
        expect(label, at: Rect(10, 20, 24.45, 11))
        label.numberOfLines = 0
        label.lineBreakMode = .characterWrapping
        label.makeConstraints { $0.width.equalTo(16) }
        scene.window.layoutIfNeeded()
        // H and e are 12.78 wide in bold, with the l 15.56; l and o 8.89.
        expect(label, at: Rect(10, 20, 16, 22))
    }
}
