import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("What is in a screen that its container hides")
struct HiddenWithContainerTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let root = ViewController()
    private let covered = ViewController()
    private let seen = ViewController()
    private let inner = RecordingController("inner")

    private static let cycle = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    init() {
        window.rootViewController = root
        put(covered, into: root)
        put(seen, into: root)
        window.tick(at: 0)
    }

    private func put(_ child: ViewController, into parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func hide(_ controller: ViewController) {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
    }

    @Test(
        "goes with it, also where it is hidden as that appears",
        arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    func hiddenFromWithin(call: String) {
        inner.onCall[call] = { [covered] _ in
            covered.beginAppearanceTransition(false, animated: false)
        }
        put(inner, into: covered)
        window.tick(at: 1)
        // It goes until its container ends that.
        expectEqual(inner.appearances, Self.cycle.dropLast())
        covered.endAppearanceTransition()
        window.tick(at: 2)
        expectEqual(inner.appearances, Self.cycle)
        inner.onCall = [:]
        covered.beginAppearanceTransition(true, animated: false)
        window.tick(at: 3)
        expectEqual(inner.appearances, Self.cycle + Self.cycle.prefix(2))
    }

    @Test(
        "goes where it is hidden whole from within what it hears",
        arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    func hiddenWhole(call: String) {
        inner.onCall[call] = { inner in
            inner.onCall = [:]
            inner.beginAppearanceTransition(false, animated: false)
            inner.endAppearanceTransition()
        }
        put(inner, into: seen)
        window.tick(at: 1)
        window.tick(at: 2)
        expectEqual(inner.appearances, Self.cycle)
    }

    @Test("goes when it comes from where it was seen, and comes when it goes back")
    func movedInOneWindow() {
        let within = RecordingController("within")
        put(inner, into: seen)
        put(within, into: inner)
        window.tick(at: 1)
        hide(covered)
        put(inner, into: covered)
        window.tick(at: 2)
        expectTrue(inner.appearances == Self.cycle && within.appearances == Self.cycle)
        put(inner, into: seen)
        window.tick(at: 3)
        window.tick(at: 4)
        expectEqual(inner.appearances, Self.cycle + Self.cycle.prefix(2))
        expectEqual(within.appearances, Self.cycle + Self.cycle.prefix(2))
    }

    @Test("does not appear on its way to where it is not seen")
    func movedAsItAppears() {
        hide(covered)
        put(inner, into: seen)
        put(inner, into: covered)
        window.tick(at: 1)
        expectEqual(inner.appearances, Self.cycle)
    }

    @Test("appears where it is put as it hears that it is hidden")
    func putElsewhere() {
        put(inner, into: covered)
        window.tick(at: 1)
        inner.onCall["viewDidDisappear"] = { [seen, self] inner in
            inner.onCall = [:]
            inner.view.removeFromSuperview()
            put(inner, into: seen)
        }
        hide(inner)
        window.tick(at: 2)
        window.tick(at: 3)
        expectEqual(inner.appearances, Self.cycle + Self.cycle.prefix(2))
    }

    @Test("is not hidden if it stood nowhere before it was put there")
    func putInAsItGoes() {
        inner.onCall["viewWillDisappear"] = { [seen, self] inner in
            inner.onCall = [:]
            put(inner, into: seen)
        }
        inner.beginAppearanceTransition(true, animated: false)
        inner.beginAppearanceTransition(false, animated: false)
        window.tick(at: 1)
        expectEqual(inner.appearances, Self.cycle + Self.cycle.prefix(2))
    }
}
