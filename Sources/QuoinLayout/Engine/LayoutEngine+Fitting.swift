import QuoinSolver

/// Finding out how large a view would be.
extension LayoutEngine {
    /// An engine that knows nothing but a view and what is in it, with the view as its root.
    convenience init(ofPart top: View) {
        self.init(SlotDirectory(ofPart: top))
        rootIsFree = true
        pixelScale = top.window?.storedScale
        var work = SynchronizationWork()
        solver.beginBatch()
        requireSlot(for: top)
        top.forEachInSubtree { view in
            if view !== top, !view.flags.contains(.translatesMask) {
                requireSlot(for: view)
            }
            view.installed.forEach { work.add($0, keeps: false) }
        }
        work.sortAdditions()
        for constraint in work.additions {
            _ = constraint.with { requireSlots(for: $0) }
        }
        enterAll()
        for constraint in work.additions {
            _ = constraint.with { add($0) }
        }
        endBatch()
        reportChanges()
        measureAgain()
    }

    /// Makes sure that the engine knows the root.
    func enterRoot(_ root: View) {
        guard slot(of: root) < 0 else { return }
        solver.beginBatch()
        requireSlot(for: root)
        enterAll()
        endBatch()
    }

    /// The size of the root nearest to a target.
    func fittedSize(
        of root: View, _ target: Size, _ horizontal: Priority, _ vertical: Priority
    ) -> Size {
        let slot = slot(of: root)
        let insets = alignmentInsets(of: root)
        let wasFree = rootIsFree
        isTrying = true
        rootIsFree = true
        solver.beginBatch()
        var wishes: [ConstraintID] = []
        updateOwnRows(of: root)
        for axis in Axis.allCases {
            solver.stage(1, variable(.extent(axis), of: slot))
            let number = max(0, target[axis] - insets.total(along: axis))
            let priority = axis == .horizontal ? horizontal : vertical
            if let wish = try? solver.addStaged(
                .equal, number, priority: min(priority, Self.greatestWish))
            {
                wishes.append(wish)
            }
        }
        endBatch()
        reportChanges()
        measureAgain()
        let rect = Rect(origin: .zero, size: solvedRect(of: slot).size)
        restore(root, asFree: wasFree, without: wishes)
        return rounded(root.frame(forAlignmentRect: rect).size)
    }

    /// A required wish is the strongest that there is, but breaks no constraint.
    private static var greatestWish: Priority { Priority.required - 0.25 }

    /// Gives the root its own size again, unless it had no say before either.
    private func restore(_ root: View, asFree wasFree: Bool, without wishes: [ConstraintID]) {
        solver.beginBatch()
        for wish in wishes {
            try? solver.remove(wish)
        }
        rootIsFree = wasFree
        updateOwnRows(of: root)
        endBatch()
        reportChanges()
        measureAgain()
        endTrial()
    }

    /// Marks what a trial has left different from the frames.
    func endTrial() {
        isTrying = false
        let tried = triedSlots
        triedSlots = []
        if !directory.isOfTree {
            // Frames have nothing to do with what this engine finds.
            return
        }
        for slot in tried {
            guard let element = elements[Int(slot)].target else { continue }
            if let view = element as? View,
                view.frame(forAlignmentRect: solvedRect(of: slot)).isNearly(view.storedFrame)
            {
                continue
            }
            element.noteSolvedChange()
        }
    }

    private func rounded(_ size: Size) -> Size {
        guard let scale = pixelScale else { return size }
        return Size(
            width: Pixels.roundedUp(size.width, scale: scale),
            height: Pixels.roundedUp(size.height, scale: scale))
    }
}
