import Quoin

/// Which views are arranged, and in which order.
extension StackView {
    /// The views that the stack arranges, in their order; the hidden ones are among them.
    ///
    /// They are subviews of the stack. Others may be too, which it leaves alone; and the order of the
    /// `subviews`, from the back to the front, is another matter.
    public final var arrangedSubviews: [View] { members.views }

    /// Whether the stack arranges a view, however many it arranges.
    package final func arranges(_ view: View) -> Bool { members.member(for: view) != nil }

    /// What stands for the arranged views in a layer above, as they are now.
    package final var reflectionOfArranged: (any ListReflection)? {
        get { members.reflection }
        set { members.reflection = newValue }
    }

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
        let present = members.position(of: view)
        let member = present.map { members.remove(at: $0) } ?? StackMember(view)
        members.insert(member, at: min(index, members.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementChanged()
    }

    /// Arranges a view no more. It stays a subview, where constraints of its own place it.
    ///
    /// To take it out altogether, `removeFromSuperview()` is enough.
    public final func removeArrangedSubview(_ view: View) {
        forget(view)
    }

    /// Takes a view, and the constraints that are its own, out of the arrangement.
    final func forget(_ view: View) {
        guard let position = members.position(of: view) else { return }
        members.remove(at: position).release()
        arrangementChanged()
    }
}
