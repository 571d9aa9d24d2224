import QuoinUIKit
import TestSupport
import Testing

/// Tables, collections and controllers as people write them.
@MainActor
@Suite struct ListTests {
    final class MessageCell: UITableViewCell {
        static var made = 0
        let message = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.made += 1
            message.numberOfLines = 0
            message.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(message)
            NSLayoutConstraint.activate([
                message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                message.trailingAnchor.constraint(
                    equalTo: contentView.trailingAnchor, constant: -16),
                message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    final class Inbox: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let tableView = UITableView(frame: .zero, style: .plain)
        var sections = [["One", "Two"], ["Three"]]
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("did load")
            tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
            tableView.dataSource = self
            tableView.delegate = self
            tableView.frame = view.bounds
            tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(tableView)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            calls.append("did lay out")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did appear")
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
            (cell as? MessageCell)?.message.text = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.section == 1 ? 70 : UITableView.automaticDimension
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 1 ? "More" : nil
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            section == 1 ? 30 : 0
        }
    }

    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @MainActor @Test func `a table has rows of automatic and fixed height, and headers`() {
        let inbox = Inbox()
        let window = window(inbox)
        let line = UILabel()
        line.text = "One"
        let row = line.intrinsicContentSize.height + 20
        expectEqual(inbox.tableView.frame, window.bounds)
        expectEqual(inbox.tableView.visibleCells.count, 3)
        let second = inbox.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        expectEqual(second, CGRect(x: 0, y: row, width: 320, height: row))
        let third = inbox.tableView.rectForRow(at: IndexPath(row: 0, section: 1))
        expectEqual(third, CGRect(x: 0, y: 2 * row + 30, width: 320, height: 70))
        let cell = inbox.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
        expectEqual((cell as? MessageCell)?.message.text, "Three")
        expectEqual(
            cell.flatMap { inbox.tableView.indexPath(for: $0) }, IndexPath(row: 0, section: 1))
    }

    @MainActor @Test func `rows come and go with what the data source says`() {
        let inbox = Inbox()
        let window = window(inbox)
        inbox.sections[0].append("Two and a half")
        inbox.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        window.tick(after: 0.1)
        expectEqual(inbox.tableView.visibleCells.count, 4)
    }

    @MainActor @Test func `cells are used again`() {
        let inbox = Inbox()
        inbox.sections = [(0..<500).map { "Message \($0)" }]
        let window = window(inbox)
        let before = MessageCell.made
        for step in 1...20 {
            inbox.tableView.contentOffset.y = CGFloat(step) * 400
            window.tick(after: 0.1)
        }
        // Twenty screens of about a dozen rows, from cells of about two.
        expectTrue(MessageCell.made - before < 40)
        expectTrue(inbox.tableView.visibleCells.count < 20)
    }

    @MainActor @Test func `a controller appears in the order of UIKit`() {
        let inbox = Inbox()
        let window = window(inbox)
        expectEqual(
            inbox.calls.filter { $0 != "did lay out" }, ["did load", "will appear", "did appear"])
        expectEqual(inbox.calls.firstIndex(of: "did lay out"), 2)
        expectTrue(inbox.view.window === window)
    }

    @MainActor @Test func `a navigation controller puts screens below its bar`() {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let window = window(navigation)
        navigation.pushViewController(second, animated: false)
        window.tick(after: 1)
        expectTrue(navigation.topViewController === second)
        expectTrue(second.navigationController === navigation)
        expectEqual(second.view.safeAreaInsets.top, 44)
        expectTrue(navigation.popViewController(animated: false) === second)
        expectEqual(navigation.viewControllers, [first])
    }

    @MainActor @Test func `tabs show the screen that is chosen`() {
        let screens = [UIViewController(), UIViewController()]
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        let window = window(tabs)
        tabs.selectedIndex = 1
        window.tick(after: 1)
        expectTrue(tabs.selectedViewController === screens[1])
        expectTrue(screens[1].view.window === window)
        expectEqual(screens[1].view.safeAreaInsets.bottom, 49)
    }

    final class Photos: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int) -> Int
        {
            100
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100, height: 80) }
    }

    @MainActor @Test func `a collection flows, and has only what is in sight`() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 5
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 340, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        let photos = Photos()
        view.dataSource = photos
        view.delegate = photos
        view.layoutIfNeeded()
        // Three in a line of 320: 34 lines of 80, 5 apart, and 10 above and below.
        expectEqual(view.contentSize.height, CGFloat(34 * 80 + 33 * 5 + 20))
        expectEqual(
            view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame,
            CGRect(x: 120, y: 95, width: 100, height: 80))
        expectEqual(view.visibleCells.count, 18)
        view.contentOffset.y = 1000
        view.layoutIfNeeded()
        expectTrue(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        expectTrue(view.visibleCells.count <= 21)
    }
}
