import Quoin
import QuoinKit
import TestSupport
import Testing

/// Stacks in which something changes before what was changed last has come to its end.
@Suite("A stack that changes in the middle of a change")
struct InterruptedTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private let list = RecordingController("list")
    private let detail = RecordingController("detail")

    @Test("shows what it was about to take away, if that is to be shown when it comes back")
    func comingBack() {
        let host = ViewController()
        let navigation = NavigationController(rootViewController: list)
        window.rootViewController = host
        host.addChild(navigation)
        host.view.addSubview(navigation.view)
        window.tick(at: 0)
        navigation.pushViewController(detail)
        navigation.view.removeFromSuperview()
        navigation.popViewController()
        host.view.addSubview(navigation.view)
        window.tick(at: 1)
        window.tick(at: 2)
        expectTrue(list.view.window === window)
        expectTrue(detail.view.window == nil)
        let once = [
            "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ]
        expectEqual(list.appearances, once + ["viewWillAppear", "viewDidAppear"])
    }

    @Test("gives what comes and goes the size that the window has come to have")
    func resizedBefore() {
        let navigation = NavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.tick(at: 0)
        detail.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.frame.size = Size(width: 480, height: 200)
        navigation.pushViewController(detail)
        navigation.popViewController()
        window.tick(at: 1)
        expectEqual(detail.view.frame, Rect(x: 0, y: 0, width: 480, height: 200))
    }
}
