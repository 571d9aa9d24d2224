/// Having there what is in sight.
extension UICollectionView {
    /// Shows what is in sight, and measures what is to say how large it is, until nothing new comes in sight by that.
    final func showWhatIsInSight() {
        guard !isAsking else { return }
        isAsking = true
        // Where items turn out to be larger than was thought, few of those are seen that seemed to be.
        var portion = 16
        let edition = edition
        // A layout that forgets sizes whenever it is asked never comes to an end.
        for _ in 0..<Self.mostRounds where edition == self.edition {
            let seen = elementsInSight(portion)
            guard edition == self.edition, show(seen) else { break }
            let sizes = measure(seen)
            guard edition == self.edition else { break }
            guard !sizes.isEmpty else {
                tellPreferences(of: seen)
                break
            }
            take(sizes, keeping: seen)
            portion = min(2 * portion, Self.mostInSight)
        }
        if let backgroundView {
            backgroundView.frame = bounds
            sendSubviewToBack(backgroundView)
        }
        isAsking = false
    }

    /// What is in sight, with so many at most that are yet to be measured.
    private func elementsInSight(_ portion: Int) -> [UICollectionViewLayoutAttributes] {
        // What came into sight before is out of it where there is no room any more.
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        // However small items are, there is an end to how many are in sight.
        let wanted = arranged(in: bounds).prefix(Self.mostInSight).filter(stands)
        var unknown = 0
        let layout = collectionViewLayout
        let sought = wanted.filter { attributes in
            guard layout.awaitsSize(of: CollectionElement(of: attributes), attributes.openSides)
            else { return true }
            unknown += 1
            return unknown <= portion
        }
        return moving(sought)
    }
    /// Whether what an app's own layout says is of an item that there is: of another one, nobody can make a cell.
    private func stands(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell,
            path.count != 2 || path.item < 0 || path.item >= numberOfItems(inSection: path.section)
        else { return true }
        node.reportInvalidTree(
            "The layout of \(node.nameInMessages) has a cell at \(path), where there is no item: none is "
                + "shown. UIKit would end the program.")
        return false
    }
    private static var mostInSight: Int { 2000 }
    private static var mostRounds: Int { 20 }

    /// Shows nothing else.
    ///
    /// - Returns: whether that is still what there is.
    private func show(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
        let edition = edition
        let keys = Set(wanted.map { CollectionElement(of: $0) })
        for (key, view) in shownInOrder where !keys.contains(key) {
            putAway(view, of: key)
            if edition != self.edition { return false }
        }
        let parents = scrollers(for: wanted)
        var placed: [(view: UIView, level: Int)] = []
        for attributes in wanted {
            let key = CollectionElement(of: attributes)
            let former = shown[key]
            guard let view = former ?? made(key, attributes) else { continue }
            guard edition == self.edition else {
                if former == nil { wait(view) }
                return false
            }
            shown[key] = view
            let scroller = attributes.scrollingSection.flatMap { parents[$0] }
            let parent = scroller ?? self
            if view.superview !== parent { parent.addSubview(view) }
            view.place(as: attributes, from: scroller?.frame.origin ?? .zero)
            placed.append((view, attributes.zIndex))
        }
        order(placed)
        return edition == self.edition
    }

    // MARK: Measuring

    private func measure(_ seen: [UICollectionViewLayoutAttributes]) -> [CollectionElement: CGSize]
    {
        var sizes: [CollectionElement: CGSize] = [:]
        for attributes in seen {
            let key = CollectionElement(of: attributes)
            guard collectionViewLayout.awaitsSize(of: key, attributes.openSides),
                let view = shown[key],
                let copy = attributes.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            let open = attributes.openSides ?? OpenSides(width: true, height: true)
            let wish = view.preferredLayoutAttributesFitting(copy).size
            let isSound = wish.width.isFinite && wish.height.isFinite
            sizes[key] = CGSize(
                width: open.width && isSound ? wish.width.soundLength : attributes.size.width,
                height: open.height && isSound ? wish.height.soundLength : attributes.size.height)
        }
        return sizes
    }

    /// Tells a layout of an app's own what is seen would prefer, which it may be arranged anew by. Each is asked when it
    /// comes, and when it is to have another size.
    private func tellPreferences(of seen: [UICollectionViewLayoutAttributes]) {
        let (layout, edition) = (collectionViewLayout, edition)
        guard !layout.measuresItself else { return }
        for original in seen where original.representedElementCategory != .decorationView {
            guard let view = shown[CollectionElement(of: original)],
                view.sizeAskedFor != original.size,
                let copy = original.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            view.sizeAskedFor = original.size
            copy.openSides = OpenSides(width: true, height: true)
            let preferred = view.preferredLayoutAttributesFitting(copy)
            if edition == self.edition,
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            {
                layout.invalidateLayout(
                    with: layout.invalidationContext(
                        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
            }
            guard edition == self.edition else { return }
        }
    }

    /// Tells the layout how large something is. What was measured before stays where it is seen, and an item that is
    /// scrolled to stays where it is wanted.
    private func take(
        _ sizes: [CollectionElement: CGSize], keeping seen: [UICollectionViewLayoutAttributes]
    ) {
        let layout = collectionViewLayout
        let anchor = anchor(in: seen, but: sizes)?.indexPath
        let place = { anchor.flatMap(self.layoutAttributesForItem)?.flatFrame.origin }
        let former = place()
        layout.take(sizes)
        let size = layout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        if scroll?.keepsFormerInsets ?? false {
            // What was measured is shorter than what was thought.
            isStale = true
            setNeedsLayout()
        }
        if let aim, let frame = layoutAttributesForItem(at: aim.path)?.frame {
            contentOffset = offset(showing: frame, at: aim.position)
            return
        }
        guard let former, let now = place(), let axis = layout.scrollAxis else { return }
        var offset = contentOffset
        offset[axis] += now[axis] - former[axis]
        if offset != contentOffset { contentOffset = offset }
    }

    /// The first item in sight that stays in its place while others are measured; none at the beginning, where new
    /// items are to be seen.
    private func anchor(
        in seen: [UICollectionViewLayoutAttributes], but sizes: [CollectionElement: CGSize]
    ) -> UICollectionViewLayoutAttributes? {
        let insets = adjustedContentInset
        guard contentOffset.y > -insets.top || contentOffset.x > -insets.left else { return nil }
        return seen.first { attributes in
            attributes.representedElementCategory == .cell && attributes.scrollingSection == nil
                && sizes[CollectionElement(of: attributes)] == nil
        }
    }

    /// Lets what has a higher index stand above what has a lower one.
    final func order(_ placed: [(view: UIView, level: Int)]) {
        guard placed.contains(where: { $0.level != 0 }) else { return }
        let levels = placed.enumerated().sorted {
            ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
        }.map(\.element)
        for (view, level) in levels where level > 0 { view.superview?.bringSubviewToFront(view) }
        for (view, level) in levels.reversed() where level < 0 {
            view.superview?.sendSubviewToBack(view)
        }
    }

    final func made(_ key: CollectionElement, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        awaited = attributes
        defer { awaited = nil }
        return key.isDecoration ? madeDecoration(key, attributes) : asked(for: key)
    }

    private func asked(for key: CollectionElement) -> UICollectionReusableView? {
        let edition = edition
        if let kind = key.kind {
            let view = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: key.path)
            if let view, edition == self.edition {
                dress(coming: view)
                (view as? UICollectionViewCell)?.followStateIfStale()
                itemDelegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
                if edition != self.edition {
                    itemDelegate?.collectionView(
                        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
                        at: key.path)
                }
            }
            return view
        }
        let path = source(of: key.path)
        let cell = dataSource?.collectionView(self, cellForItemAt: path)
        if let cell, edition == self.edition {
            dress(coming: cell)
            cell.isSelected = chosen.contains(key.path)
            cell.followStateIfStale()
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            // It is not shown where that has changed what there is.
            if edition != self.edition {
                itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
        }
        return cell
    }

    private func madeDecoration(
        _ key: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard let kind = key.kind else { return nil }
        return collectionViewLayout.decorations[kind]?.init(
            registeredWithFrame: attributes.flatFrame)
    }

    /// Takes a view out, to be used again.
    final func putAway(_ view: UICollectionReusableView, of key: CollectionElement) {
        if shown[key] === view { shown[key] = nil }
        view.removeFromSuperview()
        view.sizeAskedFor = nil
        wait(view)
        guard let itemDelegate, !key.isDecoration else { return }
        if let kind = key.kind {
            itemDelegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
        } else if let cell = view as? UICollectionViewCell {
            itemDelegate.collectionView(
                self, didEndDisplaying: cell, forItemAt: source(of: key.path))
        }
    }
}
