import QuoinUIKit
import TestSupport
import Testing

/// Collections with layouts, attributes and cells of an app's own.
@MainActor
@Suite struct CollectionLayoutTests {
    /// What the app's layout says of an item beyond where it stands.
    private final class BubbleAttributes: UICollectionViewLayoutAttributes {
        nonisolated(unsafe) var tail: CGFloat = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? BubbleAttributes)?.tail = tail
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? BubbleAttributes)?.tail == tail
        }
    }

    private final class BubbleLayout: UICollectionViewFlowLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []

        override class var layoutAttributesClass: AnyClass { BubbleAttributes.self }
        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
                let copy = attributes.copy() as? BubbleAttributes
                copy?.tail = 4
                return copy
            }
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
    }

    private final class BubbleCell: UICollectionViewCell {
        var tail: CGFloat = 0
        var firstFrame = CGRect.zero

        override init(frame: CGRect) {
            super.init(frame: frame)
            firstFrame = frame
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
            super.apply(attributes)
            tail = (attributes as? BubbleAttributes)?.tail ?? 0
        }
    }

    private final class Ground: UICollectionReusableView {}

    /// Cards that lie upon each other, each 20 lower than the one before and turned, on one ground.
    private final class Pile: UICollectionViewLayout {
        override func prepare() {
            super.prepare()
            register(Ground.self, forDecorationViewOfKind: "ground")
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 300) }
        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            let ground = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
            ground.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
            ground.zIndex = -1
            return (0..<3).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            } + [ground]
        }
        override func layoutAttributesForItem(at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            let card = UICollectionViewLayoutAttributes(forCellWith: path)
            card.center = CGPoint(x: 100, y: 50 + 20 * CGFloat(path.item))
            card.size = CGSize(width: 100, height: 60)
            card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            card.zIndex = 3 - path.item
            return card
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 3
        var ended: [Int] = []
        var fill: (UICollectionViewCell, Int) -> Void = { _, _ in }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int) -> Int
        {
            count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            fill(cell, path.item)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            ended.append(indexPath.item)
        }
    }

    private let items = Items()

    private func show(
        _ layout: UICollectionViewLayout, _ cells: UICollectionViewCell.Type, width: CGFloat = 200
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
        view.register(cells, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        view.layoutIfNeeded()
        return view
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @MainActor @Test func `a layout's own attributes reach the cells, copies included`() throws {
        let layout = BubbleLayout()
        layout.itemSize = CGSize(width: 80, height: 40)
        let view = show(layout, BubbleCell.self)
        let cell = try #require(view.cellForItem(at: path(1)) as? BubbleCell)
        expectEqual(cell.tail, 4)
        // Two in a line of 200 that is not the last: at its ends.
        expectEqual(cell.firstFrame, CGRect(x: 120, y: 0, width: 80, height: 40))
        let one = BubbleAttributes(forCellWith: path(0))
        let other = try #require(one.copy() as? BubbleAttributes)
        expectTrue(one.isEqual(other))
        other.tail = 1
        expectTrue(!one.isEqual(other))
        other.tail = 0
        other.size.width = 1
        expectTrue(!one.isEqual(other))
    }

    @MainActor @Test func `whatever makes a layout stale comes with a context`() {
        let layout = BubbleLayout()
        let view = show(layout, BubbleCell.self)
        layout.contexts = []
        layout.invalidateLayout()
        expectEqual(layout.contexts.map(\.invalidateEverything), [false])
        view.reloadData()
        expectEqual(layout.contexts.map(\.invalidateEverything), [false, true])
        expectTrue(
            layout.contexts.allSatisfy { $0 is UICollectionViewFlowLayoutInvalidationContext })
    }

    @MainActor @Test func `cards lie upon each other as their layout says, on its ground`() throws {
        let view = show(Pile(), UICollectionViewCell.self)
        let shown = view.subviews
        try #require(shown.count == 4)
        expectTrue(shown[0] is Ground)
        expectEqual(shown[0].frame, CGRect(x: 0, y: 0, width: 200, height: 300))
        expectEqual(Array(shown[1...]), [2, 1, 0].compactMap { view.cellForItem(at: path($0)) })
        let card = try #require(view.cellForItem(at: path(1)))
        // Half as large about its middle, (100, 70).
        expectEqual(card.frame, CGRect(x: 75, y: 55, width: 50, height: 30))
        expectEqual(card.bounds.size, CGSize(width: 100, height: 60))
        view.backgroundView = UIView()
        view.layoutIfNeeded()
        expectTrue(view.subviews.first === view.backgroundView)
        expectEqual(view.backgroundView?.frame, view.bounds)
    }

    /// A cell that is as wide as its collection, as people write it.
    private final class WideCell: UICollectionViewCell {
        let text = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            text.numberOfLines = 0
            text.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            ])
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: attributes.size.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            attributes.frame.size.height = size.height
            return attributes
        }
    }

    @MainActor @Test(arguments: [200, 120, 320] as [CGFloat])
    func `cells say how high they are for the width that is estimated`(width: CGFloat) throws {
        items.fill = { cell, item in
            (cell as? WideCell)?.text.text = String(repeating: "Soup of the day ", count: item + 1)
        }
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.estimatedItemSize = CGSize(width: width, height: 10)
        let view = show(layout, WideCell.self, width: width)
        let label = UILabel()
        label.numberOfLines = 0
        var top: CGFloat = 0
        for item in 0..<3 {
            label.text = String(repeating: "Soup of the day ", count: item + 1)
            let text = label.sizeThatFits(CGSize(width: width, height: 0)).height
            let cell = try #require(view.cellForItem(at: path(item)))
            expectEqual(cell.frame, CGRect(x: 0, y: top, width: width, height: text + 10))
            top += text + 10
        }
        expectEqual(view.contentSize.height, top)
        expectTrue(view.quoin.findings().isEmpty)
    }

    private final class SquareCell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: size.width)
        }
    }

    @MainActor @Test func `cells without constraints say their size by hand`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 60, height: 10)
        let view = show(layout, SquareCell.self)
        expectEqual(view.cellForItem(at: path(2))?.bounds.size, CGSize(width: 60, height: 60))
    }

    @MainActor @Test func `it scrolls to where an item is wanted, as far as there is content`() {
        items.count = 30
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        layout.minimumLineSpacing = 0
        let view = show(layout, UICollectionViewCell.self)
        view.scrollToItem(at: path(10), at: .top, animated: false)
        expectEqual(view.contentOffset.y, 500)
        view.scrollToItem(at: path(10), at: .centeredVertically, animated: false)
        expectEqual(view.contentOffset.y, CGFloat(525 - 150))
        view.scrollToItem(at: path(10), at: .bottom, animated: false)
        expectEqual(view.contentOffset.y, CGFloat(550 - 300))
        // The content is 1500 high, of which 300 are in sight.
        view.scrollToItem(at: path(29), at: .top, animated: false)
        expectEqual(view.contentOffset.y, 1200)
        expectTrue(items.ended.contains(0))
        view.selectItem(at: path(0), animated: false, scrollPosition: .bottom)
        expectEqual(view.contentOffset.y, 0)
    }

    @MainActor @Test func `sections keep to the safe area if they are to`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 844, height: 390), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        // On its side, this device has 47 points at either side that are not safe.
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
        window.show(deviceNamed: "iPhone 14")
        window.frame.size = CGSize(width: 844, height: 390)
        window.addSubview(view)
        window.layoutIfNeeded()
        let side = view.safeAreaInsets.left
        expectEqual(view.cellForItem(at: path(0))?.frame.minX, 5)
        layout.sectionInsetReference = .fromSafeArea
        window.layoutIfNeeded()
        expectEqual(view.cellForItem(at: path(0))?.frame.minX, 5 + side)
        layout.sectionInsetReference = .fromLayoutMargins
        window.layoutIfNeeded()
        expectEqual(view.cellForItem(at: path(0))?.frame.minX, 5 + view.layoutMargins.left)
    }

    @MainActor @Test func `an item that is chosen shows its ground behind its content`() throws {
        let view = show(UICollectionViewFlowLayout(), UICollectionViewCell.self)
        let cell = try #require(view.cellForItem(at: path(0)))
        let (ground, chosen) = (UIView(), UIView())
        cell.backgroundView = ground
        cell.selectedBackgroundView = chosen
        expectEqual(cell.subviews, [ground, cell.contentView])
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        expectEqual(cell.subviews, [ground, chosen, cell.contentView])
        expectEqual(chosen.frame, cell.bounds)
        view.deselectItem(at: path(0), animated: false)
        expectEqual(cell.subviews, [ground, cell.contentView])
    }
}
