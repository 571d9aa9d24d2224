import QuoinUIKit
import TestSupport
import Testing

/// Screens as apps write them: a search, a list to be pulled, a menu, pages, and sections of several looks.
@MainActor
@Suite struct EverydayScreenTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func show(_ screen: UIViewController) {
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    // MARK: Searching

    private final class FruitsScreen: UITableViewController, UISearchResultsUpdating,
        UISearchBarDelegate
    {
        private let fruits = ["Apple", "Cherry", "Pear"]
        var filtered: [String] = []
        var calls: [String] = []
        let search = UISearchController(searchResultsController: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Fruits"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            search.searchBar.placeholder = "Search"
            search.searchBar.delegate = self
            search.searchBar.autocapitalizationType = .none
            search.searchBar.scopeButtonTitles = ["All", "Red"]
            search.searchBar.returnKeyType = .search
            search.automaticallyShowsScopeBar = true
            search.scopeBarActivation = .onSearchActivation
            search.searchBar.searchTextField.backgroundColor = .white
            search.searchBar.showsSearchResultsButton = false
            search.searchBar.setShowsScope(false, animated: false)
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
            navigationItem.preferredSearchBarPlacement = .stacked
            definesPresentationContext = true
        }
        private var isFiltering: Bool {
            search.isActive && search.searchBar.text?.isEmpty == false
        }
        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            filtered = fruits.filter { $0.lowercased().contains(text.lowercased()) }
            tableView.reloadData()
        }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
            calls.append("scope \(scope)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            searchBar.resignFirstResponder()
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { search.isActive = false }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText: String
        ) -> Bool { true }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        {
            isFiltering ? filtered.count : fruits.count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
            cell.textLabel?.text = isFiltering ? filtered[indexPath.row] : fruits[indexPath.row]
            return cell
        }
    }

    @MainActor @Test func `a list shows what is searched for, and all of it in the end`() {
        let screen = FruitsScreen()
        show(UINavigationController(rootViewController: screen))
        expectEqual(screen.tableView.visibleCells.count, 3)
        screen.search.isActive = true
        screen.search.searchBar.searchTextField.insertText("ch")
        window.layoutIfNeeded()
        expectEqual(screen.tableView.visibleCells.map { $0.textLabel?.text }, ["Cherry"])
        screen.search.searchBar.delegate?.searchBarCancelButtonClicked(screen.search.searchBar)
        window.layoutIfNeeded()
        expectEqual(screen.tableView.visibleCells.count, 3)
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

    @MainActor @Test func `a list that was pulled loads what is new`() {
        let screen = NewsScreen()
        show(screen)
        expectTrue(screen.refresh.superview === screen.table)
        screen.refresh.beginRefreshing()
        expectTrue(screen.refresh.isRefreshing)
        screen.refresh.sendActions(for: .valueChanged)
        window.layoutIfNeeded()
        expectTrue(screen.table.visibleCells.count == 2 && !screen.refresh.isRefreshing)
        // Nothing of it is to be seen at rest: it is above the content.
        expectEqual(screen.refresh.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
        expectEqual(screen.table.contentOffset.y, 0)
        expectTrue(window.quoin.findings().isEmpty)
    }

    // MARK: Menus

    @MainActor @Test func `a menu's actions do what they say`() throws {
        var chosen: [String] = []
        let sorts = ["Name", "Date"].map { name in
            UIAction(title: name, image: UIImage(systemName: "star"), state: .off) { action in
                chosen.append(action.title)
            }
        }
        let menu = UIMenu(
            title: "Sort", options: [.displayInline, .singleSelection], children: sorts)
        let more = UIMenu(children: [
            menu, UIAction(title: "Delete", attributes: .destructive) { _ in chosen.append("no") },
        ])
        let button = UIButton(configuration: .plain())
        button.menu = more
        button.showsMenuAsPrimaryAction = true
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: more)
        expectTrue(item.menu === button.menu)
        let action = try #require(menu.children.last as? UIAction)
        action.performWithSender(button, target: nil)
        expectEqual(chosen, ["Date"])
        // A button that shows what is chosen shows the first until something is.
        button.menu = menu
        button.changesSelectionAsPrimaryAction = true
        expectEqual(button.currentTitle, "Name")
        action.state = .on
        button.menu = menu
        expectEqual(button.currentTitle, "Date")
        let copy = more.replacingChildren([action])
        expectEqual(copy.children.count, 1)
    }

    // MARK: Pages

    private final class Tour: UIPageViewController, UIPageViewControllerDataSource,
        UIPageViewControllerDelegate
    {
        let pages = [UIColor.red, .green, .blue].map { color in
            let page = UIViewController()
            page.view.backgroundColor = color
            return page
        }
        let dots = UIPageControl()

        init() {
            super.init(
                transitionStyle: .scroll, navigationOrientation: .horizontal,
                options: [.interPageSpacing: 20])
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func viewDidLoad() {
            super.viewDidLoad()
            (dataSource, delegate) = (self, self)
            dots.numberOfPages = pages.count
            view.addSubview(dots)
            setViewControllers([pages[0]], direction: .forward, animated: false)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController)
                .flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            guard completed, let page = viewControllers?.first else { return }
            dots.currentPage = pages.firstIndex(of: page) ?? 0
        }
    }

    @MainActor @Test func `a tour shows one page after the other`() throws {
        let tour = Tour()
        show(tour)
        let second = try #require(
            tour.dataSource?.pageViewController(tour, viewControllerAfter: tour.pages[0]))
        tour.setViewControllers([second], direction: .forward, animated: true)
        tour.delegate?.pageViewController(
            tour, didFinishAnimating: true, previousViewControllers: [tour.pages[0]],
            transitionCompleted: true)
        expectEqual(tour.dots.currentPage, 1)
        // The dots take 37 below the page.
        expectEqual(second.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480 - 37))
        expectEqual(tour.dataSource?.presentationCount(for: tour), 3)
    }

    // MARK: Sections of several looks

    private final class Shop: UIViewController {
        enum Section: Int, CaseIterable { case featured, all }
        struct Item: Hashable {
            var name: String
            var id = UUID()
        }
        private(set) var collection: UICollectionView!
        private(set) var source: UICollectionViewDiffableDataSource<Section, Item>!

        override func viewDidLoad() {
            super.viewDidLoad()
            collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(collection)
            let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
                cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item.name
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { header, _, path in
                var content = header.defaultContentConfiguration()
                content.text = "Section \(path.section)"
                header.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
            }
            source.supplementaryViewProvider = { collection, _, path in
                collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
            snapshot.appendSections(Section.allCases)
            snapshot.appendItems((0..<4).map { Item(name: "Star \($0)") }, toSection: .featured)
            snapshot.appendItems((0..<9).map { Item(name: "Thing \($0)") }, toSection: .all)
            source.apply(snapshot, animatingDifferences: false)
        }

        private func makeLayout() -> UICollectionViewLayout {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 10
            return UICollectionViewCompositionalLayout(
                sectionProvider: { index, environment in
                    guard Section(rawValue: index) == .featured else {
                        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                        list.headerMode = .supplementary
                        list.showsSeparators = true
                        list.trailingSwipeActionsConfigurationProvider = { _ in
                            let delete = UIContextualAction(style: .destructive, title: "Delete") {
                                _, _, done in done(true)
                            }
                            return UISwipeActionsConfiguration(actions: [delete])
                        }
                        return .list(using: list, layoutEnvironment: environment)
                    }
                    let item = NSCollectionLayoutItem(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1),
                            heightDimension: .fractionalHeight(1)))
                    item.contentInsets = NSDirectionalEdgeInsets(
                        top: 0, leading: 5, bottom: 0, trailing: 5)
                    let group = NSCollectionLayoutGroup.horizontal(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120)),
                        subitems: [item])
                    let section = NSCollectionLayoutSection(group: group)
                    section.orthogonalScrollingBehavior = .groupPagingCentered
                    section.boundarySupplementaryItems = [
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: NSCollectionLayoutSize(
                                widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)
                            ),
                            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                    ]
                    return section
                }, configuration: configuration)
        }
    }

    @MainActor @Test func `a shop shows cards beside each other, and a list below`() throws {
        let shop = Shop()
        show(shop)
        let first = try #require(
            shop.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        // 0.8 of 320, less the insets.
        expectTrue(first.frame.width == 246 && first.frame.height == 120)
        let row = try #require(shop.collection.cellForItem(at: IndexPath(item: 0, section: 1)))
        expectEqual(row.frame.width, 288)
        var snapshot = shop.source.snapshot()
        snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .featured))
        shop.source.apply(snapshot)
        window.layoutIfNeeded()
        expectEqual(shop.collection.numberOfItems(inSection: 0), 0)
    }
}
