import QuoinLayout
import TestSupport
import Testing

/// Many columns of fixed width in a window that has room for a few: each that is too much is set aside for another conflict,
/// of which all the others are members.
@Suite("A row of fixed widths in a window that is much too narrow")
struct CrowdedRowTests {
    private let window = View(frame: Rect(x: 0, y: 0, width: 1000, height: 100))
    private let conflicts = Conflicts()

    private final class Conflicts {
        var told: [Conflict] = []
    }

    /// Columns beside each other from edge to edge, each so wide that five of them would fill the window.
    private func lay(_ count: Int) {
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
        last?.right.constraint(equalTo: window.right).isActive = true
        for view in window.subviews {
            view.width.constraint(equalToConstant: 200).isActive = true
        }
        window.layoutIfNeeded()
    }

    /// How many columns have not the width that was said of them.
    private var narrowCount: Int { window.subviews.count { $0.frame.width != 200 } }

    @Test("sets aside as many as have no room, and tells each", arguments: [6, 20, 60])
    func setsAside(count: Int) {
        lay(count)
        expectEqual(narrowCount, count - 5)
        expectEqual(conflicts.told.count, count - 5)
        // What is not told with a proposal can still be asked for one.
        expectTrue(conflicts.told.first?.explanation.contains("To mend it") ?? false)
    }

    @Test("proposes what ends one conflict, and leaves the others as they are", arguments: [7, 40])
    func proposes(count: Int) throws {
        lay(count)
        let before = conflicts.told.count
        let conflict = try #require(conflicts.told.last)
        let mend = try #require(conflict.mends.first)
        mend.apply()
        conflicts.told = []
        window.layoutIfNeeded()
        let left = window.layoutTrace().split(separator: "\n").count { $0.hasSuffix("set aside") }
        expectTrue(left < before, "\(left) of \(before) after \(mend)")
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
