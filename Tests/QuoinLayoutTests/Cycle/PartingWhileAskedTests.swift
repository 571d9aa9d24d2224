import QuoinLayout
import TestSupport
import Testing

/// A view that does something when it is next asked for its content, or for its last baseline.
private final class WilfulView: View {
    var whenAsked: (() -> Void)?
    var whenAskedForBaseline: (() -> Void)?

    override var intrinsicContentSize: Size {
        let action = whenAsked
        whenAsked = nil
        action?()
        return Size(width: 10, height: 5)
    }

    override var lastBaselineOffsetFromBottom: Double {
        let action = whenAskedForBaseline
        whenAskedForBaseline = nil
        action?()
        return 0
    }
}

/// A view that gives its first subview a frame, and then places all.
private final class GivingView: View {
    override func layoutSubviews() {
        subviews.first?.frame = Rect(1, 2, 30, 4)
        super.layoutSubviews()
    }
}

/// What the engine knows goes along with a part that is most of it. A hook may lay that part out, and let go of it.
@Suite("A hook that parts with most of the tree while the engine waits for its answer")
struct PartingWhileAskedTests {
    private func makeView() -> WilfulView {
        let view = WilfulView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    @Test(
        "may lay out the lesser part, too, which is complete once the answers are there",
        arguments: 0..<4)
    func lesserPart(asked: Int) {
        let root = View("root", Rect(0, 0, 300, 200))
        let panel = root.addFramed("panel", Rect(0, 0, 50, 50))
        let (reports, ownReports) = (Reports(of: root), Reports(of: panel))
        for number in 0..<9 {
            root.addPinned("\(number)", Rect(0, 0, 9, 9))
        }
        let parts = (0..<4).map { _ in makeView() }
        for (number, part) in parts.enumerated() {
            panel.addSubview(part)
            part.left.constraint(equalTo: panel.left, constant: Double(number)).isActive = true
        }
        root.layoutIfNeeded()
        parts[asked].whenAsked = { [unowned panel] in
            panel.removeFromSuperview()
            panel.layoutIfNeeded()
        }
        parts.forEach { $0.invalidateIntrinsicContentSize() }
        root.layoutIfNeeded()
        panel.layoutIfNeeded()
        for (number, part) in parts.enumerated() {
            expect(part, at: Rect(Double(number), 0, 10, 5))
        }
        expectTrue(reports.all.isEmpty && ownReports.all.isEmpty)
    }

    @Test("may have another tree give a frame to a view that waits for its answer")
    func frameWhileWaiting() {
        let root = View("root", Rect(0, 0, 300, 200))
        let panel = GivingView(frame: Rect(0, 0, 50, 50))
        let (reports, ownReports) = (Reports(of: root), Reports(of: panel))
        let neighbour = panel.addFree("neighbour")
        panel.layoutIfNeeded()
        // The last baseline is asked for when all have been asked how large they are.
        let (given, asked) = (View(), makeView())
        root.addSubview(given)
        root.addSubview(asked)
        let beside = root.addFree("beside")
        beside.left.constraint(equalTo: given.right).isActive = true
        beside.lastBaseline.constraint(equalTo: asked.lastBaseline).isActive = true
        asked.whenAskedForBaseline = { [unowned panel] in
            panel.insertSubview(given, at: 0)
            neighbour.left.constraint(equalTo: given.right).isActive = true
            panel.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        expectTrue(given.superview === panel)
        panel.layoutIfNeeded()
        expect(given, at: Rect(1, 2, 30, 4))
        expect(neighbour, at: Rect(31, 0, 0, 0))
        expectTrue(reports.loops.isEmpty && ownReports.loops.isEmpty)
    }

    @Test(
        "lays out what has parted, or puts it somewhere else, and lets go of it",
        arguments: 0..<9, [0, 1, 2])
    func parting(asked: Int, then: Int) {
        let count = LiveCount()
        part(asked: asked, then: then, count)
        expectEqual(count.survivors, 0)
    }

    private func part(asked: Int, then: Int, _ count: LiveCount) {
        let window = View("window", Rect(0, 0, 300, 200))
        window.onDiagnostic = { _ in }
        let other = makeView()
        window.addSubview(other)
        var parts: [WilfulView] = []
        do {
            let panel = makeView()
            window.addSubview(panel)
            for number in 0..<8 {
                let part = makeView()
                panel.addSubview(part)
                part.left.constraint(equalTo: panel.left, constant: Double(number)).isActive = true
                parts.append(part)
            }
            panel.width.constraint(equalToConstant: 50).isActive = true
            count.watch(panel)
            count.watch(parts)
        }
        other.left.constraint(equalTo: window.left, constant: 4).isActive = true
        let trigger = asked < 8 ? parts[asked] : other
        trigger.whenAsked = { [window, other] in
            let panel = window.subviews[1]
            panel.removeFromSuperview()
            switch then {
            case 0: panel.layoutIfNeeded()
            case 1: _ = panel.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            default: other.addSubview(panel)
            }
            for part in panel.subviews { part.removeFromSuperview() }
            panel.removeFromSuperview()
            parts = []
        }
        window.layoutIfNeeded()
        expectTrue(parts.isEmpty)
        window.layoutIfNeeded()
        expectEqual(window.subviews.count, 1)
        expectEqual(other.frame.minX, 4)
        expectEqual(other.frame.width, 10)
    }

    @Test("lets go of a view that is being laid out, in the tree that this view has taken it to")
    func joinedWhileLaidOut() {
        let window = View("window", Rect(0, 0, 300, 200))
        let panel = MeddlingView()
        panel.translatesAutoresizingMaskIntoConstraints = false
        let count = LiveCount()
        do {
            let inner = MeddlingView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            panel.addSubview(inner)
            inner.left.constraint(equalTo: panel.left).isActive = true
            inner.armed = .layout
            inner.action = { [unowned panel] in
                window.addSubview(panel)
                panel.invalidateIntrinsicContentSize()
                panel.armed = .contentSize
                panel.action = { [unowned panel] in panel.subviews.first?.removeFromSuperview() }
            }
            count.watch(inner)
        }
        panel.layoutIfNeeded()
        expectTrue(panel.superview === window)
        window.layoutIfNeeded()
        expectTrue(panel.subviews.isEmpty)
        expectEqual(count.survivors, 0)
    }

    @Test("is not kept by what it has answered, which is no number")
    func strayAnswer() {
        let window = View("window", Rect(0, 0, 300, 200))
        var messages: [String] = []
        window.onDiagnostic = { messages.append($0.message) }
        let count = LiveCount()
        do {
            let view = StrayView("view")
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            // More than half of the tree, so that the engine goes along with it.
            let part = View()
            view.addSubview(part)
            part.left.constraint(equalTo: view.left, constant: 3).isActive = true
            view.whenAsked = { [unowned view] in view.removeFromSuperview() }
            count.watch(view)
            count.watch(part)
        }
        window.layoutIfNeeded()
        expectTrue(window.subviews.isEmpty)
        expectEqual(count.survivors, 0)
        // What it said while it was there is told where it was.
        expectTrue(messages.allSatisfy { $0.contains("not finite") })
    }

    @Test(
        "takes the topmost view that is measured elsewhere, and out again",
        arguments: [false, true])
    func measured(hasUpdate: Bool) {
        let elsewhere = View("elsewhere", Rect(0, 0, 300, 200))
        let count = LiveCount()
        do {
            let root = WilfulUpdatingView()
            let part = makeView()
            root.addSubview(part)
            part.left.constraint(equalTo: root.left, constant: 3).isActive = true
            root.right.constraint(equalTo: part.right, constant: 4).isActive = true
            count.watch(root)
            count.watch(part)
            let wander = { [elsewhere, unowned root] in
                elsewhere.addSubview(root)
                root.removeFromSuperview()
            }
            if hasUpdate {
                root.whenUpdated = wander
                root.setNeedsUpdateConstraints()
            } else {
                part.whenAsked = wander
            }
            let size = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            expectEqual(size.width, 17)
        }
        expectEqual(count.survivors, 0)
        // What it was in for a while, and what it has left there, must not lead to it.
        let next = View("next", Rect(0, 0, 30, 20))
        next.addSubview(elsewhere)
        next.layoutIfNeeded()
        expectEqual(elsewhere.frame, Rect(0, 0, 300, 200))
    }
}

/// A view that does something when its constraints are next updated.
private final class WilfulUpdatingView: View {
    var whenUpdated: (() -> Void)?

    override func updateConstraints() {
        super.updateConstraints()
        let action = whenUpdated
        whenUpdated = nil
        action?()
    }
}

/// A view with insets that are no numbers, which does something when it is asked for them.
private final class StrayView: View {
    var whenAsked: (() -> Void)?

    override var alignmentRectInsets: EdgeInsets {
        let action = whenAsked
        whenAsked = nil
        action?()
        return EdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0)
    }
}
