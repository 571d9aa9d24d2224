import QuoinLayout
import TestSupport
import Testing

/// Many columns of fixed width in a window that has room for a few: each that is too much is set aside for a
/// conflict of its own, and all for the same reason.
@Suite("A row of fixed widths in a window that is much too narrow")
struct CrowdedRowTests {
    private let window = View(frame: Rect(x: 0, y: 0, width: 1000, height: 100))
    private let conflicts = Conflicts()

    private final class Conflicts {
        var told: [Conflict] = []
    }

    /// Columns beside each other from edge to edge, each so wide that five of them would fill the window.
    ///
    /// - Parameter endsFirst: whether it is said where the last one ends before it is said how wide they are.
    private func lay(_ count: Int, endsFirst: Bool = true) {
        window.onDiagnostic = { [conflicts] in
            if case .unsatisfiable(let conflict) = $0 { conflicts.told.append(conflict) }
        }
        var last: View?
        for _ in 0..<count {
            let view = View()
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            LayoutConstraint.activate([
                view.top.constraint(equalTo: window.top),
                view.height.constraint(equalToConstant: 10),
                view.left.constraint(equalTo: last?.right ?? window.left),
            ])
            last = view
        }
        let end = last?.right.constraint(equalTo: window.right)
        end?.isActive = endsFirst
        for view in window.subviews {
            view.width.constraint(equalToConstant: 200).isActive = true
        }
        end?.isActive = true
        window.layoutIfNeeded()
    }

    /// How many columns have not the width that was said of them.
    private var narrowCount: Int { window.subviews.count { $0.frame.width != 200 } }

    @Test("sets aside as many as have no room, and tells them at once", arguments: [10, 20, 60])
    func setsAside(count: Int) {
        lay(count)
        expectEqual(narrowCount, count - 5)
        expectEqual(conflicts.told.map { $0.alsoSetAside.count }, [count - 6])
        let text = conflicts.told.first?.explanation ?? ""
        expectTrue(text.contains("need a width of \(count * 200), but"), "\(text)")
        expectTrue(
            text.contains("Set aside for now: 1 to \(count - 5). To mend it, make"), "\(text)")
        expectTrue(text.split(separator: "\n").count < 30, "\(text)")
    }

    @Test("proposes to share where one is set aside, and leaving out no single other one is enough")
    func sharing() {
        lay(8, endsFirst: false)
        let text = conflicts.told.first?.explanation ?? ""
        expectEqual(conflicts.told.count, 1)
        expectTrue(
            text.contains("Set aside for now: 1. To mend it, make these sizes equal"), "\(text)")
    }

    @Test("proposes what ends all of it", arguments: [7, 40])
    func proposes(count: Int) throws {
        lay(count)
        let mend = try #require(conflicts.told.first?.mends.first)
        mend.apply()
        conflicts.told = []
        window.layoutIfNeeded()
        expectEqual(conflicts.told.count, 0)
        expectTrue(!window.layoutTrace().contains("set aside"), "after \(mend)")
        let widths = window.subviews.map { $0.frame.width }
        let isEqual = widths.allSatisfy { abs($0 - 1000 / Double(count)) < 1e-6 }
        expectTrue(isEqual, "\(widths)")
    }

    @Test("tells again how many there are once one of them has gone")
    func fewer() {
        lay(30)
        conflicts.told.first?.broken.isActive = false
        conflicts.told = []
        window.layoutIfNeeded()
        expectEqual(conflicts.told.map { $0.alsoSetAside.count }, [23])
        expectTrue(
            conflicts.told.first?.explanation.contains("a width of at least 5800, but") ?? false)
        conflicts.told = []
        window.setNeedsLayout()
        window.layoutIfNeeded()
        expectEqual(conflicts.told.count, 0)
    }

    @Test("says in a snapshot of each what is set aside, and of one why")
    func snapshot() {
        lay(9)
        for (index, view) in window.subviews.enumerated() { view.name = "c\(index)" }
        conflicts.told = []
        window.frame.size.width = 999
        window.layoutIfNeeded()
        let lines = window.snapshot().description.split(separator: "\n").filter {
            $0.contains("set aside")
        }
        expectEqual(lines.count, narrowCount)
        let reasons = lines.filter { $0.contains("need a width of 1800") }
        expectEqual(reasons.count, 1)
        expectTrue(lines.last?.hasSuffix(".width = 200 is set aside with c4.width = 200.") ?? false)
    }

    @Test("has room again when the window grows")
    func grows() {
        lay(30)
        // The last edge is pinned, so there is to be just as much as they need.
        window.frame.size.width = 6000
        window.layoutIfNeeded()
        expectEqual(narrowCount, 0)
    }
}
