import Quoin
import QuoinKit
import TestSupport
import Testing

/// Hooks that ask for a controller again while its view is being taken away, or put it elsewhere.
@Suite("A controller that a hook asks for again")
struct AskedAgainTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

    private func endTurns() {
        for turn in 0..<3 { window.tick(at: Double(turn)) }
    }

    @Test("is shown, though its view was just being taken away")
    func selectedWhileLeaving() {
        let tabs = TabBarController()
        let navigation = NavigationController(rootViewController: RecordingController("list"))
        let other = RecordingController("other")
        tabs.viewControllers = [navigation, other]
        window.rootViewController = tabs
        endTurns()
        tabs.selectedIndex = 1
        // It comes where the stack is about to leave, and hears that it appears when that leaves.
        let late = RecordingController("late")
        late.onCall["viewDidAppear"] = { _ in tabs.selectedIndex = 0 }
        navigation.pushViewController(late)
        endTurns()
        expectTrue(tabs.selectedViewController === navigation)
        expectTrue(late.view.window === window)
        expectEqual(late.view.convert(late.view.bounds, to: window), window.bounds)
        expectEqual(late.appearances.count % 4, 2)
        expectTrue(other.view.window == nil)
        expectEqual(other.appearances.count % 4, 0)
    }

    @Test("is shown, though its view had left before the others were asked for")
    func wantedAfterLeaving() {
        let navigation = NavigationController()
        let (list, detail) = (RecordingController("list"), RecordingController("detail"))
        navigation.viewControllers = [list, detail]
        window.rootViewController = navigation
        // The turn is over before the stack has let go of it.
        detail.onCall["viewDidAppear"] = { [window] _ in window.tick(at: 0) }
        detail.onCall["viewWillDisappear"] = { _ in navigation.viewControllers = [list, detail] }
        navigation.popViewController()
        detail.onCall = [:]
        endTurns()
        expectTrue(navigation.topViewController === detail)
        expectTrue(detail.view.window === window)
        expectEqual(detail.appearances.count % 4, 2)
    }

    @Test("stays where a hook has put it, when another one takes its place in no window")
    func putElsewhereByLoading() {
        let navigation = NavigationController()
        let (former, next) = (RecordingController("former"), RecordingController("next"))
        let container = ViewController()
        navigation.viewControllers = [former]
        navigation.loadViewIfNeeded()
        navigation.view.layoutIfNeeded()
        next.onCall["viewDidLoad"] = { _ in
            container.addChild(former)
            container.view.addSubview(former.view)
            former.didMove(toParent: container)
        }
        navigation.setViewControllers([next], animated: false)
        expectTrue(former.parent === container)
        expectTrue(former.view.superview === container.view)
        expectTrue(next.view.isDescendant(of: navigation.view))
    }

    @Test("that another child's hook has taken out hears nothing of appearing")
    func takenOutBySibling() {
        let container = ViewController()
        let (first, second) = (RecordingController("first"), RecordingController("second"))
        for child in [first, second] {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        let tabs = TabBarController()
        tabs.viewControllers = [container, ViewController()]
        window.rootViewController = tabs
        endTurns()
        first.onCall["viewIsAppearing"] = { _ in
            second.willMove(toParent: nil)
            second.view.removeFromSuperview()
            second.removeFromParent()
        }
        // The container is still there when it is to appear again, and its children with it.
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        endTurns()
        expectEqual(first.appearances.count, 6)
        expectEqual(second.appearances.last, "viewDidDisappear")
        expectEqual(second.appearances.count, 4)
    }
}
