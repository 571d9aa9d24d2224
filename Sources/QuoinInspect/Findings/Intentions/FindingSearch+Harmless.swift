import QuoinKit
import QuoinLayout
import QuoinSolver

/// Faults by the numbers that nobody would see.
extension FindingSearch {
    func harmsNothing(_ fault: LayoutFault) -> Bool {
        switch fault.kind {
        case .cut(let axis): isCutInRoomOnly(fault, axis)
        case .outside(let axis, let atEnd):
            isGroundBehindEdge(fault, axis, atEnd) || isBesideScreen(fault, axis)
                || isKnob(fault.view, axis) || isPutOutside(fault, axis)
                || fault.amount <= sliver(of: fault.view, 0, axis) + Self.rounding
        case .collapsed: fault.view.alpha == 0
        case .openStart, .openExtent: false
        }
    }

    // MARK: Cut

    /// Whether what a content lacks is room around the letters: what a control keeps around its title and can do
    /// without, and the sliver of a line that no letter reaches.
    private func isCutInRoomOnly(_ fault: LayoutFault, _ axis: Axis) -> Bool {
        let room = fault.view.roomToSpare[axis]
        return fault.amount <= room + sliver(of: fault.view, room, axis) + Self.rounding
    }

    /// How much less than its height a single line can be shown in: a point, or a twentieth of what is above its
    /// baseline. Of several lines the last one would go.
    private func sliver(of view: View, _ room: Double, _ axis: Axis) -> Double {
        guard axis == .vertical, let wanted = trial.contentSize(of: view, along: .vertical) else {
            return 0
        }
        let ascent = view.askedFirstBaseline - room / 2
        return wanted - room < 2 * ascent ? max(1, ascent / 20) : 0
    }

    private static let rounding = 0.01

    // MARK: Outside

    /// Whether what reaches out is the mere ground of something at the edge of the screen, and goes on where nobody
    /// sees it: that of a bar above the home indicator, and the like.
    private func isGroundBehindEdge(_ fault: LayoutFault, _ axis: Axis, _ atEnd: Bool) -> Bool {
        guard isMereGround(fault.view), let container = fault.view.superview,
            let rect = trial.rect(of: fault.view), let size = trial.rect(of: container)?.size
        else { return false }
        let outer = Rect(origin: container.bounds.origin, size: size)
        guard rect.covers(outer) else { return false }
        let screen = trial.root.bounds.inset(by: trial.root.safeAreaInsets)
        let place = trial.root.convert(container.bounds, from: container)
        let (end, screenEnd) = (
            place.origin[axis] + place.size[axis], screen.origin[axis] + screen.size[axis]
        )
        return atEnd
            ? end >= screenEnd - 0.5 : place.origin[axis] <= screen.origin[axis] + 0.5
    }

    /// Whether somebody has put a view beside the screen, where it waits to be moved in: it begins where that ends, or
    /// ends where that begins. Of words that is more likely to be a slip; and so it is where it hangs on an area within
    /// the screen, such as the safe area, or where something that is seen hangs beside it.
    private func isBesideScreen(_ fault: LayoutFault, _ axis: Axis) -> Bool {
        let view = fault.view
        guard !view.showsText, let container = view.superview, let rect = trial.rect(of: view),
            let outer = trial.rect(of: container)?.size, outer == trial.rect(of: trial.root)?.size,
            !isPlacedByArea(view, of: container, axis), !holdsNeighbours(view, along: axis.other)
        else { return false }
        let (across, start) = (axis.other, container.bounds.origin[axis.other])
        let isSheet =
            rect.origin[across] <= start + 0.5
            && rect.origin[across] + rect.size[across] >= start + outer[across] - 0.5
        // By just its size, as if it had been pushed out; or a sheet, of which the upper part may be seen.
        return isSheet && startsAtFarEnd(view, of: container, axis)
            || !isInSight(view)
                && (abs(fault.amount - rect.size[axis]) < 0.5
                    || startsAtFarEnd(view, of: container, axis))
    }

    /// Whether a view without words was put before or behind what it is in, as a handle above a sheet is: it begins where
    /// that ends, or ends where that begins, and it is seen there.
    private func isPutOutside(_ fault: LayoutFault, _ axis: Axis) -> Bool {
        let view = fault.view
        guard !view.showsText, let container = view.superview,
            let extent = trial.rect(of: view)?.size[axis]
        else { return false }
        return fault.amount >= extent / 2
            && (isMereGround(view) ? isInSight(view) : isAllInSight(view))
            && startsAtFarEnd(view, of: container, axis)
    }

    /// Whether it is said of a view that it begins where an area of what it is in ends, such as the safe area, or ends where
    /// that begins; or whatever it is where somebody has added that area. (A banner waits as far above the safe area as it
    /// is high.)
    private func isPlacedByArea(_ view: View, of container: View, _ axis: Axis) -> Bool {
        statements(of: view, along: axis).contains { constraint in
            guard let area = constraint.secondElement, area.isGuide else { return false }
            return constraint.isWritten && constraint.relation == .equal
                && constraint.firstAttribute.isPosition && area.viewItself === container
                && (area.isAddedGuide
                    || constraint.firstAttribute.opposite == constraint.secondAttribute)
        }
    }

    /// Whether something that is seen begins where a view ends, or ends where it begins.
    private func holdsNeighbours(_ view: View, along axis: Axis) -> Bool {
        constraints(of: view).contains { constraint in
            guard constraint.isWritten, constraint.relation == .equal,
                constraint.firstAttribute.axis == axis,
                constraint.firstAttribute.opposite == constraint.secondAttribute,
                constraint.secondElement === view, let other = constraint.firstElement as? View
            else { return false }
            return other.superview === view.superview && isShown(other) && isInSight(other)
        }
    }

    /// Whether it is said of an edge of a view how far it is from the opposite edge of what it is in.
    private func startsAtFarEnd(_ view: View, of container: View, _ axis: Axis) -> Bool {
        constraints(of: view).contains { constraint in
            constraint.isWritten && constraint.relation == .equal
                && constraint.firstAttribute.axis == axis
                && constraint.firstAttribute.opposite == constraint.secondAttribute
                && [constraint.firstElement, constraint.secondElement].contains { $0 === container }
                && [constraint.firstElement, constraint.secondElement].contains { $0 === view }
        }
    }

    /// Whether some of a view is within the tree's root.
    func isInSight(_ view: View) -> Bool {
        guard let sight else { return false }
        return trial.root.convert(view.bounds, from: view).overlap(with: sight) != nil
    }

    /// Whether no part of a view is beyond the edges of the tree's root.
    private func isAllInSight(_ view: View) -> Bool {
        guard let sight else { return false }
        return sight.covers(trial.root.convert(view.bounds, from: view))
    }

    /// Where the tree's root shows something.
    private var sight: Rect? {
        guard let size = trial.rect(of: trial.root)?.size else { return nil }
        return Rect(origin: trial.root.bounds.origin, size: size)
    }

    /// Whether a view without words has its middle on that of something much thinner, as a knob on its track.
    private func isKnob(_ view: View, _ axis: Axis) -> Bool {
        guard let container = view.superview, !view.showsText,
            let extent = trial.rect(of: view)?.size[axis],
            let thickness = trial.rect(of: container)?.size[axis]
        else { return false }
        return extent >= 3 * thickness
            && statements(of: view, along: axis).contains {
                $0.isWritten && $0.relation == .equal && $0.secondElement === container
                    && $0.constant == 0 && $0.firstAttribute.facts.part == .middle
                    && $0.secondAttribute.facts.part == .middle
            }
    }

    /// Whether a view is but a colour: nothing is in it, and it has no content.
    func isMereGround(_ view: View) -> Bool {
        shownSubviews(of: view).isEmpty && !view.showsText
            && Axis.allCases.allSatisfy { trial.contentSize(of: view, along: $0) == nil }
    }
}
