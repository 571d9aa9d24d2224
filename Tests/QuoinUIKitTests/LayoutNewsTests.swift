import QuoinUIKit
import TestSupport
import Testing

/// What layouts of one's own hear of changes, and how they move the content after them.
@MainActor
@Suite struct LayoutNewsTests {
    /// Items of 100 below each other.
    private final class Column: UICollectionViewLayout {
        var calls: [String] = []
        var updates: [UICollectionViewUpdateItem] = []
        var target: CGPoint?
        private var count = 0

        override func prepare() {
            count = collectionView?.numberOfItems(inSection: 0) ?? 0
            calls.append("prepare \(count)")
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: 200, height: CGFloat(count) * 100)
        }
        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            (0..<count).map { item in
                let attributes = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 200, height: 100)
                return attributes
            }.filter { $0.frame.intersects(rect) }
        }
        override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updates)
            calls.append("updates")
            self.updates = updates
        }
        override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
            calls.append("offset")
            return target ?? super.targetContentOffset(forProposedContentOffset: offset)
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            calls.append("finalize")
        }
    }

    private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 5
        var shift: CGFloat = 0
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int) -> Int
        { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: path) }
        func collectionView(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposed: CGPoint
        ) -> CGPoint { CGPoint(x: proposed.x, y: proposed.y + shift) }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let layout = Column()
    private let numbers = Numbers()
    private let collection: UICollectionView

    init() {
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
        collection.dataSource = numbers
        collection.delegate = numbers
        window.addSubview(collection)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        layout.calls = []
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @MainActor @Test func `a layout hears of a batch when it has arranged what there is after it`()
    {
        // 0 goes, 2 moves to the front, one comes behind it, the former 4 is loaded again.
        collection.performBatchUpdates {
            collection.deleteItems(at: [path(0)])
            collection.moveItem(at: path(2), to: path(0))
            collection.insertItems(at: [path(1)])
            collection.reloadItems(at: [path(4)])
        }
        window.layoutIfNeeded()
        expectEqual(layout.calls, ["prepare 5", "updates", "offset", "finalize"])
        expectEqual(layout.updates.map(\.updateAction), [.delete, .insert, .move, .reload])
        expectEqual(layout.updates.map(\.indexPathBeforeUpdate), [path(0), nil, path(2), path(4)])
        expectEqual(layout.updates.map(\.indexPathAfterUpdate), [nil, path(1), path(0), path(4)])
    }

    @MainActor @Test func `a section that changes has no item`() {
        collection.reloadSections([0])
        window.layoutIfNeeded()
        expectEqual(layout.updates.map(\.updateAction), [.reload])
        expectEqual(layout.updates.first?.indexPathAfterUpdate?.item, NSNotFound)
        expectEqual(layout.updates.first?.indexPathAfterUpdate?.section, 0)
    }

    @MainActor @Test func `a layout that only is stale hears of no changes`() {
        layout.invalidateLayout()
        window.layoutIfNeeded()
        expectEqual(layout.calls, ["prepare 5"])
    }

    @MainActor @Test func `a chat stays where it is when older items come above`() {
        collection.contentOffset.y = 300
        window.layoutIfNeeded()
        numbers.count = 7
        layout.target = CGPoint(x: 0, y: 500)
        collection.insertItems(at: [path(0), path(1)])
        window.layoutIfNeeded()
        expectEqual(collection.contentOffset.y, 500)
        expectEqual(collection.cellForItem(at: path(6)).map { $0.frame.minY - 500 }, 100)
    }

    @MainActor @Test func `the delegate says after the layout where the content is to stand`() {
        numbers.count = 7
        numbers.shift = 20
        layout.target = CGPoint(x: 0, y: 100)
        collection.insertItems(at: [path(0), path(1)])
        window.layoutIfNeeded()
        expectEqual(collection.contentOffset.y, 120)
    }

    @MainActor @Test func `a context moves the content once`() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 150)
        layout.invalidateLayout(with: context)
        window.layoutIfNeeded()
        layout.invalidateLayout()
        window.layoutIfNeeded()
        expectEqual(collection.contentOffset.y, 150)
    }

    @MainActor @Test func `another layout is asked where the content is to stand`() {
        let other = Column()
        other.target = CGPoint(x: 0, y: 250)
        collection.setCollectionViewLayout(other, animated: false)
        window.layoutIfNeeded()
        expectTrue(collection.contentOffset.y == 250 && other.calls == ["prepare 5", "offset"])
    }
}
