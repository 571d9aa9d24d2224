import QuoinKit
import TestSupport
import Testing

@testable import QuoinUIKit

/// Bars at the bottom have no ground while nothing is scrolled beneath them.
@MainActor
@Suite struct BottomEdgeTests {
    private final class List: UITableViewController {
        var count = 30
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { count }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
            -> UITableViewCell
        { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let list = List(style: .plain)
    private let tabs = UITabBarController()

    private func looks<Looks: UIBarAppearance>(_ looks: Looks, red: CGFloat) -> Looks {
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
        return looks
    }
    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }
    private func shows(_ color: String) -> Bool { window.quoin.svg().contains(color) }
    private func scrollToEnd() {
        let table: UITableView = list.tableView
        table.contentOffset.y =
            table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom
        window.layoutIfNeeded()
    }

    @MainActor @Test func `a tab bar has its ground while rows are beneath it`() {
        tabs.tabBar.standardAppearance = looks(UITabBarAppearance(), red: 1)
        tabs.viewControllers = [list, UIViewController()]
        show(tabs)
        expectTrue(shows("#ff0000"))
        scrollToEnd()
        expectTrue(!shows("#ff0000"))
        list.tableView.contentOffset.y -= 1
        expectTrue(shows("#ff0000"))
        // Nine rows of 50 end at 450, and the bar begins at 480 - 49 = 431; eight end at 400.
        list.count = 9
        list.tableView.reloadData()
        list.tableView.contentOffset.y = 0
        expectTrue(shows("#ff0000"))
        list.count = 8
        list.tableView.reloadData()
        expectTrue(!shows("#ff0000"))
        list.count = 30
        list.tableView.reloadData()
        expectTrue(shows("#ff0000"))
        // Nothing scrolls on the other screen.
        tabs.selectedIndex = 1
        expectTrue(!shows("#ff0000"))
        tabs.selectedIndex = 0
        expectTrue(shows("#ff0000"))
    }

    @MainActor @Test func `what is said of the edge is drawn there, by the tab before the bar`() {
        tabs.tabBar.standardAppearance = looks(UITabBarAppearance(), red: 1)
        tabs.tabBar.scrollEdgeAppearance = looks(UITabBarAppearance(), red: 0.6)
        tabs.viewControllers = [UINavigationController(rootViewController: list)]
        show(tabs)
        expectTrue(shows("#ff0000") && !shows("#990000"))
        scrollToEnd()
        expectTrue(!shows("#ff0000") && shows("#990000"))
        let item = tabs.tabBar.items?.first
        item?.scrollEdgeAppearance = looks(UITabBarAppearance(), red: 0.8)
        expectTrue(shows("#cc0000"))
        item?.standardAppearance = looks(UITabBarAppearance(), red: 0.2)
        list.tableView.contentOffset.y -= 1
        expectTrue(shows("#330000"))
    }

    @MainActor @Test func `an opaque bar keeps its ground`() {
        tabs.tabBar.standardAppearance = looks(UITabBarAppearance(), red: 1)
        tabs.tabBar.isTranslucent = false
        tabs.viewControllers = [list]
        show(tabs)
        expectTrue(shows("#ff0000"))
    }

    @MainActor @Test func `a screen that comes onto a stack in a tab is followed from then on`() {
        tabs.tabBar.standardAppearance = looks(UITabBarAppearance(), red: 1)
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack]
        show(tabs)
        expectTrue(!shows("#ff0000"))
        stack.pushViewController(list, animated: false)
        window.layoutIfNeeded()
        expectTrue(shows("#ff0000"))
        scrollToEnd()
        expectTrue(!shows("#ff0000"))
        stack.popViewController(animated: false)
        window.layoutIfNeeded()
        // It has nothing to do with the bar any more.
        list.tableView.contentOffset.y = 0
        expectTrue(!shows("#ff0000"))
        expectEqual(list.tableView.scroll?.bottomFollowers.isEmpty, true)
    }

    @MainActor @Test func `toolbars do as tab bars do`() {
        let stack = UINavigationController(rootViewController: list)
        stack.toolbar.standardAppearance = looks(UIToolbarAppearance(), red: 1)
        stack.toolbar.scrollEdgeAppearance = looks(UIToolbarAppearance(), red: 0.6)
        stack.isToolbarHidden = false
        show(stack)
        expectTrue(shows("#ff0000") && !shows("#990000"))
        scrollToEnd()
        expectTrue(!shows("#ff0000") && shows("#990000"))
        stack.toolbar.scrollEdgeAppearance = nil
        expectTrue(!shows("#ff0000") && !shows("#990000"))
    }

    @MainActor @Test func `a bar of nobody's keeps its ground`() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.standardAppearance = looks(UIToolbarAppearance(), red: 1)
        expectTrue(bar.quoin.svg().contains("#ff0000"))
    }

    @MainActor @Test func `a controller goes that was followed`() {
        weak var gone: UITabBarController?
        do {
            let tabs = UITabBarController()
            tabs.viewControllers = [list]
            show(tabs)
            gone = tabs
            tabs.viewControllers = []
            show(UIViewController())
        }
        expectTrue(gone == nil)
        list.tableView.contentOffset.y = 10
        expectEqual(list.tableView.scroll?.bottomFollowers.isEmpty, true)
    }
}
