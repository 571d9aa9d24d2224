import QuoinUIKit
import TestSupport
import Testing

/// Screens in front of others, and what becomes of them when those around them change.
@MainActor
@Suite struct PresentingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screen = UIViewController()

    @MainActor @Test func `what is presented goes with what presented it`() {
        let (sheet, detail, help) = (UIViewController(), UIViewController(), UIViewController())
        window.rootViewController = screen
        screen.present(sheet, animated: false)
        sheet.present(detail, animated: false)
        detail.present(help, animated: false)
        window.tick(after: 0.1)
        // One in the middle takes away those in front of it only.
        sheet.dismiss(animated: false)
        window.tick(after: 0.1)
        expectTrue(sheet.view.window === window)
        expectTrue(detail.view.window == nil && help.view.window == nil)
        expectTrue(sheet.presentedViewController == nil && detail.presentedViewController == nil)
        expectTrue(detail.presentingViewController == nil && help.presentingViewController == nil)
        sheet.present(help, animated: false)
        screen.dismiss(animated: false)
        window.tick(after: 0.1)
        expectTrue(sheet.view.window == nil && help.view.window == nil)
        expectTrue(screen.presentedViewController == nil && sheet.presentedViewController == nil)
    }

    @MainActor @Test func `what is presented fills the window, whatever size that comes to have`() {
        let sheet = UIViewController()
        window.rootViewController = screen
        window.tick(after: 0.1)
        screen.present(sheet, animated: false)
        window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        window.tick(after: 0.1)
        expectEqual(sheet.view.frame, window.bounds)
        window.show(deviceNamed: "iPhone X", isLandscape: true)
        window.tick(after: 0.1)
        expectEqual(sheet.view.frame, window.bounds)
    }

    @MainActor @Test
    func `what is in another controller is presented by the outermost, and asks it to go`() {
        let (form, list) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        window.tick(after: 0.1)
        // A form with a bar of its own, as people present it, and close it.
        let sheet = UINavigationController(rootViewController: form)
        screen.present(sheet, animated: false)
        window.tick(after: 0.1)
        expectTrue(
            screen.presentedViewController === sheet && tabs.presentedViewController === sheet)
        expectTrue(
            form.presentingViewController === tabs && sheet.presentingViewController === tabs)
        // What has asked may leave: it does not take along what is in front of all.
        navigation.setViewControllers([list], animated: false)
        window.tick(after: 0.1)
        expectTrue(sheet.view.window === window && list.presentedViewController === sheet)
        form.dismiss(animated: false)
        window.tick(after: 0.1)
        expectTrue(sheet.view.window == nil && form.presentingViewController == nil)
        expectTrue(tabs.presentedViewController == nil && list.presentedViewController == nil)
    }

    @MainActor @Test func `the nearest context presents what asks for one`() {
        let navigation = UINavigationController(rootViewController: screen)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overCurrentContext
        window.rootViewController = navigation
        screen.present(sheet, animated: false)
        expectTrue(sheet.presentingViewController === navigation)
        sheet.dismiss(animated: false)
        screen.definesPresentationContext = true
        screen.present(sheet, animated: false)
        expectTrue(sheet.presentingViewController === screen)
        expectTrue(navigation.presentedViewController == nil)
    }

    @MainActor @Test func `what cannot be presented leaves everything as it is`() {
        let (sheet, other, lone) = (UIViewController(), UIViewController(), UIViewController())
        window.rootViewController = screen
        screen.present(sheet, animated: false)
        // It presents one already; that one is presented already; the other is not in a window.
        screen.present(other, animated: false)
        other.present(sheet, animated: false)
        sheet.present(screen, animated: false)
        lone.present(other, animated: false)
        window.tick(after: 0.1)
        expectTrue(
            screen.presentedViewController === sheet && sheet.presentingViewController === screen)
        expectTrue(other.presentedViewController == nil && other.presentingViewController == nil)
        expectTrue(sheet.presentedViewController == nil && lone.presentedViewController == nil)
        sheet.present(other, animated: false)
        expectTrue(other.view.window === window)
    }

    @MainActor @Test func `what presents is not presented by what is in front of it`() {
        let (sheet, outer) = (UIViewController(), UIViewController())
        window.rootViewController = UIViewController()
        window.addSubview(screen.view)
        screen.present(sheet, animated: false)
        sheet.present(screen, animated: false)
        expectTrue(sheet.presentedViewController == nil && screen.presentingViewController == nil)
        // Nor is what that comes to be in.
        outer.addChild(screen)
        sheet.present(outer, animated: false)
        expectTrue(sheet.presentedViewController == nil && outer.presentingViewController == nil)
        screen.dismiss(animated: false)
        expectTrue(screen.presentedViewController == nil)
        window.tick(after: 0.1)
        expectTrue(sheet.view.window == nil)
    }

    @MainActor @Test func `what comes into what it presents does not present it any more`() {
        let (sheet, detail, inner) = (
            UITabBarController(), UITabBarController(), UIViewController()
        )
        window.rootViewController = screen
        screen.addChild(inner)
        screen.present(sheet, animated: false)
        sheet.present(detail, animated: false)
        window.tick(after: 0.1)
        window.rootViewController = nil
        detail.viewControllers = [screen]
        expectTrue(screen.parent === detail && screen.presentedViewController == nil)
        expectTrue(sheet.presentingViewController == nil && detail.presentingViewController == nil)
    }

    @MainActor @Test func `what takes in who presents it may present more as it goes`() {
        final class Leaving: UIViewController {
            var presentsAnother: () -> Void = {}
            override func viewWillDisappear(_ animated: Bool) { presentsAnother() }
        }
        let (sheet, other) = (Leaving(), UIViewController())
        window.rootViewController = UIViewController()
        window.addSubview(screen.view)
        screen.present(sheet, animated: false)
        window.tick(after: 0.1)
        var isAsked = false
        sheet.presentsAnother = { [screen] in
            isAsked = true
            screen.present(other, animated: false)
        }
        sheet.addChild(screen)
        expectTrue(isAsked && screen.parent === sheet)
        expectTrue(sheet.presentingViewController == nil && sheet.view.window == nil)
    }

    @MainActor @Test func `what a root presents goes with it`() {
        let (sheet, detail, other) = (UIViewController(), UIViewController(), UIViewController())
        window.rootViewController = screen
        screen.present(sheet, animated: false)
        sheet.present(detail, animated: false)
        window.tick(after: 0.1)
        window.rootViewController = other
        window.tick(after: 0.1)
        expectTrue(sheet.view.window == nil && detail.view.window == nil)
        expectTrue(screen.presentedViewController == nil)
        window.rootViewController = screen
        screen.present(sheet, animated: false)
        window.tick(after: 0.1)
        expectTrue(sheet.view.window === window)
    }

    @MainActor @Test func `what is dismissed while its view loads does not come`() {
        final class Hasty: UIViewController {
            var other: UIViewController?
            override func viewDidLoad() { other?.dismiss(animated: false) }
        }
        let sheet = Hasty()
        sheet.other = screen
        window.rootViewController = screen
        var isOver = false
        screen.present(sheet, animated: false) { isOver = true }
        window.tick(after: 0.1)
        expectTrue(sheet.view.window == nil && sheet.presentingViewController == nil)
        expectTrue(screen.presentedViewController == nil && isOver)
    }

    @MainActor @Test func `what a screen presents that is in no other goes with its view`() {
        let (tabs, sheet) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [screen, UIViewController()]
        window.rootViewController = tabs
        window.tick(after: 0.1)
        tabs.viewControllers = [UIViewController()]
        // The screen is shown for the rest of the turn.
        screen.present(sheet, animated: false)
        window.tick(after: 0.1)
        expectTrue(screen.view.window == nil && sheet.view.window == nil)
        expectTrue(screen.presentedViewController == nil)
    }

    @MainActor @Test func `a window without a root shows it again when it is given back`() {
        window.rootViewController = screen
        window.tick(after: 0.1)
        window.rootViewController = nil
        window.tick(after: 0.1)
        expectTrue(screen.view.window == nil)
        window.rootViewController = screen
        window.tick(after: 0.1)
        expectTrue(screen.view.window === window)
    }

    @MainActor @Test func `what was under a bar that is no more has no room left for it`() {
        final class Screen: UIViewController {
            let content = UIView()
            override func viewDidLoad() {
                content.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(content)
                let room = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: room.topAnchor),
                    content.bottomAnchor.constraint(equalTo: room.bottomAnchor),
                    content.leadingAnchor.constraint(equalTo: room.leadingAnchor),
                    content.trailingAnchor.constraint(equalTo: room.trailingAnchor),
                ])
            }
        }
        let detail = Screen()
        window.rootViewController = UINavigationController(rootViewController: detail)
        window.tick(after: 0.1)
        expectEqual(detail.content.frame, CGRect(x: 0, y: 44, width: 320, height: 436))
        window.rootViewController = screen
        window.tick(after: 0.1)
        // Nobody keeps the navigation controller any more.
        expectTrue(detail.parent == nil)
        screen.present(detail, animated: false)
        window.tick(after: 0.1)
        // A sheet, 30 from the top.
        expectEqual(detail.content.frame, CGRect(x: 0, y: 0, width: 320, height: 450))
    }
}
