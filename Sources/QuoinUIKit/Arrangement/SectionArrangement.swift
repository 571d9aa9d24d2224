import QuoinKit

/// Where everything of a section stands, from its own corner.
struct SectionArrangement {
    let rule: SectionRule
    let axis: Axis
    /// The room that sections stand in.
    let room: CGSize
    private(set) var groups: GroupsArrangement
    private(set) var parts: BoundaryArrangement
    private var knownParts: [Int: CGSize] = [:]

    init(_ rule: SectionRule, count: Int, along axis: Axis, in room: CGSize) {
        (self.rule, self.axis, self.room) = (rule, axis, room)
        let across = rule.scrollsAcross ? axis.perpendicular : axis
        groups = GroupsArrangement(
            rule.group, count: count, along: across, in: rule.insets.room(in: room), gap: rule.gap)
        parts = BoundaryArrangement([], along: axis, in: .zero, length: 0) { _ in nil }
        arrangeParts()
    }

    private mutating func arrangeParts() {
        var area = CGRect(origin: .zero, size: room)
        if rule.partsFollowInsets {
            let (cross, insets) = (axis.perpendicular, rule.insets)
            area.origin[cross] = insets.start(cross)
            area.size[cross] = (room[cross] - insets.sum(cross)).soundLength
        }
        let known = knownParts
        parts = BoundaryArrangement(
            rule.parts, along: axis, in: area, length: contentLength, known: { known[$0] })
    }

    /// How long the groups are with the insets around them.
    private var contentLength: CGFloat {
        (rule.scrollsAcross ? groups.extent : groups.length) + rule.insets.sum(axis)
    }
    /// How long the section is along the way that the collection scrolls.
    var length: CGFloat { max(0, parts.before + contentLength + parts.behind) }

    /// Where the groups begin.
    var corner: CGPoint {
        var corner = CGPoint(x: rule.insets.leading, y: rule.insets.top)
        corner[axis] += parts.before
        return corner
    }

    /// The area within which a section scrolls by itself.
    var scrollingArea: CGRect {
        let cross = axis.perpendicular
        var area = CGRect.zero
        area.origin[axis] = corner[axis]
        area.size[axis] = groups.extent
        area.size[cross] = room[cross]
        return area
    }
    /// What there is to scroll then.
    var scrolledLength: CGFloat { groups.length + rule.insets.sum(axis.perpendicular) }

    // MARK: Asking

    func place(of item: Int) -> ItemPlace? {
        guard var place = groups.place(of: item) else { return nil }
        place.frame = place.frame.offsetBy(dx: corner.x, dy: corner.y)
        return place
    }

    /// Goes through the groups of which something may be seen.
    ///
    /// - Parameter rect: What is seen, from the corner of the section and as it is when nothing is scrolled across.
    func visit(_ rect: CGRect, _ visit: (_ firstItem: Int, GroupBlock, CGPoint) -> Void) {
        let along = groups.axis
        let start = rect.start(along) - corner[along]
        for number in groups.groups(from: start, to: start + rect.size[along]) {
            var origin = corner
            origin[along] += groups.start(of: number)
            visit(groups.firstItem(of: number), groups.block(number), origin)
        }
    }

    func frame(of ground: GroundRule) -> CGRect {
        var frame = CGRect(origin: .zero, size: room)
        frame.size[axis] = length
        return ground.insets.area(in: frame)
    }

    // MARK: What becomes known

    mutating func take(items: [Int: CGSize], parts: [Int: CGSize]) {
        groups.take(items)
        knownParts.merge(parts) { $1 }
        arrangeParts()
    }
}
