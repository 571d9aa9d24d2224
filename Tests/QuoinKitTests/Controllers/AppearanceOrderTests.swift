import Quoin
import QuoinKit
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
        #expect(controller.appearances == ["viewWillAppear"])
        window.tick(at: 1)
        #expect(controller.appearances == ["viewWillAppear", "viewDidAppear"])
        takeOut(controller)
        #expect(controller.appearances == Self.cycle)
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
        #expect(controller.appearances.isEmpty)
        controller.beginAppearanceTransition(true, animated: true)
        window.tick(at: 3)
        #expect(controller.appearances == ["viewWillAppear"])
        controller.endAppearanceTransition()
        #expect(controller.appearances == ["viewWillAppear", "viewDidAppear"])
        takeOut(container)
        window.tick(at: 4)
        #expect(controller.appearances == ["viewWillAppear", "viewDidAppear"])
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        #expect(controller.appearances == Self.cycle)
        putIn(container)
        controller.view.removeFromSuperview()
        window.tick(at: 5)
        #expect(controller.appearances == Self.cycle)
        // A child of a child that is told by hand follows it.
        let inner = RecordingController("inner")
        controller.addChild(inner)
        container.view.addSubview(controller.view)
        controller.view.addSubview(inner.view)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        window.tick(at: 6)
        #expect(inner.appearances == ["viewWillAppear", "viewDidAppear"])
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
        #expect(controller.appearances == Self.cycle)
        controller.beginAppearanceTransition(true, animated: true)
        controller.view.isHidden = false
        controller.endAppearanceTransition()
        window.tick(at: 4)
        #expect(controller.appearances == Self.cycle + Self.cycle.prefix(2))
        // One that is hidden and then taken out is told no more; put in again, it comes.
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        takeOut(controller)
        window.tick(at: 5)
        #expect(controller.appearances == Self.cycle + Self.cycle)
        putIn(controller)
        window.tick(at: 6)
        #expect(controller.appearances == Self.cycle + Self.cycle + Self.cycle.prefix(2))
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
        #expect(controller.appearances == Self.cycle.dropLast())
        controller.endAppearanceTransition()
        window.tick(at: 4)
        #expect(controller.appearances == Self.cycle)
        #expect(inner.appearances == Self.cycle)
        // What is put in meanwhile is not seen either.
        controller.addChild(late)
        controller.view.addSubview(late.view)
        window.tick(at: 5)
        #expect(late.appearances.isEmpty)
        controller.beginAppearanceTransition(true, animated: true)
        window.tick(at: 6)
        for screen in [controller, inner] {
            #expect(screen.appearances == Self.cycle + Self.cycle.prefix(2))
        }
        #expect(late.appearances == Array(Self.cycle.prefix(2)))
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
        #expect(controller.appearances == Self.cycle)
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
        #expect(controller.appearances == Self.cycle)
        #expect(controller.parent == nil)
        #expect(controller.view.window == nil)
    }

    @Test("are all told when they are pushed and popped in one turn, and in a layout")
    func pushing() {
        let navigation = NavigationController(rootViewController: RecordingController("first"))
        window.rootViewController = navigation
        window.tick(at: 1)
        navigation.pushViewController(controller)
        navigation.popViewController()
        window.tick(at: 2)
        #expect(controller.appearances == Self.cycle)
        let first = navigation.topViewController as? RecordingController
        let second = RecordingController("second")
        first?.onCall["viewDidLayoutSubviews"] = { first in
            first.onCall = [:]
            navigation.pushViewController(second)
        }
        first?.view.setNeedsLayout()
        window.tick(at: 3)
        #expect(second.view.window === window)
        #expect(second.appearances == ["viewWillAppear", "viewDidAppear"])
        #expect(first?.appearances.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        second.onCall["viewWillLayoutSubviews"] = { _ in navigation.popViewController() }
        second.view.setNeedsLayout()
        window.tick(at: 4)
        #expect(second.appearances == Self.cycle)
        #expect(first?.view.frame == window.bounds)
    }

    @Test("load their views when they are shown, and not before")
    func late() {
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController(), controller]
        window.rootViewController = tabs
        window.tick(at: 1)
        #expect(!controller.isViewLoaded)
        controller.additionalSafeAreaInsets = EdgeInsets(top: 5)
        tabs.overrideTraits(TraitCollection(horizontalSizeClass: .regular), forChild: controller)
        tabs.selectedIndex = 1
        window.tick(at: 2)
        #expect(controller.view.safeAreaInsets == EdgeInsets(top: 5, bottom: 49))
        #expect(controller.view.layoutMargins.left == 20)
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
        #expect(controller.appearances.count % 4 == (isShown ? 2 : 0))
        for (position, call) in controller.appearances.enumerated() {
            #expect(call == Self.cycle[position % 4])
        }
    }
}
