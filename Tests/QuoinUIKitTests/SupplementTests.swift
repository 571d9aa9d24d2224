import QuoinUIKit
import TestSupport
import Testing

/// What a collection knows of its headers and footers.
@MainActor
@Suite struct SupplementTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @MainActor @Test func `a collection knows its headers in sight`() {
        final class Items: NSObject, UICollectionViewDataSource {
            func numberOfSections(in view: UICollectionView) -> Int { 2 }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 1 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at path: IndexPath
            ) -> UICollectionReusableView {
                view.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "header", for: path)
            }
        }
        let (layout, items) = (UICollectionViewFlowLayout(), Items())
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let header = UICollectionView.elementKindSectionHeader
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: header,
            withReuseIdentifier: "header")
        view.dataSource = items
        window.addSubview(view)
        window.tick()
        let paths = [0, 1].map { IndexPath(item: 0, section: $0) }
        expectEqual(view.indexPathsForVisibleSupplementaryElements(ofKind: header), paths)
        // A header of 40 and an item of 50 make a section.
        expectEqual(view.visibleSupplementaryViews(ofKind: header).map(\.frame.minY), [0, 90])
        expectTrue(view.visibleSupplementaryViews(ofKind: "other").isEmpty)
    }
}
