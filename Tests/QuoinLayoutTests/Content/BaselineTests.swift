import QuoinLayout
import TestSupport
import Testing

@Suite("Baselines")
struct BaselineTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let title = AdjustableView("title", content: Size(width: 50, height: 40))
    private let note = AdjustableView("note", content: Size(width: 30, height: 20))
    private let reports: Reports

    init() {
        root.addSubview(title)
        root.addSubview(note)
        reports = Reports(of: root)
        title.top.constraint(equalTo: root.top, constant: 10).isActive = true
    }

    private func layOut(_ constraints: LayoutConstraint...) {
        LayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    @Test("Of a plain view, the first is its top edge and the last its bottom edge")
    func plain() {
        expectEqual(View().firstBaselineOffsetFromTop, 0)
        expectEqual(View().lastBaselineOffsetFromBottom, 0)
        layOut(note.firstBaseline.constraint(equalTo: title.lastBaseline, constant: 5))
        expect(note, at: Rect(0, 55, 30, 20))
    }

    @Test("Texts of different sizes stand on one line")
    func alignment() {
        title.firstBaselineOffset = 32
        note.firstBaselineOffset = 14
        layOut(note.firstBaseline.constraint(equalTo: title.firstBaseline))
        // 10 + 32 − 14.
        expect(note, at: Rect(0, 28, 30, 20))
    }

    @Test("The last one is counted from the bottom")
    func last() {
        title.lastBaselineOffset = 8
        note.lastBaselineOffset = 3
        layOut(note.lastBaseline.constraint(equalTo: title.lastBaseline))
        // The line is at 50 − 8; the note ends 3 below it.
        expect(note, at: Rect(0, 25, 30, 20))
    }

    @Test("A change counts once it was invalidated")
    func invalidated() {
        title.firstBaselineOffset = 32
        note.firstBaselineOffset = 14
        layOut(note.firstBaseline.constraint(equalTo: title.firstBaseline))
        title.firstBaselineOffset = 30
        title.invalidateIntrinsicContentSize()
        layOut()
        expect(note, at: Rect(0, 26, 30, 20))
        note.firstBaselineOffset = 16
        note.invalidateIntrinsicContentSize()
        layOut()
        expect(note, at: Rect(0, 24, 30, 20))
    }

    @Test("The last baseline follows the height")
    func height() {
        title.lastBaselineOffset = 8
        layOut(
            note.firstBaseline.constraint(equalTo: title.lastBaseline),
            title.height.constraint(equalToConstant: 100))
        expect(note, at: Rect(0, 102, 30, 20))
    }

    @Test("They compare with edges and middles, times a multiplier")
    func otherPlaces() {
        note.firstBaselineOffset = 15
        note.lastBaselineOffset = 5
        layOut(note.firstBaseline.constraint(equalTo: root.bottom, multiplier: 0.5))
        expect(note, at: Rect(0, 85, 30, 20))
        let tall = AdjustableView("tall", content: Size(width: 5, height: 60))
        tall.firstBaselineOffset = 12
        root.addSubview(tall)
        let box = root.addFree("box")
        layOut(
            tall.centerY.constraint(equalTo: note.lastBaseline),
            box.top.constraint(equalTo: tall.firstBaseline, multiplier: 2, constant: 1))
        // The middle is at 85 + 20 − 5, so the top at 70; 2 × 82 + 1.
        expect(tall, at: Rect(0, 70, 5, 60))
        expect(box, at: Rect(0, 165, 0, 0))
    }

    @Test("They are counted from the alignment rectangle's edges")
    func insets() {
        title.insets = EdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
        title.firstBaselineOffset = 30
        title.lastBaselineOffset = 6
        layOut(
            note.firstBaseline.constraint(equalTo: title.firstBaseline),
            root.addFree("box").bottom.constraint(equalTo: title.lastBaseline))
        expect(title, at: Rect(0, 7, 50, 47))
        expect(note, at: Rect(0, 40, 30, 20))
        // 10 + 40 - 6.
        let bottom: Double = root.subviews.last?.frame.maxY ?? 0
        expectTrue(abs(bottom - 44) < 1e-6)
    }

    @Test("An offset that is not a number counts as none", arguments: [Double.nan, .infinity])
    func notFinite(value: Double) {
        title.firstBaselineOffset = value
        layOut(note.top.constraint(equalTo: title.firstBaseline))
        expect(note, at: Rect(0, 10, 30, 20))
    }
}
