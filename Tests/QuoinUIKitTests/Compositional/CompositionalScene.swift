import QuoinUIKit

/// A collection of 300 × 400 with a compositional layout, and cells that are as high as they are told.
@MainActor
final class CompositionalScene {
    typealias Layout = UICollectionViewCompositionalLayout

    /// A cell that asks for a height, or for both sides.
    final class Box: UICollectionViewCell {
        let wide: NSLayoutConstraint
        let high: NSLayoutConstraint
        override init(frame: CGRect) {
            let box = UIView()
            wide = box.widthAnchor.constraint(equalToConstant: 10)
            high = box.heightAnchor.constraint(equalToConstant: 10)
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let right = box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
            right.priority = UILayoutPriority(700)
            wide.priority = UILayoutPriority(800)
            high.priority = UILayoutPriority(900)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                right, wide, high,
            ])
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    let view: UICollectionView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var source: UICollectionViewDiffableDataSource<Int, Int>!
    var asked: [Int] = []
    var messages: [String] = []
    var size: (Int) -> CGSize = { _ in CGSize(width: 10, height: 44) }

    init(_ layout: UICollectionViewLayout) {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        window.quoin.onDiagnostic { [unowned self] in messages.append($0.message) }
        window.addSubview(view)
        let cells = UICollectionView.CellRegistration<Box, Int> { [unowned self] cell, _, item in
            asked.append(item)
            cell.tag = item
            cell.wide.constant = size(item).width
            cell.high.constant = size(item).height
        }
        source = .init(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "part",
            withReuseIdentifier: "part")
        source.supplementaryViewProvider = { view, kind, path in
            let part = view.dequeueReusableSupplementaryView(
                ofKind: "part", withReuseIdentifier: "part", for: path)
            part.tag = kind == "header" ? -1 : -2
            return part
        }
    }

    /// Sections of so many items.
    func show(_ counts: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, count) in counts.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<count).map { section * 100_000 + $0 })
        }
        source.apply(snapshot)
        layOut()
    }
    func layOut() { window.tick(after: 0.1) }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
    func part(_ kind: String, _ section: Int = 0, item: Int = 0) -> CGRect? {
        view.supplementaryView(
            forElementKind: kind, at: IndexPath(item: item, section: section))?.frame
    }

    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// Rows of so many items side by side.
    static func rows(_ across: Int, height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSection
    {
        let item = NSCollectionLayoutItem(
            layoutSize: size(
                .fractionalWidth(1 / CGFloat(across)),
                height.isEstimated ? height : .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), height), subitem: item, count: across))
    }
    static func header(_ height: NSCollectionLayoutDimension, _ kind: String = "header")
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: kind,
            alignment: kind == "header" ? .top : .bottom)
    }
}
