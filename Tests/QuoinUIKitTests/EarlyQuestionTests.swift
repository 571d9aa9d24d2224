import QuoinUIKit
import TestSupport
import Testing

/// Lists that are asked what they show before anybody has laid them out.
@MainActor
@Suite struct EarlyQuestionTests {
    private final class Rows: UITableView {
        var loads = 0
        override func reloadData() {
            loads += 1
            super.reloadData()
        }
    }
    private final class Tiles: UICollectionView {
        var loads = 0
        override func reloadData() {
            loads += 1
            super.reloadData()
        }
    }
    private let numbers = StaleListTests.Numbers([[20, 30], [40]])

    @MainActor @Test func `a table makes its cells when somebody asks for those in sight`() {
        let table = Rows(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (numbers, numbers)
        expectEqual(table.loads, 0)
        expectEqual(
            table.visibleCells.map { $0.frame.size.height }, [20, 30, 40])
        numbers.sections = [[50], [60]]
        table.reloadData()
        expectEqual(table.loads, 1)
        expectEqual(table.rect(forSection: 1).height, 60)
        expectEqual(table.indexPathsForVisibleRows?.map(\.section), [0, 1])
        let empty = UITableView()
        empty.dataSource = numbers
        expectTrue(empty.visibleCells.isEmpty)
    }

    @MainActor @Test func `a collection that loads by default calls nothing of its class's`() {
        let view = Tiles(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = numbers
        expectEqual(view.loads, 0)
        view.reloadData()
        expectEqual(view.loads, 1)
    }

    @MainActor @Test func `a header that a section does not have is without a size`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 30)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(StaleListTests.Box.self, forCellWithReuseIdentifier: "box")
        view.dataSource = numbers
        view.layoutIfNeeded()
        let place = IndexPath(item: 0, section: 1)
        let kinds = [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ]
        for kind in kinds {
            let part = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: place)
            expectEqual(part?.frame.size, .zero)
            expectTrue(view.supplementaryView(forElementKind: kind, at: place) == nil)
        }
        let all = layout.layoutAttributesForElements(in: view.bounds) ?? []
        expectTrue(all.allSatisfy { $0.representedElementCategory == .cell })
        expectTrue(
            view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: place) == nil)
    }

    @MainActor @Test func `a context tells what was said of headers and decorations`() {
        let context = UICollectionViewLayoutInvalidationContext()
        expectTrue(context.invalidatedSupplementaryIndexPaths == nil)
        expectTrue(context.invalidatedDecorationIndexPaths == nil)
        let (one, other) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
        context.invalidateSupplementaryElements(ofKind: "top", at: [one])
        context.invalidateSupplementaryElements(ofKind: "top", at: [other])
        context.invalidateDecorationElements(ofKind: "ground", at: [other])
        expectEqual(context.invalidatedSupplementaryIndexPaths, ["top": [one, other]])
        expectEqual(context.invalidatedDecorationIndexPaths, ["ground": [other]])
    }

    private final class Careful: UICollectionViewLayout {
        var asked: [CGSize] = []
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            asked.append(newBounds.size)
            return true
        }
    }

    @MainActor @Test func `a layout is asked about bounds only when it has arranged something`() {
        let (first, second) = (Careful(), Careful())
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: first)
        view.dataSource = numbers
        view.layoutIfNeeded()
        expectEqual(first.asked, [])
        view.frame.size.width = 50
        view.layoutIfNeeded()
        expectEqual(first.asked, [CGSize(width: 50, height: 100)])
        view.collectionViewLayout = second
        view.frame.size.width = 60
        view.layoutIfNeeded()
        expectEqual(second.asked, [])
        view.frame.size.width = 70
        view.layoutIfNeeded()
        expectEqual(second.asked, [CGSize(width: 70, height: 100)])
    }
}
