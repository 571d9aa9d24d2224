import QuoinKit

/// Items and sections that come, go and change: the cells of the others stay as they are.
extension UICollectionView {
    /// Notes changes, and makes them if no batch is open.
    final func change(_ note: (inout ListChanges) -> Void) {
        note(&changes)
        if openBatches == 0 { makeChanges() }
    }

    /// As in UIKit: whether a batch of changes is open.
    public var hasUncommittedUpdates: Bool { openBatches > 0 }

    final func openBatch() {
        openBatches += 1
    }

    final func closeBatch() {
        guard openBatches > 0 else { return }
        openBatches -= 1
        if openBatches == 0 { makeChanges() }
    }

    private func makeChanges() {
        // What the app changes, it counts as the data source does.
        cancelInteractiveMovement()
        let changes = changes
        self.changes = ListChanges()
        // Nothing was counted yet: all is to be loaded anyway.
        guard let old = counts else { return layoutIsStale() }
        make(changes, from: old, to: count())
    }

    /// Lets what is shown follow changes after which there are so many items in the sections.
    final func make(_ changes: ListChanges, from old: [Int], to new: [Int]) {
        do throws(ListMismatch) {
            let sections = try SectionMapping(changes, from: old.count, to: new.count)
            let mapping = try PathMapping(
                changes, sections: sections, oldCount: { old[$0] }, newCount: { new[$0] })
            counts = new
            edition += 1
            hasNews = true
            chosen.follow(mapping)
            let former = move(by: mapping, changes)
            collectionViewLayout.follow(mapping, changes)
            news.batches.append(changes.updates(by: mapping))
            layoutIsStale()
            // Who hears of it may change more.
            for (key, view) in former { putAway(view, of: key) }
        } catch {
            node.reportInvalidTree(
                "The changes of \(node.nameInMessages) do not add up: \(error). All items are loaded "
                    + "again; UIKit would end the program.")
            loadAnew()
        }
    }

    /// Looks whether there are as many items as there are thought to be, after one was moved.
    final func checkCounts() {
        guard let known = counts else { return }
        let present = count()
        guard known != present else { return }
        node.reportInvalidTree(
            "The data source of \(node.nameInMessages) has not moved the item: it has \(present) items, "
                + "and \(known) are shown. All are loaded again; UIKit would end the program.")
        loadAnew()
    }

    /// Lets the views in sight stand for what they stand for now.
    ///
    /// - Returns: those that stand for nothing any more, by what they stood for.
    private func move(by mapping: PathMapping, _ changes: ListChanges)
        -> [(key: CollectionElement, view: UICollectionReusableView)]
    {
        var former: [(key: CollectionElement, view: UICollectionReusableView)] = []
        var moved: [CollectionElement: UICollectionReusableView] = [:]
        for (key, view) in shownInOrder {
            let isReloaded =
                changes.reloadedSections.contains(key.path.section)
                || key.kind == nil && changes.reloadedRows.contains(key.path)
            if !isReloaded, let path = mapping.place(of: key) {
                moved[CollectionElement(kind: key.kind, path: path)] = view
            } else {
                former.append((key, view))
            }
        }
        shown = moved
        return former
    }

    // MARK: Counting

    /// How many items each section has, asked of the data source if that is yet to be known.
    final var counted: [Int] {
        if let counts { return counts }
        let made = count()
        counts = made
        return made
    }

    /// Asks the data source. There are so many items at most as can be laid out.
    private func count() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        var rest = Self.mostItems
        var counts: [Int] = []
        var areTooMany = false
        for section in 0..<max(0, min(sections, Self.mostItems)) {
            let items = max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
            counts.append(min(items, rest))
            rest -= counts[section]
            // All that follow have none, and it is told once.
            if items > counts[section], !areTooMany {
                areTooMany = true
                reportTooMany("\(items) items in section \(section)")
            }
        }
        if sections > Self.mostItems { reportTooMany("\(sections) sections") }
        return counts
    }

    private func reportTooMany(_ number: String) {
        node.reportRefusal(
            of: "number of items", number, because: "there are \(Self.mostItems) at most")
    }

    private static var mostItems: Int { 100_000 }

    final func reportUnregistered(_ identifier: String) {
        node.reportInvalidTree(
            "\(node.nameInMessages) has no class registered for \"\(identifier)\": an empty view is "
                + "shown. UIKit would end the program.")
    }
}

extension PathMapping {
    /// Headers and footers go with their sections, cells with their items. What belongs to the whole stays.
    @MainActor
    func place(of key: CollectionElement) -> IndexPath? {
        guard key.kind != nil else { return new(key.path) }
        guard key.path.count == 2 else { return key.path }
        guard sections.new.indices.contains(key.path.section) else { return nil }
        return sections.new[key.path.section].map { IndexPath(item: key.path.item, section: $0) }
    }
}
