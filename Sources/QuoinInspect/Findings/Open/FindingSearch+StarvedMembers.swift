import QuoinKit
import QuoinLayout

/// Views that get nothing of a stack, for others fill it, and nobody says how large they are. No size is open then:
/// stacks settle who gets the rest.
extension FindingSearch {
    func findStarvedMembers() {
        for view in shown {
            guard let stack = view as? StackView, !stack.clipsToBounds else { continue }
            let axis = stack.axis
            guard !hasNoSize(stack, along: axis), !isOpen(stack, axis) else { continue }
            let starved = drawnViews(of: stack, along: axis).filter { isStarved($0, along: axis) }
            guard !starved.isEmpty else { continue }
            // What is beside those that are arranged, such as a ground, gets nothing of the stack.
            let arranged = Set(stack.arrangedSubviews.map { ObjectIdentifier($0) })
            let views = starved.filter { arranged.contains(ObjectIdentifier($0)) }
            if !views.isEmpty {
                let takers = shownSubviews(of: stack).filter {
                    arranged.contains(ObjectIdentifier($0)) && !hasNoSize($0, along: axis)
                }
                explain(views, beside: takers, along: axis)
            }
        }
    }

    /// Whether a view of a stack has no size because nothing asks for one. (What holds others is as large as these are.)
    private func isStarved(_ view: View, along axis: Axis) -> Bool {
        hasNoSize(view, along: axis) && !isOpen(view, axis) && view.subviews.isEmpty
            && trial.contentSize(of: view, along: axis) == nil
            && !saysSize(of: view, along: axis)
    }

    /// Whether somebody compares the size of a view with anything.
    private func saysSize(of view: View, along axis: Axis) -> Bool {
        let extent = LayoutAttribute.edge(.extent, along: axis)
        return constraints(of: view).contains { constraint in
            constraint.isWritten
                && (constraint.firstElement === view && constraint.firstAttribute == extent
                    || constraint.secondElement === view && constraint.secondAttribute == extent)
        }
    }

    private func explain(_ views: [View], beside takers: [View], along axis: Axis) {
        let names = views.map { name($0) }.inWords()
        let isOne = views.count == 1
        var message =
            isOne
            ? "\(names) is invisible: its \(axis.extentName) is 0, for nothing says how \(axis.adjective) it is"
            : "\(names) are invisible: their \(axis.extentName)s are 0, for nothing says how \(axis.adjective) "
                + "they are"
        if let taker = takers.first {
            message +=
                takers.count == 1
                ? ", and \(name(taker)) takes what there is"
                : ", and what is beside \(isOne ? "it" : "them") takes what there is"
        }
        let numbers = views.map { someNumber(for: $0, along: axis) }
        let candidates =
            shares(for: views, beside: takers, along: axis) + [
                LayoutMend(joining: numbers)
            ]
        let mends = tried(candidates) { !views.contains { self.hasNoSize($0, along: axis) } }
        tell(.invisible, views, causes(of: views[0], along: axis), message + ".", mends)
    }

    /// As much for each as for one of their kind of which nothing is said, either.
    private func shares(
        for views: [View], beside takers: [View], along axis: Axis
    ) -> [LayoutMend] {
        let taker = takers.first { other in
            other.kind == views[0].kind && !saysSize(of: other, along: axis)
                && trial.contentSize(of: other, along: axis) == nil
        }
        guard let taker else { return [] }
        let extent = LayoutAttribute.edge(.extent, along: axis)
        let shares = views.map { stating(.trial($0, extent, .equal, taker, extent)) }
        return [
            LayoutMend(joining: shares)
        ]
    }
}
