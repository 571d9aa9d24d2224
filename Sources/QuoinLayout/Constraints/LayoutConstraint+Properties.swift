/// What can be changed at any time, while the constraint is active or not.
///
/// A value that no constraint can have is refused: the old one stays, and the tree's root reports an
/// ``LayoutDiagnostic/invalidConstraint(_:)``.
extension LayoutConstraint {
    /// What is added to the second side.
    public var constant: Double {
        get { storedConstant }
        set {
            if newValue == storedConstant && !state.contains(.isDefective) {
                return
            }
            guard newValue.isFinite else {
                report(.constant(newValue))
                return
            }
            storedConstant = newValue
            reconsiderDefect()
            markChanged(.constantChanged)
        }
    }

    /// What the second side's attribute is multiplied by.
    public var multiplier: Double {
        get { storedMultiplier }
        set {
            if newValue == storedMultiplier && !state.contains(.isDefective) {
                return
            }
            guard secondAttribute == .notAnAttribute || newValue.isFinite && newValue != 0 else {
                report(.multiplier(newValue))
                return
            }
            storedMultiplier = newValue
            reconsiderDefect()
            markChanged(.termsChanged)
        }
    }

    /// How much the constraint matters; required unless it is changed.
    public var priority: Priority {
        get { storedPriority }
        set {
            if newValue == storedPriority && !state.contains(.isDefective) {
                return
            }
            guard newValue.isValid else {
                report(.priority(newValue.rawValue))
                return
            }
            storedPriority = newValue
            reconsiderDefect()
            markChanged(.priorityChanged)
        }
    }

    /// The constraint's name in messages.
    public var identifier: String? {
        get { extras?.identifier }
        set {
            if extras == nil, newValue != nil {
                extras = ConstraintExtras()
            }
            extras?.identifier = newValue
        }
    }

    /// Whether a view made it for what it contains. Messages tell its ``identifier`` then, instead of a line
    /// of code that nobody who reads them wrote.
    package var isMadeByContainer: Bool { extras?.isMadeByContainer ?? false }

    /// Takes note that a view makes the constraint for what it contains, under a name for messages.
    package func markAsMadeByContainer(named name: String) {
        identifier = name
        extras?.isMadeByContainer = true
    }

    /// The same constraint with a priority, for chains: `….withPriority(.high)`.
    @discardableResult
    public func withPriority(_ priority: Priority) -> LayoutConstraint {
        self.priority = priority
        return self
    }

    /// A number that made it no constraint may have been mended.
    private func reconsiderDefect() {
        guard let defect = extras?.defect else { return }
        switch defect {
        case .constant, .multiplier, .priority:
            extras?.defect = Self.defect(
                storedMultiplier, secondAttribute, storedConstant, storedPriority)
        default:
            return
        }
        if extras?.defect == nil {
            state.remove(.isDefective)
        }
    }

    /// Lets the engine know in the next turn.
    func markChanged(_ change: ConstraintState) {
        guard row >= 0 || !installation.isEmpty else { return }
        // It may be out of force for a moment only.
        state.insert(change)
        guard let view = installation.target else { return }
        let tree = view.tree
        tree.enqueue(self)
        tree.noteChange(of: self)
    }

    func report(_ defect: InvalidConstraint) {
        reportRefusal(defect, at: sourceLocation)
    }
}
