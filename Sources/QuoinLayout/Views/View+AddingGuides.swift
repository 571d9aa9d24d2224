/// Giving guides to views, and taking them away.
extension View {
    /// Gives the view a guide. It leaves the view that it belonged to before.
    ///
    /// The guides that a view has by itself, such as ``layoutMarginsGuide``, stay where they are.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.kind == .added else {
            LayoutDiagnostic.invalidTree(
                "\(guide.label) belongs to its view and cannot be added to \(label)."
            ).report(to: root)
            return
        }
        guard guide.enclosingLink.target !== self else { return }
        guide.enclosingLink.target?.removeLayoutGuide(guide)
        guide.enclosingLink = UpLink(self)
        madeExtras.guides.append(guide)
        tree.enqueue(guide, .placementChanged)
        guide.exchangeVariations()
        guide.enclosingViewArrived()
        for constraint in guide.mentioning {
            if constraint.state.contains(.isPending) {
                tree.pending.append(constraint)
            }
        }
    }

    /// Takes a guide from the view. Its constraints are deactivated.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.kind == .added, guide.enclosingLink.target === self else { return }
        for constraint in guide.mentioning {
            constraint.isActive = false
        }
        let tree = tree
        let cycle = tree.cycle
        if cycle.depth > 0 {
            cycle.departed.append(guide)
        }
        tree.dequeue(guide)
        for constraint in guide.mentioning {
            // If it comes back into force in another tree, that is told of it, not this one.
            constraint.state.remove(.isQueued)
            tree.engine?.takeOut(constraint)
            constraint.state.remove([.isBroken, .isInConflict])
        }
        tree.engine?.release(guide)
        guide.enclosingLink = UpLink(nil)
        forgetSolvedFrame(of: guide)
        extras?.guides.remove(guide, leaving: LayoutGuide())
    }
}
