import QuoinUIKit
import TestSupport
import Testing

/// Items that are moved as by a hand.
@MainActor
@Suite struct InteractiveMovementTests {
    final class LetterCell: UICollectionViewCell {
        var letter = ""
    }

    /// Letters in sections, which may be moved.
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var letters: [[String]]
        var log: [String] = []
        var moves = true
        var mayMove: (IndexPath) -> Bool = { _ in true }
        var target: (_ from: IndexPath, _ current: IndexPath, _ to: IndexPath) -> IndexPath = {
            $2
        }

        init(_ letters: [String]) { self.letters = letters.map { $0.map(String.init) } }

        func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { letters[section].count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "letter", for: indexPath)
            (cell as? LetterCell)?.letter = letters[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool { mayMove(indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath,
            to destination: IndexPath
        ) {
            log.append(
                "\(source.section).\(source.item)-\(destination.section).\(destination.item)")
            guard moves else { return }
            let letter = letters[source.section].remove(at: source.item)
            letters[destination.section].insert(letter, at: destination.item)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
            atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { target(original, current, proposed) }
    }

    /// Three items of 50 by 50 stand in a line.
    private func collection(of source: Source, height: CGFloat = 400) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 150, height: height), collectionViewLayout: layout)
        collection.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
        collection.dataSource = source
        collection.delegate = source
        collection.layoutIfNeeded()
        return collection
    }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }
    /// The middle of a place in lines of three.
    private func middle(_ index: Int) -> CGPoint {
        CGPoint(x: 25 + 50 * (index % 3), y: 25 + 50 * (index / 3))
    }
    /// The letters that are shown, in the order of their paths.
    private func shown(in collection: UICollectionView) -> [String] {
        collection.layoutIfNeeded()
        return (0..<collection.numberOfSections).map { section in
            (0..<collection.numberOfItems(inSection: section)).map { item in
                (collection.cellForItem(at: path(item, section)) as? LetterCell)?.letter ?? "-"
            }.joined()
        }
    }

    @MainActor @Test
    func `the others make room while an item is held, and the data source hears of the end`()
        throws
    {
        let source = Source(["abcdef"])
        let collection = collection(of: source)
        let held = try #require(collection.cellForItem(at: path(1)))
        expectTrue(collection.beginInteractiveMovementForItem(at: path(1)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 80))
        // The point is in the second line, at its second place.
        expectEqual(shown(in: collection), ["acdebf"])
        expectTrue(held.center == CGPoint(x: 60, y: 80) && collection.subviews.last === held)
        expectEqual(collection.cellForItem(at: path(2))?.center, middle(2))
        expectTrue(source.log.isEmpty && source.letters[0].joined() == "abcdef")
        collection.updateInteractiveMovementTargetPosition(middle(0))
        expectEqual(shown(in: collection), ["bacdef"])
        collection.endInteractiveMovement()
        expectTrue(shown(in: collection) == ["bacdef"] && source.letters[0].joined() == "bacdef")
        expectEqual(source.log, ["0.1-0.0"])
        expectTrue(collection.cellForItem(at: path(0)) === held && held.center == middle(0))
    }

    @MainActor @Test func `an item that is let go of by mistake is where it was`() {
        let source = Source(["abcdef"])
        let collection = collection(of: source)
        collection.selectItem(at: path(5), animated: false, scrollPosition: [])
        collection.beginInteractiveMovementForItem(at: path(5))
        collection.updateInteractiveMovementTargetPosition(middle(1))
        expectEqual(shown(in: collection), ["afbcde"])
        expectEqual(collection.indexPathsForSelectedItems, [path(1)])
        collection.cancelInteractiveMovement()
        expectTrue(shown(in: collection) == ["abcdef"] && source.log.isEmpty)
        expectEqual(collection.cellForItem(at: path(5))?.center, middle(5))
        expectEqual(collection.indexPathsForSelectedItems, [path(5)])
        // One that is let go of where it was is no move.
        collection.beginInteractiveMovementForItem(at: path(5))
        collection.endInteractiveMovement()
        expectTrue(source.log.isEmpty)
    }

    @MainActor @Test func `what may not be moved stays, and one is moved at a time`() {
        let source = Source(["abc"])
        source.mayMove = { $0.item != 0 }
        let collection = collection(of: source)
        expectTrue(!collection.beginInteractiveMovementForItem(at: path(0)))
        for wrong in [path(3), path(0, 1), path(-1), IndexPath(index: 0)] {
            expectTrue(!collection.beginInteractiveMovementForItem(at: wrong))
        }
        collection.updateInteractiveMovementTargetPosition(middle(2))
        collection.endInteractiveMovement()
        collection.cancelInteractiveMovement()
        expectTrue(collection.beginInteractiveMovementForItem(at: path(1)))
        expectTrue(!collection.beginInteractiveMovementForItem(at: path(2)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: .infinity))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: -1e9, y: 1e9))
        collection.endInteractiveMovement()
        expectTrue(shown(in: collection) == ["abc"] && source.log.isEmpty)
    }

    @MainActor @Test func `an item goes to another section`() {
        let source = Source(["abcd", "xyz"])
        let collection = collection(of: source)
        collection.beginInteractiveMovementForItem(at: path(0))
        // The first section has two lines, and the other one begins below it.
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 125))
        expectEqual(shown(in: collection), ["bcd", "xayz"])
        collection.endInteractiveMovement()
        expectEqual(source.letters.map { $0.joined() }, ["bcd", "xayz"])
        expectTrue(source.log == ["0.0-1.1"] && shown(in: collection) == ["bcd", "xayz"])
    }

    @MainActor @Test func `the delegate says where an item may go`() {
        let source = Source(["abcdef", ""])
        var asked: [[IndexPath]] = []
        source.target = { original, current, proposed in
            asked.append([original, current, proposed])
            return proposed.item == 5 ? self.path(0, 1) : self.path(min(proposed.item, 2))
        }
        let collection = collection(of: source)
        collection.beginInteractiveMovementForItem(at: path(0))
        collection.updateInteractiveMovementTargetPosition(middle(4))
        expectEqual(shown(in: collection), ["bcadef", ""])
        collection.updateInteractiveMovementTargetPosition(middle(5))
        expectEqual(shown(in: collection), ["bcdef", "a"])
        expectEqual(asked, [[path(0), path(0), path(4)], [path(0), path(2), path(5)]])
        source.target = { _, _, _ in self.path(9, 7) }
        collection.updateInteractiveMovementTargetPosition(middle(1))
        collection.endInteractiveMovement()
        expectEqual(source.log, ["0.0-1.0"])
    }

    @MainActor @Test func `cells that come into sight meanwhile show what belongs there`() {
        let source = Source(["abcdefghijklmnopqrstuvwx"])
        let collection = collection(of: source, height: 100)
        let held = collection.cellForItem(at: path(0))
        collection.beginInteractiveMovementForItem(at: path(0))
        collection.contentOffset.y = 300
        collection.layoutIfNeeded()
        // It is out of sight where it was, and its cell is the same.
        expectTrue(collection.cellForItem(at: path(0)) === held)
        collection.updateInteractiveMovementTargetPosition(middle(19))
        expectEqual(shown(in: collection)[0], "------------------tauvwx")
        collection.contentOffset.y = 0
        expectTrue(shown(in: collection)[0].hasPrefix("bcdefg"))
        collection.endInteractiveMovement()
        collection.contentOffset.y = 300
        expectTrue(shown(in: collection)[0].hasSuffix("tauvwx"))
    }

    @MainActor @Test func `a change of the app's ends it where the item was`() {
        let source = Source(["abcdef"])
        let collection = collection(of: source)
        collection.beginInteractiveMovementForItem(at: path(0))
        collection.updateInteractiveMovementTargetPosition(middle(4))
        source.letters[0].remove(at: 1)
        collection.deleteItems(at: [path(1)])
        expectEqual(shown(in: collection), ["acdef"])
        collection.endInteractiveMovement()
        expectTrue(source.log.isEmpty)
        collection.beginInteractiveMovementForItem(at: path(0))
        collection.updateInteractiveMovementTargetPosition(middle(4))
        collection.reloadData()
        collection.endInteractiveMovement()
        expectTrue(shown(in: collection) == ["acdef"] && source.log.isEmpty)
    }

    @MainActor @Test func `a data source that moves nothing to another section is reported`() {
        let source = Source(["abc", "xyz"])
        source.moves = false
        let collection = collection(of: source)
        var messages: [String] = []
        collection.quoin.onDiagnostic { messages.append($0.message) }
        collection.beginInteractiveMovementForItem(at: path(0))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 75))
        expectEqual(shown(in: collection), ["bc", "xayz"])
        collection.endInteractiveMovement()
        expectEqual(shown(in: collection), ["abc", "xyz"])
        expectTrue(messages.count == 1 && messages[0].contains("has not moved the item"))
    }

    @MainActor @Test func `a layout of one's own says where items go and how they look`() {
        final class Column: UICollectionViewFlowLayout {
            var contexts = 0
            override func targetIndexPath(
                forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
            ) -> IndexPath { IndexPath(item: 2, section: 0) }
            override func layoutAttributesForInteractivelyMovingItem(
                at path: IndexPath, withTargetPosition position: CGPoint
            ) -> UICollectionViewLayoutAttributes {
                let held = super.layoutAttributesForInteractivelyMovingItem(
                    at: path, withTargetPosition: position)
                held.alpha = 0.5
                held.center.x = 25
                return held
            }
            override func invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath],
                movementCancelled: Bool
            ) -> UICollectionViewLayoutInvalidationContext {
                contexts += 1
                return super.invalidationContextForEndingInteractiveMovementOfItems(
                    toFinalIndexPaths: paths, previousIndexPaths: previousIndexPaths,
                    movementCancelled: movementCancelled)
            }
        }
        let (source, layout) = (Source(["abc"]), Column())
        let collection = collection(of: source)
        layout.itemSize = CGSize(width: 50, height: 50)
        collection.collectionViewLayout = layout
        collection.beginInteractiveMovementForItem(at: path(0))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 70))
        expectEqual(shown(in: collection), ["bca"])
        let held = collection.cellForItem(at: path(2))
        expectTrue(held?.center == CGPoint(x: 25, y: 70) && held?.alpha == 0.5)
        collection.endInteractiveMovement()
        collection.layoutIfNeeded()
        expectTrue(held?.alpha == 1 && layout.contexts == 1)
    }

    @MainActor @Test
    func `a diffable data source has the item where it was moved to, and its handlers hear`() {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 150, height: 400), collectionViewLayout: layout)
        collection.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            collection, path, letter in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
            (cell as? LetterCell)?.letter = letter
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        snapshot.appendItems(["x", "y"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        layout.itemSize = CGSize(width: 50, height: 50)
        expectTrue(!collection.beginInteractiveMovementForItem(at: path(0)))
        var log: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != "b" }
        source.reorderingHandlers.willReorder = { change in
            log.append("will \(change.finalSnapshot.itemIdentifiers.joined())")
        }
        source.reorderingHandlers.didReorder = { change in
            log.append("did \(source.snapshot().itemIdentifiers.joined())")
            expectEqual(change.sectionTransactions.map(\.sectionIdentifier), [0, 1])
            // As apps do that keep the order elsewhere.
            source.apply(change.finalSnapshot, animatingDifferences: false)
        }
        expectTrue(!collection.beginInteractiveMovementForItem(at: path(1)))
        expectTrue(collection.beginInteractiveMovementForItem(at: path(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 75))
        collection.endInteractiveMovement()
        expectEqual(log, ["will bcxay", "did bcxay"])
        expectEqual(shown(in: collection), ["bc", "xay"])
    }

    @MainActor @Test(arguments: 0..<12)
    func `after any movements the letters are shown that the data source has`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let source = Source(["abcdefg", "uvwxyz"])
        let collection = collection(of: source, height: 120)
        for _ in 0..<60 {
            let section = Int.random(in: 0..<2, using: &random)
            let item = Int.random(in: 0..<8, using: &random)
            collection.beginInteractiveMovementForItem(at: path(item, section))
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                collection.updateInteractiveMovementTargetPosition(
                    CGPoint(
                        x: .random(in: -20..<170, using: &random),
                        y: .random(in: -20..<320, using: &random)))
                if Bool.random(using: &random) {
                    collection.contentOffset.y = .random(in: 0..<150, using: &random)
                    collection.layoutIfNeeded()
                }
            }
            if Bool.random(using: &random) {
                collection.endInteractiveMovement()
            } else {
                collection.cancelInteractiveMovement()
            }
            let letters = source.letters.map { $0.joined() }
            for (shown, all) in zip(shown(in: collection), letters) {
                expectEqual(shown.count, all.count)
                expectTrue(zip(shown, all).allSatisfy { $0 == "-" || $0 == $1 }, "seed \(seed)")
            }
            for cell in collection.visibleCells {
                let place = collection.indexPath(for: cell).flatMap {
                    collection.layoutAttributesForItem(at: $0)
                }
                expectEqual(cell.center, place?.center)
            }
        }
    }
}
