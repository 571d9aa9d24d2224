/// Moving an item as by a hand.
extension UICollectionView {
    /// As in UIKit: whether the data source lets the item be moved. One is moved at a time.
    @discardableResult
    public final func beginInteractiveMovementForItem(at path: IndexPath) -> Bool {
        guard movement == nil, path.count == 2, path.item >= 0,
            path.item < numberOfItems(inSection: path.section),
            dataSource?.collectionView(self, canMoveItemAt: path) ?? false,
            let attributes = layoutAttributesForItem(at: path)
        else { return false }
        movement = ItemMovement(start: path, place: path, position: attributes.center)
        setNeedsLayout()
        return true
    }

    /// As in UIKit: the middle of the item is there, and it takes the place of the item that is there, if the delegate
    /// lets it. Items of sections that scroll by themselves are not found there.
    public final func updateInteractiveMovementTargetPosition(_ position: CGPoint) {
        guard let former = movement, position.x.isFinite, position.y.isFinite else { return }
        movement?.position = position
        let layout = collectionViewLayout
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: former.place, withPosition: position)
        if proposed != former.place {
            let wanted =
                itemDelegate?.collectionView(
                    self, targetIndexPathForMoveOfItemFromOriginalIndexPath: former.start,
                    atCurrentIndexPath: former.place, toProposedIndexPath: proposed) ?? proposed
            // Who is asked may have ended it.
            guard movement?.place == former.place else { return }
            if isPlace(wanted, for: former.place) {
                movement?.place = wanted
                shift(from: former.place, to: wanted)
            }
        }
        guard let place = movement?.place else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [place], withTargetPosition: position,
                previousIndexPaths: [former.place], previousPosition: former.position))
    }

    /// As in UIKit: the data source is told if the item has another place by now. One that has another number of items
    /// after that is reported, and all items are loaded again.
    public final func endInteractiveMovement() {
        guard let ended = movement else { return }
        // What the data source changes by itself, it counts from where the item was.
        shift(from: ended.place, to: ended.start)
        movement = nil
        if ended.place != ended.start {
            let edition = edition
            dataSource?.collectionView(self, moveItemAt: ended.start, to: ended.place)
            if edition == self.edition {
                shift(from: ended.start, to: ended.place)
                checkCounts()
            }
        }
        tellLayout(ofEndAt: ended.place, from: ended.place, isCancelled: false)
    }

    /// As in UIKit: the item is where it was before.
    public final func cancelInteractiveMovement() {
        guard let ended = movement else { return }
        shift(from: ended.place, to: ended.start)
        movement = nil
        tellLayout(ofEndAt: ended.start, from: ended.place, isCancelled: true)
    }

    private func tellLayout(ofEndAt path: IndexPath, from former: IndexPath, isCancelled: Bool) {
        let layout = collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [path], previousIndexPaths: [former],
                movementCancelled: isCancelled))
    }

    /// Whether an item can go there from where it is.
    private func isPlace(_ path: IndexPath, for former: IndexPath) -> Bool {
        guard path.count == 2, let counts, counts.indices.contains(path.section) else {
            return false
        }
        // In another section it may come behind all others.
        let last = counts[path.section] - (path.section == former.section ? 1 : 0)
        return path.item >= 0 && path.item <= last
    }

    /// Lets the others make room for the item at another place.
    private func shift(from former: IndexPath, to path: IndexPath) {
        guard path != former, let old = counts else { return }
        var (new, changes) = (old, ListChanges())
        new[former.section] -= 1
        new[path.section] += 1
        changes.move(former, to: path)
        make(changes, from: old, to: new)
    }

    /// What the item that is moved looks like where it is held, above all others.
    final func moving(_ seen: [UICollectionViewLayoutAttributes])
        -> [UICollectionViewLayoutAttributes]
    {
        guard let movement else { return seen }
        let held = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.place, withTargetPosition: movement.position)
        held.zIndex = .max
        // It is held in the collection, whatever its section scrolls in.
        held.scrollingSection = nil
        return seen.filter { CollectionElement(of: $0) != CollectionElement(of: held) } + [held]
    }

    /// Where the data source has the item that is shown at a place.
    final func source(of path: IndexPath) -> IndexPath { movement?.source(of: path) ?? path }
}
