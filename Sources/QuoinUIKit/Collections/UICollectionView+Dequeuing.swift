import QuoinKit

/// Using views again.
extension UICollectionView {
    /// A view of a registered class: the one that is being filled again, one that waits, or a new one.
    final func dequeue(_ name: String, _ identifier: String) -> UICollectionReusableView? {
        if let view = takeWaiting(name) { return indented(view) }
        guard let made = classes[name]?.init(registeredWithFrame: awaited?.flatFrame ?? .zero)
        else { return nil }
        made.poolName = name
        made.givenIdentifier = identifier
        return indented(made)
    }

    /// Rows of a section that is a tree are indented by their level, unless the app says something else.
    private func indented<Made: UICollectionReusableView>(_ view: Made) -> Made {
        if let comingLevel, let row = view as? UICollectionViewListCell {
            row.indentationLevel = comingLevel
        }
        return view
    }

    /// A view of a registration, which says how new ones are made.
    final func dequeue<Made: UICollectionReusableView>(
        _ mark: RegistrationMark, _ make: (CGRect) -> Made
    ) -> Made {
        let name = mark.name
        registrations[name] = mark
        while let view = takeWaiting(name) {
            if let view = view as? Made { return indented(view) }
        }
        let made = make(awaited?.flatFrame ?? .zero)
        made.poolName = name
        made.givenIdentifier = name
        return indented(made)
    }

    /// Keeps a view until one of its kind is asked for.
    final func wait(_ view: UICollectionReusableView) {
        if let name = view.poolName { pools[name, default: []].append(view) }
    }

    private func takeWaiting(_ name: String) -> UICollectionReusableView? {
        if let refilled, refilled.poolName == name {
            self.refilled = nil
            return refilled
        }
        guard let view = pools[name]?.popLast() else { return nil }
        if let awaited {
            view.frame = awaited.flatFrame
            view.resetLook(to: awaited)
        }
        if let cell = view as? UICollectionViewCell, cell.isHighlighted {
            cell.isHighlighted = false
        }
        view.prepareForReuse()
        return view
    }

    /// Has cells in sight filled again. One that the data source gives another cell for is replaced by that.
    final func refillCells(at paths: [IndexPath]) {
        guard let dataSource else { return }
        cancelInteractiveMovement()
        let edition = edition
        var others: [IndexPath] = []
        for path in paths {
            // Which items those were that are still to be filled again, nobody knows any more.
            guard edition == self.edition else { return askAgain() }
            let key = CollectionElement(kind: nil, path: path)
            guard let view = shown[key] else {
                collectionViewLayout.forgetSize(of: key)
                continue
            }
            refilled = view
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            refilled = nil
            if cell !== view {
                wait(cell)
                others.append(path)
            }
            collectionViewLayout.forgetSize(of: key)
        }
        if edition != self.edition { return askAgain() }
        if !others.isEmpty { reloadItems(at: others) }
        layoutIsStale()
    }

    /// Asks for all that is in sight once more.
    private func askAgain() {
        let former = shownInOrder
        shown = [:]
        edition += 1
        layoutIsStale()
        for (key, view) in former { putAway(view, of: key) }
    }

    /// A cell in sight shows something else.
    final func cellChanged(_ cell: UICollectionViewCell) {
        // What is being asked for is measured anyway.
        guard !isAsking, refilled !== cell,
            let key = shown.first(where: { $0.value === cell })?.key,
            collectionViewLayout.hasSize(of: key)
        else { return }
        collectionViewLayout.forgetSize(of: key)
        layoutIsStale()
    }
}

/// What a registration is known by. The collection keeps it, so that no other is taken for it.
final class RegistrationMark: Sendable {
    var name: String { "registration \(ObjectIdentifier(self).hashValue)" }
}
