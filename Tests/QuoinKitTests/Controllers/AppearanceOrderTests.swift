import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Controllers that come and go at odd times")
struct OddAppearanceTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let root = ViewController()
    private let controller = RecordingController("screen")

    private static let cycle = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    init() {
        window.rootViewController = root
        window.tick(at: 0)
    }

    private func putIn(_ controller: ViewController) {
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
    }

    private func takeOut(_ controller: ViewController) {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }

    @Test("appear when their views are put in, and disappear when they are taken out")
    func children() {
        putIn(controller)
        expectEqual(controller.appearances, ["viewWillAppear"])
        window.tick(at: 1)
        expectEqual(controller.appearances, ["viewWillAppear", "viewDidAppear"])
        takeOut(controller)
        expectEqual(controller.appearances, Self.cycle)
    }

    /// A container that tells its children itself.
    private final class Teller: ViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("hear only what their container says, if it says that it will")
    func toldByHand() {
        let container = Teller()
        putIn(container)
        window.tick(at: 1)
        container.addChild(controller)
        container.view.addSubview(controller.view)
        window.tick(at: 2)
        expectTrue(controller.appearances.isEmpty)
        controller.beginAppearanceTransition(true, animated: true)
        window.tick(at: 3)
        expectEqual(controller.appearances, ["viewWillAppear"])
        controller.endAppearanceTransition()
        expectEqual(controller.appearances, ["viewWillAppear", "viewDidAppear"])
        takeOut(container)
        window.tick(at: 4)
        expectEqual(controller.appearances, ["viewWillAppear", "viewDidAppear"])
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        expectEqual(controller.appearances, Self.cycle)
        putIn(container)
        controller.view.removeFromSuperview()
        window.tick(at: 5)
        expectEqual(controller.appearances, Self.cycle)
        // A child of a child that is told by hand follows it.
        let inner = RecordingController("inner")
        controller.addChild(inner)
        container.view.addSubview(controller.view)
        controller.view.addSubview(inner.view)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        window.tick(at: 6)
        expectEqual(inner.appearances, ["viewWillAppear", "viewDidAppear"])
    }

    @Test("stay away that their container has hidden in two steps, until it shows them")
    func hidingByHand() {
        putIn(controller)
        window.tick(at: 1)
        controller.beginAppearanceTransition(false, animated: true)
        controller.view.isHidden = true
        controller.endAppearanceTransition()
        window.tick(at: 2)
        root.view.setNeedsLayout()
        window.tick(at: 3)
        expectEqual(controller.appearances, Self.cycle)
        controller.beginAppearanceTransition(true, animated: true)
        controller.view.isHidden = false
        controller.endAppearanceTransition()
        window.tick(at: 4)
        expectEqual(controller.appearances, Self.cycle + Self.cycle.prefix(2))
        // One that is hidden and then taken out is told no more; put in again, it comes.
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        takeOut(controller)
        window.tick(at: 5)
        expectEqual(controller.appearances, Self.cycle + Self.cycle)
        putIn(controller)
        window.tick(at: 6)
        expectEqual(controller.appearances, Self.cycle + Self.cycle + Self.cycle.prefix(2))
    }

    @Test("go until their container ends that, and what is in them goes and comes with them")
    func hidingOverTurns() {
        let (inner, late) = (RecordingController("inner"), RecordingController("late"))
        putIn(controller)
        controller.addChild(inner)
        controller.view.addSubview(inner.view)
        window.tick(at: 1)
        controller.beginAppearanceTransition(false, animated: true)
        window.tick(at: 2)
        root.view.setNeedsLayout()
        window.tick(at: 3)
        expectEqual(controller.appearances, Self.cycle.dropLast())
        controller.endAppearanceTransition()
        window.tick(at: 4)
        expectEqual(controller.appearances, Self.cycle)
        expectEqual(inner.appearances, Self.cycle)
        // What is put in meanwhile is not seen either.
        controller.addChild(late)
        controller.view.addSubview(late.view)
        window.tick(at: 5)
        expectTrue(late.appearances.isEmpty)
        controller.beginAppearanceTransition(true, animated: true)
        window.tick(at: 6)
        for screen in [controller, inner] {
            expectEqual(screen.appearances, Self.cycle + Self.cycle.prefix(2))
        }
        expectEqual(late.appearances, Array(Self.cycle.prefix(2)))
    }

    @Test("go when the hiding ends that was begun while they came")
    func hidingFromHook() {
        controller.onCall["viewDidAppear"] = {
            $0.onCall = [:]
            $0.beginAppearanceTransition(false, animated: false)
        }
        putIn(controller)
        window.tick(at: 1)
        controller.endAppearanceTransition()
        window.tick(at: 2)
        expectEqual(controller.appearances, Self.cycle)
    }

    @Test(
        "are told all four when they go before they have come",
        arguments: ["viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews"])
    func goingEarly(call: String) {
        controller.onCall[call] = { controller in
            controller.onCall = [:]
            takeOut(controller)
        }
        putIn(controller)
        window.tick(at: 1)
        expectEqual(controller.appearances, Self.cycle)
        expectTrue(controller.parent == nil)
        expectTrue(controller.view.window == nil)
    }

    @Test("are all told when they are pushed and popped in one turn, and in a layout")
    func pushing() {
        let navigation = NavigationController(rootViewController: RecordingController("first"))
        window.rootViewController = navigation
        window.tick(at: 1)
        navigation.pushViewController(controller)
        navigation.popViewController()
        window.tick(at: 2)
        expectEqual(controller.appearances, Self.cycle)
        let first = navigation.topViewController as? RecordingController
        let second = RecordingController("second")
        first?.onCall["viewDidLayoutSubviews"] = { first in
            first.onCall = [:]
            navigation.pushViewController(second)
        }
        first?.view.setNeedsLayout()
        window.tick(at: 3)
        expectTrue(second.view.window === window)
        expectEqual(second.appearances, ["viewWillAppear", "viewDidAppear"])
        expectEqual(first?.appearances.suffix(2), ["viewWillDisappear", "viewDidDisappear"])
        second.onCall["viewWillLayoutSubviews"] = { _ in navigation.popViewController() }
        second.view.setNeedsLayout()
        window.tick(at: 4)
        expectEqual(second.appearances, Self.cycle)
        expectEqual(first?.view.frame, window.bounds)
    }

    @Test("load their views when they are shown, and not before")
    func late() {
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController(), controller]
        window.rootViewController = tabs
        window.tick(at: 1)
        expectTrue(!controller.isViewLoaded)
        controller.additionalSafeAreaInsets = EdgeInsets(top: 5)
        tabs.overrideTraits(TraitCollection(horizontalSizeClass: .regular), forChild: controller)
        tabs.selectedIndex = 1
        window.tick(at: 2)
        expectEqual(controller.view.safeAreaInsets, EdgeInsets(top: 5, bottom: 49))
        expectEqual(controller.view.layoutMargins.left, 20)
    }

    @Test("whose hooks undo each other come to an end")
    func endless() {
        controller.onCall["viewWillAppear"] = { $0.view.removeFromSuperview() }
        controller.onCall["viewDidDisappear"] = { [root] in root.view.addSubview($0.view) }
        putIn(controller)
        window.tick(at: 1)
        controller.onCall = [:]
        window.tick(at: 2)
        window.tick(at: 3)
        let isShown = controller.view.window != nil
        expectEqual(controller.appearances.count % 4, (isShown ? 2 : 0))
        for (position, call) in controller.appearances.enumerated() {
            expectEqual(call, Self.cycle[position % 4])
        }
    }
}
