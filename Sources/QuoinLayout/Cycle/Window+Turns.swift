extension Window {
    /// Brings constraints and frames of the whole tree up to date.
    func runTurn() {
        layoutIfNeeded()
    }

    /// All frames are rounded anew, and contents too.
    func scaleChanged() {
        forEachInSubtree { view in
            view.extras?.pixelOffset = .zero
            if view.slot >= 0 {
                view.superview?.noteSolvedFrame(of: view)
                view.tree.enqueue(view, .contentChanged)
            }
            view.markLayout()
            view.markDisplay()
        }
    }

    func placeHostsAgain() {
        forEachInSubtree { view in
            if view.extras?.host != nil {
                view.extras?.hostFrame = nil
                view.markLayout()
            }
        }
    }
}
