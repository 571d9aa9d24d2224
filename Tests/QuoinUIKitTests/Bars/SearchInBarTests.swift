import QuoinUIKit
import TestSupport
import Testing

/// A search in the bar above a screen, under a status bar of 47 points.
@MainActor
@Suite struct SearchInBarTests {
    private let screen = UIViewController()
    private let scroll = UIScrollView()
    private let found = UIViewController()
    private let search: UISearchController
    private let navigation: UINavigationController
    private let scene: BarScene

    init() {
        screen.title = "Recipes"
        screen.view.addSubview(scroll)
        scroll.frame = screen.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        search = UISearchController(searchResultsController: found)
        screen.navigationItem.searchController = search
        navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        scene = BarScene(width: 390, showing: navigation)
        scene.window.show(deviceNamed: "iPhone 14")
        scene.window.makeKeyAndVisible()
    }

    private var height: CGFloat {
        scene.window.layoutIfNeeded()
        return navigation.navigationBar.frame.height
    }

    private var field: CGRect {
        scene.window.layoutIfNeeded()
        let field = search.searchBar.searchTextField
        return field.convert(field.bounds, to: scene.window)
    }

    @MainActor @Test func `the field is 36 high, 1 below the titles and 15 above the screen`() {
        expectEqual(height, 148)
        expectEqual(field, CGRect(x: 16, y: 47 + 96 + 1, width: 358, height: 36))
        expectEqual(screen.view.safeAreaInsets.top, 195)
        expectTrue(search.searchBar.isDescendant(of: navigation.navigationBar))
        expectTrue(search.searchBar.window === scene.window)
        let hit = scene.window.hitTest(CGPoint(x: 200, y: 160), with: nil)
        expectTrue(hit === search.searchBar.searchTextField)
        expectTrue(scene.window.quoin.findings().isEmpty)
        scene.window.show(deviceNamed: "iPad Air 2")
        expectTrue(field.minX == 20 && field.width == scene.window.bounds.width - 40)
        screen.navigationItem.searchController = nil
        expectEqual(height, 96)
        expectTrue(search.searchBar.window == nil)
    }

    @MainActor @Test func `scrolling hides the field first, and the title after it`() {
        expectEqual(height, 148)
        scroll.contentOffset.y += 52
        expectTrue(height == 96 && scene.place("Recipes")?.height == 39)
        // As high as the row is, it has slid up beneath the title.
        expectEqual(field.minY, 92)
        scroll.contentOffset.y += 52
        expectEqual(height, 44)
        screen.navigationItem.hidesSearchBarWhenScrolling = false
        expectEqual(height, 96)
        // A status bar of 47, buttons of 44, and 1.
        expectEqual(field.minY, 92)
        expectTrue(scene.window.quoin.findings().isEmpty)
    }

    @MainActor @Test
    func `an active search takes the place of the titles, with a button that ends it`() {
        expectTrue(search.searchBar.becomeFirstResponder())
        expectEqual(height, 52)
        expectTrue(scene.place("Recipes") == nil)
        expectTrue(field.minX == 16 && field.maxX < 374 - 8)
        expectTrue(isNear(scene.place("Cancel")?.maxX, 374))
        expectTrue(search.presentingViewController === screen)
        expectTrue(scene.window.quoin.findings().isEmpty)
        scene.tap("Cancel")
        expectTrue(!search.isActive && height == 148)
        expectEqual(scene.place("Recipes")?.height, 39)
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        expectEqual(height, 148)
        search.dismiss(animated: false)
        expectTrue(!search.isActive)
    }

    @MainActor @Test func `what was found covers the screen while there is text`() {
        scene.window.tick(after: 1)
        search.searchBar.becomeFirstResponder()
        scene.window.tick(after: 1)
        expectTrue(found.viewIfLoaded == nil)
        search.searchBar.searchTextField.insertText("soup")
        scene.window.tick(after: 1)
        expectTrue(found.view.window === scene.window)
        expectEqual(found.view.convert(found.view.bounds, to: nil), scene.window.bounds)
        expectEqual(found.view.safeAreaInsets.top, 99)
        expectTrue(found.parent === search && search.parent == nil)
        expectTrue(navigation.children == [screen] && navigation.viewControllers == [screen])
        expectTrue(scene.window.hitTest(CGPoint(x: 200, y: 500), with: nil) === found.view)
        search.isActive = false
        scene.window.tick(after: 1)
        expectTrue(found.view.window == nil)
        expectTrue(scene.window.hitTest(CGPoint(x: 200, y: 500), with: nil) === scroll)
    }

    @MainActor @Test func `what was found may be shown without text, or not with it`() {
        scene.window.tick(after: 1)
        search.showsSearchResultsController = true
        expectTrue(!search.automaticallyShowsSearchResultsController)
        expectTrue(!search.showsSearchResultsController)
        search.isActive = true
        scene.window.tick(after: 1)
        expectTrue(search.showsSearchResultsController && found.view.window != nil)
        search.showsSearchResultsController = false
        search.searchBar.searchTextField.insertText("soup")
        scene.window.tick(after: 1)
        expectTrue(found.view.window == nil)
    }

    @MainActor @Test func `text that is set is searched for as if it were typed`() {
        final class Seeker: NSObject, UISearchResultsUpdating {
            var heard: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                heard.append(searchController.searchBar.text ?? "")
            }
        }
        let seeker = Seeker()
        search.searchResultsUpdater = seeker
        // As long as nobody searches, nothing is to be found.
        search.searchBar.text = "soup"
        scene.window.tick(after: 1)
        expectTrue(seeker.heard.isEmpty && found.viewIfLoaded == nil)
        search.isActive = true
        scene.window.tick(after: 1)
        expectTrue(seeker.heard == ["soup"] && found.view.window != nil)
        search.searchBar.text = ""
        scene.window.tick(after: 1)
        expectTrue(seeker.heard == ["soup", ""] && found.view.window == nil)
        search.searchBar.searchTextField.text = "stew"
        search.searchBar.text = "stew"
        scene.window.tick(after: 1)
        expectTrue(seeker.heard == ["soup", "", "stew"] && found.view.window != nil)
        search.searchBar.searchTextField.insertText("s")
        search.searchBar.searchTextField.deleteBackward()
        expectTrue(seeker.heard.suffix(2) == ["stews", "stew"] && seeker.heard.count == 5)
        search.isActive = false
        expectTrue(seeker.heard.last == "" && seeker.heard.count == 6)
    }

    @MainActor @Test func `a list of what was found begins below the bar, however short it is`() {
        final class List: UITableViewController {}
        let list = List(style: .plain)
        let search = UISearchController(searchResultsController: list)
        screen.navigationItem.searchController = search
        search.showsSearchResultsController = true
        search.isActive = true
        scene.window.tick(after: 1)
        expectEqual(list.tableView.adjustedContentInset.top, 99)
        expectEqual(list.tableView.contentOffset.y, -99)
    }

    @MainActor @Test func `what was found goes with its screen, and comes with it`() {
        search.isActive = true
        search.showsSearchResultsController = true
        scene.window.tick(after: 1)
        navigation.pushViewController(UIViewController(), animated: true)
        scene.window.tick(after: 1)
        expectTrue(found.view.window == nil && height == 96)
        navigation.popViewController(animated: true)
        scene.window.tick(after: 1)
        expectTrue(found.view.window === scene.window && height == 52)
        // Another screen takes the search over.
        let other = UIViewController()
        other.navigationItem.searchController = search
        expectTrue(screen.navigationItem.searchController == nil)
        scene.window.tick(after: 1)
        expectTrue(found.view.window == nil && height == 96)
        navigation.pushViewController(other, animated: false)
        scene.window.tick(after: 1)
        expectTrue(found.view.window === scene.window && height == 52)
    }

    @MainActor @Test func `a search and what it finds go with who keeps them`() {
        weak var gone: UISearchController?
        weak var goneResults: UIViewController?
        do {
            let results = UIViewController()
            let search = UISearchController(searchResultsController: results)
            (gone, goneResults) = (search, results)
            let screen = UIViewController()
            screen.navigationItem.searchController = search
            navigation.pushViewController(screen, animated: false)
            search.isActive = true
            search.showsSearchResultsController = true
            scene.window.tick(after: 1)
            expectTrue(results.view.window != nil)
        }
        navigation.popViewController(animated: false)
        scene.window.tick(after: 1)
        expectTrue(gone == nil && goneResults == nil)
    }
}
