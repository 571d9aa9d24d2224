/// Measuring a view by its constraints.
extension View {
    /// As small as the content allows.
    public static let layoutFittingCompressedSize = Size(width: 0, height: 0)
    /// As large as the content allows.
    public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

    /// The size nearest to `target` that the constraints in this view allow.
    public final func systemLayoutSizeFitting(_ target: Size) -> Size {
        systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .fittingSize,
            verticalFittingPriority: .fittingSize)
    }

    /// The size nearest to `target` that the constraints in this view allow.
    ///
    /// No frame is touched. The view's own frame, and everything outside of it, have no say. Where a view changes something
    /// when it is asked for its content, that is measured again, twice at most, so that it is in the answer.
    ///
    /// A topmost view is measured with what is known from its layout. So is one within a tree in which something
    /// has changed, if nothing but its frame ties it to what is around it: measuring and laying it out take in what is
    /// new once. Any other is built up once more for it, in proportion to what it contains; measuring it again costs
    /// next to nothing until something in it changes, or many others were measured since.
    ///
    /// ```swift
    /// cell.systemLayoutSizeFitting(
    ///     Size(width: 375, height: 0), withHorizontalFittingPriority: .required,
    ///     verticalFittingPriority: .fittingSize)
    /// ```
    ///
    /// - Parameters:
    ///   - target: the size to come near to; ``layoutFittingCompressedSize`` to be as small as can be.
    ///   - horizontal: how much the target's width matters beside the constraints.
    ///   - vertical: how much the target's height matters beside the constraints.
    public final func systemLayoutSizeFitting(
        _ target: Size, withHorizontalFittingPriority horizontal: Priority,
        verticalFittingPriority vertical: Priority
    ) -> Size {
        guard target.width.isFinite, target.height.isFinite, horizontal.isValid, vertical.isValid
        else {
            let refusal = InvalidConstraintReport(
                message: "\(label) cannot be fitted to \(target) at \(horizontal) and \(vertical).")
            LayoutDiagnostic.invalidConstraint(refusal).report(to: root)
            return storedFrame.size
        }
        let goal = FittingGoal(target, horizontal, vertical)
        var measured = fittedSize(goal)
        for _ in 0..<View.mostRepetitions where measured.isOutdated {
            measured = fittedSize(goal)
        }
        return measured.size
    }

    /// How often a view is measured again because a hook has changed something that may not be in its size.
    private static let mostRepetitions = 2

    /// A size that was found, and whether a hook has changed something since it was begun with.
    private typealias MeasuredSize = (size: Size, isOutdated: Bool)

    private func fittedSize(_ goal: FittingGoal) -> MeasuredSize {
        let former = tree
        former.cycle.updateConstraints(in: self, former)
        // A hook may have taken the view elsewhere.
        let tree = tree
        let cycle = tree.cycle
        if cycle.isSettling {
            // A hook measures while an engine waits for its answer, and is not asked again for that.
            return (LayoutEngine(ofPart: self).fittedSize(of: self, goal), false)
        }
        if superview == nil {
            return fittedRootSize(goal, in: tree)
        }
        if let size = cycle.fittedSize(of: self, goal, in: tree) {
            return (size, false)
        }
        return fittedPartSize(goal)
    }

    /// Measures something, and looks whether a hook changes the tree meanwhile.
    private func measure(in tree: LayoutTree, _ body: () -> Size) -> MeasuredSize {
        tree.cycle.whileMeasuring(in: tree) {
            let revision = tree.revision
            let size = body()
            return (size, tree.revision != revision || !isIn(tree))
        }
    }

    /// Measures a view that is in others with an engine of its own.
    private func fittedPartSize(_ goal: FittingGoal) -> MeasuredSize {
        // A hook may have taken the view elsewhere.
        let tree = tree
        return measure(in: tree) {
            let engine = fittingEngine(in: tree)
            let size = engine.fittedSize(of: self, goal)
            if engine.isIncomplete {
                tree.cycle.fittings.forget(self)
            }
            return size
        }
    }

    /// Measures a topmost view with its tree's engine.
    ///
    /// If the tree has changed since its layout, the root's size may not fit what is new. It is left out
    /// then until the next layout, for it has no say here and nobody need hear of conflicts with it.
    private func fittedRootSize(_ goal: FittingGoal, in tree: LayoutTree) -> MeasuredSize {
        let engine = tree.cycle.madeEngine
        let isSettled = !tree.isUnsettled && slot >= 0
        if !isSettled {
            engine.rootIsFree = true
            tree.enqueue(self, .placementChanged)
        }
        tree.settle()
        let measured = measure(in: tree) {
            if isRoot(of: tree, knownTo: engine) {
                engine.enterRoot(self)
                if isRoot(of: tree, knownTo: engine), engine.knows(self) {
                    return engine.fittedSize(of: self, goal)
                }
            }
            // A hook has taken it into another tree.
            return LayoutEngine(ofPart: self).fittedSize(of: self, goal)
        }
        if !isSettled {
            engine.rootIsFree = false
            self.tree.enqueue(self, .placementChanged)
            if self.tree.cycle.engine !== engine {
                // A hook has taken most of the views elsewhere, and what the engine knows along.
                engine.placeRootAgain()
            }
        }
        return measured
    }

    /// Whether the view is still topmost in a tree, and the tree still has an engine.
    private func isRoot(of tree: LayoutTree, knownTo engine: LayoutEngine) -> Bool {
        superview == nil && isIn(tree) && tree.cycle.engine === engine
    }

    /// The engine that knows this view's part of the tree, as it is now.
    private func fittingEngine(in tree: LayoutTree) -> LayoutEngine {
        let cycle = tree.cycle
        if let engine = cycle.fittings.engine(for: self) {
            return engine
        }
        let revision = tree.revision
        let engine = LayoutEngine(ofPart: self)
        if tree.revision == revision {
            // All such engines together are at most as large as that of the tree, if that is not small.
            cycle.fittings.keep(
                engine, for: self, atMost: max(cycle.engine?.size ?? 0, View.leastRoomForParts))
            tree.keepsParts = true
            tree.awaitChanges()
        }
        return engine
    }

    /// So many elements may always be known to engines of parts.
    private static let leastRoomForParts = 512
}
