import QuoinUIKit
import TestSupport
import Testing

/// What lists keep clear of, at their sides and ends, after something about it has changed.
@MainActor
@Suite struct SideRoomTests {
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 1

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(
            _ tableView: UITableView, cellForRowAt path: IndexPath
        ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: path) }
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }
    private let rows = Rows()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let screen = UIViewController()

    init() {
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    }

    private func show(_ list: UIScrollView) {
        list.frame = screen.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(list)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @MainActor @Test(arguments: [true, false])
    func `rows stand beside what is in the way whichever way they are read`(isBefore: Bool) throws {
        let table = UITableView()
        table.dataSource = rows
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        if isBefore { window.traitOverrides.layoutDirection = .rightToLeft }
        show(table)
        window.traitOverrides.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        expectEqual(cell.contentView.frame, CGRect(x: 10, y: 0, width: 360, height: 44))
        window.traitOverrides.layoutDirection = .leftToRight
        window.layoutIfNeeded()
        expectEqual(cell.contentView.frame, CGRect(x: 10, y: 0, width: 360, height: 44))
    }

    @MainActor @Test func `a list that was wide stands in the middle of a narrow one`() throws {
        let list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        list.dataSource = rows
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        show(list)
        window.frame.size.width = 300
        window.layoutIfNeeded()
        // As much is left at the one side as at the other.
        let cell = try #require(list.visibleCells.first)
        expectTrue(cell.frame.minX == 30 && cell.frame.width == 240)
        expectTrue(list.adjustedContentInset.left == 0 && list.contentSize.width == 300)
    }

    /// 264 points of content are longer than 250, and not longer than 300, whatever stood there before.
    @MainActor @Test func `insets of long content go when there is room for it`() {
        let whole = NSCollectionLayoutDimension.fractionalWidth(1)
        let size = NSCollectionLayoutSize(widthDimension: whole, heightDimension: .absolute(44))
        let list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(
                    group: .vertical(
                        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
        (list.dataSource, rows.count) = (rows, 6)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
        show(list)
        for (height, inset) in [(300.0, 0.0), (250, 50), (300, 0), (264, 0), (263, 50)] {
            window.frame.size.height = height
            window.layoutIfNeeded()
            expectEqual(list.contentSize.height, 264)
            expectEqual(list.adjustedContentInset.bottom, inset, "of \(height) points")
        }
    }

    /// Two halves ten points apart are longer than the collection without insets, and shorter with them.
    @MainActor @Test func `insets of content that follows them stay`() {
        let whole = NSCollectionLayoutDimension.fractionalWidth(1)
        let all = NSCollectionLayoutSize(
            widthDimension: whole, heightDimension: .fractionalHeight(1))
        let size = NSCollectionLayoutSize(
            widthDimension: whole, heightDimension: .fractionalHeight(0.5))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: all)]))
        section.interGroupSpacing = 10
        let list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        (list.dataSource, rows.count) = (rows, 2)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
        show(list)
        for height in [300.0, 250, 300] {
            window.frame.size.height = height
            for _ in 0..<3 {
                list.setNeedsLayout()
                window.layoutIfNeeded()
                expectEqual(list.adjustedContentInset.bottom, 50)
                expectEqual(list.contentSize.height, height - 40)
            }
        }
    }

    /// Cells that are measured make content shorter than it was thought to be, while its insets come and go with it.
    @MainActor @Test func `measured content and its insets come to rest at every height`() {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = UICollectionView(frame: .zero, collectionViewLayout: flow)
        (list.dataSource, rows.count) = (rows, 20)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
        var messages: [String] = []
        window.quoin.onDiagnostic { messages.append($0.message) }
        show(list)
        for height in stride(from: 60.0, through: 600, by: 9) {
            window.frame.size.height = height
            window.layoutIfNeeded()
            let isLong = list.contentSize.height > height
            expectEqual(list.adjustedContentInset.bottom, isLong ? 50 : 0, "of \(height) points")
        }
        expectTrue(messages.isEmpty)
    }
}
