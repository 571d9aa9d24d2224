import QuoinUIKit
import TestSupport
import Testing

/// Controllers with bars, and what stands around them.
@MainActor
@Suite struct ContainerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screen = UIViewController()

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.layoutIfNeeded()
    }

    @MainActor @Test func `the views of controllers with bars stand in the window`() {
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        for controller in [screen, navigation, tabs] {
            expectTrue(controller.view.window === window)
            expectEqual(controller.view.frame, window.bounds)
        }
        expectTrue(screen.view.isDescendant(of: navigation.view))
        expectTrue(navigation.view.isDescendant(of: tabs.view))
        expectTrue(tabs.view.superview === window)
        expectTrue(navigation.view.next === navigation)
        expectEqual(screen.view.convert(CGPoint.zero, to: tabs.view), .zero)
    }

    @MainActor @Test func `what is put over a controller with a bar is shown there`() {
        let navigation = UINavigationController(rootViewController: screen)
        let overlay = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        navigation.view.addSubview(overlay)
        show(navigation)
        expectTrue(overlay.window === window)
        expectTrue(overlay.superview === navigation.view)
        expectTrue(navigation.view.subviews.last === overlay)
        expectTrue(window.hitTest(CGPoint(x: 15, y: 25), with: nil) === overlay)
    }

    @MainActor @Test func `a controller with a bar can be the child of any other`() {
        final class Split: UIViewController {
            let navigation = UINavigationController(rootViewController: UIViewController())
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(navigation)
                navigation.view.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(navigation.view)
                NSLayoutConstraint.activate([
                    navigation.view.topAnchor.constraint(equalTo: view.topAnchor),
                    navigation.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    navigation.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    navigation.view.widthAnchor.constraint(equalToConstant: 200),
                ])
                navigation.didMove(toParent: self)
            }
        }
        let split = Split()
        show(split)
        expectEqual(split.navigation.view.frame, CGRect(x: 0, y: 0, width: 200, height: 480))
        expectEqual(
            split.navigation.topViewController?.view.frame,
            CGRect(x: 0, y: 0, width: 200, height: 480))
        expectTrue(split.navigation.topViewController?.view.window === window)
        let columns = UISplitViewController()
        let later = UINavigationController(rootViewController: screen)
        columns.viewControllers = [later]
        show(columns)
        expectTrue(screen.view.window === window)
        expectEqual(screen.view.frame, window.bounds)
    }

    @MainActor @Test func `bars have the frames at which they are drawn`() {
        window.show(deviceNamed: "iPhone 6")
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        show(tabs)
        // 375 × 667, a status bar of 20, a bar of 44 at the top and one of 49 at the bottom.
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: 375, height: 44))
        expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 618, width: 375, height: 49))
        expectEqual(navigation.navigationBar.bounds, CGRect(x: 0, y: 0, width: 375, height: 44))
        expectTrue(navigation.navigationBar.superview === navigation.view)
        expectTrue(tabs.tabBar.window === window)
        expectEqual(
            screen.view.safeAreaInsets, UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    }

    @MainActor @Test
    func `tabs reach the edge of the screen, and stand above what the device covers`() {
        window.show(deviceNamed: "iPhone 14")
        let tabs = UITabBarController()
        let other = UIViewController()
        (screen.tabBarItem.title, other.tabBarItem.title) = ("One", "Two")
        tabs.viewControllers = [screen, other]
        show(tabs)
        window.tick()
        // 844 high, of which the lowest 34 are covered; the tabs take 49 above that.
        expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 761, width: 390, height: 83))
        expectEqual(tabs.tabBar.safeAreaInsets.bottom, 34)
        expectEqual(screen.view.safeAreaInsets.bottom, 83)
        let hit = window.hitTest(CGPoint(x: 100, y: 790), with: nil)
        expectEqual(hit?.frame, CGRect(x: 0, y: 0, width: 195, height: 49))
        // Beneath them nothing is touched but the bar.
        expectTrue(window.hitTest(CGPoint(x: 100, y: 830), with: nil) === tabs.tabBar)
        // A bar in no controller is as high as its tabs.
        expectEqual(UITabBar().intrinsicContentSize.height, 49)
    }

    @MainActor @Test func `a bar knows the items of the screens, and shows their titles`() {
        screen.title = "Recipes"
        let navigation = UINavigationController(rootViewController: screen)
        let (bar, detail) = (navigation.navigationBar, UIViewController())
        expectTrue(bar.topItem === screen.navigationItem)
        expectTrue(bar.backItem == nil)
        navigation.pushViewController(detail, animated: false)
        expectTrue(bar.topItem === detail.navigationItem)
        expectTrue(bar.backItem === screen.navigationItem)
        bar.topItem?.title = "Soup"
        show(navigation)
        expectTrue(window.quoin.svg().contains("Soup"))
        let free = UINavigationBar()
        free.setItems(
            [UINavigationItem(title: "One"), UINavigationItem(title: "Two")], animated: false)
        expectEqual(free.topItem?.title, "Two")
        expectEqual(free.backItem?.title, "One")
    }

    @MainActor @Test func `opaque bars leave less room`() {
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        navigation.navigationBar.isTranslucent = false
        tabs.viewControllers = [navigation]
        show(tabs)
        expectEqual(screen.view.frame, CGRect(x: 0, y: 44, width: 320, height: 436))
        tabs.tabBar.isTranslucent = false
        window.layoutIfNeeded()
        expectEqual(navigation.view.frame, CGRect(x: 0, y: 0, width: 320, height: 431))
        expectEqual(screen.view.frame, CGRect(x: 0, y: 44, width: 320, height: 387))
        expectEqual(screen.view.safeAreaInsets, .zero)
        navigation.navigationBar.isTranslucent = true
        window.layoutIfNeeded()
        expectEqual(screen.view.frame, CGRect(x: 0, y: 0, width: 320, height: 431))
        expectEqual(screen.view.safeAreaInsets.top, 44)
    }

    @MainActor @Test func `hidden bars cover nothing, whoever hides them`() {
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        navigation.navigationBar.isHidden = true
        show(tabs)
        expectEqual(screen.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        tabs.tabBar.isHidden = true
        window.layoutIfNeeded()
        expectEqual(screen.view.safeAreaInsets, .zero)
        navigation.navigationBar.isHidden = false
        tabs.tabBar.isHidden = false
        window.layoutIfNeeded()
        expectEqual(
            screen.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
        navigation.setNavigationBarHidden(true, animated: false)
        expectTrue(navigation.navigationBar.isHidden)
        window.layoutIfNeeded()
        expectEqual(screen.view.safeAreaInsets.top, 0)
        navigation.isNavigationBarHidden = false
        expectTrue(!navigation.navigationBar.isHidden)
    }

    @MainActor @Test func `views follow a bar by constraints, and stand in it`() {
        let navigation = UINavigationController(rootViewController: screen)
        let progress = UIView()
        progress.translatesAutoresizingMaskIntoConstraints = false
        let bar = navigation.navigationBar
        bar.addSubview(progress)
        NSLayoutConstraint.activate([
            progress.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            progress.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            progress.heightAnchor.constraint(equalToConstant: 2),
            progress.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5),
        ])
        show(navigation)
        expectEqual(progress.frame, CGRect(x: 0, y: 42, width: 160, height: 2))
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        navigation.view.addSubview(below)
        NSLayoutConstraint.activate([
            below.topAnchor.constraint(equalTo: bar.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 5),
            below.heightAnchor.constraint(equalToConstant: 5),
        ])
        window.layoutIfNeeded()
        expectEqual(below.frame, CGRect(x: 0, y: 44, width: 5, height: 5))
    }

    private final class Noted: UIViewController {
        var note: (String) -> Void = { _ in }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("did disappear")
        }
    }

    @MainActor @Test
    func `a popped screen that nobody else keeps hears that it disappears, and goes`() {
        var calls: [String] = []
        weak var gone: UIViewController?
        let navigation = UINavigationController(rootViewController: screen)
        do {
            let detail = Noted()
            detail.note = { calls.append($0) }
            navigation.pushViewController(detail, animated: false)
            gone = detail
        }
        show(navigation)
        window.tick()
        calls = []
        navigation.popViewController(animated: false)
        window.tick(after: 0.1)
        expectEqual(calls, ["will disappear", "did disappear"])
        expectTrue(gone == nil)
    }

    @MainActor @Test
    func `presenting ends when the screen has appeared, dismissing when it is gone`() {
        var calls: [String] = []
        let sheet = Noted()
        sheet.note = { calls.append($0) }
        show(screen)
        screen.present(sheet, animated: true) { calls.append("presented") }
        expectTrue(calls.isEmpty)
        window.tick(after: 0.1)
        expectEqual(calls, ["did appear", "presented"])
        expectTrue(screen.presentedViewController === sheet)
        calls = []
        sheet.dismiss(animated: true) { calls.append("dismissed") }
        window.tick(after: 0.1)
        expectEqual(calls, ["will disappear", "did disappear", "dismissed"])
        // Without a window nothing ends, and when it goes before it has come, it ends at once.
        calls = []
        UIViewController().present(UIViewController(), animated: false) { calls.append("one") }
        let brief = UIViewController()
        screen.present(brief, animated: false) { calls.append("two") }
        brief.dismiss(animated: false) { calls.append("three") }
        window.tick(after: 0.1)
        expectEqual(calls, ["two", "three"])
    }

    @MainActor @Test func `screens that leave by another way leave the lists of their containers`()
    {
        let navigation = UINavigationController(rootViewController: screen)
        let (detail, other) = (UIViewController(), UINavigationController())
        navigation.pushViewController(detail, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        show(tabs)
        other.pushViewController(detail, animated: false)
        expectEqual(navigation.viewControllers, [screen])
        expectEqual(navigation.children, [screen])
        expectEqual(other.children, [detail])
        expectTrue(detail.navigationController === other)
        other.removeFromParent()
        expectEqual(tabs.viewControllers, [navigation])
        expectEqual(tabs.children, [navigation])
        expectEqual(tabs.tabBar.items?.count, 1)
        let plain = UIViewController()
        plain.addChild(detail)
        plain.addChild(detail)
        expectEqual(plain.children, [detail])
        expectTrue(other.viewControllers.isEmpty)
    }

    @MainActor @Test func `a controller is not its own child, nor that of one in it`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        outer.addChild(outer)
        inner.addChild(outer)
        expectEqual(outer.children, [inner])
        expectTrue(inner.children.isEmpty)
        expectTrue(outer.parent == nil)
        let navigation = UINavigationController(rootViewController: outer)
        navigation.pushViewController(navigation, animated: false)
        expectEqual(navigation.children, [outer])
        expectEqual(navigation.viewControllers, [outer])
    }

    @MainActor @Test func `the bar's title is drawn, and the tree is let go of with its window`() {
        weak var gone: UINavigationController?
        weak var bar: UINavigationBar?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let first = UIViewController()
            first.title = "Recipes"
            let navigation = UINavigationController(rootViewController: first)
            window.rootViewController = navigation
            window.layoutIfNeeded()
            expectTrue(window.quoin.svg().contains("Recipes"))
            (gone, bar) = (navigation, navigation.navigationBar)
            expectTrue(bar != nil)
        }
        expectTrue(gone == nil)
        expectTrue(bar == nil)
    }
}
