import QuoinLayout
import Testing

@Suite("Leading edges times a multiplier, from right to left")
struct MirroredMultiplierTests {
    @Test(
        "count from the right edge of the superview, whatever hangs out of it",
        arguments: [EdgeInsets.zero, EdgeInsets(top: 0, left: 5, bottom: 0, right: 7)])
    func leading(insets: EdgeInsets) {
        let root = AdjustableView("root")
        root.insets = insets
        root.frame = Rect(0, 0, 200, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let framed = root.addFramed("framed", Rect(150, 0, 20, 10))
        let view = root.addFree("view")
        LayoutConstraint.activate([
            view.leading.constraint(equalTo: framed.leading, multiplier: 2),
            view.width.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        // The leading edge at 170 is 30 from the right, so the other one is 60 from there, at 140.
        expect(view, at: Rect(130, 0, 10, 0))
    }
}
