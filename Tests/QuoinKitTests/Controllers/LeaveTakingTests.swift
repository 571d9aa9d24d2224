import Quoin
import QuoinKit
import TestSupport
import Testing

/// What a controller can still say to its parent as it goes.
@Suite("A controller that a bar's controller lets go")
struct LeaveTakingTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let navigation = NavigationController()
    private let log = CallLog()
    private let list: RecordingController
    private let detail: Leaver

    /// A controller that also writes down when it moves.
    final class Leaver: RecordingController {
        override func willMove(toParent parent: ViewController?) {
            super.willMove(toParent: parent)
            log.add("detail.willMove \(parent == nil ? "out" : "in")")
        }

        override func didMove(toParent parent: ViewController?) {
            super.didMove(toParent: parent)
            log.add("detail.didMove \(parent == nil ? "out" : "in")")
        }
    }

    init() {
        list = RecordingController("list", log: log)
        detail = Leaver("detail", log: log)
        navigation.viewControllers = [list, detail]
        window.safeAreaInsets = EdgeInsets(top: 20)
        window.rootViewController = navigation
        window.tick(at: 0)
        _ = log.take()
    }

    private func steps() -> [String] {
        log.take().filter { $0.hasSuffix("ppear") || $0.contains("Move") }
    }

    @Test("hears that it disappears while it has its parent")
    func order() {
        var parents: [ViewController?] = []
        detail.onCall["viewWillDisappear"] = { parents.append($0.parent) }
        detail.onCall["viewDidDisappear"] = { parents.append($0.parent) }
        navigation.popViewController(animated: true)
        window.tick(at: 1)
        expectEqual(parents.map { $0 === navigation }, [true, false])
        expectEqual(
            steps(),
            [
                "detail.willMove out", "detail.viewWillDisappear", "list.viewWillAppear",
                "detail.viewDidDisappear", "detail.didMove out", "list.viewDidAppear",
            ])
    }

    @Test("can give back the bar that it has hidden")
    func bar() {
        navigation.isNavigationBarHidden = true
        window.tick(at: 1)
        detail.onCall["viewWillDisappear"] = { leaving in
            leaving.navigationController?.setNavigationBarHidden(false, animated: true)
        }
        navigation.popViewController(animated: true)
        window.tick(at: 2)
        expectTrue(!navigation.isNavigationBarHidden)
        // A status bar of 20 and a bar of 44.
        expectEqual(list.view.safeAreaInsets, EdgeInsets(top: 64))
    }

    @Test("stays if it is asked for again as it disappears")
    func stay() {
        detail.onCall["viewWillDisappear"] = { [navigation, list] leaving in
            leaving.onCall = [:]
            navigation.setViewControllers([list, leaving], animated: false)
        }
        navigation.popViewController(animated: true)
        window.tick(at: 1)
        window.tick(at: 2)
        expectTrue(navigation.topViewController === detail && detail.parent === navigation)
        expectTrue(detail.view.window === window && list.viewIfLoaded?.window == nil)
        expectEqual(
            steps(),
            [
                "detail.willMove out", "detail.viewWillDisappear", "detail.didMove out",
                "detail.willMove in", "detail.didMove in", "detail.viewDidDisappear",
                "detail.viewWillAppear", "detail.viewDidAppear",
            ])
    }

    @Test("hears it behind tabs, too")
    func tabs() {
        let tabs = TabBarController()
        navigation.viewControllers = [list]
        tabs.viewControllers = [detail, ViewController()]
        window.rootViewController = tabs
        window.tick(at: 1)
        var parent: ViewController?
        detail.onCall["viewWillDisappear"] = { parent = $0.parent }
        tabs.viewControllers = [ViewController()]
        window.tick(at: 2)
        expectTrue(parent === tabs)
        expectTrue(detail.parent == nil && detail.view.window == nil)
    }

    @Test("hears nothing of it while the stack is in no window")
    func withoutWindow() {
        window.rootViewController = nil
        window.tick(at: 1)
        _ = log.take()
        navigation.popViewController(animated: true)
        expectEqual(steps(), ["detail.willMove out", "detail.didMove out"])
        window.rootViewController = navigation
        window.tick(at: 2)
        expectTrue(list.view.window === window && detail.view.window == nil)
    }
}
