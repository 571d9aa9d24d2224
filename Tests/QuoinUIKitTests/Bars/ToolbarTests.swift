import QuoinUIKit
import TestSupport
import Testing

/// The bar of buttons below.
@MainActor
@Suite struct ToolbarTests {
    private let first = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    private let second = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
    private let third = UIBarButtonItem(title: "Three", style: .plain, target: nil, action: nil)

    @MainActor @Test
    func `flexible spaces share what is left over, fixed ones are as wide as they say`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
        let scene = BarScene()
        scene.window.addSubview(bar)
        bar.items = [first, second, third]
        let (one, two, three) = (width(of: "One"), width(of: "Two"), width(of: "Three"))
        expectTrue(isNear(scene.place("One")?.minX, 16))
        expectTrue(isNear(scene.place("Two")?.minX, 16 + one + 16))
        bar.items = [first, .flexibleSpace(), second, .flexibleSpace(), third]
        expectTrue(isNear(scene.place("Three")?.maxX, 359))
        let gap = (375 - 32 - one - two - three) / 2
        expectTrue(isNear(scene.place("Two")?.minX, 16 + one + gap))
        bar.items = [first, .fixedSpace(50), second]
        expectTrue(isNear(scene.place("Two")?.minX, 16 + one + 66))
        expectTrue(scene.label("Three") == nil)
        first.isHidden = true
        expectTrue(isNear(scene.place("Two")?.minX, 16 + 50))
        expectTrue(isNear(scene.place("Two")?.midY, 122))
        bar.setItems(nil, animated: false)
        expectTrue(scene.all(UIControl.self).isEmpty)
    }

    @MainActor @Test
    func `a navigation controller's toolbar has the items of the screen that is shown`() {
        let (list, detail) = (UIViewController(), UIViewController())
        list.toolbarItems = [first]
        let navigation = UINavigationController(rootViewController: list)
        let scene = BarScene(showing: navigation)
        expectTrue(scene.label("One") == nil)
        expectTrue(navigation.isToolbarHidden)
        scene.window.layoutIfNeeded()
        expectEqual(list.view.safeAreaInsets.bottom, 0)
        navigation.setToolbarHidden(false, animated: false)
        expectTrue(scene.label("One") != nil)
        expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 436, width: 375, height: 44))
        expectEqual(list.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        navigation.pushViewController(detail, animated: false)
        expectTrue(scene.label("One") == nil)
        detail.toolbarItems = [second]
        expectTrue(scene.label("Two") != nil)
        navigation.popViewController(animated: false)
        expectTrue(scene.label("One") != nil)
        navigation.toolbar.isTranslucent = false
        scene.window.layoutIfNeeded()
        expectEqual(list.view.frame, CGRect(x: 0, y: 0, width: 375, height: 436))
        navigation.isToolbarHidden = true
        expectTrue(scene.label("One") == nil)
        expectEqual(list.view.frame, CGRect(x: 0, y: 0, width: 375, height: 480))
        expectEqual(list.view.safeAreaInsets.bottom, 0)
    }

    @MainActor @Test func `a toolbar can be shown before there is a view`() {
        let list = UIViewController()
        list.toolbarItems = [first]
        let navigation = UINavigationController(rootViewController: list)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let scene = BarScene(showing: tabs)
        // Above the tabs, which are 49 high.
        expectTrue(isNear(scene.place("One")?.midY, 480 - 49 - 22))
        expectEqual(list.view.safeAreaInsets.bottom, 93)
        expectTrue(!navigation.isToolbarHidden)
    }
}
