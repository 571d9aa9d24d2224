import Quoin
import QuoinKit
import TestSupport
import Testing

/// What becomes of a controller with a bar when one of its children goes by another way.
@Suite("A controller that leaves a bar's controller")
struct LeavingTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let log = CallLog()
    private let list: RecordingController
    private let detail: RecordingController

    init() {
        list = RecordingController("list", log: log)
        detail = RecordingController("detail", log: log)
    }

    private func show(_ controller: ViewController) {
        window.rootViewController = controller
        window.tick(at: 0)
        _ = log.take()
    }

    private func appearances() -> [String] {
        log.take().filter { $0.hasSuffix("ppear") }
    }

    @Test("is no longer on the stack, and the one below is shown")
    func removal() {
        let navigation = NavigationController()
        navigation.viewControllers = [list, detail]
        show(navigation)
        expectTrue(navigation.navigationBar.showsBackButton)
        detail.removeFromParent()
        expectEqual(navigation.viewControllers.map { $0 === list }, [true])
        expectTrue(navigation.topViewController === list)
        expectEqual(navigation.children.count, 1)
        expectEqual(navigation.navigationBar.title, "list")
        expectTrue(!navigation.navigationBar.showsBackButton)
        window.tick(at: 1)
        expectTrue(list.view.window === window)
        expectTrue(detail.view.window == nil)
        expectEqual(
            appearances(),
            [
                "detail.viewWillDisappear", "list.viewWillAppear", "detail.viewDidDisappear",
                "list.viewDidAppear",
            ])
        navigation.pushViewController(detail, animated: false)
        expectEqual(navigation.viewControllers.count, 2)
        expectTrue(detail.parent === navigation)
    }

    @Test("from below the top changes only the way back")
    func removalBelow() {
        let navigation = NavigationController()
        let middle = ViewController()
        middle.title = "middle"
        navigation.viewControllers = [list, middle, detail]
        show(navigation)
        middle.removeFromParent()
        expectEqual(navigation.viewControllers.map { $0 === middle }, [false, false])
        expectEqual(navigation.navigationBar.backTitle, "list")
        window.tick(at: 1)
        expectTrue(detail.view.window === window)
        expectEqual(appearances(), [])
    }

    @Test("as the last one leaves the bar alone")
    func removalOfAll() {
        let navigation = NavigationController(rootViewController: list)
        show(navigation)
        list.removeFromParent()
        expectTrue(navigation.viewControllers.isEmpty)
        expectEqual(navigation.navigationBar.title, "")
        window.tick(at: 1)
        expectTrue(list.view.window == nil)
        expectEqual(appearances(), ["list.viewWillDisappear", "list.viewDidDisappear"])
        navigation.pushViewController(detail, animated: false)
        window.tick(at: 2)
        expectTrue(detail.view.window === window)
    }

    @Test("for another stack stands in that one alone")
    func moving() {
        let (first, second) = (NavigationController(), NavigationController())
        let tabs = TabBarController()
        first.viewControllers = [list, detail]
        tabs.viewControllers = [first, second]
        show(tabs)
        second.pushViewController(detail, animated: false)
        expectEqual(first.viewControllers.map { $0 === list }, [true])
        expectEqual(second.viewControllers.map { $0 === detail }, [true])
        expectEqual(first.children.count, 1)
        window.tick(at: 1)
        expectTrue(list.view.window === window)
        expectTrue(detail.view.window == nil)
        tabs.selectedIndex = 1
        window.tick(at: 2)
        expectTrue(detail.view.window === window)
        expectTrue(detail.view.superview?.superview === second.view)
        // A parent without a bar takes it, too.
        let plain = ViewController()
        plain.addChild(detail)
        plain.view.addSubview(detail.view)
        expectTrue(second.viewControllers.isEmpty)
        window.tick(at: 3)
        expectTrue(detail.view.superview === plain.view)
    }

    @Test("takes its tab along, and the first of the others is shown")
    func tabs() {
        let tabs = TabBarController()
        let third = ViewController()
        third.title = "third"
        tabs.viewControllers = [third, list, detail]
        tabs.selectedIndex = 1
        show(tabs)
        detail.removeFromParent()
        expectEqual(tabs.tabBar.titles, ["third", "list"])
        expectEqual(tabs.selectedIndex, 1)
        window.tick(at: 1)
        expectEqual(appearances(), [])
        list.removeFromParent()
        expectEqual(tabs.viewControllers.map { $0 === third }, [true])
        expectTrue(tabs.selectedViewController === third)
        window.tick(at: 2)
        expectTrue(third.view.window === window)
        expectTrue(list.view.window == nil)
        third.removeFromParent()
        expectTrue(tabs.selectedViewController == nil)
        expectEqual(tabs.tabBar.titles, [])
    }

    @Test("by the stack's own way leaves as it did")
    func pop() {
        let navigation = NavigationController()
        navigation.viewControllers = [list, detail]
        show(navigation)
        expectTrue(navigation.popViewController(animated: false) === detail)
        window.tick(at: 1)
        expectEqual(
            appearances(),
            [
                "detail.viewWillDisappear", "list.viewWillAppear", "detail.viewDidDisappear",
                "list.viewDidAppear",
            ])
    }

    @Test("while a hook takes it elsewhere has one parent in the end")
    func hooks() {
        let (first, second) = (NavigationController(), NavigationController())
        let third = ViewController()
        first.viewControllers = [list, detail]
        show(first)
        // As the one below comes, the one that leaves is put somewhere else.
        list.onCall["viewWillAppear"] = { [detail] _ in third.addChild(detail) }
        second.pushViewController(detail, animated: false)
        window.tick(at: 1)
        let holders = [first, second, third].filter { holder in
            holder.children.contains { $0 === detail }
        }
        expectEqual(holders.count, 1)
        expectTrue(detail.parent === holders.first)
        expectEqual(second.viewControllers.count, second.children.count)
    }

    @Test("cannot be its own child, and says why")
    func itself() {
        let controller = ViewController()
        window.rootViewController = controller
        var messages: [String] = []
        window.onDiagnostic = { messages.append($0.message) }
        controller.addChild(controller)
        expectTrue(controller.children.isEmpty)
        expectEqual(messages.count, 1)
        expectEqual(messages.first?.hasSuffix(": it would contain itself."), true)
    }

    @Test("keeps insets that are numbers", arguments: [Double.nan, .infinity])
    func insets(number: Double) {
        let controller = ViewController()
        controller.additionalSafeAreaInsets = EdgeInsets(top: number)
        expectEqual(controller.additionalSafeAreaInsets, .zero)
        controller.additionalSafeAreaInsets = EdgeInsets(top: 7)
        window.rootViewController = controller
        var messages: [String] = []
        window.onDiagnostic = { messages.append($0.message) }
        controller.additionalSafeAreaInsets = EdgeInsets(left: number)
        expectEqual(messages.count, 1)
        expectEqual(controller.additionalSafeAreaInsets, EdgeInsets(top: 7))
        expectEqual(controller.view.safeAreaInsets, EdgeInsets(top: 7))
    }
}
