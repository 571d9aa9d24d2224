@testable import QuoinLayout
import TestSupport
import Testing

/// Views with springs and struts that come into another superview before anyone lays out: what they follow is the
/// superview that they have.
@Suite("Springs and struts that move")
struct MovedMaskTests {
    /// A view that follows the width of another one, so that the engine has to know that.
    private func makeFollower(in view: View) -> View {
        let follower = view.addFree("follower")
        follower.width.constraint(equalTo: view.width).isActive = true
        return follower
    }

    @Test("follow the new superview, however alike both are")
    func alikeSuperviews() throws {
        let root = View("root", Rect(0, 0, 400, 400))
        let reports = Reports(of: root)
        let one = root.addPinned("one", Rect(0, 0, 100, 50))
        let other = root.addPinned("other", Rect(0, 100, 100, 50))
        root.layoutIfNeeded()
        let view = one.addFramed("view", Rect(10, 0, 80, 20))
        view.autoresizingMask = .flexibleWidth
        let follower = makeFollower(in: view)
        root.layoutIfNeeded()
        other.addSubview(view)
        let widths = [one, other].compactMap { panel in
            panel.constraints.first { $0.firstAttribute == .width }
        }
        widths[0].constant = 300
        root.layoutIfNeeded()
        expectEqual(view.frame, Rect(10, 0, 80, 20))
        widths[1].constant = 200
        root.layoutIfNeeded()
        expectEqual(view.frame, Rect(10, 0, 180, 20))
        expectEqual(follower.frame.width, 180)
        expectEqual(reports.messages, [])
    }

    @Test("follow their superview when they come back to it and others came before")
    func comingBack() {
        let root = View("root", Rect(0, 0, 300, 800))
        let reports = Reports(of: root)
        /// A view that fills the root, with one in it that is 10 points narrower.
        func makeScreen() -> View {
            let screen = View("screen", root.bounds)
            screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let inner = screen.addFree("inner")
            inner.width.constraint(equalTo: screen.width, constant: -10).isActive = true
            inner.height.constraint(equalTo: screen.height, constant: -10).isActive = true
            return screen
        }
        let (first, second) = (makeScreen(), makeScreen())
        root.addSubview(first)
        root.layoutIfNeeded()
        // Most of what the engine knows is of this one, so it goes along.
        first.removeFromSuperview()
        root.addSubview(second)
        root.addSubview(first)
        root.layoutIfNeeded()
        expectEqual(first.frame, root.bounds)
        expectEqual(second.frame, root.bounds)
        root.frame.size = Size(width: 500, height: 600)
        root.layoutIfNeeded()
        expectEqual(first.frame, root.bounds)
        expectEqual(first.subviews[0].frame.size, Size(width: 490, height: 590))
        expectEqual(reports.messages, [])
    }

    /// Trees of panels, and views that wander among them. Each is put 5 points from both sides of its panel.
    private final class Scene {
        let homes = [View("home", Rect(0, 0, 400, 400)), View("abroad", Rect(0, 0, 400, 400))]
        let panels: [View]
        let widths: [LayoutConstraint]
        let wanderers: [View]
        var messages: [String] = []

        init() {
            let homes = homes
            panels = (0..<4).map { homes[$0 % 2].addPinned("panel \($0)", Rect(0, 0, 100, 50)) }
            widths = panels.compactMap { panel in
                panel.constraints.first { $0.firstAttribute == .width }
            }
            wanderers = (0..<6).map { number in
                let view = View("\(number)", Rect(0, 0, 90, 10))
                view.autoresizingMask = .flexibleWidth
                // What is in it makes the engine know it, where there is anything.
                if number % 3 > 0 {
                    let inner = view.addFree("inner")
                    inner.width.constraint(equalTo: view.width).isActive = true
                }
                return view
            }
            homes.forEach { $0.layoutIfNeeded() }
            for view in homes + wanderers {
                view.onDiagnostic = { [unowned self] in messages.append($0.message) }
            }
        }

        func put(_ view: View, into holder: View) {
            holder.addSubview(view)
            view.frame = Rect(5, 0, holder.bounds.width - 10, 10)
        }

        /// What does not follow its superview where it is laid out.
        func faults(in home: View) -> [String] {
            wanderers.filter { $0.isDescendant(of: home) }.compactMap { view in
                guard let holder = view.superview else { return nil }
                let inner = view.subviews.first { !wanderers.contains($0) }
                let width = holder.bounds.width - 10
                return abs(view.frame.width - width) < 1e-6
                    && inner.map { abs($0.frame.width - width) < 1e-6 } ?? true
                    ? nil : "\(view.name ?? "") is \(view.frame.width) wide, not \(width)"
            }
        }
    }

    @Test("follow the superview that they have, wherever they wandered", arguments: 0..<100)
    func wandering(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = Scene()
        for step in 0..<200 {
            switch random.below(12) {
            case 0...3:
                let view = random.one(of: scene.wanderers)
                let holder = random.one(of: scene.panels + scene.homes + scene.wanderers.prefix(2))
                // Never so deep that there is no width left.
                if !holder.isDescendant(of: view) { scene.put(view, into: holder) }
            case 4, 5: random.one(of: scene.wanderers).removeFromSuperview()
            case 6, 7: random.one(of: scene.widths).constant = Double(100 + 20 * random.below(6))
            case 8:
                let home = random.one(of: scene.homes)
                home.frame.size.width = Double(200 + 50 * random.below(5))
            case 9: random.one(of: scene.wanderers).layoutIfNeeded()
            default:
                let home = random.one(of: scene.homes)
                home.layoutIfNeeded()
                expectEqual(scene.faults(in: home), [], "seed \(seed), step \(step)")
            }
        }
        expectEqual(scene.messages, [], "seed \(seed)")
    }

    /// A view that does something when its safe area changes.
    private final class Listener: View {
        var hook: () -> Void = {}
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            hook()
        }
    }

    @Test("What a hook adds or places while the size changes is not resized again")
    func hooksWhileResizing() {
        let window = Window(frame: Rect(0, 0, 100, 100))
        window.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
        let listener = Listener(frame: Rect(0, 0, 100, 50))
        let (late, placed) = (View(), View(frame: Rect(0, 0, 100, 100)))
        for view in [late, placed] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        window.addSubview(listener)
        window.addSubview(placed)
        window.layoutIfNeeded()
        listener.hook = {
            late.frame = window.bounds
            window.addSubview(late)
            placed.frame = Rect(5, 5, 50, 50)
        }
        window.frame = Rect(0, 0, 300, 200)
        expectEqual(listener.safeAreaInsets, .zero)
        expectEqual(late.frame, Rect(0, 0, 300, 200))
        expectEqual(placed.frame, Rect(5, 5, 50, 50))
        window.layoutIfNeeded()
        expectEqual(late.frame, Rect(0, 0, 300, 200))
        expectEqual(placed.frame, Rect(5, 5, 50, 50))
    }
}
