import Quoin

/// Which views are arranged, and in which order.
extension StackView {
    /// The views that the stack arranges, in their order; the hidden ones are among them.
    ///
    /// They are subviews of the stack. Others may be too, which it leaves alone; and the order of the
    /// ``QuoinLayout/View/subviews``, from the back to the front, is another matter.
    public final var arrangedSubviews: [View] { members.map { $0.view } }

    /// Arranges a view behind all others, and makes it a subview if it is none.
    ///
    /// Constraints alone place it from now on: its `translatesAutoresizingMaskIntoConstraints` is turned
    /// off. A view that another stack arranges leaves that one.
    public final func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: members.count)
    }

    /// Arranges a view before those from `index` on, and makes it a subview if it is none.
    ///
    /// If the stack arranges it already, it gets another place, and `index` counts the other views. An
    /// index out of range is refused: nothing happens but a report.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        guard index >= 0, index <= members.count else {
            reportInvalidTree(
                "\(view.nameInMessages) cannot be arranged at \(index) in \(nameInMessages), which arranges "
                    + "\(members.count) views.")
            return
        }
        if view.superview !== self {
            addSubview(view)
            // The tree refuses a view that contains the stack, and says so.
            guard view.superview === self else { return }
        }
        let present = position(of: view)
        let member = present.map { members.remove(at: $0) } ?? StackMember(view)
        let position = min(index, members.count)
        members.insert(member, at: position)
        rankMember(at: position)
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementChanged()
    }

    /// Arranges a view no more. It stays a subview, where constraints of its own place it.
    ///
    /// To take it out altogether, `removeFromSuperview()` is enough.
    public final func removeArrangedSubview(_ view: View) {
        forget(view)
    }

    /// Gives a member a rank between those beside it. None is 0, for then it would have no weight.
    private func rankMember(at position: Int) {
        let lower = position > 0 ? members[position - 1].rank : 0
        let upper = position + 1 < members.count ? members[position + 1].rank : lower + 2
        members[position].rank = (lower + upper) / 2
        if upper - lower < Self.leastDifferenceOfRanks {
            for index in members.indices {
                members[index].rank = Double(index + 1)
            }
        }
    }

    /// Ranks that are nearer to each other might be taken for the same.
    private static let leastDifferenceOfRanks = 1.0 / 32

    /// Where a view stands among the arranged ones.
    final func position(of view: View) -> Int? {
        guard view.superview === self else { return nil }
        // What was arranged last is asked for most.
        return members.lastIndex { $0.view === view }
    }

    /// Takes a view, and the constraints that are its own, out of the arrangement.
    final func forget(_ view: View) {
        guard let position = position(of: view) else { return }
        members.remove(at: position).release()
        arrangementChanged()
    }
}
