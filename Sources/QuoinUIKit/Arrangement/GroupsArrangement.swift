import QuoinKit

/// The groups of a section, one behind the other, from the corner of the first one.
///
/// - Complexity: where as many items stand in every group, what is kept and what is asked depends on what was measured,
///   and not on how many items there are. Where the sizes of items decide how many stand in a group, what is kept does, and
///   the groups are made anew when more is known that stand between the first item of which it is and the last known one.
struct GroupsArrangement {
    let group: PartRule
    let count: Int
    let axis: Axis
    let room: CGSize
    private let gap: CGFloat
    /// A group as it is when nothing is known, with as many items as it can have.
    private let template: GroupBlock
    /// How many items stand in each group, if that is the same for all.
    private let perGroup: Int?
    private var line: UnevenLine
    /// Where there is no such number: the first item of each group, and where it begins and ends.
    private var firstItems: [Int] = []
    private var spans: [(start: CGFloat, end: CGFloat)] = []
    /// And the last item that had a say in how many stand in it, and how far it reaches across.
    private var reaches: [Int] = []
    private var extents: [CGFloat] = []
    private let templateReach: Int
    /// How large items asked to be.
    private var known: [Int: CGSize] = [:]
    /// How far groups reach across.
    private(set) var extent: CGFloat
    private var knownExtents: [Int: CGFloat] = [:]

    init(_ group: PartRule, count: Int, along axis: Axis, in room: CGSize, gap: CGFloat) {
        (self.group, self.count, self.axis) = (group, max(0, count), axis)
        (self.room, self.gap) = (room, gap.isFinite ? gap : 0)
        var reach = 0
        template = GroupArranger(count: max(0, count)) { item in
            reach = max(reach, item)
            return nil
        }.block(of: group, in: room)
        templateReach = reach
        // A group without items would be the first of endlessly many.
        let isFlowing = group.flows
        perGroup = isFlowing ? nil : template.items.count
        let number = template.items.count
        let groups = isFlowing || number == 0 ? 0 : (self.count + number - 1) / number
        line = UnevenLine(count: groups, length: template.size[axis], gap: self.gap)
        extent = count > 0 ? template.size[axis.perpendicular] : 0
        if isFlowing { flow(from: 0) }
    }

    // MARK: Asking

    var groupCount: Int { perGroup == nil ? firstItems.count : line.count }
    /// How long all groups are together.
    var length: CGFloat { perGroup == nil ? spans.last?.end ?? 0 : line.end }
    func start(of group: Int) -> CGFloat {
        perGroup == nil ? spans[group].start : line.start(of: group)
    }
    func length(of group: Int) -> CGFloat {
        perGroup == nil ? spans[group].end - spans[group].start : line.length(of: group)
    }

    func firstItem(of group: Int) -> Int {
        perGroup.map { $0 * group } ?? firstItems[group]
    }
    func group(of item: Int) -> Int? {
        guard item >= 0, item < count else { return nil }
        if let perGroup { return perGroup > 0 ? item / perGroup : nil }
        return firstItems.firstPlace { $0 > item } - 1
    }
    func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard perGroup == nil else { return line.groups(from: start, to: end) }
        let first = spans.firstPlace { $0.end >= start }
        return first..<max(first, spans.firstPlace { $0.start > end })
    }

    /// A group, from its own corner.
    func block(_ group: Int) -> GroupBlock {
        let first = firstItem(of: group)
        let isWhole = perGroup.map { first + $0 <= count } ?? false
        if isWhole, !hasKnown(first, template.items.count) { return template }
        let rest = perGroup.map { min($0, count - first) } ?? count - first
        return GroupArranger(count: rest) { known[first + $0] }.block(of: self.group, in: room)
    }
    private func hasKnown(_ first: Int, _ count: Int) -> Bool {
        !known.isEmpty && (first..<first + count).contains { known[$0] != nil }
    }

    /// Where an item stands.
    func place(of item: Int) -> ItemPlace? {
        guard let group = group(of: item) else { return nil }
        let (items, number) = (block(group).items, item - firstItem(of: group))
        // Who says places by hand may say fewer than last time.
        guard number < items.count else { return nil }
        var place = items[number]
        place.frame.origin[axis] += start(of: group)
        return place
    }

    // MARK: What becomes known

    mutating func take(_ sizes: [Int: CGSize]) {
        let sizes = sizes.filter { $0.key >= 0 && $0.key < count }
        guard !sizes.isEmpty, group.hasOpenSides else { return }
        known.merge(sizes) { $1 }
        guard perGroup != nil else { return flow(from: sizes.keys.min() ?? 0) }
        var lengths: [Int: CGFloat] = [:]
        for number in Set(sizes.keys.compactMap(group(of:))) {
            let size = block(number).size
            lengths[number] = size[axis]
            knownExtents[number] = size[axis.perpendicular]
        }
        line.set(lengths)
        extent = knownExtents.values.max() ?? extent
    }

    /// Fills groups one after the other, from the first on for which an item has a say.
    private mutating func flow(from changed: Int) {
        let kept = reaches.firstIndex { $0 >= changed } ?? 0
        let dropped = reaches.count - kept
        var item = dropped > 0 ? firstItems[kept] : 0
        firstItems.removeLast(dropped)
        spans.removeLast(dropped)
        reaches.removeLast(dropped)
        extents.removeLast(dropped)
        let known = known
        let last = known.keys.max() ?? -1
        while item < count {
            let first = item
            var (block, reach) = (template, first + templateReach)
            // Of items behind those that are known, all groups are alike.
            if first <= last || reach >= count {
                reach = first
                block = GroupArranger(count: count - first) { number in
                    reach = max(reach, first + number)
                    return known[first + number]
                }.block(of: group, in: room)
            }
            guard !block.items.isEmpty else { break }
            let start = spans.last.map { $0.end + gap } ?? 0
            firstItems.append(first)
            spans.append((start, start + block.size[axis]))
            reaches.append(reach)
            extents.append(block.size[axis.perpendicular])
            item += block.items.count
        }
        extent = extents.max() ?? 0
    }
}
