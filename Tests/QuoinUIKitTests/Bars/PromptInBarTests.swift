import QuoinUIKit
import TestSupport
import Testing

/// A line above a title in UIKit's names, under a status bar of 47 points.
@MainActor
@Suite struct PromptInBarTests {
    private let screen = UIViewController()
    private let navigation: UINavigationController
    private let scene: BarScene

    init() {
        screen.title = "Recipes"
        navigation = UINavigationController(rootViewController: screen)
        scene = BarScene(width: 390, showing: navigation)
        scene.window.show(deviceNamed: "iPhone 14")
    }

    private var height: CGFloat {
        scene.window.layoutIfNeeded()
        return navigation.navigationBar.frame.height
    }

    @MainActor @Test
    func `a prompt stands in the middle of 30 points above the title and the buttons`() {
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        expectEqual(height, 44)
        screen.navigationItem.prompt = "Choose one"
        expectTrue(height == 74 && screen.view.safeAreaInsets.top == 121)
        expectEqual(scene.place("Choose one"), CGRect(x: 16, y: 47, width: 358, height: 30))
        expectEqual(scene.label("Choose one")?.textAlignment, .center)
        expectTrue(isNear(scene.place("Recipes")?.midY, 47 + 30 + 22))
        expectTrue(isNear(scene.place("Edit")?.midY, 47 + 30 + 22))
        expectTrue(scene.control("Edit") != nil)
        expectTrue(scene.window.quoin.findings().isEmpty)
        screen.navigationItem.prompt = nil
        expectTrue(height == 44 && scene.place("Choose one") == nil)
        expectTrue(isNear(scene.place("Recipes")?.midY, 47 + 22))
    }

    @MainActor @Test
    func `large titles and searches stand below it, and it is that of the screen shown`() {
        navigation.navigationBar.prefersLargeTitles = true
        screen.navigationItem.prompt = "Choose one"
        let search = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = search
        expectEqual(height, 178)
        // The bar begins at 47. A line of 34 points is 39 high, and ends 8 above the end of its row, at 47 + 30 + 96.
        expectEqual(scene.place("Recipes")?.maxY, 165)
        let field = search.searchBar.searchTextField
        expectEqual(field.convert(field.bounds, to: scene.window).minY, 174)
        search.isActive = true
        expectTrue(height == 52 && scene.place("Choose one") == nil)
        search.isActive = false
        expectTrue(height == 178 && scene.place("Choose one") != nil)
        navigation.pushViewController(UIViewController(), animated: false)
        expectTrue(height == 96 && scene.place("Choose one") == nil)
    }
}
