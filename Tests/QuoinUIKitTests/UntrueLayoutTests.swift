import QuoinUIKit
import TestSupport
import Testing

/// Collections whose layouts say what is not so, and changes of sections that there are not.
@MainActor
@Suite struct UntrueLayoutTests {
    private final class Items: NSObject, UICollectionViewDataSource {
        var sections = 1
        var asked: [IndexPath] = []
        func numberOfSections(in view: UICollectionView) -> Int { sections }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            asked.append(path)
            return view.dequeueReusableCell(withReuseIdentifier: "box", for: path)
        }
    }

    /// A layout that has cells of items that there are not.
    private final class Boasting: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            [
                IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0), IndexPath(),
                IndexPath(item: .min, section: 0), IndexPath(item: 0, section: .max),
            ].map { path in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                return attributes
            }
        }
    }

    /// How many places a group has.
    @MainActor
    private final class Places {
        var count = 2
    }

    private let items = Items()

    private func makeView(_ layout: UICollectionViewLayout) -> (UICollectionView, () -> String) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "box")
        var messages = ""
        view.quoin.onDiagnostic { messages += $0.message }
        view.dataSource = items
        view.layoutIfNeeded()
        return (view, { messages })
    }

    @MainActor @Test func `nobody is asked for a cell of an item that there is not`() {
        let (view, messages) = makeView(Boasting())
        expectEqual(items.asked, [IndexPath(item: 2, section: 0)])
        expectEqual(view.visibleCells.count, 1)
        expectTrue(messages().contains("[0, 3], where there is no item"))
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        view.layoutIfNeeded()
        expectEqual(view.visibleCells.count, 1)
    }

    @MainActor @Test func `a section of none cannot move`() {
        items.sections = 0
        let (view, messages) = makeView(UICollectionViewFlowLayout())
        view.moveSection(0, toSection: 0)
        view.reloadSections([0])
        view.layoutIfNeeded()
        expectTrue(messages().contains("do not add up"))
        expectTrue(view.visibleCells.isEmpty)
    }

    @MainActor @Test func `a group that has fewer places than last time is without the others`() {
        let places = Places()
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(90), heightDimension: .absolute(30))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
            (0..<places.count).map { number in
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 30 * number, y: 0, width: 30, height: 30))
            }
        }
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        let (view, _) = makeView(layout)
        places.count = 0
        expectEqual(
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.width, 30)
        expectTrue(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) == nil)
        view.layoutIfNeeded()
    }
}
