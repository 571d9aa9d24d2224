extension View {
    /// Who is told when something is wrong in the tree, while this view is its topmost one. By itself
    /// each message is printed once.
    public final var onDiagnostic: ((LayoutDiagnostic) -> Void)? {
        get { extras?.onDiagnostic }
        set { madeExtras.onDiagnostic = newValue }
    }
}

extension LayoutDiagnostic {
    /// Tells the root's handler, or prints the message if that is new.
    func report(to root: View?) {
        if let handler = root?.extras?.onDiagnostic {
            handler(self)
            return
        }
        let message = message
        guard let tree = root?.tree else {
            print(message)
            return
        }
        if tree.printedMessages.insert(message).inserted {
            print(message)
        }
    }
}

extension LayoutTree {
    /// Names the constraints that wait, each once: those whose first item is in the tree. A guide that
    /// nobody has added is in none, so the next item counts then.
    func reportPending() {
        for constraint in pending.takeUntold() {
            guard constraint.state.contains([.isActive, .isPending]),
                !constraint.state.contains(.isReportedPending),
                let view = constraint.elements.compactMap({ $0.viewOrOwner }).first,
                view.tree === self
            else { continue }
            constraint.state.insert(.isReportedPending)
            LayoutDiagnostic.pendingConstraint(PendingConstraint(constraint: constraint))
                .report(to: root.target)
        }
    }
}
