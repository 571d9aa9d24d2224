import QuoinUIKit
import TestSupport
import Testing

/// Where a flow layout's items stand in their lines, and which of them are measured.
@MainActor
@Suite struct FlowLayoutTests {
    private final class Items: NSObject, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var counts = [8]
        var asked: [IndexPath] = []
        var size: (Int) -> CGSize = { _ in CGSize(width: 50, height: 50) }
        /// How high a cell asks to be.
        var height: (Int) -> CGFloat = { _ in 30 }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            asked.append(indexPath)
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "item", for: indexPath)
            (cell as? HighCell)?.high.constant = height(indexPath.item)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size(indexPath.item) }
    }

    /// A cell that is 100 wide, and as high as it is told.
    private final class HighCell: UICollectionViewCell {
        private(set) lazy var high = contentView.heightAnchor.constraint(equalToConstant: 0)

        override init(frame: CGRect) {
            super.init(frame: frame)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            high = box.heightAnchor.constraint(equalToConstant: 0)
            high.priority = .defaultHigh
            let wide = box.widthAnchor.constraint(equalToConstant: 100)
            wide.priority = .defaultHigh
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), wide, high,
            ])
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    /// Is seen in a mirror where people read from the right.
    private final class FlippedLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private let items = Items()
    private var layout = UICollectionViewFlowLayout()

    private func show(
        width: CGFloat = 375, height: CGFloat = 600,
        cells: UICollectionViewCell.Type = HighCell.self
    ) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        view.register(cells, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        view.layoutIfNeeded()
        return view
    }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }
    private func lefts(_ view: UICollectionView) -> [CGFloat] {
        (0..<items.counts[0]).map { layout.layoutAttributesForItem(at: path($0))?.frame.minX ?? -1 }
    }

    // MARK: The last line

    @MainActor @Test func `the last line of items of one size keeps to the columns of the others`()
    {
        // Six of 50 leave 75 to share for five gaps.
        expectEqual(lefts(show()), [0, 65, 130, 195, 260, 325, 0, 65])
    }

    @MainActor @Test(arguments: [2, 3, 7, 11, 13] as [CGFloat])
    func `columns that fill their lines are kept, whatever rounding does`(columns: CGFloat) throws {
        let width = (375 - (columns - 1)) / columns
        items.counts = [Int(columns) * 2 - 1]
        items.size = { _ in CGSize(width: width, height: 10) }
        layout.minimumInteritemSpacing = 1
        let view = show()
        for item in 0..<items.counts[0] {
            let column = CGFloat(item % Int(columns))
            let left = try #require(layout.layoutAttributesForItem(at: path(item))?.frame.minX)
            expectTrue(abs(left - column * (width + 1)) < 1e-6)
        }
        expectEqual(view.contentSize.height, 30)
    }

    @MainActor @Test func `a line that is full is justified, even if it is the last`() {
        items.counts = [6]
        expectEqual(lefts(show()), [0, 65, 130, 195, 260, 325])
    }

    @MainActor @Test func `a single line of items of one size stands where its columns would be`() {
        items.counts = [3]
        expectEqual(lefts(show()), [0, 65, 130])
    }

    @MainActor @Test
    func `items that have a line for themselves stand in the middle, the last one too`() {
        (items.counts, items.size) = ([3], { _ in CGSize(width: 275, height: 40) })
        expectEqual(lefts(show()), [50, 50, 50])
    }

    @MainActor @Test func `the last line of items of several sizes stands close`() {
        items.size = { CGSize(width: 50, height: $0 == 7 ? 60 : 50) }
        expectEqual(lefts(show()), [0, 65, 130, 195, 260, 325, 0, 60])
    }

    @MainActor @Test func `columns are kept where a collection scrolls sideways`() {
        layout.scrollDirection = .horizontal
        (items.counts, items.size) = ([3], { _ in CGSize(width: 40, height: 50) })
        let view = show(width: 300, height: 130)
        let tops = (0..<3).map { view.layoutAttributesForItem(at: path($0))?.frame.minY ?? -1 }
        expectEqual(tops, [0, 80, 0])
    }

    // MARK: Measuring

    @MainActor @Test func `only cells in sight are asked for and measured`() {
        items.counts = [10_000]
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = show(width: 100, height: 300)
        // Ten cells of 30 are in sight of 10,000 that were thought to be 50 high.
        expectEqual(view.visibleCells.map(\.frame.height), Array(repeating: 30, count: 10))
        expectTrue(Set(items.asked.map(\.item)).isSubset(of: Set(0..<16)))
        let known = Set(items.asked).count
        expectEqual(view.contentSize.height, CGFloat(10_000 * 50 - known * 20))
    }

    @MainActor @Test func `what was in sight stays where it is while what is above is measured`()
        throws
    {
        items.counts = [100]
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = show(width: 100, height: 300)
        view.scrollToItem(at: path(50), at: .top, animated: false)
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: path(50)))
        let before = cell.frame.minY - view.contentOffset.y
        view.contentOffset.y -= 40
        view.layoutIfNeeded()
        expectEqual(cell.frame.minY - view.contentOffset.y, before + 40)
    }

    @MainActor @Test func `scrolling to an item leads there, however wrong the estimates are`()
        throws
    {
        (items.counts, items.height) = ([1000], { CGFloat(20 + $0 % 7) })
        layout.estimatedItemSize = CGSize(width: 1, height: 1)
        let view = show(width: 320, height: 300)
        view.scrollToItem(at: path(999), at: .bottom, animated: false)
        let last = try #require(view.cellForItem(at: path(999)))
        expectEqual(last.frame.size, CGSize(width: 100, height: 25))
        expectEqual(view.contentOffset.y, view.contentSize.height - 300)
        view.scrollToItem(at: path(500), at: .top, animated: false)
        let middle = try #require(view.cellForItem(at: path(500)))
        expectTrue(middle.frame.minY <= view.contentOffset.y + 10)
        expectTrue(middle.frame.maxY > view.contentOffset.y)
    }

    @MainActor @Test func `sizes go with their items when others come before them`() {
        (items.counts, items.height) = ([20], { CGFloat(20 + $0) })
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let view = show(width: 100, height: 100)
        let height = view.cellForItem(at: path(1))?.frame.height
        expectEqual(height, 21)
        items.asked = []
        items.counts = [21]
        items.height = { $0 == 0 ? 70 : CGFloat(19 + $0) }
        view.insertItems(at: [path(0)])
        view.layoutIfNeeded()
        expectEqual(items.asked.map(\.item), [0])
        expectEqual(view.cellForItem(at: path(0))?.frame.height, 70)
        expectEqual(view.layoutAttributesForItem(at: path(2))?.frame.height, 21)
    }

    @MainActor @Test func `an item is measured again when its cell was filled again`() {
        items.counts = [3]
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let view = show(width: 100, height: 300)
        items.height = { _ in 44 }
        view.reconfigureItems(at: [path(1)])
        view.layoutIfNeeded()
        expectEqual(view.visibleCells.map(\.frame.height), [30, 44, 30])
        expectEqual(view.visibleCells.map(\.frame.minY), [0, 30, 74])
    }

    @MainActor @Test func `a cell that says nothing of its size stays as large as is estimated`() {
        layout.estimatedItemSize = CGSize(width: 60, height: 20)
        let view = show(cells: UICollectionViewCell.self)
        expectTrue(
            view.visibleCells.map(\.frame.size).allSatisfy { $0 == CGSize(width: 60, height: 20) })
        expectEqual(view.visibleCells.count, 8)
    }

    // MARK: In a mirror

    @MainActor @Test mutating func `a layout that says so is seen in a mirror from right to left`()
    {
        layout = FlippedLayout()
        items.counts = [3]
        let view = show(width: 200)
        // Three of 50 leave 50 for two gaps.
        expectEqual(view.visibleCells.map(\.frame.minX), [0, 75, 150])
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        expectEqual(view.visibleCells.map(\.frame.minX), [150, 75, 0])
        expectEqual(lefts(view), [0, 75, 150])
        expectEqual(view.layoutAttributesForItem(at: path(0))?.frame.minX, 150)
        expectEqual(view.indexPathForItem(at: CGPoint(x: 199, y: 1)), path(0))
    }

    @MainActor @Test mutating func `what scrolls sideways begins at the right in a mirror`() {
        layout = FlippedLayout()
        layout.scrollDirection = .horizontal
        (layout.minimumLineSpacing, items.counts) = (0, [10])
        items.size = { _ in CGSize(width: 100, height: 60) }
        let view = show(width: 200, height: 60)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        view.scrollToItem(at: path(0), at: .right, animated: false)
        expectEqual(view.contentOffset.x, 800)
        expectEqual(view.indexPathsForVisibleItems, [path(0), path(1)])
        expectEqual(view.cellForItem(at: path(0))?.frame.minX, 900)
    }

    // MARK: Headers that stay

    @MainActor @Test func `a header that stays is found among thousands of sections`() {
        items.counts = Array(repeating: 1, count: 1000)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = show(width: 50, height: 100)
        // Sections of 20 + 50.
        let seen = CGRect(x: 0, y: 70 * 500 + 30, width: 50, height: 100)
        view.contentOffset.y = seen.minY
        let headers = (layout.layoutAttributesForElements(in: seen) ?? []).filter {
            $0.representedElementCategory == .supplementaryView
        }
        expectEqual(headers.map(\.indexPath.section).sorted(), [500, 501])
        expectEqual(headers.map(\.frame.minY).sorted(), [35_030, 35_070])
    }
}
