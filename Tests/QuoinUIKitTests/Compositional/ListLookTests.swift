import TestSupport
import Testing

@testable import QuoinUIKit

/// What lists look like: grounds, lines and signs, as pictures show them.
@MainActor
@Suite struct ListLookTests {
    @MainActor
    private final class Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let list: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, Int>

        init(
            _ configuration: UICollectionLayoutListConfiguration,
            fill: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
        ) {
            list = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
            )
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                cell, _, item in
                var content = UIListContentConfiguration.cell()
                content.text = "Row \(item)"
                cell.contentConfiguration = content
                fill(cell, item)
            }
            source = .init(collectionView: list) {
                $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
            }
            window.addSubview(list)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1, 2])
            source.apply(snapshot, animatingDifferences: false)
            window.tick()
        }

        func row(_ item: Int) throws -> UICollectionViewListCell {
            let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
            return try #require(cell as? UICollectionViewListCell)
        }
        /// What stands in a row in a colour, in the coordinates of the row.
        func areas(_ color: UIColor, in item: Int) throws -> [CGRect] {
            let row = try row(item)
            func found(in view: UIView) -> [CGRect] {
                (view.backgroundColor == color ? [view.convert(view.bounds, to: row)] : [])
                    + view.subviews.flatMap { found(in: $0) }
            }
            return found(in: row)
        }
    }
    private let card = UIColor.secondarySystemGroupedBackground

    @MainActor @Test func `rows of an inset group are parts of one white card on grey`() throws {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        // 300 less 16 at both sides; the round corners of 10 are outside where the card goes on.
        try expectEqual(scene.row(0).frame, CGRect(x: 16, y: 35, width: 268, height: 44))
        try expectEqual(scene.areas(card, in: 0), [CGRect(x: 0, y: 0, width: 268, height: 54)])
        try expectEqual(scene.areas(card, in: 1), [CGRect(x: 0, y: -10, width: 268, height: 64)])
        try expectEqual(scene.areas(card, in: 2), [CGRect(x: 0, y: -10, width: 268, height: 54)])
        try expectEqual(scene.row(1).subviews.first?.clipsToBounds, true)
        expectTrue(scene.list.backgroundColor == nil)
        // Apple's grey for grouped grounds.
        expectTrue(scene.window.quoin.svg().lowercased().contains("#f2f2f7"))
        let list = scene.list.collectionViewLayout
        scene.list.collectionViewLayout = UICollectionViewFlowLayout()
        expectTrue(!scene.window.quoin.svg().lowercased().contains("#f2f2f7"))
        scene.list.collectionViewLayout = list
        scene.window.tick()
        expectTrue(scene.window.quoin.svg().lowercased().contains("#f2f2f7"))
        scene.list.backgroundColor = .white
        scene.list.reloadData()
        expectTrue(!scene.window.quoin.svg().lowercased().contains("#f2f2f7"))
    }

    @MainActor @Test func `lines begin where the text does, and the last row of a card has none`()
        throws
    {
        let line = UIColor.separator
        let height = 1 / UIScreen.main.scale
        let inset = Scene(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let first = try #require(inset.areas(line, in: 0).first)
        expectEqual([first.minX, first.width, first.height], [16, 252, height])
        // It stands below the 35 points of room above the card.
        expectTrue(abs(first.minY - (44 - height)) < 1e-9)
        expectTrue(try inset.areas(line, in: 2).isEmpty)
        let plain = Scene(UICollectionLayoutListConfiguration(appearance: .plain))
        try expectEqual(plain.areas(line, in: 2).count, 1)
        expectTrue(try plain.areas(card, in: 0).isEmpty)
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, line in
            var line = line
            if path.item == 0 { line.bottomSeparatorVisibility = .hidden }
            line.bottomSeparatorInsets.leading = 40
            line.color = .red
            return line
        }
        let handled = Scene(configuration)
        expectTrue(try handled.areas(.red, in: 0).isEmpty)
        try expectEqual(handled.areas(.red, in: 1).map(\.minX), [40])
        configuration.showsSeparators = false
        expectTrue(try Scene(configuration).areas(.red, in: 1).isEmpty)
        let guided = Scene(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
            cell.separatorLayoutGuide.leadingAnchor.constraint(
                equalTo: cell.leadingAnchor, constant: 72
            ).isActive = true
        }
        try expectEqual(guided.areas(line, in: 1).map(\.minX), [72])
    }

    @MainActor @Test func `a ground of one's own stands instead of the card`() throws {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .grouped)) { cell, item in
            if item == 1 { cell.backgroundConfiguration = .clear() }
        }
        try expectEqual(scene.areas(card, in: 0), [CGRect(x: 0, y: 0, width: 300, height: 44)])
        expectTrue(try scene.areas(card, in: 1).isEmpty)
    }

    @MainActor @Test func `accessories are drawn as signs within their room`() throws {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, item in
            cell.accessories = item == 0 ? [.disclosureIndicator()] : [.detail(), .checkmark()]
        }
        let strokes = try [scene.row(0), scene.row(1)].flatMap { row in
            row.subviews.compactMap { $0 as? StrokeSign }
        }
        expectEqual(strokes.map(\.kind), [.chevron, .tick])
        // In the middle of their rooms, the tick's 15 points of 22 and the chevron's 8.
        expectEqual(strokes.map { $0.frame.minX }, [269, 265.5])
        // From the trailing side: a margin of 16, the mark's room of 22, a gap of 8, the circle in its 22.
        let row = try scene.row(1)
        let circle = row.subviews.first { $0.bounds.size == CGSize(width: 20, height: 20) }
        expectEqual(circle?.frame, CGRect(x: 300 - 16 - 22 - 8 - 21, y: 12, width: 20, height: 20))
    }

    @MainActor @Test func `a list that is edited shows what deletes, selects and moves its rows`()
        throws
    {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, item in
            cell.accessories =
                item == 0 ? [.delete(), .disclosureIndicator(), .reorder()] : [.multiselect()]
        }
        let rows = try (scene.row(0), scene.row(1))
        expectEqual(rows.0.contentView.frame, CGRect(x: 0, y: 0, width: 262, height: 44))
        expectEqual(rows.1.contentView.frame.minX, 0)
        scene.list.isEditing = true
        scene.window.layoutIfNeeded()
        // Signs of 22 behind a margin of 16, and 8 apart; the lines to move the row by stand behind the chevron.
        let signs = rows.0.subviews.filter { $0 is RoundSign || $0 is ReorderSign }
        expectEqual(signs.map { $0.frame.minX }, [16, 262])
        expectEqual(rows.0.contentView.frame.minX, 38)
        expectEqual(rows.0.contentView.frame.maxX, 232)
        let choice = try #require(rows.1.subviews.compactMap { $0 as? RoundSign }.first)
        expectTrue(!choice.isHidden && !choice.isChosen)
        rows.1.isSelected = true
        scene.window.layoutIfNeeded()
        expectTrue(choice.isChosen)
    }

    @MainActor @Test func `what an app puts off to the main queue is there with the next turn`()
        async throws
    {
        let scene = Scene(UICollectionLayoutListConfiguration(appearance: .plain))
        DispatchQueue.main.asyncAfter(deadline: .now()) {
            MainActor.assumeIsolated {
                var snapshot = scene.source.snapshot()
                snapshot.appendItems([3])
                scene.source.apply(snapshot, animatingDifferences: true)
            }
        }
        scene.window.tick()
        expectEqual(scene.list.visibleCells.count, 3)
        try await Task.sleep(nanoseconds: 50_000_000)
        scene.window.tick()
        expectEqual(scene.list.visibleCells.count, 4)
    }
}
