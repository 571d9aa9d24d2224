import QuoinKit
import QuoinLayout

/// What places and sizes are the outcome of, and what hangs on them.
extension FindingSearch {
    /// What a place or size of a view is the outcome of, along an axis, as somebody wrote it.
    func causes(of view: LayoutElement, along axis: Axis) -> [LayoutConstraint] {
        view.constraintsAffectingLayout(for: axis).filter { $0.isWritten && $0.isInForce }
    }

    /// The views beside one that hang on it, or on what does.
    func hangers(on view: View, along axis: Axis) -> [View] {
        guard let container = view.superview else { return [] }
        let hangers = hangers(in: container, along: axis)
        var known: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
        var found: [View] = []
        var waiting = [view]
        while let view = waiting.popLast() {
            for other in hangers[ObjectIdentifier(view)] ?? []
            where known.insert(ObjectIdentifier(other)).inserted {
                waiting.append(other)
                found.append(other)
            }
        }
        return found
    }

    /// The subviews of a view of which something is said relative to an element, by that; found out once for all, since
    /// hundreds may reach out.
    func hangers(in container: View, along axis: Axis) -> [ObjectIdentifier: [View]] {
        let place = SiblingCustoms.Place(container: ObjectIdentifier(container), axis: axis)
        if let known = hanging[place] {
            return known
        }
        var found: [ObjectIdentifier: [View]] = [:]
        for view in shownSubviews(of: container) {
            for said in statements(of: view, along: axis) {
                if let element = said.secondElement {
                    found[ObjectIdentifier(element), default: []].append(view)
                }
            }
        }
        hanging[place] = found
        return found
    }
}
