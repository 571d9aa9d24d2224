import QuoinUIKit
import TestSupport
import Testing

/// What the cells of a collection say of their size.
@MainActor
@Suite struct CellSizeTests {
    @MainActor @Test func `cells say their size in a copy of what they are asked with`() throws {
        let (cell, view) = (
            UICollectionViewCell(frame: .zero), UICollectionReusableView(frame: .zero)
        )
        let asked = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        asked.frame = CGRect(x: 5, y: 10, width: 300, height: 50)
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            part.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            part.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            part.widthAnchor.constraint(equalToConstant: 70),
            part.heightAnchor.constraint(equalToConstant: 80),
        ])
        let said = cell.preferredLayoutAttributesFitting(asked)
        expectEqual(said.size, CGSize(width: 70, height: 80))
        expectTrue(said !== asked && said.indexPath == asked.indexPath)
        expectEqual(asked.frame, CGRect(x: 5, y: 10, width: 300, height: 50))
        expectEqual(view.preferredLayoutAttributesFitting(asked).frame, asked.frame)
    }

    @MainActor @Test func `a cell whose content has changed is measured again if that is wanted`()
        throws
    {
        final class Cell: UICollectionViewCell {
            let part = UIView()
            lazy var height = part.heightAnchor.constraint(equalToConstant: 20)
            override init(frame: CGRect) {
                super.init(frame: frame)
                part.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(part)
                NSLayoutConstraint.activate([
                    part.topAnchor.constraint(equalTo: contentView.topAnchor),
                    part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
        }
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        let (window, source) = (UIWindow(frame: list.frame), Source())
        list.register(Cell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        window.addSubview(list)
        window.layoutIfNeeded()
        expectEqual(list.contentSize.height, 40)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
        cell.height.constant = 30
        cell.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        expectTrue(list.contentSize.height == 50 && cell.frame.height == 30)
        list.selfSizingInvalidation = .disabled
        cell.height.constant = 70
        cell.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        expectEqual(list.contentSize.height, 50)
    }
}
