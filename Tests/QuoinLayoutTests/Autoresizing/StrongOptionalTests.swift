import QuoinLayout
import TestSupport
import Testing

/// Priorities of optional constraints, up to nearly the strongest that there is.
private let strongPriorities = [999, 999.5, 999.625, 999.75, 999.9, 999.99, 999.999] as [Float]

/// A root of 200 by 100 with a screen in it, which is as large in whatever the root is.
@Suite("Optional constraints that are nearly required")
struct StrongOptionalTests {
    private let root = View("root", Rect(0, 0, 200, 100))
    private let screen: View
    private let reports: Reports

    init() {
        screen = root.addFramed("screen", Rect(0, 0, 200, 100))
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        reports = Reports(of: root)
    }

    @Test("do not stretch a frame that follows its superview", arguments: strongPriorities)
    func flexibleFrame(priority: Float) {
        let wide = screen.width.constraint(equalToConstant: 250)
            .withPriority(Priority(priority))
        wide.isActive = true
        root.layoutIfNeeded()
        expect(screen, at: Rect(0, 0, 200, 100))
        root.frame.size.width = 150
        root.layoutIfNeeded()
        expect(screen, at: Rect(0, 0, 150, 100))
        wide.constant = 10
        root.layoutIfNeeded()
        expect(screen, at: Rect(0, 0, 150, 100))
        expectTrue(reports.all.isEmpty)
    }

    @Test("do not stretch it through what is in it either", arguments: strongPriorities)
    func throughContent(priority: Float) {
        let box = screen.addFree("box")
        LayoutConstraint.activate([
            box.left.constraint(equalTo: screen.left), box.right.constraint(equalTo: screen.right),
            box.width.constraint(greaterThanOrEqualToConstant: 250)
                .withPriority(Priority(priority)),
        ])
        root.layoutIfNeeded()
        expect(screen, at: Rect(0, 0, 200, 100))
        expect(box, at: Rect(0, 0, 200, 0))
        expectTrue(reports.all.isEmpty)
    }

    @Test("yield to a size that is required of a measurement", arguments: strongPriorities)
    func fitting(priority: Float) {
        let cell = root.addFree("cell")
        cell.width.constraint(equalToConstant: 80).withPriority(Priority(priority)).isActive = true
        cell.height.constraint(equalToConstant: 7).isActive = true
        let size = cell.systemLayoutSizeFitting(
            Size(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSize)
        expectTrue(abs(size.width - 120) < 1e-6 && abs(size.height - 7) < 1e-6, "\(size)")
    }

    @Test("do not shrink the area for text to be read with ease", arguments: strongPriorities)
    func readableArea(priority: Float) {
        let text = root.addFree("text")
        let guide = root.readableContentGuide
        LayoutConstraint.activate([
            text.left.constraint(equalTo: guide.left), text.right.constraint(equalTo: guide.right),
            text.width.constraint(equalToConstant: 100).withPriority(Priority(priority)),
        ])
        root.layoutIfNeeded()
        // 8 points of margin on each side.
        expectTrue(guide.layoutFrame.isAbout(Rect(8, 8, 184, 84)), "\(guide.layoutFrame)")
        expect(text, at: Rect(8, 0, 184, 0))
        root.frame.size.width = 1000
        root.layoutIfNeeded()
        expect(text, at: Rect(164, 0, 672, 0))
        expectTrue(reports.all.isEmpty)
    }
}
