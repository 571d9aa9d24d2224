import QuoinKit

/// What a layout is yet to hear of: it is told when it has arranged what there is now.
struct LayoutNews {
    /// The batches of changes since it arranged last.
    var batches: [[UICollectionViewUpdateItem]] = []
    /// By how much the content is to be moved, as contexts have said.
    var adjustment = CGPoint.zero
    /// Whether another layout has come, so that it is asked where the content is to stand.
    var asksForOffset = false
}

/// Having the layout arrange what there is.
extension UICollectionView {
    final func prepareIfStale() {
        guard !isAsking else { return }
        let surroundings = CollectionSurroundings(of: self)
        guard isStale || preparedFor != surroundings else { return }
        isAsking = true
        (isStale, preparedFor) = (false, surroundings)
        let layout = collectionViewLayout
        layout.prepare()
        let news = news
        self.news = LayoutNews()
        for batch in news.batches { layout.prepare(forCollectionViewUpdates: batch) }
        contentSize = layout.collectionViewContentSize
        prepareForOtherInsets()
        settleOffset(after: news)
        for _ in news.batches { layout.finalizeCollectionViewUpdates() }
        isAsking = false
    }

    /// The content that has been arranged may have other insets than it was arranged in: those at its sides are there
    /// only where it is wider than the collection, and in many collections those above and below only where it is longer.
    ///
    /// Insets that are there for the sake of former content are tried without. What is too long without them keeps
    /// them, even if it is not in them: they would come and go by turns.
    private func prepareForOtherInsets() {
        guard let scroll else { return }
        if scroll.keepsFormerInsets {
            scroll.forgetInsets()
            prepareAgain()
        }
        guard preparedFor != CollectionSurroundings(of: self) else { return }
        scroll.takeInsets()
        prepareAgain()
    }

    private func prepareAgain() {
        preparedFor = CollectionSurroundings(of: self)
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// Lets the layout, and the delegate after it, say where the content is to stand after changes.
    private func settleOffset(after news: LayoutNews) {
        var offset = contentOffset
        offset.x += news.adjustment.x
        offset.y += news.adjustment.y
        if news.asksForOffset || !news.batches.isEmpty {
            offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: offset)
            offset =
                itemDelegate?.collectionView(
                    self, targetContentOffsetForProposedContentOffset: offset) ?? offset
        }
        if offset != contentOffset { contentOffset = offset }
    }
}

extension ListChanges {
    /// What a layout hears of a batch: first what goes, then what comes, moves and changes. A section is its number
    /// with no item.
    @MainActor
    func updates(by mapping: PathMapping) -> [UICollectionViewUpdateItem] {
        typealias Item = UICollectionViewUpdateItem
        let none = NSNotFound
        func whole(_ section: Int) -> IndexPath { IndexPath(item: none, section: section) }
        let moved = Set(movedRows.values)
        let movedTo = Set(movedSections.values)
        var items = deletedSections.filter { movedSections[$0] == nil }
            .map { Item(.delete, from: whole($0), to: nil) }
        items += deletedRows.sorted().filter { movedRows[$0] == nil }
            .map { Item(.delete, from: $0, to: nil) }
        items += insertedSections.filter { !movedTo.contains($0) }
            .map { Item(.insert, from: nil, to: whole($0)) }
        items += insertedRows.sorted().filter { !moved.contains($0) }
            .map { Item(.insert, from: nil, to: $0) }
        items += movedSections.sorted { $0.key < $1.key }
            .map { Item(.move, from: whole($0.key), to: whole($0.value)) }
        items += movedRows.sorted { $0.key < $1.key }
            .map { Item(.move, from: $0.key, to: $0.value) }
        items += reloadedSections.map { section in
            let new =
                mapping.sections.new.indices.contains(section)
                ? mapping.sections.new[section] : nil
            return Item(.reload, from: whole(section), to: new.map(whole))
        }
        items += reloadedRows.sorted().map { Item(.reload, from: $0, to: mapping.new($0)) }
        return items
    }
}
