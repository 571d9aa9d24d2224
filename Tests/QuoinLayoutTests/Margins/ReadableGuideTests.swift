import QuoinLayout
import TestSupport
import Testing

@Suite("The area for text to be read with ease")
struct ReadableGuideTests {
    private let root = View("root", Rect(0, 0, 400, 300))

    private func readableFrame() -> Rect {
        root.layoutIfNeeded()
        return root.readableContentGuide.layoutFrame
    }

    @Test(
        "is that within the margins, but no wider than 672, in their middle",
        arguments: [
            (400.0, EdgeInsets(8), 8.0, 384.0), (688, EdgeInsets(8), 8, 672),
            (689, EdgeInsets(8), 8.5, 672), (1000, EdgeInsets(8), 164, 672),
            // The margins leave 880, from 20: 104 on each side.
            (1000, EdgeInsets(top: 0, left: 20, bottom: 0, right: 100), 124, 672),
            (100, EdgeInsets(top: 0, left: 20, bottom: 0, right: 30), 20, 50),
        ])
    func frames(width: Double, margins: EdgeInsets, left: Double, extent: Double) {
        root.frame.size.width = width
        root.layoutMargins = margins
        _ = root.readableContentGuide
        let expected = Rect(left, margins.top, extent, 300 - margins.top - margins.bottom)
        let found = readableFrame()
        expectTrue(found.isAbout(expected), "\(found), not \(expected)")
    }

    @Test("follows the size and the margins of its view")
    func following() {
        let text = root.addFree("text")
        let guide = root.readableContentGuide
        LayoutConstraint.activate([
            text.leading.constraint(equalTo: guide.leading),
            text.trailing.constraint(equalTo: guide.trailing),
            text.top.constraint(equalTo: guide.top),
        ])
        root.layoutIfNeeded()
        expect(text, at: Rect(8, 8, 384, 0))
        root.frame.size.width = 1000
        root.layoutIfNeeded()
        expect(text, at: Rect(164, 8, 672, 0))
        root.layoutMargins = EdgeInsets(top: 50, left: 0, bottom: 0, right: 500)
        root.layoutIfNeeded()
        expect(text, at: Rect(0, 50, 500, 0))
        expectTrue(guide.layoutFrame.isAbout(Rect(0, 50, 500, 250)))
    }

    @Test("is one guide, which the view does not list, nor its constraints")
    func system() {
        let guide = root.readableContentGuide
        expectTrue(guide === root.readableContentGuide && guide.owningView === root)
        expectTrue(root.layoutGuides.isEmpty && root.constraints.isEmpty)
    }

    @Test("of a subview is in the subview's coordinates")
    func subview() {
        let page = root.addPinned("page", Rect(50, 60, 100, 100))
        let text = page.addFree("text")
        text.left.constraint(equalTo: page.readableContentGuide.left).isActive = true
        root.layoutIfNeeded()
        expectTrue(page.readableContentGuide.layoutFrame.isAbout(Rect(8, 8, 84, 84)))
        expect(text, at: Rect(8, 0, 0, 0))
    }

    @Test("has a place before the first layout, as the other guides of a view have")
    func atOnce() {
        root.frame.size.width = 1000
        expectEqual(root.readableContentGuide.layoutFrame, Rect(164, 8, 672, 284))
    }

    @Test("of a view that is smaller than its margins may be looked at, and nothing clashes")
    func smallView() {
        let reports = Reports(of: root)
        let dot = root.addFree("dot")
        LayoutConstraint.activate([
            dot.left.constraint(equalTo: root.left), dot.top.constraint(equalTo: root.top),
            dot.width.constraint(equalToConstant: 10), dot.height.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        expectEqual(dot.readableContentGuide.layoutFrame, Rect(8, 8, 0, 0))
        root.layoutIfNeeded()
        expect(dot, at: Rect(0, 0, 10, 10))
        expectEqual(dot.readableContentGuide.layoutFrame, Rect(8, 8, 0, 0))
        expectTrue(reports.conflicts.isEmpty)
    }

    /// A view that is as narrow as it may be, and text in the middle of its area for text.
    private func narrowPage() -> (page: View, tie: LayoutConstraint) {
        let page = root.addFree("page")
        let text = page.addFree("text")
        LayoutConstraint.activate([
            page.left.constraint(equalTo: root.left),
            page.width.constraint(equalToConstant: 0).withPriority(.low),
        ])
        return (page, text.centerX.constraint(equalTo: page.readableContentGuide.centerX))
    }

    @Test("makes its view as wide as its margins while a constraint refers to it, and no longer")
    func inUse() {
        let (page, tie) = narrowPage()
        for _ in 0..<2 {
            root.layoutIfNeeded()
            expectEqual(page.frame.width, 0)
            tie.isActive = true
            root.layoutIfNeeded()
            expectEqual(page.frame.width, 16)
            tie.isActive = false
        }
        root.layoutIfNeeded()
        expectEqual(page.frame.width, 0)
    }

    @Test("is out of use when what refers to it leaves the view, until that waits no longer")
    func inUseByMoving() {
        let (page, tie) = narrowPage()
        tie.isActive = true
        let text = page.subviews[0]
        text.removeFromSuperview()
        root.layoutIfNeeded()
        expectEqual(page.frame.width, 0)
        tie.isActive = true
        root.layoutIfNeeded()
        expectEqual(page.frame.width, 0)
        page.addSubview(text)
        root.layoutIfNeeded()
        expectEqual(page.frame.width, 16)
    }

    @Test("is in use as long as the last of several constraints, also as the origin of a distance")
    func inUseByMany() {
        let (page, tie) = narrowPage()
        let text = page.subviews[0]
        let gap = page.readableContentGuide.left.distance(to: text.left)
            .constraint(equalToConstant: 0)
        LayoutConstraint.activate([tie, gap])
        tie.isActive = false
        root.layoutIfNeeded()
        expectEqual(page.frame.width, 16)
        gap.isActive = false
        root.layoutIfNeeded()
        expectEqual(page.frame.width, 0)
    }

    @Test("follows the size of its view at once while nothing refers to it")
    func unusedFollows() {
        let guide = root.readableContentGuide
        root.frame.size = Size(width: 1000, height: 100)
        expectEqual(guide.layoutFrame, Rect(164, 8, 672, 84))
    }
}
