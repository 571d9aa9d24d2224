import QuoinUIKit
import TestSupport
import Testing

/// Along which axes the safe area counts among the insets of a scroll view: where its content is longer.
@MainActor
@Suite struct ScrolledAxisTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = UIViewController()
    private let scroll = UIScrollView()

    init() {
        // A status bar of 47 and a line of 34.
        window.show(deviceNamed: "iPhone 14")
        screen.view.addSubview(scroll)
        scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.tick(after: 1)
    }

    private var verticalInsets: [CGFloat] {
        [scroll.adjustedContentInset.top, scroll.adjustedContentInset.bottom]
    }

    @MainActor @Test func `pages side by side have no room above and below`() {
        scroll.contentSize = CGSize(width: 1170, height: 844)
        show(screen)
        expectTrue(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
        scroll.contentInsetAdjustmentBehavior = .always
        expectEqual(verticalInsets, [47, 34])
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        expectEqual(verticalInsets, [0, 0])
        window.tick(after: 1)
        expectEqual(scroll.contentOffset, .zero)
    }

    @MainActor @Test func `a content that becomes longer begins below what covers it`() {
        scroll.contentSize = CGSize(width: 390, height: 844)
        show(screen)
        expectEqual(scroll.contentOffset, .zero)
        scroll.contentSize.height = 845
        window.tick(after: 1)
        expectTrue(verticalInsets == [47, 34] && scroll.contentOffset.y == -47)
        scroll.contentSize.height = 100
        window.tick(after: 1)
        expectTrue(verticalInsets == [0, 0] && scroll.contentOffset.y == 0)
    }

    @MainActor @Test func `what always bounces scrolls in that axis`() {
        final class Listening: UIScrollView {
            var changes = 0
            override func adjustedContentInsetDidChange() { changes += 1 }
        }
        let listening = Listening(frame: scroll.frame)
        screen.view.addSubview(listening)
        show(screen)
        expectTrue(listening.adjustedContentInset == .zero && listening.changes == 0)
        listening.alwaysBounceVertical = true
        expectTrue(listening.adjustedContentInset.top == 47 && listening.changes == 1)
        window.show(deviceNamed: "iPhone 14", isLandscape: true)
        window.tick(after: 1)
        expectEqual(listening.adjustedContentInset.left, 0)
        listening.alwaysBounceHorizontal = true
        expectEqual(listening.adjustedContentInset.left, 47)
        // Tables do so from the beginning.
        expectTrue(UITableView().alwaysBounceVertical && !UICollectionView().alwaysBounceVertical)
    }

    @MainActor @Test
    func `the first scroll view of a screen in a stack keeps clear of the bar in any case`() {
        let second = UIScrollView(frame: scroll.frame)
        screen.view.addSubview(second)
        show(UINavigationController(rootViewController: screen))
        expectTrue(verticalInsets == [91, 34] && scroll.contentOffset.y == -91)
        expectEqual(second.adjustedContentInset, .zero)
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        expectEqual(verticalInsets, [0, 0])
        scroll.contentInsetAdjustmentBehavior = .automatic
        screen.automaticallyAdjustsScrollViewInsets = false
        expectEqual(verticalInsets, [0, 0])
    }

    @MainActor @Test func `so does one that is the screen's view`() {
        final class Page: UIViewController {
            override func loadView() { view = UIScrollView() }
        }
        let page = Page()
        show(UINavigationController(rootViewController: page))
        expectEqual((page.view as? UIScrollView)?.adjustedContentInset.top, 91)
    }

    // MARK: Collections

    private final class Items: NSObject, UICollectionViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    private func collection(_ layout: UICollectionViewLayout, of items: Items) -> UICollectionView {
        let view = UICollectionView(frame: scroll.frame, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        return view
    }

    @MainActor @Test func `a collection that goes sideways has all its height`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 200, height: 844)
        let items = Items(5)
        let view = collection(layout, of: items)
        screen.view.addSubview(view)
        show(screen)
        expectEqual(view.adjustedContentInset, .zero)
        expectEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height, 844)
    }

    @MainActor @Test(arguments: [(3, 0), (200, 47)])
    func `one that goes down makes room if it is long`(count: Int, top: CGFloat) {
        let items = Items(count)
        let view = collection(UICollectionViewFlowLayout(), of: items)
        screen.view.addSubview(view)
        show(screen)
        expectTrue(view.adjustedContentInset.top == top && view.contentOffset.y == -top)
    }

    @MainActor @Test
    func `cells as tall as the insets leave room for do not have them come and go`() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.52))
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: whole)
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [item]))
        let items = Items(2)
        let view = collection(UICollectionViewCompositionalLayout(section: section), of: items)
        screen.view.addSubview(view)
        show(screen)
        for _ in 0..<4 {
            view.setNeedsLayout()
            window.tick(after: 1)
            // More than a page without the insets, and less with them.
            expectEqual(view.adjustedContentInset.top, 47)
            expectTrue(view.contentSize.height < 844)
        }
    }
}
