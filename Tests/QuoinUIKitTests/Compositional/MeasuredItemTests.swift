import QuoinUIKit
import TestSupport
import Testing

/// Cells that say how large they are, measured when they come into sight.
@MainActor
@Suite struct MeasuredItemTests {
    private typealias Scene = CompositionalScene

    private func rows(_ count: Int, _ height: @escaping (Int) -> CGFloat, about: CGFloat = 40)
        -> Scene
    {
        let scene = Scene(Scene.Layout(section: Scene.rows(1, height: .estimated(about))))
        scene.size = { CGSize(width: 10, height: height($0)) }
        scene.show([count])
        return scene
    }

    @MainActor @Test func `rows are as high as their cells say`() {
        let scene = rows(4, { CGFloat(30 + 10 * $0) })
        expectEqual(scene.frame(0), CGRect(x: 0, y: 0, width: 300, height: 30))
        expectEqual(scene.frame(3), CGRect(x: 0, y: 120, width: 300, height: 60))
        expectEqual(scene.view.contentSize, CGSize(width: 300, height: 180))
        expectTrue(scene.messages.isEmpty)
    }

    @MainActor @Test(arguments: [1, 40, 1000] as [CGFloat])
    func `of ten thousand, only those in sight are made, whatever is estimated`(about: CGFloat) {
        let scene = rows(10_000, { _ in 50 }, about: about)
        // 8 of 50 fill 400; with small estimates, twice as many are tried.
        expectTrue(scene.view.visibleCells.count <= 9)
        expectTrue(scene.asked.count <= 33)
        expectEqual(scene.frame(7)?.minY, 350)
        scene.asked = []
        scene.view.scrollToItem(at: [0, 5_000], at: .top, animated: false)
        scene.layOut()
        expectTrue(scene.asked.count <= 66)
        let visible = scene.view.indexPathsForVisibleItems.map(\.item)
        expectTrue(visible.contains(5_000))
        expectTrue(visible.count <= 10)
    }

    @MainActor @Test func `what is in sight stays there when what is above turns out higher`()
        throws
    {
        let scene = rows(200, { $0 < 100 ? 70 : 40 })
        scene.view.scrollToItem(at: [0, 100], at: .top, animated: false)
        scene.layOut()
        let before = try #require(scene.frame(101)).minY - scene.view.contentOffset.y
        scene.view.contentOffset.y -= 30
        scene.layOut()
        let after = try #require(scene.frame(101)).minY - scene.view.contentOffset.y
        expectTrue(abs(after - before - 30) < 0.01)
        expectEqual(scene.frame(99)?.height, 70)
        for _ in 0..<40 {
            scene.view.contentOffset.y -= 200
            scene.layOut()
        }
        expectEqual(scene.view.contentOffset.y, 0)
        expectEqual(scene.frame(0)?.minY, 0)
        expectEqual(scene.frame(1)?.minY, 70)
    }

    @MainActor @Test func `sizes follow their items when others come and go`() {
        let scene = rows(3, { CGFloat(30 + 10 * $0) })
        scene.asked = []
        var snapshot = scene.source.snapshot()
        snapshot.moveItem(2, beforeItem: 0)
        snapshot.deleteItems([1])
        snapshot.insertItems([5], afterItem: 2)
        scene.source.apply(snapshot)
        scene.layOut()
        expectEqual(scene.asked, [5])
        // 50 of item 2, 80 of item 5, 30 of item 0.
        expectEqual((0..<3).map { scene.frame($0)?.minY }, [0, 50, 130])
        expectEqual(scene.view.contentSize.height, 160)
        scene.size = { _ in CGSize(width: 10, height: 20) }
        snapshot.reconfigureItems([2])
        snapshot.reloadItems([0])
        scene.source.apply(snapshot)
        scene.layOut()
        expectEqual((0..<3).map { scene.frame($0)?.height }, [20, 80, 20])
    }

    @MainActor @Test func `a layout that is stale measures what is in sight again`() {
        let scene = rows(3, { _ in 30 })
        for cell in scene.view.visibleCells { (cell as? Scene.Box)?.high.constant = 60 }
        scene.view.collectionViewLayout.invalidateLayout()
        scene.layOut()
        expectEqual(scene.frame(2), CGRect(x: 0, y: 120, width: 300, height: 60))
    }

    @MainActor @Test func `tags as wide as their words fill lines`() {
        let size = Scene.size(.estimated(50), .estimated(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Scene.size(.fractionalWidth(1), .estimated(20)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        let scene = Scene(Scene.Layout(section: section))
        let widths: [CGFloat] = [100, 120, 90, 200, 20]
        scene.size = { CGSize(width: widths[$0 % 5], height: 24) }
        scene.show([5])
        // 100 + 10 + 120 | 90 + 10 + 200 | 20.
        expectEqual(scene.frame(1), CGRect(x: 110, y: 0, width: 120, height: 24))
        expectEqual(scene.frame(2), CGRect(x: 0, y: 28, width: 90, height: 24))
        expectEqual(scene.frame(3), CGRect(x: 100, y: 28, width: 200, height: 24))
        expectEqual(scene.frame(4), CGRect(x: 0, y: 56, width: 20, height: 24))
        scene.show([10_000])
        expectTrue(scene.view.visibleCells.count < 80)
        expectTrue(scene.messages.isEmpty)
    }

    private final class Title: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Title"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
            ])
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @MainActor @Test func `headers and badges are as high as they ask to be`() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Scene.size(.absolute(50), .estimated(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: Scene.size(.fractionalWidth(1), .absolute(200)),
            supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: Scene.size(.fractionalWidth(1), .absolute(200)), subitems: [item]))
        section.boundarySupplementaryItems = [Scene.header(.estimated(20))]
        let scene = Scene(Scene.Layout(section: section))
        for kind in ["header", "badge"] {
            scene.view.register(
                Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        scene.source.supplementaryViewProvider = {
            $0.dequeueReusableSupplementaryView(
                ofKind: $1, withReuseIdentifier: "title", for: $2)
        }
        scene.show([1])
        let label = UILabel()
        label.text = "Title"
        let height = label.sizeThatFits(CGSize(width: 300, height: 100)).height + 60
        expectEqual(scene.part("header"), CGRect(x: 0, y: 0, width: 300, height: height))
        expectEqual(scene.frame(0)?.minY, height)
        // At the lower right corner of the item.
        expectEqual(scene.part("badge"), CGRect(x: 250, y: 200, width: 50, height: height))
        expectTrue(scene.messages.isEmpty)
    }

    @MainActor @Test func `lists show rows and headers as high as they say`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Title"
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        let long = String(repeating: "Soup of the day ", count: 10)
        snapshot.appendItems(["Short", long])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let header = try #require(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        expectEqual(header.frame, CGRect(x: 16, y: 17.5, width: 288, height: 28))
        let (short, other) = (view.cellForItem(at: [0, 0]), view.cellForItem(at: [0, 1]))
        expectEqual(short?.frame, CGRect(x: 16, y: 45.5, width: 288, height: 44))
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.text = long
        // 288 less 16 at both ends and 38 for what stands at the end: 22 and 16.
        let text = label.sizeThatFits(CGSize(width: 288 - 32 - 38, height: 1e4)).height
        expectTrue(text > 60)
        expectTrue(abs((other?.frame.height ?? 0) - text - 22) < 0.51)
        expectEqual(other?.contentView.frame.width, 250)
        // With other texts, and without what stands at the end, both are measured again.
        var content = UIListContentConfiguration.cell()
        content.text = "Short"
        other?.contentConfiguration = content
        view.layoutIfNeeded()
        expectEqual(other?.frame, CGRect(x: 16, y: 89.5, width: 288, height: 44))
        content.text = long
        (short as? UICollectionViewListCell)?.accessories = []
        short?.contentConfiguration = content
        view.layoutIfNeeded()
        let wide = label.sizeThatFits(CGSize(width: 288 - 32, height: 1e4)).height
        expectTrue(abs((short?.frame.height ?? 0) - wide - 22) < 0.51)
        expectEqual(other?.frame.minY, short?.frame.maxY)
    }
}
