import QuoinLayout
import TestSupport
import Testing

@Suite("Flexible frames in flexible frames")
struct NestedStretchedFrameTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let reports: Reports
    private let nest: [View]
    private let wide = View()

    init() {
        nest = (0..<3).map { _ in View(frame: Rect(x: 0, y: 0, width: 100, height: 100)) }
        var outer: View = window
        for view in nest {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(view)
            outer = view
        }
        reports = Reports(of: window)
    }

    private func fill(_ view: View, width: Double) -> LayoutConstraint {
        wide.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(wide)
        for constraint in [
            wide.left.constraint(equalTo: view.left), wide.right.constraint(equalTo: view.right),
            wide.top.constraint(equalTo: view.top), wide.bottom.constraint(equalTo: view.bottom),
        ] {
            constraint.isActive = true
        }
        let constraint = wide.width.constraint(equalToConstant: width)
        constraint.isActive = true
        return constraint
    }

    private var widths: [Double] { nest.map(\.frame.width) }

    @Test("are not stretched unseen: the innermost gives way, and that is reported")
    func innermost() {
        let constraint = fill(nest[2], width: 150)
        window.layoutIfNeeded()
        expectEqual(reports.conflicts.count, 1)
        expectEqual(widths, [100, 100, 150])
        constraint.isActive = false
        window.layoutIfNeeded()
        expectEqual(widths, [100, 100, 100])
        expectEqual(reports.conflicts.count, 1)
    }

    @Test("give way where the constraint is, and what is in them follows")
    func middle() {
        let constraint = fill(nest[1], width: 150)
        window.layoutIfNeeded()
        expectEqual(reports.conflicts.count, 1)
        expectEqual(widths, [100, 150, 150])
        window.frame.size.width = 120
        window.layoutIfNeeded()
        expectEqual(widths, [120, 150, 150])
        constraint.constant = 120
        window.layoutIfNeeded()
        expectEqual(widths, [120, 120, 120])
    }

    @Test("are where a tree has them that is built at once, whatever was before")
    func history() {
        let first = fill(nest[2], width: 150)
        window.layoutIfNeeded()
        first.isActive = false
        window.layoutIfNeeded()
        nest[0].width.constraint(greaterThanOrEqualToConstant: 130).isActive = true
        window.layoutIfNeeded()
        expectEqual(widths, [130, 130, 130])
        first.isActive = true
        window.layoutIfNeeded()
        // The outermost has given way already, and nothing else has to.
        expectEqual(widths, [150, 150, 150])
        let fresh = NestedStretchedFrameTests()
        _ = fresh.fill(fresh.nest[2], width: 150)
        fresh.nest[0].width.constraint(greaterThanOrEqualToConstant: 130).isActive = true
        fresh.window.layoutIfNeeded()
        expectEqual(fresh.widths, widths)
    }
}
