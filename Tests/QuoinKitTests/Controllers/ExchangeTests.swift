import Quoin
import QuoinKit
import TestSupport
import Testing

/// Does something, once, when it is told that it goes to a parent, or has come there.
private final class Restless: ViewController {
    var beforeMove: (() -> Void)?
    var afterMove: (() -> Void)?

    override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        let action = beforeMove
        beforeMove = nil
        action?()
    }

    override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        let action = afterMove
        afterMove = nil
        action?()
    }
}

/// Does something, once, when it is told that it goes to a parent.
private final class RestlessNavigation: NavigationController {
    var beforeMove: (() -> Void)?

    override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        let action = beforeMove
        beforeMove = nil
        action?()
    }
}

@Suite("A controller that asks for others while it comes or goes")
struct ExchangeTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let list = Restless()
    private let detail = Restless()
    private let more = Restless()

    /// Whether a container has these children, and no others.
    private func expect(
        _ container: ViewController, _ members: [ViewController], _ expected: [ViewController],
        at location: SourceLocation = #_sourceLocation
    ) {
        expectEqual(members, expected, sourceLocation: location)
        expectEqual(Set(container.children), Set(expected), sourceLocation: location)
        expectTrue(expected.allSatisfy { $0.parent === container }, sourceLocation: location)
    }

    @Test("has them pushed above it", arguments: [false, true])
    func push(beforeMove: Bool) {
        let navigation = NavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.tick(at: 0)
        let push = {
            navigation.pushViewController(more)
            expectTrue(navigation.topViewController === more)
        }
        if beforeMove { detail.beforeMove = push } else { detail.afterMove = push }
        navigation.pushViewController(detail)
        window.tick(at: 1)
        expect(navigation, navigation.viewControllers, [list, detail, more])
        expectTrue(more.view.window === window)
        expectTrue(!detail.isViewLoaded)
        expectTrue(list.view.window == nil)
    }

    @Test("may go again at once")
    func pop() {
        let navigation = NavigationController(rootViewController: list)
        window.rootViewController = navigation
        detail.beforeMove = { navigation.popViewController() }
        navigation.pushViewController(detail)
        window.tick(at: 0)
        expect(navigation, navigation.viewControllers, [list])
        expectTrue(list.view.window === window)
        expectTrue(detail.parent == nil)
    }

    @Test("may stay instead of going")
    func stay() {
        let navigation = NavigationController()
        navigation.viewControllers = [list, detail]
        window.rootViewController = navigation
        window.tick(at: 0)
        detail.beforeMove = { navigation.viewControllers = [detail, more] }
        navigation.viewControllers = [list]
        window.tick(at: 1)
        expect(navigation, navigation.viewControllers, [detail, more])
        expectTrue(more.view.window === window)
    }

    @Test("may go to another container instead of leaving")
    func elsewhere() {
        let navigation = NavigationController()
        let other = NavigationController()
        navigation.viewControllers = [list, detail]
        detail.beforeMove = { other.pushViewController(detail) }
        navigation.popViewController()
        expect(navigation, navigation.viewControllers, [list])
        expect(other, other.viewControllers, [detail])
    }

    @Test("has them as tabs, the one that it selects in front")
    func tabs() {
        let tabs = TabBarController()
        window.rootViewController = tabs
        detail.afterMove = {
            tabs.viewControllers = [list, detail, more]
            tabs.selectedIndex = 2
        }
        tabs.viewControllers = [list, detail]
        window.tick(at: 0)
        expect(tabs, tabs.viewControllers, [list, detail, more])
        expectTrue(tabs.selectedViewController === more)
        expectTrue(more.view.window === window)
        expectEqual(tabs.tabBar.titles.count, 3)
    }

    @Test("is stopped if others go on for ever")
    func endless() {
        final class Endless: ViewController {
            override func didMove(toParent parent: ViewController?) {
                super.didMove(toParent: parent)
                (parent as? NavigationController)?.pushViewController(Endless())
            }
        }
        let navigation = NavigationController()
        navigation.pushViewController(Endless())
        expectEqual(navigation.viewControllers.count, 100)
        expect(navigation, navigation.viewControllers, navigation.children)
    }

    @Test("may take the one in that it is to go into")
    func takeParent() {
        let (tabs, outer, inner) = (
            TabBarController(), RestlessNavigation(), NavigationController()
        )
        window.onDiagnostic = { _ in }
        tabs.viewControllers = [outer]
        window.rootViewController = tabs
        window.tick(at: 0)
        inner.loadViewIfNeeded()
        inner.view.onDiagnostic = { _ in }
        outer.beforeMove = { outer.viewControllers = [inner] }
        // Without titles of their own navigations are called as what they begin with is.
        inner.pushViewController(outer)
        inner.title = "Inner"
        window.tick(at: 1)
        expect(outer, outer.viewControllers, [inner])
        expect(inner, inner.viewControllers, [])
        // It has left for where it cannot be.
        expect(tabs, tabs.viewControllers, [])
        expectEqual(tabs.tabBar.titles, [])
    }
}
