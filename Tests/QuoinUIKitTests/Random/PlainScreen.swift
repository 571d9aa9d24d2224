import QuoinUIKit

/// A screen that is made from what is known of it, so that there can be another one like it.
final class PlainScreen: UIViewController {
    struct Look {
        enum Content: CaseIterable {
            case label, scrolled, table, grouped, grid, list, margins, masks, buttons
        }

        var content = Content.label
        var text = "text"
        var barItems = 0
        var prompt: String?
        var largeTitle = UINavigationItem.LargeTitleDisplayMode.automatic
        var hasSearch = false
        var toolbarItems = 0
        var edges = UIRectEdge.all
        var preferredSize = CGSize.zero
        var insets = UIEdgeInsets.zero
        var margin: CGFloat?
        var keepsLeastMargins = true
        var letters: UIContentSizeCategory?
        var direction: UITraitEnvironmentLayoutDirection?
        var hasLeftItem = false
        var badge: String?
    }

    var look: Look {
        didSet { follow() }
    }
    private let label = UILabel()
    private var table: UITableView?
    private var collection: UICollectionView?
    private var scroll: UIScrollView?
    /// What scrolls in it.
    var list: UIScrollView? { table ?? collection ?? scroll }

    init(_ look: Look, title: String?) {
        self.look = look
        super.init(nibName: nil, bundle: nil)
        self.title = title
        follow()
    }
    required init?(coder: NSCoder) { nil }

    private func follow() {
        navigationItem.rightBarButtonItems = (0..<look.barItems).map {
            UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
        }
        navigationItem.prompt = look.prompt
        navigationItem.largeTitleDisplayMode = look.largeTitle
        if look.hasSearch != (navigationItem.searchController != nil) {
            navigationItem.searchController =
                look.hasSearch ? UISearchController(searchResultsController: nil) : nil
        }
        toolbarItems = (0..<look.toolbarItems).map {
            UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
        }
        edgesForExtendedLayout = look.edges
        preferredContentSize = look.preferredSize
        additionalSafeAreaInsets = look.insets
        navigationItem.leftBarButtonItem =
            look.hasLeftItem
            ? UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil) : nil
        tabBarItem.badgeValue = look.badge
        viewRespectsSystemMinimumLayoutMargins = look.keepsLeastMargins
        if let letters = look.letters { traitOverrides.preferredContentSizeCategory = letters }
        if let direction = look.direction { traitOverrides.layoutDirection = direction }
        label.text = look.text
        table?.reloadData()
        collection?.reloadData()
        if isViewLoaded, let margin = look.margin {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margin, leading: margin, bottom: 0, trailing: 0)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        defer { follow() }
        switch look.content {
        case .label:
            view.addSubview(label)
            fill(label, Edges(of: view.safeAreaLayoutGuide))
        case .margins:
            view.addSubview(label)
            fill(label, Edges(of: view.layoutMarginsGuide))
        case .masks:
            label.frame = view.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(label)
        case .scrolled: addScrolledText()
        case .table, .grouped:
            let table = UITableView(
                frame: view.bounds, style: look.content == .table ? .plain : .insetGrouped)
            table.dataSource = self
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(table)
            self.table = table
        case .grid: addCollection(grid)
        case .list:
            addCollection(
                UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        case .buttons: addButtons()
        }
    }

    /// Shows another screen in its lower half.
    func take(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        ])
        child.didMove(toParent: self)
    }

    private func addScrolledText() {
        let scroll = UIScrollView()
        view.addSubview(scroll)
        self.scroll = scroll
        fill(scroll, Edges(of: view))
        let tall = UIView()
        tall.heightAnchor.constraint(equalToConstant: 1_000).isActive = true
        let stack = UIStackView(arrangedSubviews: [label, tall])
        stack.axis = .vertical
        scroll.addSubview(stack)
        fill(stack, Edges(of: scroll.contentLayoutGuide))
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    }

    private var grid: UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        flow.sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return flow
    }

    private func addCollection(_ layout: UICollectionViewLayout) {
        let made = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        made.dataSource = self
        made.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(made)
        collection = made
    }

    private func addButtons() {
        var look = UIButton.Configuration.filled()
        look.title = "Go on"
        let field = UITextField()
        field.placeholder = "Name"
        let parts = [label, field, UISwitch(), UIButton(configuration: look)]
        let stack = UIStackView(arrangedSubviews: parts)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = UIStackView.spacingUseSystem
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(
                lessThanOrEqualTo: view.readableContentGuide.trailingAnchor),
        ])
    }

    private func fill(_ part: UIView, _ edges: Edges) {
        part.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: edges.top),
            part.bottomAnchor.constraint(equalTo: edges.bottom),
            part.leadingAnchor.constraint(equalTo: edges.leading),
            part.trailingAnchor.constraint(equalTo: edges.trailing),
        ])
    }
}

extension PlainScreen: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = look.text
        cell.textLabel?.numberOfLines = 0
        cell.accessoryType = path.row == 1 ? .disclosureIndicator : .none
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        look.content == .grouped ? look.text : nil
    }
}

extension PlainScreen: UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = look.text
        (cell as? UICollectionViewListCell)?.contentConfiguration = content
        return cell
    }
}

/// Where something ends that is a guide or a view.
@MainActor
private struct Edges {
    let (top, bottom): (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor)
    let (leading, trailing): (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor)

    init(of guide: UILayoutGuide) {
        (top, bottom) = (guide.topAnchor, guide.bottomAnchor)
        (leading, trailing) = (guide.leadingAnchor, guide.trailingAnchor)
    }
    init(of view: UIView) {
        (top, bottom) = (view.topAnchor, view.bottomAnchor)
        (leading, trailing) = (view.leadingAnchor, view.trailingAnchor)
    }
}
