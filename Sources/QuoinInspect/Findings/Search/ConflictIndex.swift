import QuoinLayout

/// What conflicts are about, to find out of each of thousands of views whether they are about it.
struct ConflictIndex {
    private struct Place: Hashable {
        let element: ObjectIdentifier
        let axis: Axis
    }

    private var members: Set<ObjectIdentifier> = []
    private var places: Set<Place> = []
    private var contents: Set<Place> = []
    private var brokenFrames: Set<ObjectIdentifier> = []
    private var broken: [ObjectIdentifier: [LayoutConstraint]] = [:]

    init(_ conflicts: [StandingConflict]) {
        for conflict in conflicts {
            var axes: Set<Axis> = []
            for member in conflict.constraints {
                members.insert(ObjectIdentifier(member))
                axes.insert(member.firstAttribute.axis)
                for element in [member.firstElement, member.secondElement].compactMap({ $0 }) {
                    places.insert(
                        Place(
                            element: ObjectIdentifier(element), axis: member.firstAttribute.axis))
                }
            }
            for view in conflict.contentViews {
                for axis in axes {
                    contents.insert(Place(element: ObjectIdentifier(view), axis: axis))
                }
            }
            guard let aside = conflict.broken else { continue }
            if let view = conflict.framedViews.first(where: { aside.firstElement === $0 }) {
                brokenFrames.insert(ObjectIdentifier(view))
            }
            var known: Set<ObjectIdentifier> = []
            for element in [aside.firstElement, aside.secondElement].compactMap({ $0 })
            where known.insert(ObjectIdentifier(element)).inserted {
                broken[ObjectIdentifier(element), default: []].append(aside)
            }
        }
    }

    /// Whether a member says something of an element along an axis.
    func speaks(of element: LayoutElement, along axis: Axis) -> Bool {
        places.contains(Place(element: ObjectIdentifier(element), axis: axis))
    }

    /// Whether a constraint is a member.
    func hasMember(_ constraint: LayoutConstraint) -> Bool {
        members.contains(ObjectIdentifier(constraint))
    }

    /// Whether a conflict along an axis is about the content of a view.
    func isAboutContent(of view: View, along axis: Axis) -> Bool {
        contents.contains(Place(element: ObjectIdentifier(view), axis: axis))
    }

    /// Whether something that is said of a view was set aside because it contradicts its frame.
    func hasBrokenFrame(_ view: View) -> Bool { brokenFrames.contains(ObjectIdentifier(view)) }

    /// The constraints that are set aside, the first one of each conflict, that mention an element.
    func setAside(mentioning element: LayoutElement) -> [LayoutConstraint] {
        broken[ObjectIdentifier(element)] ?? []
    }
}
