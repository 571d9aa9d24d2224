import QuoinUIKit
import TestSupport
import Testing

/// How high bars are, as screens ask while they are loaded.
@MainActor
@Suite("Bars of screens that are being loaded") struct EarlyBarTests {
    private final class Screen: UIViewController {
        var frames: [CGRect] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            frames = [
                navigationController?.navigationBar.frame, tabBarController?.tabBar.frame,
            ].compactMap { $0 }
        }
    }
    private final class Tabs: UITabBarController {
        var height: CGFloat = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            height = tabBar.frame.height
        }
    }

    @MainActor @Test("they are as wide as the screen, and as high as they will be")
    func sizes() {
        let screen = Screen()
        let tabs = Tabs()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let width = UIScreen.main.bounds.width
        expectEqual(screen.frames.map(\.width), [width, width])
        expectEqual(screen.frames.map(\.height), [44, 49])
        expectEqual(tabs.height, 49)
    }
}
