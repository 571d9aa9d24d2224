import QuoinUIKit
import TestSupport
import Testing

/// Cells that say how large they would be, to layouts of an app's own.
@MainActor
@Suite struct PreferringCellTests {
    /// Rows one below the other, as high as their cells prefer to be.
    private final class Rows: UICollectionViewLayout {
        var heights: [IndexPath: CGFloat] = [:]
        var width: CGFloat = 0
        var asked: [Int] = []
        var plainCalls = 0

        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
        private func top(of item: Int) -> CGFloat {
            (0..<item).reduce(0) { $0 + height(of: $1) }
        }
        private func height(of item: Int) -> CGFloat {
            heights[IndexPath(item: item, section: 0)] ?? 30
        }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: top(of: count))
        }
        override func prepare() {
            let room = collectionView?.bounds.width ?? 0
            if room != width { heights = [:] }
            width = room
        }
        override func layoutAttributesForItem(at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(
                x: 0, y: top(of: path.item), width: width, height: height(of: path.item))
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
            bounds.width != width
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            asked.append(preferred.indexPath.item)
            return preferred.size.height != original.size.height
        }
        override func invalidationContext(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            heights[preferred.indexPath] = preferred.size.height
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
        override func invalidateLayout() {
            plainCalls += 1
            super.invalidateLayout()
        }
    }

    /// As high as a third of its width and ten for each item before it.
    private final class Cell: UICollectionViewCell {
        var number = 0
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.size.height = attributes.size.width / 3 + CGFloat(number * 10)
            return attributes
        }
    }

    /// As high as its constraints ask for.
    private final class TiedCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                box.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            20
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? Cell)?.number = path.item
            return cell
        }
    }

    private let source = Source()
    private let layout = Rows()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    private var collection: UICollectionView {
        window.subviews.lazy.compactMap { $0 as? UICollectionView }.first
            ?? UICollectionView(frame: .zero, collectionViewLayout: layout)
    }

    private func show(_ kind: UICollectionViewCell.Type) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 250), collectionViewLayout: layout)
        view.register(kind, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.tick(after: 0)
    }
    private func frame(_ item: Int) -> CGRect? {
        collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @MainActor @Test func `a layout of one's own hears what cells prefer, and no more than needed`()
    {
        show(Cell.self)
        // A third of 300, and ten more for each: 100 and 110; the third begins at 210, before the end at 250.
        expectEqual(frame(0), CGRect(x: 0, y: 0, width: 300, height: 100))
        expectEqual(frame(1), CGRect(x: 0, y: 100, width: 300, height: 110))
        expectEqual(frame(2), CGRect(x: 0, y: 210, width: 300, height: 120))
        expectTrue(frame(3) == nil)
        let asked = layout.asked.count
        collection.setNeedsLayout()
        window.tick(after: 0)
        expectEqual(layout.asked.count, asked)
        collection.frame.size.width = 150
        window.tick(after: 0)
        // A third of 150.
        expectEqual(frame(0), CGRect(x: 0, y: 0, width: 150, height: 50))
        expectEqual(frame(1), CGRect(x: 0, y: 50, width: 150, height: 60))
    }

    @MainActor @Test func `what scrolls into sight is asked then`() {
        show(Cell.self)
        layout.asked = []
        collection.contentOffset.y = 100
        window.tick(after: 0)
        // 210 + 120 = 330 is before 350.
        expectTrue(layout.asked.contains(3) && !layout.asked.contains(1))
        expectEqual(frame(3), CGRect(x: 0, y: 330, width: 300, height: 130))
    }

    @MainActor @Test func `constraints say what a cell prefers`() {
        show(TiedCell.self)
        // 5 above, 60 and 5 below.
        expectEqual(frame(1)?.minY, 70)
        expectEqual(frame(1)?.height, 70)
    }

    @MainActor @Test func `both ways to say that a layout is stale are called`() {
        show(Cell.self)
        let calls = layout.plainCalls
        collection.frame.size.width = 150
        window.tick(after: 0)
        expectTrue(layout.plainCalls > calls)
        layout.plainCalls = 0
        layout.invalidateLayout()
        expectEqual(layout.plainCalls, 1)
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        expectEqual(layout.plainCalls, 2)
    }
}
