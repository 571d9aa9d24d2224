import QuoinUIKit
import TestSupport
import Testing

/// Tabs, side by side.
@MainActor
@Suite struct TabBarTests {
    private let screens = [UIViewController(), UIViewController()]
    private let tabs = UITabBarController()
    private let scene: BarScene

    init() {
        for (screen, title) in zip(screens, ["Home", "Search"]) {
            screen.tabBarItem = UITabBarItem(
                title: title, image: UIImage(name: title, size: CGSize(width: 24, height: 24)),
                tag: 0)
        }
        tabs.viewControllers = screens
        scene = BarScene(width: 320, showing: tabs)
    }

    @MainActor @Test func `tabs share the width, each with its picture over its title`() {
        expectTrue(isNear(scene.place("Home")?.midX, 80))
        expectTrue(isNear(scene.place("Search")?.midX, 240))
        let pictures = scene.all(UIImageView.self).map { $0.convert($0.bounds, to: scene.window) }
        expectEqual(pictures.map(\.midX), [80, 240])
        expectTrue(pictures.allSatisfy { $0.maxY <= (scene.place("Home")?.minY ?? 0) })
        expectTrue(scene.window.quoin.svg().contains("Search"))
        tabs.tabBar.semanticContentAttribute = .forceRightToLeft
        expectTrue(isNear(scene.place("Home")?.midX, 240))
    }

    @MainActor @Test func `the chosen tab is tinted, whoever chose it`() {
        expectEqual(scene.label("Home")?.textColor, .systemBlue)
        expectEqual(scene.label("Search")?.textColor, .secondaryLabel)
        tabs.selectedIndex = 1
        tabs.tabBar.tintColor = .systemRed
        tabs.tabBar.unselectedItemTintColor = .systemGray
        expectEqual(scene.label("Home")?.textColor, .systemGray)
        expectEqual(scene.label("Search")?.textColor, .systemRed)
        expectTrue(tabs.tabBar.selectedItem === screens[1].tabBarItem)
        screens[1].removeFromParent()
        expectTrue(scene.label("Search") == nil)
        expectTrue(isNear(scene.place("Home")?.midX, 160))
        expectEqual(scene.label("Home")?.textColor, .systemRed)
    }

    @MainActor @Test func `a tap chooses, if the delegate lets it`() {
        final class Judge: UITabBarControllerDelegate {
            var lets = false
            var heard: [UIViewController] = []
            func tabBarController(_ tabs: UITabBarController, shouldSelect: UIViewController)
                -> Bool
            { lets }
            func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
                heard.append(screen)
            }
        }
        let judge = Judge()
        tabs.delegate = judge
        scene.tap("Search")
        expectEqual(tabs.selectedIndex, 0)
        judge.lets = true
        scene.tap("Search")
        expectTrue(tabs.selectedViewController === screens[1])
        expectEqual(judge.heard, [screens[1]])
        screens[0].tabBarItem.isEnabled = false
        scene.tap("Home")
        expectEqual(tabs.selectedIndex, 1)
        expectEqual(scene.label("Home")?.textColor, .tertiaryLabel)
    }

    @MainActor @Test func `tabs change as they are shown`() {
        screens[0].tabBarItem.title = "House"
        screens[0].tabBarItem.badgeValue = "12"
        expectTrue(scene.label("House") != nil)
        expectEqual(scene.label("12")?.backgroundColor, .systemRed)
        screens[1].tabBarItem = UITabBarItem(tabBarSystemItem: .topRated, tag: 1)
        expectTrue(scene.label("Search") == nil)
        expectTrue(scene.label("Top Rated") != nil)
        expectTrue(tabs.tabBar.items?.last === screens[1].tabBarItem)
    }

    @MainActor @Test func `a navigation controller has the tab of its first screen`() {
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: "Library", image: nil, tag: 2)
        let navigation = UINavigationController(rootViewController: screen)
        tabs.viewControllers = [navigation]
        expectTrue(scene.label("Library") != nil)
        screen.tabBarItem = UITabBarItem(title: "Books", image: nil, tag: 2)
        expectTrue(scene.label("Books") != nil)
        navigation.tabBarItem = UITabBarItem(title: "All", image: nil, tag: 2)
        expectTrue(scene.label("All") != nil)
        expectTrue(scene.label("Books") == nil)
    }

    @MainActor @Test func `a tab has the title of its screen, and keeps up with it`() {
        screens[0].title = "House"
        expectTrue(scene.label("House") != nil && scene.label("Home") == nil)
        screens[0].title = "Hut"
        expectTrue(scene.label("Hut") != nil && scene.label("House") == nil)
    }

    @MainActor @Test
    func `a navigation controller has the tab of whatever its first screen is now`() {
        let navigation = UINavigationController()
        tabs.viewControllers = [navigation]
        let (first, other) = (UIViewController(), UIViewController())
        (first.title, other.title) = ("Library", "Books")
        navigation.pushViewController(first, animated: false)
        expectTrue(navigation.tabBarItem === first.tabBarItem)
        expectTrue(tabs.tabBar.items?.first === first.tabBarItem)
        navigation.viewControllers = [other, first]
        expectTrue(tabs.tabBar.items?.first === other.tabBarItem)
        expectTrue(scene.all(UILabel.self).contains { $0.text == "Books" })
    }

    @MainActor @Test func `a navigation controller keeps what its tab said before it had a screen`()
    {
        let (titled, marked) = (UINavigationController(), UINavigationController())
        titled.title = "Kitchen"
        marked.tabBarItem.badgeValue = "3"
        for navigation in [titled, marked] {
            let screen = UIViewController()
            screen.title = "Soups"
            navigation.viewControllers = [screen]
            expectTrue(navigation.tabBarItem !== screen.tabBarItem)
        }
        tabs.viewControllers = [titled, marked]
        expectTrue(scene.label("Kitchen") != nil)
        expectEqual(tabs.tabBar.items?.map(\.badgeValue), [nil, "3"])
    }

    @MainActor @Test func `a bar of one's own tells its delegate`() {
        final class Listener: UITabBarDelegate {
            var heard: [String] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                heard.append(item.title ?? "")
            }
        }
        let (bar, listener) = (UITabBar(), Listener())
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
        bar.delegate = listener
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let scene = BarScene(width: 320)
        scene.window.addSubview(bar)
        scene.tap("Two")
        expectEqual(listener.heard, ["Two"])
        expectTrue(bar.selectedItem === bar.items?.last)
        expectEqual(scene.label("Two")?.textColor, .systemBlue)
    }
}
