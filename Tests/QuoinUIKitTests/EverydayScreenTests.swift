import QuoinUIKit
import Testing

/// Screens as apps write them.
@MainActor
@Suite struct EverydayScreenTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func show(_ screen: UIViewController) {
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    // MARK: Pulling

    private final class NewsScreen: UIViewController, UITableViewDataSource {
        let table = UITableView()
        let refresh = UIRefreshControl()
        var news = 1

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(table)
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.dataSource = self
            refresh.tintColor = .systemRed
            refresh.attributedTitle = NSAttributedString(string: "Pull")
            refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
            table.refreshControl = refresh
        }
        func load() {
            news += 1
            table.reloadData()
            refresh.endRefreshing()
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { news }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    @Test func `a list that was pulled loads what is new`() {
        let screen = NewsScreen()
        show(screen)
        #expect(screen.refresh.superview === screen.table)
        screen.refresh.beginRefreshing()
        #expect(screen.refresh.isRefreshing)
        screen.refresh.sendActions(for: .valueChanged)
        window.layoutIfNeeded()
        #expect(screen.table.visibleCells.count == 2 && !screen.refresh.isRefreshing)
        // Nothing of it is to be seen at rest: it is above the content.
        #expect(screen.refresh.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
        #expect(screen.table.contentOffset.y == 0)
        #expect(window.quoin.findings().isEmpty)
    }
}
