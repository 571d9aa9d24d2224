import QuoinSolver

/// A view within a tree that is being measured.
struct FittedView {
    let view: UpLink<View>
    let goal: FittingGoal
}

/// Measuring a view within the tree with the tree's own engine.
///
/// What is in the view is written once, for measuring and for the layout after it. Meanwhile the view's frame has no
/// say: wishes for a size stand in its place. They stay until the engine takes something in again, and give way to the
/// frame then, in one step: mostly it is set to the size that was found.
extension LayoutEngine {
    /// Whether a view that nothing but its frame ties to what is around it can be measured. Where constraints
    /// contradict each other, what is set aside may hang on the frame.
    func canFit(_ view: View) -> Bool {
        directory.isOfTree && conflicts.isEmpty && circling.isEmpty && !rootIsFree
            && (!knows(view) || ownFrames[view.slot] == nil)
    }

    /// Whether an element is the view that is being measured.
    @inline(__always)
    func isFitted(_ element: LayoutElement) -> Bool {
        fitted?.view.leads(to: element) ?? false
    }

    /// The size that was found for the view that is being measured; nil if hooks have come in between.
    func sizeOfFitted(_ view: View) -> Size? {
        guard knows(view), records[Int(view.slot)].role == .fitted, conflicts.isEmpty else {
            return nil
        }
        return frameSize(of: view, solvedRect(of: view.slot).size)
    }

    /// Lets the view have its own frame again from the next round on.
    func endFitting(of view: View) {
        fitted = nil
        if knows(view) {
            view.tree.enqueueUnchanged(view, .placementChanged)
        } else {
            // A hook has taken it away, so that there may be nothing to take in any more.
            markTried()
        }
        // Contents that do not come to rest in that size may do so in the view's own.
        for slot in circling {
            if let content = elements[Int(slot)].target?.viewOrOwner {
                content.tree.enqueueUnchanged(content, .contentChanged)
            }
        }
        circling = []
    }

    func writeFittingWishes(of view: View, _ slot: Int32) {
        guard let fitted else { return }
        removeFittingWishes()
        wish(for: fitted.goal, of: view, slot)
    }

    /// Removes the wishes for a size of the view in a slot, if it was measured.
    func removeFittingWishes(of slot: Int32) {
        if records[Int(slot)].role == .fitted {
            removeFittingWishes()
        }
    }
}
