import QuoinUIKit
import TestSupport
import Testing

/// Large titles in UIKit's names, under a status bar of 47 points.
@MainActor
@Suite struct LargeTitleBarTests {
    private final class Rows: UITableViewController {
        var count = 40
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.rowHeight = 44
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        {
            count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
            -> UITableViewCell
        {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { "Section" }
    }

    private let rows = Rows(style: .plain)
    private let navigation: UINavigationController
    private let scene: BarScene

    init() {
        rows.title = "Recipes"
        navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        scene = BarScene(width: 390, showing: navigation)
        scene.window.show(deviceNamed: "iPhone 14")
    }

    private var height: CGFloat {
        scene.window.layoutIfNeeded()
        return navigation.navigationBar.frame.height
    }

    @MainActor @Test
    func `the title stands at the margin, below the buttons, and not between them`() throws {
        rows.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
        let title = try #require(scene.place("Recipes"))
        // A line of 34 points is 39 high, and ends 8 above the bar's lower edge.
        expectTrue(title.minX == 16 && title.maxX == 374)
        expectTrue(title.minY == 47 + 96 - 8 - 39 && title.height == 39)
        expectTrue(isNear(scene.place("Edit")?.midY, 47 + 22))
        expectEqual(scene.all(UILabel.self).filter { $0.text == "Recipes" }.count, 1)
        rows.navigationItem.title = "Soups"
        expectTrue(scene.place("Recipes") == nil && scene.place("Soups")?.height == 39)
        expectTrue(scene.window.quoin.findings().isEmpty)
        navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
        expectEqual(scene.label("Soups")?.textAlignment, .right)
        expectTrue(scene.place("Edit").map { $0.maxX == 374 } ?? false)
        expectTrue(scene.window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `scrolling collapses it, and the title comes between the buttons`() {
        expectEqual(height, 96)
        let table: UITableView = rows.tableView
        expectTrue(table.contentOffset.y == -143 && rows.view.safeAreaInsets.top == 143)
        table.contentOffset.y += 43
        expectEqual(height, 53)
        expectEqual(scene.place("Recipes")?.height, 39)
        table.contentOffset.y += 1
        expectEqual(height, 52)
        expectTrue(isNear(scene.place("Recipes")?.midX, 195))
        expectTrue(isNear(scene.place("Recipes")?.midY, 47 + 22))
        table.contentOffset.y += 100
        expectTrue(height == 44 && rows.view.safeAreaInsets.top == 91)
        expectTrue(table.contentOffset.y == 1 && table.adjustedContentInset.top == 143)
        // A header that stays stands right below the bar.
        let header = table.headerView(forSection: 0)
        expectEqual(header.map { $0.convert($0.bounds, to: scene.window).minY }, 91)
        expectTrue(scene.window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `rows that are scrolled to stand right below the bar as it is then`() {
        let table: UITableView = rows.tableView
        scene.window.layoutIfNeeded()
        let first = IndexPath(row: 0, section: 0)
        let header = table.rectForRow(at: first).minY
        // It is there already.
        table.scrollToRow(at: first, at: .top, animated: false)
        expectTrue(height == 96 && table.contentOffset.y == -143)
        let tenth = IndexPath(row: 10, section: 0)
        table.scrollToRow(at: tenth, at: .top, animated: false)
        expectEqual(height, 44)
        expectEqual(table.contentOffset.y, table.rectForRow(at: tenth).minY - 91 - header)
        table.scrollToRow(at: first, at: .top, animated: false)
        expectTrue(height == 44 && table.contentOffset.y == -91)
        table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
        expectEqual(height, 96)
    }

    @MainActor @Test func `who hears of scrolling finds the bar as it is, and insets that stay`() {
        final class Listener: NSObject, UITableViewDelegate {
            var heard: [CGFloat] = []
            var insetChanges = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                heard.append(scrollView.safeAreaInsets.top)
            }
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
                insetChanges += 1
            }
        }
        scene.window.layoutIfNeeded()
        let listener = Listener()
        rows.tableView.delegate = listener
        for offset in stride(from: -133.0, through: -73, by: 20) {
            rows.tableView.contentOffset.y = offset
            scene.window.layoutIfNeeded()
        }
        expectEqual(listener.heard, [133, 113, 93, 91])
        expectEqual(listener.insetChanges, 0)
    }

    @MainActor @Test func `fonts and colours of large titles are those that are said`() {
        navigation.navigationBar.largeTitleTextAttributes = [
            .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20),
        ]
        expectEqual(scene.label("Recipes")?.textColor, .red)
        expectEqual(scene.label("Recipes")?.font.pointSize, 20)
        expectEqual(height, 96)
        // 36 + 8 + 1 are 6 more than the usual line.
        let looks = UINavigationBarAppearance()
        looks.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 40)]
        rows.navigationItem.standardAppearance = looks
        expectEqual(height, 102)
        expectEqual(rows.tableView.contentOffset.y, -149)
    }

    @MainActor @Test func `a screen says whether its title is large, sideways none is`() {
        rows.navigationItem.largeTitleDisplayMode = .never
        expectEqual(height, 44)
        rows.navigationItem.largeTitleDisplayMode = .always
        expectEqual(height, 96)
        scene.window.show(deviceNamed: "iPhone 14", isLandscape: true)
        expectEqual(height, 44)
        scene.window.show(deviceNamed: "iPad Air 2")
        expectEqual(height, 96)
        expectEqual(scene.place("Recipes")?.minX, 20)
    }

    @MainActor @Test func `a stack in the bar of another one shows its screens' titles there`() {
        scene.window.show(deviceNamed: "iPhone 14")
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (Rows(style: .plain), UIViewController())
        (list.title, detail.title) = ("List", "Detail")
        let inner = UINavigationController(rootViewController: list)
        inner.navigationBar.prefersLargeTitles = true
        split.setViewController(inner, for: .primary)
        split.setViewController(detail, for: .secondary)
        scene.window.rootViewController = split
        scene.window.tick(after: 1)
        scene.window.layoutIfNeeded()
        expectTrue(scene.window.quoin.findings().isEmpty)
        split.show(.primary)
        scene.window.tick(after: 1)
        expectEqual(scene.place("List")?.height, 39)
        expectEqual(list.view.safeAreaInsets.top, 143)
        list.tableView.contentOffset.y = 0
        expectEqual(list.view.safeAreaInsets.top, 91)
    }

    @MainActor @Test func `columns that are stacked again collapse the bar that they are shown in`()
    {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UIViewController(), Rows(style: .plain))
        let outer = UINavigationController(rootViewController: list)
        let inner = UINavigationController(rootViewController: detail)
        for stack in [outer, inner] { stack.navigationBar.prefersLargeTitles = true }
        split.setViewController(outer, for: .primary)
        split.setViewController(inner, for: .secondary)
        scene.window.rootViewController = split
        for device in ["iPhone 14", "iPad Air 2", "iPhone 14"] {
            scene.window.show(deviceNamed: device)
            scene.window.tick(after: 1)
            let bar = split.isCollapsed ? outer.navigationBar : inner.navigationBar
            for (way, height) in [(0, 96), (30, 66), (300, 44), (0, 96)] as [(CGFloat, CGFloat)] {
                let table: UITableView = detail.tableView
                table.contentOffset.y = way - table.adjustedContentInset.top
                scene.window.layoutIfNeeded()
                expectEqual(bar.frame.height, height, "\(device), \(way)")
            }
        }
    }
}
