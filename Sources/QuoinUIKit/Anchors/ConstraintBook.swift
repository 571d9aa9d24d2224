import QuoinKit

/// Keeps active constraints, as views do with UIKit's, so that nobody else must.
///
/// Each knows its place, so that it comes and goes at once. Which of UIKit's objects stands for one of the engine's
/// is asked where constraints are listed, and looked up in a table that is made then.
@MainActor
class ConstraintKeeper {
    @exclusivity(unchecked)
    private var all: [NSLayoutConstraint] = []
    @exclusivity(unchecked)
    private var table: [ObjectIdentifier: NSLayoutConstraint]?

    nonisolated init() {}

    final func add(_ constraint: NSLayoutConstraint) {
        guard constraint.keptPlace == nil else { return }
        constraint.keptPlace = all.count
        if all.isEmpty { all.reserveCapacity(4) }
        all.append(constraint)
        table = nil
    }

    final func remove(_ constraint: NSLayoutConstraint) {
        guard let place = constraint.keptPlace else { return }
        constraint.keptPlace = nil
        let last = all.removeLast()
        if last !== constraint {
            all[place] = last
            last.keptPlace = place
        }
        table = nil
    }

    /// UIKit's object for one of the engine's: the one that was activated, or another one.
    final func object(for core: LayoutConstraint) -> NSLayoutConstraint? {
        if table == nil {
            table = [:]
            for constraint in all {
                if let core = constraint.core { table?[ObjectIdentifier(core)] = constraint }
            }
        }
        return table?[ObjectIdentifier(core)]
    }

    /// Lets go of what went out of force by itself, because an item has gone or moved.
    final func purge() {
        for constraint in all.reversed() where !constraint.isActive { remove(constraint) }
    }
}

/// What a view knows of its constraints and guides as objects of UIKit's. It keeps the active constraints whose first
/// item the view is.
@MainActor
final class ConstraintBook: ConstraintKeeper, ConstraintRecord {
    /// Active constraints that no engine can obey, listed where they would be installed.
    var impossible: [NSLayoutConstraint] = []
    var guides: [ObjectIdentifier: UILayoutGuide] = [:]
    var keyboardGuide: UIKeyboardLayoutGuide?

    func itemMoved() {
        purge()
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
