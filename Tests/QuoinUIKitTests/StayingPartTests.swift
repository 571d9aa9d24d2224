import QuoinUIKit
import TestSupport
import Testing

/// What stays where it is while a list is scrolled.
@MainActor
@Suite struct StayingPartTests {
    private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int) -> Int
        {
            4
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at path: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "part", for: path)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let source = Source()
    private let layout = UICollectionViewFlowLayout()
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    /// Sections of a header of 20, four lines of 50 without gaps, and a footer of 10: 230 each.
    private func collection() -> UICollectionView {
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.footerReferenceSize = CGSize(width: 0, height: 10)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 150), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        for kind in [header, footer] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "part")
        }
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func place(_ kind: String, _ section: Int, in view: UICollectionView) -> CGFloat? {
        view.layoutIfNeeded()
        return view.supplementaryView(
            forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }

    @MainActor @Test func `headers stay at the top until the next section pushes them out`() {
        let view = collection()
        view.contentOffset.y = 60
        expectTrue(place(header, 0, in: view) == nil)
        layout.sectionHeadersPinToVisibleBounds = true
        expectEqual(place(header, 0, in: view), 60)
        view.contentOffset.y = 205
        expectEqual(place(header, 0, in: view), 205)
        expectEqual(place(header, 1, in: view), 230)
        // The section ends at 230.
        view.contentOffset.y = 220
        expectEqual(place(header, 0, in: view), 210)
        view.contentOffset.y = 240
        expectTrue(place(header, 0, in: view) == nil)
        expectEqual(place(header, 1, in: view), 240)
        view.contentInset.top = 30
        view.contentOffset.y = 260
        expectEqual(place(header, 1, in: view), 290)
        expectTrue(
            view.subviews.last
                === view.supplementaryView(
                    forElementKind: header, at: IndexPath(item: 0, section: 1)))
        let path = IndexPath(item: 0, section: 1)
        expectEqual(
            layout.layoutAttributesForSupplementaryView(ofKind: header, at: path)?.frame.minY, 290)
    }

    @MainActor @Test func `footers stay at the bottom until the section before pushes them out`() {
        let view = collection()
        layout.sectionFootersPinToVisibleBounds = true
        // 0 to 150 is seen.
        expectEqual(place(footer, 0, in: view), 140)
        view.contentOffset.y = 85
        // 85 to 235: the first one has its own place, and the second section begins at 230.
        expectEqual(place(footer, 0, in: view), 220)
        expectEqual(place(footer, 1, in: view), 230)
        view.contentOffset.y = 100
        expectEqual(place(footer, 1, in: view), 240)
        expectEqual(place(header, 1, in: view), 230)
    }

    @MainActor @Test func `headers stay at the left where a collection is scrolled sideways`() {
        layout.scrollDirection = .horizontal
        let view = collection()
        layout.headerReferenceSize = CGSize(width: 20, height: 0)
        layout.sectionHeadersPinToVisibleBounds = true
        view.contentOffset.x = 60
        view.layoutIfNeeded()
        let part = view.supplementaryView(
            forElementKind: header, at: IndexPath(item: 0, section: 0))
        expectEqual(part?.frame, CGRect(x: 60, y: 0, width: 20, height: 150))
    }

    @MainActor @Test func `the ground of a table stays behind its rows`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
        table.rowHeight = 40
        table.dataSource = source
        let ground = UIView()
        table.backgroundView = ground
        table.layoutIfNeeded()
        expectTrue(table.subviews.first === ground)
        expectEqual(ground.frame, CGRect(x: 0, y: 0, width: 100, height: 150))
        for offset in [3, 500] as [CGFloat] {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
            expectTrue(table.subviews.first === ground)
            expectEqual(ground.frame, CGRect(x: 0, y: offset, width: 100, height: 150))
        }
        expectEqual(table.contentSize.height, 2000)
        table.backgroundView = nil
        expectTrue(ground.superview == nil)
    }
}
