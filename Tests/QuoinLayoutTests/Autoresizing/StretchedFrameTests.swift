import QuoinLayout
import TestSupport
import Testing

@Suite("Flexible frames that constraints stretch")
struct StretchedFrameTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let screen = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let blue = View()
    private let reports: Reports

    init() {
        window.name = "window"
        screen.name = "screen"
        blue.name = "blue"
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(screen)
        screen.addSubview(blue)
        blue.translatesAutoresizingMaskIntoConstraints = false
        for constraint in [
            blue.left.constraint(equalTo: screen.left), blue.width.constraint(equalToConstant: 10),
            blue.top.constraint(equalTo: screen.top, constant: 1),
            blue.bottom.constraint(equalTo: screen.bottom, constant: 1),
        ] {
            constraint.isActive = true
        }
        reports = Reports(of: window)
    }

    @Test("are reported, named, and give way")
    func conflict() {
        let tall = blue.height.constraint(greaterThanOrEqualToConstant: 5000)
        tall.isActive = true
        window.layoutIfNeeded()
        expectEqual(reports.conflicts.count, 1)
        expectEqual(screen.frame, Rect(x: 0, y: 0, width: 320, height: 5000))
        // Nothing new, nothing said.
        window.setNeedsLayout()
        window.layoutIfNeeded()
        blue.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        expectEqual(reports.conflicts.count, 1)

        // The window is another one; the frame still gives way, with other numbers.
        window.frame.size.height = 600
        window.layoutIfNeeded()
        expectEqual(screen.frame.height, 5000)
        expectEqual(reports.conflicts.count, 2)

        tall.isActive = false
        window.layoutIfNeeded()
        expectEqual(screen.frame, Rect(x: 0, y: 0, width: 320, height: 600))
        expectEqual(blue.frame, Rect(x: 0, y: 1, width: 10, height: 600))
        expectEqual(reports.conflicts.count, 2)
    }

    @Test("may shrink to nothing in a superview that is too small, which is no conflict")
    func tooSmall() {
        screen.frame = Rect(x: 0, y: 100, width: 320, height: 380)
        blue.removeFromSuperview()
        let inner = View()
        inner.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(inner)
        inner.top.constraint(equalTo: screen.bottom).isActive = true
        window.layoutIfNeeded()
        window.frame.size.height = 50
        window.layoutIfNeeded()
        expectEqual(screen.frame.height, 0)
        expectEqual(inner.frame.minY, 100)
        expectTrue(reports.conflicts.isEmpty)
    }
}
