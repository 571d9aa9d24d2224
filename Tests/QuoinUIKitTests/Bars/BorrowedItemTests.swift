import QuoinUIKit
import TestSupport
import Testing

/// A container whose class has the navigation item of a controller in it shown as its own.
@MainActor
@Suite struct BorrowedItemTests {
    private final class Pager: UIViewController {
        let page = UIViewController()
        override var navigationItem: UINavigationItem { page.navigationItem }
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }

    private let pager = Pager()
    private let navigation: UINavigationController
    private let scene: BarScene

    init() {
        pager.page.title = "Soups"
        navigation = UINavigationController(rootViewController: pager)
        navigation.navigationBar.prefersLargeTitles = true
        scene = BarScene(width: 390, showing: navigation)
        scene.window.show(deviceNamed: "iPhone 14")
        scene.window.makeKeyAndVisible()
    }

    private var height: CGFloat {
        scene.window.layoutIfNeeded()
        return navigation.navigationBar.frame.height
    }

    @MainActor @Test func `what it says of large titles counts, whenever it is said`() {
        expectTrue(height == 96 && scene.place("Soups")?.height == 39)
        pager.page.navigationItem.largeTitleDisplayMode = .never
        expectEqual(height, 44)
        expectEqual(pager.view.safeAreaInsets.top, 91)
        pager.page.navigationItem.largeTitleDisplayMode = .always
        pager.page.navigationItem.prompt = "Choose one"
        expectTrue(height == 126 && scene.place("Choose one") != nil)
    }

    @MainActor @Test func `its search stands in the bar, and what is found covers the container`() {
        let found = UIViewController()
        let search = UISearchController(searchResultsController: found)
        pager.page.navigationItem.searchController = search
        expectEqual(height, 148)
        expectTrue(search.searchBar.isDescendant(of: navigation.navigationBar))
        search.isActive = true
        search.searchBar.text = "stew"
        scene.window.tick(after: 1)
        expectTrue(height == 52 && found.view.window === scene.window)
        expectEqual(found.view.convert(found.view.bounds, to: nil), scene.window.bounds)
        search.isActive = false
        scene.window.tick(after: 1)
        expectTrue(height == 148 && found.view.window == nil)
    }
}
