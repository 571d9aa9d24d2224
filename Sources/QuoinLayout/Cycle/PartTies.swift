/// How a view, with what is in it, hangs together with the rest of its tree.
struct PartTies {
    /// Whether anything but the view's own frame says how it is to be placed from outside, or what is in it.
    private(set) var reachOut: Bool
    /// Whether something in it has changed that the engine has yet to take in.
    private(set) var waitForEngine = false

    /// Goes through the view, what is in it, and the constraints between all that.
    init(of top: View) {
        reachOut =
            top.superview == nil || !top.flags.contains(.translatesMask)
            || !top.autoresizingMask.isEmpty
        guard !reachOut else { return }
        // A constraint is installed on a view that contains all of its items. So those that are in force at one of the
        // items here, and those that are installed here, are as many unless some come from outside.
        var ends = 0
        top.forEachInSubtree { view in
            look(at: view, &ends)
            view.forEachGuide { look(at: $0, &ends) }
            view.installed.forEach { constraint in
                ends -= constraint.itemCount
                if constraint.state.contains(.isQueued) {
                    waitForEngine = true
                }
            }
        }
        reachOut = ends != 0
    }

    private mutating func look(at element: LayoutElement, _ ends: inout Int) {
        if element.queuePosition >= 0 {
            waitForEngine = true
        }
        element.forEachMention { constraint in
            if !constraint.installation.isEmpty {
                ends += 1
            }
        }
    }
}

extension LayoutConstraint {
    /// How many items it has, each counted once.
    fileprivate var itemCount: Int {
        if extras != nil {
            return Set(elements.map { ObjectIdentifier($0) }).count
        }
        return second.isEmpty || second.isSame(as: first) ? 1 : 2
    }
}
