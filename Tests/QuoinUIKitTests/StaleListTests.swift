import QuoinUIKit
import TestSupport
import Testing

/// Lists whose data and surroundings change many times before anyone lays them out: what they show then is what a
/// list shows that was made at once.
@MainActor
@Suite struct StaleListTests {
    final class Box: UICollectionViewCell {
        var shows = 0
    }

    /// Sections of numbers, each an item or a row whose height it says.
    final class Numbers: NSObject, UICollectionViewDataSource, UITableViewDataSource,
        UITableViewDelegate
    {
        var sections: [[Int]]

        init(_ sections: [[Int]]) { self.sections = sections }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
            (cell as? Box)?.shows = sections[indexPath.section][indexPath.item]
            return cell
        }
        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(sections[indexPath.section][indexPath.row])
        }
    }

    private func collection(
        _ numbers: Numbers, _ layout: UICollectionViewLayout, _ frame: CGRect
    ) -> UICollectionView {
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(Box.self, forCellWithReuseIdentifier: "box")
        view.dataSource = numbers
        return view
    }

    private let area = CGRect(x: 0, y: 0, width: 200, height: 250)

    @MainActor @Test func `items stand beside insets that come later`() {
        let numbers = Numbers([[1, 2, 3, 4]])
        let view = collection(numbers, UICollectionViewFlowLayout(), area)
        view.layoutIfNeeded()
        // Three of 50 with gaps of 10, of which the last two grow: 200 - 170 = 30.
        expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, 75)
        view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        view.layoutIfNeeded()
        expectEqual(view.contentSize, CGSize(width: 180, height: 110))
        expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, 65)
    }

    @MainActor @Test func `sections stand within margins that come later`() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        layout.configuration.contentInsetsReference = .layoutMargins
        let numbers = Numbers([[1]])
        let view = collection(numbers, layout, area)
        view.layoutMargins = .zero
        view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        expectEqual(view.cellForItem(at: path)?.frame.width, 200)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        view.layoutIfNeeded()
        expectEqual(view.cellForItem(at: path)?.frame, CGRect(x: 30, y: 0, width: 140, height: 30))
    }

    @MainActor @Test func `where there is no room no cells are left`() {
        let numbers = Numbers([[1, 2, 3]])
        let view = collection(numbers, UICollectionViewFlowLayout(), area)
        let table = UITableView(frame: area)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = numbers
        view.layoutIfNeeded()
        table.layoutIfNeeded()
        expectTrue(view.visibleCells.count == 3 && table.visibleCells.count == 3)
        view.frame.size.height = 0
        table.frame.size.height = 0
        view.layoutIfNeeded()
        table.layoutIfNeeded()
        expectTrue(view.visibleCells.isEmpty && table.visibleCells.isEmpty)
        expectTrue(view.subviews.isEmpty)
        view.frame.size.height = 250
        view.layoutIfNeeded()
        expectEqual(view.visibleCells.count, 3)
    }

    @MainActor @Test
    func `a section that has become shorter is scrolled no further than it reaches`() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(150), heightDimension: .absolute(50)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let numbers = Numbers([[1, 2, 3, 4, 5, 6]])
        let view = collection(
            numbers, UICollectionViewCompositionalLayout(section: section), area)
        view.layoutIfNeeded()
        view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .right, animated: false)
        view.layoutIfNeeded()
        numbers.sections = [[1]]
        view.deleteItems(at: (1..<6).map { IndexPath(item: $0, section: 0) })
        view.layoutIfNeeded()
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        expectEqual(cell.map { view.convert($0.bounds, from: $0).minX }, 0)
    }

    @MainActor @Test func `rows that are filled again are as tall as is said then`() {
        let numbers = Numbers([[20, 30, 40]])
        let table = UITableView(frame: area)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = numbers
        table.delegate = numbers
        table.layoutIfNeeded()
        expectEqual(table.contentSize.height, 90)
        numbers.sections = [[20, 60, 40]]
        table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
        table.layoutIfNeeded()
        expectEqual(table.contentSize.height, 120)
        expectEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY, 80)
    }

    // MARK: At random

    /// A collection to which anything happens.
    @MainActor
    private final class Scene {
        var random: Seeded
        let homes = [
            UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
            UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
            UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)),
        ]
        let numbers = Numbers([[1, 2, 3]])
        let layout = UICollectionViewFlowLayout()
        let view: UICollectionView
        private var next = 4

        init(_ seed: UInt64, _ make: (Numbers, UICollectionViewLayout) -> UICollectionView) {
            random = Seeded(seed)
            view = make(numbers, layout)
            (homes[1] as? UIWindow)?.show(deviceNamed: "iPhone X")
        }

        private func newItem() -> Int {
            next += 1
            return next
        }

        /// Items go from a section and come to it.
        private func change() {
            guard !numbers.sections.isEmpty else { return }
            let section = random.below(numbers.sections.count)
            let old = numbers.sections[section]
            let gone = old.indices.filter { _ in random.below(4) == 0 }
            var items = old.indices.filter { !gone.contains($0) }.map { old[$0] }
            let start = random.below(items.count + 1)
            let come = start..<start + random.below(3)
            items.insert(contentsOf: come.map { _ in newItem() }, at: start)
            view.performBatchUpdates { [self] in
                numbers.sections[section] = items
                view.deleteItems(at: gone.map { IndexPath(item: $0, section: section) })
                view.insertItems(at: come.map { IndexPath(item: $0, section: section) })
            }
        }

        private func changeSections() {
            let place = random.below(numbers.sections.count + 1)
            if random.below(2) == 0 || place == numbers.sections.count {
                numbers.sections.insert((0..<random.below(9)).map { _ in newItem() }, at: place)
                view.insertSections([place])
            } else {
                numbers.sections.remove(at: place)
                view.deleteSections([place])
            }
        }

        func step() {
            switch random.below(14) {
            case 0, 1, 2: change()
            case 3: changeSections()
            case 4: UIView.animate(withDuration: 0.3) { change() }
            case 5:
                numbers.sections = [[newItem(), newItem()], [newItem()]]
                view.reloadData()
            case 6, 7: homes[random.below(3)].addSubview(view)
            case 8: view.removeFromSuperview()
            case 9: view.contentInset.left = CGFloat(10 * random.below(4))
            case 10:
                view.frame.size = CGSize(
                    width: 100 + 30 * random.below(4), height: 60 * random.below(5))
            case 11: view.contentOffset.y = CGFloat(30 * random.below(8))
            case 12:
                layout.itemSize.height = CGFloat(20 + 15 * random.below(3))
                let isSafe = random.below(2) == 0
                layout.sectionInsetReference = isSafe ? .fromSafeArea : .fromContentInset
            default:
                let isRight = random.below(2) == 0
                view.semanticContentAttribute = isRight ? .forceRightToLeft : .unspecified
            }
        }
    }

    /// Where which item is seen.
    private func seen(_ view: UICollectionView) -> [Int: CGRect] {
        var seen: [Int: CGRect] = [:]
        for case let cell as Box in view.visibleCells { seen[cell.shows] = cell.frame }
        return seen
    }

    @MainActor @Test func `what is seldom laid out shows what one shows that is made at once`() {
        for seed in UInt64(1)...40 {
            let scene = Scene(seed) { collection($0, $1, area) }
            for step in 0..<60 {
                scene.step()
                guard scene.random.below(8) == 0 else { continue }
                let view = scene.view
                view.window?.tick(after: 1)
                view.layoutIfNeeded()
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = scene.layout.itemSize
                layout.sectionInsetReference = scene.layout.sectionInsetReference
                let other = collection(scene.numbers, layout, view.frame)
                other.contentInset = view.contentInset
                other.semanticContentAttribute = view.semanticContentAttribute
                view.superview?.addSubview(other)
                other.layoutIfNeeded()
                other.contentOffset = view.contentOffset
                other.layoutIfNeeded()
                expectEqual(view.contentSize, other.contentSize, "seed \(seed), step \(step)")
                expectEqual(seen(view), seen(other), "seed \(seed), step \(step)")
                expectEqual(
                    view.subviews.count, view.visibleCells.count, "seed \(seed), step \(step)")
                other.removeFromSuperview()
            }
        }
    }

    @MainActor @Test
    func `a header that is longer than its section is there as long as it is seen`() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .absolute(50), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(50), heightDimension: .absolute(50)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            section: section, configuration: configuration)
        let numbers = Numbers(Array(repeating: [1], count: 9))
        let view = collection(numbers, layout, area)
        view.layoutIfNeeded()
        // The first section ends at 50, and its header, as wide as the collection, at 200.
        for (offset, isThere) in [(60.0, true), (199, true), (201, false)] {
            let seen = CGRect(x: offset, y: 0, width: 50, height: 250)
            let kinds = layout.layoutAttributesForElements(in: seen)?.filter {
                $0.representedElementCategory == .supplementaryView
                    && $0.indexPath == IndexPath(item: 0, section: 0)
            }
            expectEqual(kinds?.isEmpty, !isThere)
        }
    }
}
