import QuoinKit

/// Keeps active constraints, as views do with UIKit's, so that nobody else must.
@MainActor
final class ConstraintKeeper {
    private var all: [ObjectIdentifier: NSLayoutConstraint] = [:]

    nonisolated init() {}

    func add(_ constraint: NSLayoutConstraint, for core: LayoutConstraint) {
        all[ObjectIdentifier(core)] = constraint
    }

    func remove(_ core: LayoutConstraint) {
        all[ObjectIdentifier(core)] = nil
    }

    /// UIKit's object for one of the engine's: the one that was activated, or another one.
    func object(for core: LayoutConstraint) -> NSLayoutConstraint? { all[ObjectIdentifier(core)] }

    /// Lets go of what went out of force by itself, because an item has gone or moved.
    func purge() {
        if !all.isEmpty {
            all = all.filter { $0.value.isActive }
        }
    }
}

/// What a view knows of its constraints and guides as objects of UIKit's.
@MainActor
final class ConstraintBook: ConstraintRecord {
    /// The active constraints whose first item the view is.
    let active = ConstraintKeeper()
    /// Active constraints that no engine can obey, listed where they would be installed.
    var impossible: [NSLayoutConstraint] = []
    var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    func itemMoved() {
        active.purge()
    }
}

extension UIView {
    /// What the view knows of its constraints and guides, made when it is first asked for.
    final var book: ConstraintBook {
        if let book = constraintRecord as? ConstraintBook {
            return book
        }
        let made = ConstraintBook()
        constraintRecord = made
        return made
    }
}
