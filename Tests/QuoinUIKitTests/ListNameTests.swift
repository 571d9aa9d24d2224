import QuoinUIKit
import TestSupport
import Testing

/// Names that code for lists, pages and searching is written with.
@MainActor
@Suite struct ListNameTests {
    private final class Search: UISearchController {
        override init(searchResultsController: UIViewController?) {
            super.init(searchResultsController: searchResultsController)
            obscuresBackgroundDuringPresentation = false
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @MainActor @Test func `a search of one's own is made with what it shows`() {
        let results = UIViewController()
        expectTrue(Search(searchResultsController: results).searchResultsController === results)
        expectTrue(UISearchController(searchResultsController: nil).searchResultsController == nil)
    }

    @MainActor @Test func `what hangs on a group is set by its name`() throws {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(100), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(10), heightDimension: .absolute(10)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        group.supplementaryItems = [badge]
        expectEqual(group.groupSupplementaryItems, [badge])
        let item: NSCollectionLayoutItem = group
        expectEqual(item.supplementaryItems, [badge])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let items = OneItem()
        view.dataSource = items
        view.layoutIfNeeded()
        let place = layout.layoutAttributesForSupplementaryView(
            ofKind: "badge", at: IndexPath(item: 0, section: 0))
        expectEqual(place?.frame, CGRect(x: 90, y: 0, width: 10, height: 10))
    }
    private final class OneItem: NSObject, UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { UICollectionViewCell(frame: .zero) }
    }

    @MainActor @Test func `pages are bound where the options say`() {
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        expectTrue(pages.spineLocation == .mid && pages.gestureRecognizers.isEmpty)
        let plain = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        expectEqual(plain.spineLocation, .min)
        let scrolled = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical)
        expectEqual(scrolled.spineLocation, .none)
    }

    @MainActor @Test func `a collection's screen may keep what is selected`() {
        let screen = UICollectionViewController(
            collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 0, section: 0)
        screen.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        screen.clearsSelectionOnViewWillAppear = false
        screen.viewWillAppear(false)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [path])
        screen.clearsSelectionOnViewWillAppear = true
        screen.viewWillAppear(false)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [])
    }

    @MainActor @Test func `a table says how it counts insets and measures rows`() {
        let table = UITableView()
        table.separatorInsetReference = .fromAutomaticInsets
        table.selfSizingInvalidation = .enabledIncludingConstraints
        expectEqual(table.separatorInsetReference, .fromAutomaticInsets)
        expectEqual(UITableView().selfSizingInvalidation, .enabled)
        expectEqual(UICollectionView().selfSizingInvalidation, .enabled)
    }
}
