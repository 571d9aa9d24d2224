import QuoinUIKit
import TestSupport
import Testing

/// Whether a part of a collection is seen: as its layout says, until the app says something else as it fills it.
@MainActor
@Suite struct SeenPartTests {
    /// Rows of 100, which can be told to be faint or hidden.
    private final class Rows: UICollectionViewFlowLayout {
        var alpha: CGFloat = 1
        var hides = false

        override init() {
            super.init()
            itemSize = CGSize(width: 200, height: 100)
            minimumLineSpacing = 0
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                attributes.alpha = alpha
                attributes.isHidden = hides
                return attributes
            }
        }
    }

    private final class Numbers: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int) -> Int
        { 20 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            if path.item == 0 { (cell.alpha, cell.isHidden) = (0.5, true) }
            return cell
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let layout = Rows()
    private let numbers = Numbers()
    private let collection: UICollectionView

    init() {
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        collection.dataSource = numbers
        window.addSubview(collection)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func cell(_ item: Int) -> UICollectionViewCell? {
        collection.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @MainActor @Test func `what an app hides as it fills it stays so`() {
        expectTrue(cell(0)?.isHidden == true && cell(0)?.alpha == 0.5)
        expectTrue(cell(1)?.isHidden == false && cell(1)?.alpha == 1)
        layout.invalidateLayout()
        window.layoutIfNeeded()
        collection.contentOffset.y = 20
        window.layoutIfNeeded()
        expectTrue(cell(0)?.isHidden == true && cell(0)?.alpha == 0.5)
    }

    @MainActor @Test func `a cell that is used again begins as the layout says`() {
        for offset in stride(from: 0.0, through: 1800, by: 50) {
            collection.contentOffset.y = offset
            window.layoutIfNeeded()
            let seen = collection.visibleCells.filter { collection.indexPath(for: $0)?.item != 0 }
            expectTrue(seen.allSatisfy { !$0.isHidden && $0.alpha == 1 })
        }
        collection.contentOffset.y = 0
        window.layoutIfNeeded()
        expectEqual(cell(0)?.isHidden, true)
    }

    @MainActor @Test func `what the layout says anew holds for all`() {
        (layout.alpha, layout.hides) = (0.25, true)
        layout.invalidateLayout()
        window.layoutIfNeeded()
        expectTrue(cell(0)?.alpha == 0.25 && cell(1)?.alpha == 0.25 && cell(1)?.isHidden == true)
        (layout.alpha, layout.hides) = (1, false)
        layout.invalidateLayout()
        window.layoutIfNeeded()
        expectTrue(cell(0)?.isHidden == false && cell(1)?.isHidden == false && cell(0)?.alpha == 1)
    }
}
