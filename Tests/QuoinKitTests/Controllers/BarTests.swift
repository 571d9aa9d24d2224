import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Bars")
struct BarTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let controller = ViewController()
    private let top = View()
    private let bottom = View()

    init() throws {
        window.safeAreaInsets = EdgeInsets(top: 20)
        let root = controller.view
        root.addSubview(top)
        root.addSubview(bottom)
        try root.visualConstraints(
            """
            |-[top]-|
            |-[bottom]-|
            V:[topLayoutGuide]-[top(10)]
            V:[bottom(10)]-[bottomLayoutGuide]
            """,
            views: [
                "top": top, "bottom": bottom, "topLayoutGuide": controller.topLayoutGuide,
                "bottomLayoutGuide": controller.bottomLayoutGuide,
            ])
    }

    private func show(_ controller: ViewController) {
        window.rootViewController = controller
        window.tick(at: 0)
    }

    private var places: [Double] {
        window.layoutIfNeeded()
        return [top, bottom].map { $0.convert($0.bounds, to: window).minY }
    }

    @Test("that are not there leave the status bar")
    func none() {
        show(controller)
        expectEqual(places, [28, 462])
        expectEqual(top.frame.minX, 16)
        expectEqual(controller.topLayoutGuide.length, 20)
    }

    @Test("of navigation are 44 high under the status bar, and cover while they are translucent")
    func navigation() {
        let navigation = NavigationController(rootViewController: controller)
        show(navigation)
        expectEqual(navigation.navigationBar.frame, Rect(x: 0, y: 20, width: 320, height: 44))
        expectEqual(controller.view.frame, window.bounds)
        expectEqual(controller.topLayoutGuide.layoutFrame, Rect(x: 0, y: 0, width: 320, height: 64))
        expectEqual(controller.view.safeAreaInsets, EdgeInsets(top: 64))
        expectEqual(places, [72, 462])
        navigation.navigationBar.isTranslucent = false
        expectEqual(places, [72, 462])
        expectEqual(controller.view.frame, Rect(x: 0, y: 64, width: 320, height: 416))
        expectEqual(controller.topLayoutGuide.length, 0)
        navigation.setNavigationBarHidden(true, animated: false)
        expectEqual(places, [28, 462])
        expectTrue(navigation.navigationBar.isHidden)
        navigation.isNavigationBarHidden = false
        expectEqual(places, [72, 462])
    }

    @Test("of tabs are 49 high, and cover while they are translucent")
    func tabs() {
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController(), controller]
        tabs.selectedIndex = 1
        show(tabs)
        expectEqual(tabs.tabBar.frame, Rect(x: 0, y: 431, width: 320, height: 49))
        expectEqual(controller.bottomLayoutGuide.length, 49)
        expectEqual(places, [28, 413])
        tabs.tabBar.isTranslucent = false
        expectEqual(places, [28, 413])
        expectEqual(controller.view.frame, Rect(x: 0, y: 0, width: 320, height: 431))
    }

    @Test("of tabs begin where one begins to read")
    func tabsFromTheRight() {
        let tabs = TabBarController()
        tabs.viewControllers = (0..<4).map { _ in ViewController() }
        tabs.selectedIndex = 1
        show(tabs)
        let selected = tabs.tabBar.controlColors.tint
        var places: [Double] {
            DrawingRecorder.drawings(of: tabs.tabBar).filter { $0.color == selected && $0.isFill }
                .map(\.rect.midX)
        }
        expectEqual(places, [120])
        window.traits.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        expectEqual(places, [200])
        tabs.selectedIndex = 0
        expectEqual(places, [280])
    }

    @Test("add up, and to what controllers add themselves")
    func both() {
        window.safeAreaInsets = EdgeInsets(top: 20, bottom: 34)
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: controller)]
        show(tabs)
        expectEqual(controller.view.safeAreaInsets, EdgeInsets(top: 64, bottom: 83))
        expectEqual(places, [72, 480 - 83 - 18])
        controller.additionalSafeAreaInsets = EdgeInsets(top: 6)
        expectEqual(places, [78, 480 - 83 - 18])
    }

    @Test("are as high as they ask for, and controllers know those that they are in")
    func ancestors() {
        let (tabs, navigation, other) = (
            TabBarController(), NavigationController(), ViewController()
        )
        let (screen, child) = (ViewController(), ViewController())
        navigation.viewControllers = [screen]
        tabs.viewControllers = [navigation, other]
        screen.addChild(child)
        expectTrue(child.tabBarController === tabs && tabs.tabBarController == nil)
        expectTrue(child.navigationController === navigation && other.navigationController == nil)
        expectTrue(navigation.visibleViewController === screen)
        expectEqual(navigation.navigationBar.intrinsicContentSize.height, 44)
        expectEqual(
            tabs.tabBar.intrinsicContentSize, Size(width: View.noIntrinsicMetric, height: 49))
        tabs.selectedViewController = other
        expectEqual(tabs.selectedIndex, 1)
        tabs.selectedViewController = screen
        tabs.selectedViewController = nil
        expectTrue(tabs.selectedViewController === other && tabs.tabBar.selectedIndex == 1)
        expectEqual(screen.traitCollection, screen.traits)
    }

    @Test("draw titles and ways back, twice as long when texts are doubled")
    func drawing() {
        let first = ViewController()
        first.title = "List"
        controller.title = "Item"
        let navigation = NavigationController(rootViewController: first)
        navigation.pushViewController(controller, animated: false)
        let tabs = TabBarController()
        tabs.viewControllers = [navigation, ViewController()]
        navigation.title = "Now"
        show(tabs)
        let texts = DrawingRecorder.drawings(of: window).compactMap(\.text)
        expectEqual(texts, ["‹ List", "Item", "Now"])
        controller.title = "Thing"
        window.doublesLocalizedText = true
        expectEqual(
            DrawingRecorder.drawings(of: window).compactMap(\.text),
            ["‹ List ‹ List", "Thing Thing", "Now Now"])
    }

    @Test("give root views 16 at the sides, or 20 on wide ones, unless others are set")
    func margins() {
        show(controller)
        expectEqual(controller.view.layoutMargins, EdgeInsets(top: 20, left: 16, right: 16))
        window.traits.horizontalSizeClass = .regular
        expectEqual(controller.view.layoutMargins, EdgeInsets(top: 20, left: 20, right: 20))
        controller.view.layoutMargins = EdgeInsets(5)
        window.traits.horizontalSizeClass = .compact
        expectEqual(
            controller.view.layoutMargins, EdgeInsets(top: 25, left: 5, bottom: 5, right: 5))
    }

    @Test("call the tab of a navigation as the screen that it begins with, unless it has a title")
    func titlesOnTabs() {
        let (first, second) = (ViewController(), ViewController())
        let navigation = NavigationController(rootViewController: first)
        let tabs = TabBarController()
        tabs.viewControllers = [navigation]
        expectEqual(tabs.tabBar.titles, [""])
        first.title = "Home"
        expectEqual(tabs.tabBar.titles, ["Home"])
        second.title = "Detail"
        navigation.pushViewController(second, animated: false)
        expectEqual(tabs.tabBar.titles, ["Home"])
        navigation.title = "Own"
        expectEqual(tabs.tabBar.titles, ["Own"])
    }
}
