/// Where a distance is measured from.
@usableFromInline
struct DistanceOrigin {
    var item: any LayoutItem
    var attribute: LayoutAttribute
}

/// The anchor that a distance is measured from, as a constraint keeps it.
struct DistanceOriginLink {
    var element: UpLink<LayoutElement>
    var attribute: LayoutAttribute
    /// Whether constraints alone place the element, once the constraint holds.
    var isPlaced = false
    /// Where the constraint stands in the element's list of constraints.
    var neighbors = MentionNeighbors()

    init?(_ origin: DistanceOrigin?) {
        guard let origin else { return nil }
        element = UpLink(origin.item.layoutElement)
        attribute = origin.attribute
    }
}

extension DistanceOriginLink: Equatable {
    static func == (one: DistanceOriginLink, other: DistanceOriginLink) -> Bool {
        one.attribute == other.attribute && one.element.isSame(as: other.element)
    }
}
