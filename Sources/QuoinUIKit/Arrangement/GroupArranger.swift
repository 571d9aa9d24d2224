import QuoinKit

/// Where an item stands.
struct ItemPlace: Hashable {
    var frame: CGRect
    /// The sides that its content decides.
    var open = OpenSides()
    var level = 0
}

/// Something that hangs on an item.
struct MarkPlace {
    var rule: MarkRule
    /// Which of the items it hangs on.
    var item: Int
    /// Where that stands.
    var area: CGRect
}

/// What a group has become: how large it is, and where what is in it stands, from its own corner.
struct GroupBlock {
    var size: CGSize
    var items: [ItemPlace] = []
    var marks: [MarkPlace] = []

    /// Takes in what stands in another one.
    mutating func append(_ other: GroupBlock, at origin: CGPoint) {
        let first = items.count
        for var place in other.items {
            place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
            items.append(place)
        }
        for var mark in other.marks {
            mark.area = mark.area.offsetBy(dx: origin.x, dy: origin.y)
            mark.item += first
            marks.append(mark)
        }
    }
}

/// Makes a group of items, of which some may have said how large they are.
///
/// - Complexity: as many steps as items stand in the group, times how deep groups stand in it.
struct GroupArranger {
    /// How many items there are, and so how many the group can take in at most.
    let count: Int
    /// How large an item asked to be, counted from the first one. It is asked of all that have a say in how many stand in
    /// the group.
    let known: (Int) -> CGSize?

    init(count: Int, known: @escaping (Int) -> CGSize? = { _ in nil }) {
        (self.count, self.known) = (count, known)
    }

    func block(of part: PartRule, in room: CGSize) -> GroupBlock { block(part, room, from: 0) }

    /// - Parameter length: How long it is to be along an axis, whatever its rule says.
    private func block(
        _ part: PartRule, _ room: CGSize, from first: Int, _ length: (axis: Axis, CGFloat)? = nil
    ) -> GroupBlock {
        var size = part.size.size(in: room)
        var open = part.size.openSides
        if let length {
            size[length.axis] = length.1
            if length.axis == .horizontal { open.width = false } else { open.height = false }
        }
        var block: GroupBlock
        switch part.content {
        case .item: block = item(part, size, open, first)
        case .row(let row): block = self.row(row, part.insets, size, open, first)
        case .custom(let places):
            block = GroupBlock(size: size)
            let area = part.insets.area(in: CGRect(origin: .zero, size: size))
            let said = MainActor.assumeIsolated { places(area.size) }
            for place in said.prefix(max(0, count - first)) {
                let frame = place.frame.offsetBy(dx: area.minX, dy: area.minY)
                let isSound = frame.minX.isFinite && frame.minY.isFinite
                block.items.append(
                    ItemPlace(frame: isSound ? frame : .zero, level: place.level))
            }
        }
        if !part.marks.isEmpty, !block.items.isEmpty {
            let area = part.insets.area(in: CGRect(origin: .zero, size: block.size))
            for mark in part.marks {
                block.marks.append(MarkPlace(rule: mark, item: 0, area: area))
            }
        }
        return block
    }

    private func item(_ part: PartRule, _ size: CGSize, _ open: OpenSides, _ number: Int)
        -> GroupBlock
    {
        var size = size
        if let wish = known(number), !open.isEmpty {
            if open.width { size.width = (wish.width + part.insets.sum(.horizontal)).soundLength }
            if open.height { size.height = (wish.height + part.insets.sum(.vertical)).soundLength }
        }
        let frame = part.insets.area(in: CGRect(origin: .zero, size: size))
        return GroupBlock(size: size, items: [ItemPlace(frame: frame, open: open)])
    }

    // MARK: Rows

    /// A member of a row, with the room around it.
    private struct Member {
        var part: PartRule
        var block: GroupBlock
        func edge(_ axis: Axis) -> CGFloat {
            (part.edges?.start(axis)?.least ?? 0) + (part.edges?.end(axis)?.least ?? 0)
        }
    }

    private func row(
        _ row: RowRule, _ insets: NSDirectionalEdgeInsets, _ size: CGSize, _ open: OpenSides,
        _ first: Int, isLast: Bool = false
    ) -> GroupBlock {
        let inner = insets.room(in: size)
        let (main, cross) = (row.axis, row.axis.perpendicular)
        let isOpen = { (axis: Axis) in axis == .horizontal ? open.width : open.height }
        var members = members(of: row, inner, isOpen(main), first)
        let gaps = CGFloat(max(0, members.count - 1))
        let lengths: CGFloat = members.reduce(0) { $0 + $1.block.size[main] + $1.edge(main) }
        let extent: CGFloat = members.reduce(0) { max($0, $1.block.size[cross] + $1.edge(cross)) }
        var result = GroupBlock(size: size)
        if !members.isEmpty {
            if isOpen(main) {
                result.size[main] = (lengths + gaps * row.gap.least + insets.sum(main)).soundLength
            }
            if isOpen(cross) { result.size[cross] = (extent + insets.sum(cross)).soundLength }
        }
        // What is a fraction of a group's size is so of the size that it comes to have.
        let followsCross = row.parts.contains { part in
            part.size.width.follows(cross) || part.size.height.follows(cross)
        }
        if result.size[cross] != size[cross], followsCross, !isLast {
            var grown = size
            grown[cross] = result.size[cross]
            var next = self.row(row, insets, grown, open, first, isLast: true)
            next.size[cross] = grown[cross]
            return next
        }
        stretch(&members, extent, cross)
        let room = insets.room(in: result.size)
        place(members, row, in: room, spare: room[main] - lengths - gaps * row.gap.least, &result)
        for index in result.items.indices {
            result.items[index].frame.origin.x += insets.leading
            result.items[index].frame.origin.y += insets.top
        }
        for index in result.marks.indices {
            result.marks[index].area.origin.x += insets.leading
            result.marks[index].area.origin.y += insets.top
        }
        return result
    }

    private func members(of row: RowRule, _ inner: CGSize, _ isOpen: Bool, _ first: Int)
        -> [Member]
    {
        var members: [Member] = []
        var number = first
        let add = { (part: PartRule, length: (Axis, CGFloat)?) in
            let block = self.block(part, inner, from: number, length)
            number += block.items.count
            members.append(Member(part: part, block: block))
        }
        switch row.members {
        case .times(let part, let times):
            for _ in 0..<max(0, times) where number < count { add(part, nil) }
        case .equal(let part, let times):
            let gaps = row.gap.least * CGFloat(max(0, times - 1))
            let share = ((inner[row.axis] - gaps) / CGFloat(max(1, times))).soundLength
            // Without a length to share, each is as long as it asks to be.
            let length = isOpen && part.size[row.axis].isOpen ? nil : (row.axis, share)
            for _ in 0..<max(0, times) where number < count { add(part, length) }
        case .cycle(let parts):
            var (taken, atStart, places): (CGFloat, CGFloat, Int) = (0, 0, 0)
            while number < count, !parts.isEmpty {
                let part = parts[members.count % parts.count]
                let before = number
                if members.count % parts.count == 0 {
                    // A round that took neither room nor items would be the first of endlessly many.
                    if !members.isEmpty, taken <= atStart || places == number { break }
                    (atStart, places) = (taken, number)
                }
                add(part, nil)
                // How many there are in an open group must not hang on what they ask for.
                let member = members[members.count - 1]
                let length =
                    isOpen ? part.size[row.axis].length(in: inner) : member.block.size[row.axis]
                let gap = members.count > 1 ? row.gap.least : 0
                let end = taken + gap + length + member.edge(row.axis)
                if end > inner[row.axis] + Self.tolerance, members.count > parts.count {
                    members.removeLast()
                    number = before
                    break
                }
                taken = end
            }
        }
        return members
    }

    private func stretch(_ members: inout [Member], _ extent: CGFloat, _ cross: Axis) {
        for index in members.indices {
            guard case .uniform = members[index].part.size[cross],
                case .item = members[index].part.content
            else { continue }
            let length = extent - members[index].edge(cross)
            members[index].block.size[cross] = length
            members[index].block.items[0].frame.size[cross] =
                (length - members[index].part.insets.sum(cross)).soundLength
        }
    }

    private func place(
        _ members: [Member], _ row: RowRule, in room: CGSize, spare: CGFloat,
        _ result: inout GroupBlock
    ) {
        let (main, cross) = (row.axis, row.axis.perpendicular)
        var takers = row.gap.isFlexible ? max(0, members.count - 1) : 0
        for member in members {
            if member.part.edges?.start(main)?.isFlexible ?? false { takers += 1 }
            if member.part.edges?.end(main)?.isFlexible ?? false { takers += 1 }
        }
        let share: CGFloat = takers > 0 ? max(0, spare) / CGFloat(takers) : 0
        let length = { (spacing: SpacingRule?) -> CGFloat in
            spacing.map { $0.least + ($0.isFlexible ? share : 0) } ?? 0
        }
        var along: CGFloat = 0
        for (index, member) in members.enumerated() {
            let edges = member.part.edges
            along += (index > 0 ? length(row.gap) : 0) + length(edges?.start(main))
            var origin = CGPoint.zero
            origin[main] = along
            origin[cross] = Self.crossPlace(
                edges?.start(cross), edges?.end(cross), room[cross] - member.block.size[cross])
            result.append(member.block, at: origin)
            along += member.block.size[main] + length(edges?.end(main))
        }
    }

    /// Where something stands across its row, when so much is left over.
    private static func crossPlace(_ start: SpacingRule?, _ end: SpacingRule?, _ rest: CGFloat)
        -> CGFloat
    {
        let least = start?.least ?? 0
        guard let start, start.isFlexible else { return least }
        let spare = max(0, rest - least - (end?.least ?? 0))
        return least + (end?.isFlexible ?? false ? spare / 2 : spare)
    }

    /// Fractions need not add up to the last bit.
    private static let tolerance: CGFloat = 0.01
}
