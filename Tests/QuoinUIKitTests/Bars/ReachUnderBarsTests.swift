import QuoinUIKit
import TestSupport
import Testing

/// What a screen says of the bars over it: whether it goes on beneath them, and whether they are there.
@MainActor
@Suite struct ReachUnderBarsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = UIViewController()
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let tabs = UITabBarController()

    init() {
        // A status bar of 47 and a line of 34; bars of 44 and 49.
        window.show(deviceNamed: "iPhone 14")
        tabs.viewControllers = [navigation, UIViewController()]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.tick(after: 1)
    }

    private func push(_ controller: UIViewController) {
        navigation.pushViewController(controller, animated: true)
        window.tick(after: 1)
    }

    @MainActor @Test func `the tab bar is away while a screen that hides it is on the stack`() {
        screen.hidesBottomBarWhenPushed = true
        push(screen)
        expectTrue(tabs.tabBar.isHidden && screen.view.safeAreaInsets.bottom == 34)
        let detail = UIViewController()
        push(detail)
        expectTrue(tabs.tabBar.isHidden && detail.view.safeAreaInsets.bottom == 34)
        tabs.selectedIndex = 1
        window.tick(after: 1)
        expectTrue(!tabs.tabBar.isHidden)
        tabs.selectedIndex = 0
        window.tick(after: 1)
        expectTrue(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: true)
        window.tick(after: 1)
        expectTrue(!tabs.tabBar.isHidden)
        expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 83)
    }

    @MainActor @Test func `whether the tab bar goes is looked at as the stack changes`() {
        final class Wide: UIViewController {
            override var hidesBottomBarWhenPushed: Bool {
                get { true }
                set {}
            }
        }
        // As people write it who mean only the next screen.
        let root = navigation.topViewController
        root?.hidesBottomBarWhenPushed = true
        push(screen)
        root?.hidesBottomBarWhenPushed = false
        window.tick(after: 1)
        expectTrue(tabs.tabBar.isHidden)
        navigation.popViewController(animated: false)
        window.tick(after: 1)
        expectTrue(!tabs.tabBar.isHidden)
        push(Wide())
        expectTrue(tabs.tabBar.isHidden)
    }

    @MainActor @Test func `the toolbar goes with the tab bar, and comes back as well`() {
        navigation.isToolbarHidden = false
        screen.hidesBottomBarWhenPushed = true
        push(screen)
        expectTrue(navigation.toolbar.isHidden && screen.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: false)
        window.tick(after: 1)
        expectTrue(!navigation.toolbar.isHidden)
    }

    @MainActor @Test
    func `a screen ends beside the bars at edges where it does not go on beneath them`() {
        screen.edgesForExtendedLayout = []
        push(screen)
        expectEqual(screen.view.frame, CGRect(x: 0, y: 91, width: 390, height: 670))
        expectEqual(screen.view.safeAreaInsets, .zero)
        screen.edgesForExtendedLayout = .top
        window.tick(after: 1)
        expectEqual(screen.view.frame, CGRect(x: 0, y: 0, width: 390, height: 761))
        expectEqual(screen.view.safeAreaInsets.top, 91)
        // Where no bar is, there is nothing to stay beside.
        tabs.tabBar.isHidden = true
        window.tick(after: 1)
        expectTrue(screen.view.frame == window.bounds && screen.view.safeAreaInsets.bottom == 34)
    }

    @MainActor @Test func `a screen goes on beneath an opaque bar if it includes those`() {
        navigation.navigationBar.isTranslucent = false
        push(screen)
        expectTrue(screen.view.frame.minY == 91 && screen.view.safeAreaInsets.top == 0)
        screen.extendedLayoutIncludesOpaqueBars = true
        window.tick(after: 1)
        expectTrue(screen.view.frame.minY == 0 && screen.view.safeAreaInsets.top == 91)
        screen.edgesForExtendedLayout = .bottom
        window.tick(after: 1)
        expectTrue(screen.view.frame.minY == 91 && screen.view.safeAreaInsets.top == 0)
    }
}
