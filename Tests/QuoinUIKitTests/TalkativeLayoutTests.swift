import QuoinUIKit
import TestSupport
import Testing

/// Layouts that set themselves up whenever they are asked, with cells that say their size.
@MainActor
@Suite("Layouts that set themselves up while they are asked") struct TalkativeLayoutTests {
    private final class Cell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                inner.topAnchor.constraint(equalTo: contentView.topAnchor),
                inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                inner.widthAnchor.constraint(equalToConstant: 70),
                inner.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        required init?(coder: NSCoder) { return nil }
    }
    private final class Layout: UICollectionViewFlowLayout {
        var onAsk: (Layout) -> Void = { _ in }
        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        {
            onAsk(self)
            return super.layoutAttributesForElements(in: rect)
        }
    }
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            7
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell
        { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }

    private let source = Source()

    private func collection(_ onAsk: @escaping (Layout) -> Void) -> UICollectionView {
        let layout = Layout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.onAsk = onAsk
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 240, height: 400), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    @MainActor @Test("come to rest with what they set, and cells have their size")
    func settings() {
        let view = collection { layout in
            layout.minimumLineSpacing = 20
            layout.minimumInteritemSpacing = 15
            layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        }
        view.layoutIfNeeded()
        let frames = view.visibleCells.map(\.frame).sorted {
            ($0.minY, $0.minX) < ($1.minY, $1.minX)
        }
        // Three in a row of 240: 3 × 70 and 2 × 15. Three rows of 30, 20 apart.
        expectEqual(frames.count, 7)
        expectEqual(frames.map(\.minX), [0, 85, 170, 0, 85, 170, 0])
        expectEqual(frames.map(\.minY), [5, 5, 5, 55, 55, 55, 105])
        expectEqual(view.contentSize.height, 135)
    }

    @MainActor @Test("end, even if they forget everything whenever they are asked")
    func forgetting() {
        let view = collection { $0.invalidateLayout() }
        view.layoutIfNeeded()
        expectTrue(!view.visibleCells.isEmpty)
    }

    @MainActor @Test("arrange nothing anew for what is said again")
    func again() {
        var count = 0
        let view = collection { _ in count += 1 }
        view.layoutIfNeeded()
        let asked = count
        let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.minimumLineSpacing = 10
        layout?.scrollDirection = .vertical
        view.layoutIfNeeded()
        expectEqual(count, asked)
        layout?.minimumLineSpacing = 11
        view.layoutIfNeeded()
        expectTrue(count > asked)
    }
}
