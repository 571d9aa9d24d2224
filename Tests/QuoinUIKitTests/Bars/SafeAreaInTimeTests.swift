import QuoinUIKit
import TestSupport
import Testing

/// What a screen finds of the bars over it as it comes.
@MainActor
@Suite struct SafeAreaInTimeTests {
    /// Takes down what it has, as it is about to be laid out, of room, safe area and insets.
    private final class Screen: UITableViewController {
        private(set) var frame = CGRect.zero
        private(set) var safeArea = UIEdgeInsets.zero
        private(set) var insets = UIEdgeInsets.zero

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            (frame, safeArea) = (view.frame, view.safeAreaInsets)
            insets = tableView.adjustedContentInset
        }

        /// Whether it is still so once all is laid out.
        var stays: Bool {
            frame == view.frame && safeArea == view.safeAreaInsets
                && insets == tableView.adjustedContentInset
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = Screen()

    init() { window.show(deviceNamed: "iPhone 14") }

    private func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.tick(after: 1)
    }

    @MainActor @Test func `a screen that is pushed knows what the bars cover as it appears`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        show(navigation)
        navigation.pushViewController(screen, animated: true)
        window.tick(after: 1)
        expectTrue(screen.safeArea.top == 91 && screen.insets.top == 91 && screen.stays)
    }

    @MainActor @Test func `so does the first one of a stack behind a tab, in a window of any size`()
    {
        window.show(deviceNamed: "iPhone 14", isLandscape: true)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        show(tabs)
        expectTrue(screen.frame == window.bounds && screen.safeArea.bottom > 49 && screen.stays)
    }

    @MainActor @Test func `so does one behind another tab, and one that is presented with its bar`()
    {
        let (tabs, sheet) = (UITabBarController(), Screen())
        tabs.viewControllers = [UIViewController(), screen]
        show(tabs)
        tabs.selectedIndex = 1
        window.tick(after: 1)
        expectTrue(screen.safeArea.bottom == 83 && screen.stays)
        // On a sheet, which begins below the notch, the bar alone covers something.
        tabs.present(UINavigationController(rootViewController: sheet), animated: true)
        window.tick(after: 1)
        expectTrue(sheet.safeArea.top == 44 && sheet.safeArea.bottom == 34 && sheet.stays)
        tabs.dismiss(animated: false)
        window.tick(after: 1)
        let whole = UINavigationController(rootViewController: Screen())
        whole.modalPresentationStyle = .fullScreen
        tabs.present(whole, animated: true)
        window.tick(after: 1)
        let inWhole = whole.topViewController as? Screen
        expectTrue(inWhole?.safeArea.top == 91 && inWhole?.stays == true)
    }

    @MainActor @Test func `a screen that hides the bar as it comes knows that it is away`() {
        final class Bare: UIViewController {
            var safeArea = UIEdgeInsets.zero
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
            override func viewIsAppearing(_ animated: Bool) { safeArea = view.safeAreaInsets }
        }
        let (navigation, bare) = (
            UINavigationController(rootViewController: UIViewController()), Bare()
        )
        show(navigation)
        navigation.pushViewController(bare, animated: true)
        window.tick(after: 1)
        expectEqual(bare.safeArea.top, 47)
    }
}
