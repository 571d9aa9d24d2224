import QuoinKit

/// Where what is to be seen stands.
///
/// Everything is found as it is read from left to right, and seen in a mirror where it is not.
extension UICollectionViewCompositionalLayout {
    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let seen = mirrored(rect)
        var found: [UICollectionViewLayoutAttributes] = []
        let (start, end) = (seen.start(axis) - overhang, seen.end(axis) + overhang)
        let first = sections.firstPlace { $0.start + $0.arrangement.length >= start }
        for number in first..<sections.count {
            guard sections[number].start <= end else { break }
            addSection(number, seen, &found)
        }
        for index in wholeRules.indices {
            let part = wholePart(index)
            if part.frame.isSeen(in: rect) { found.append(part) }
        }
        return found
    }

    private func addSection(
        _ number: Int, _ rect: CGRect, _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        let section = sections[number]
        let arrangement = section.arrangement
        let origin = origin(of: number)
        let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        for ground in arrangement.rule.grounds where arrangement.length > 0 {
            let frame = arrangement.frame(of: ground)
            if frame.isSeen(in: local) { found.append(self.ground(ground, frame, number)) }
        }
        var seen = local
        if arrangement.rule.scrollsAcross {
            seen.origin[axis.perpendicular] = shownOffset(of: number)
            seen.size[axis.perpendicular] = room[axis.perpendicular]
        }
        let before = found.count
        arrangement.visit(seen) { item, block, corner in
            for (index, place) in block.items.enumerated() {
                let frame = place.frame.offsetBy(dx: corner.x, dy: corner.y)
                guard frame.isSeen(in: seen) else { continue }
                let path = IndexPath(item: item + index, section: number)
                found.append(cell(path, place, frame))
            }
            for mark in block.marks {
                let path = IndexPath(item: item + mark.item, section: number)
                let frame = self.frame(of: mark, path).offsetBy(dx: corner.x, dy: corner.y)
                if frame.isSeen(in: seen) { found.append(self.mark(mark, path, frame)) }
            }
        }
        if let handler = section.object.visibleItemsInvalidationHandler {
            tell(handler, Array(found[before...]), number)
        }
        for index in arrangement.rule.parts.indices {
            let part = part(index, of: number)
            if part.frame.isSeen(in: mirrored(rect)) { found.append(part) }
        }
    }

    private func tell(
        _ handler: NSCollectionLayoutSection.VisibleItemsInvalidationHandler,
        _ items: [UICollectionViewLayoutAttributes], _ number: Int
    ) {
        guard let view = owner else { return }
        var offset = view.contentOffset
        if sections[number].arrangement.rule.scrollsAcross {
            offset[axis.perpendicular] = shownOffset(of: number)
        }
        let surroundings = LayoutContainer(contentSize: container, contentInsets: .zero)
        handler(
            items, offset,
            LayoutEnvironment(container: surroundings, traitCollection: view.traitCollection))
    }

    // MARK: One by one

    final func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, sections.indices.contains(path.section),
            let place = sections[path.section].arrangement.place(of: path.item)
        else { return nil }
        return cell(path, place, place.frame)
    }

    final func attributes(ofPart kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        if path.count == 1 {
            let index = path[0]
            let isThere = wholeRules.indices.contains(index) && wholeRules[index].kind == kind
            return isThere ? wholePart(index) : nil
        }
        guard sections.indices.contains(path.section) else { return nil }
        if let index = part(of: CollectionElement(kind: kind, path: path)) {
            return part(index, of: path.section)
        }
        let arrangement = sections[path.section].arrangement
        guard let group = arrangement.groups.group(of: path.item) else { return nil }
        let first = arrangement.groups.firstItem(of: group)
        var corner = arrangement.corner
        corner[arrangement.groups.axis] += arrangement.groups.start(of: group)
        let mark = arrangement.groups.block(group).marks.first {
            $0.rule.kind == kind && $0.item + first == path.item
        }
        return mark.map { mark in
            let frame = frame(of: mark, path).offsetBy(dx: corner.x, dy: corner.y)
            return self.mark(mark, path, frame)
        }
    }

    final func attributes(ofGround kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard sections.indices.contains(path.section) else { return nil }
        let arrangement = sections[path.section].arrangement
        let rule = arrangement.rule.grounds.first { $0.kind == kind }
        return rule.map { ground($0, arrangement.frame(of: $0), path.section) }
    }

    private func made(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let said = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = said?.init() ?? UICollectionViewLayoutAttributes()
        made.stand(for: category, kind, at: path)
        return made
    }

    private func cell(_ path: IndexPath, _ place: ItemPlace, _ frame: CGRect)
        -> UICollectionViewLayoutAttributes
    {
        let made = made(.cell, nil, path)
        made.openSides = place.open
        made.zIndex = place.level
        made.listRow = listRow(of: path)
        put(made, frame, in: path.section, isContent: true)
        return made
    }
    private func mark(_ mark: MarkPlace, _ path: IndexPath, _ frame: CGRect)
        -> UICollectionViewLayoutAttributes
    {
        let made = made(.supplementaryView, mark.rule.kind, path)
        made.zIndex = mark.rule.level
        made.openSides = mark.rule.size.openSides
        put(made, frame, in: path.section, isContent: true)
        return made
    }
    private func frame(of mark: MarkPlace, _ path: IndexPath) -> CGRect {
        let known = sizes[CollectionElement(kind: mark.rule.kind, path: path)]
        return mark.rule.frame(on: mark.area, size: known)
    }
    private func ground(_ rule: GroundRule, _ frame: CGRect, _ section: Int)
        -> UICollectionViewLayoutAttributes
    {
        let made = made(.decorationView, rule.kind, IndexPath(item: 0, section: section))
        made.zIndex = rule.level
        put(made, frame, in: section, isContent: false)
        return made
    }

    // MARK: Headers and footers

    /// Which of a section's headers and footers something is.
    final func part(of key: CollectionElement) -> Int? {
        let rules = sections[key.path.section].arrangement.rule.parts
        var number = 0
        for (index, rule) in rules.enumerated() where rule.kind == key.kind {
            if number == key.path.item { return index }
            number += 1
        }
        return nil
    }

    private func part(_ index: Int, of section: Int) -> UICollectionViewLayoutAttributes {
        let arrangement = sections[section].arrangement
        let rule = arrangement.rule.parts[index]
        let number = arrangement.rule.parts[..<index].count { $0.kind == rule.kind }
        let made = made(
            .supplementaryView, rule.kind, IndexPath(item: number, section: section))
        let start = sections[section].start
        put(
            made, arrangement.parts.frames[index], in: section, isContent: false,
            pinned: rule.pins ? start...(start + max(0, arrangement.length)) : nil, rule)
        return made
    }

    final func wholeKey(_ index: Int) -> CollectionElement {
        CollectionElement(kind: wholeRules[index].kind, path: IndexPath(index: index))
    }
    private func wholePart(_ index: Int) -> UICollectionViewLayoutAttributes {
        let rule = wholeRules[index]
        let made = made(.supplementaryView, rule.kind, IndexPath(index: index))
        var frame = whole.frames[index]
        if rule.pins {
            frame = pinned(frame, rule, within: 0...max(0, collectionViewContentSize[axis]))
        }
        made.zIndex = rule.pins ? max(rule.level, 20) : rule.level
        made.openSides = rule.size.openSides
        made.frame = mirrored(frame)
        return made
    }

    private func put(
        _ made: UICollectionViewLayoutAttributes, _ frame: CGRect, in section: Int,
        isContent: Bool, pinned span: ClosedRange<CGFloat>? = nil, _ rule: BoundaryRule? = nil
    ) {
        let origin = origin(of: section)
        var frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        if isContent, sections[section].arrangement.rule.scrollsAcross {
            made.scrollingSection = section
            made.frame = mirroredAcross(frame, section)
            return
        }
        if let rule {
            made.openSides = rule.size.openSides
            made.zIndex = rule.pins ? max(rule.level, 10) : rule.level
            if let span { frame = pinned(frame, rule, within: span) }
        }
        made.frame = mirrored(frame)
    }

    /// A header or a footer as it stands in what is seen now: at the edge that it would leave, as long as the other
    /// end of what it belongs to does not push it out.
    private func pinned(_ frame: CGRect, _ rule: BoundaryRule, within span: ClosedRange<CGFloat>)
        -> CGRect
    {
        guard let view = collectionView, rule.side != .beside else { return frame }
        let seen = view.bounds.inset(by: view.leastInset)
        let length = frame.size[axis]
        var result = frame
        if rule.side == .before {
            let least = min(seen.start(axis), span.upperBound - length)
            result.origin[axis] = max(frame.start(axis), least)
        } else {
            let most = max(seen.end(axis) - length, span.lowerBound)
            result.origin[axis] = min(frame.start(axis), most)
        }
        return result
    }

    final func origin(of section: Int) -> CGPoint {
        var origin = CGPoint.zero
        origin[axis] = sections[section].start
        origin[axis.perpendicular] = side
        return origin
    }

    // MARK: In a mirror

    private var isMirrored: Bool {
        flipsHorizontallyInOppositeLayoutDirection
            && owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height)
    }

    /// What scrolls from side to side is seen in a mirror as long as all that scrolls.
    private func mirroredAcross(_ frame: CGRect, _ section: Int) -> CGRect {
        guard isMirrored, isVertical else { return mirrored(frame) }
        let length = scrolledLength(of: section)
        return CGRect(
            x: side + length - (frame.maxX - side), y: frame.minY, width: frame.width,
            height: frame.height)
    }

    // MARK: Scrolling across

    private func scrolledLength(of section: Int) -> CGFloat {
        max(sections[section].arrangement.scrolledLength, room[axis.perpendicular])
    }

    /// How far a section is scrolled, as it is read from left to right.
    private func shownOffset(of section: Int) -> CGFloat {
        let offset = offset(of: section)
        guard isMirrored, isVertical else { return offset }
        return scrolledLength(of: section) - room.width - offset
    }

    /// How far a section is scrolled: no further than it reaches now that items may have gone.
    private func offset(of section: Int) -> CGFloat {
        guard let offset = offsets[section] else { return firstOffset(of: section) }
        let inset = scrollingInset(of: section)
        let most = scrolledLength(of: section) - room[axis.perpendicular] + inset
        return max(-inset, min(offset, most))
    }

    private func firstOffset(of section: Int) -> CGFloat {
        let inset = scrollingInset(of: section)
        guard isMirrored, isVertical else { return -inset }
        return scrolledLength(of: section) - room.width + inset
    }

    /// Room before the first group for it to stand in the middle.
    private func scrollingInset(of section: Int) -> CGFloat {
        let arrangement = sections[section].arrangement
        guard arrangement.rule.isCentered, arrangement.groups.groupCount > 0 else { return 0 }
        let across = axis.perpendicular
        let rest = room[across] - arrangement.groups.length(of: 0)
        return max(0, rest / 2 - arrangement.rule.insets.start(across))
    }

    /// The area within which a section scrolls by itself, and how.
    final func acrossScrolling(of section: Int) -> AcrossScrolling? {
        guard sections.indices.contains(section),
            sections[section].arrangement.rule.scrollsAcross
        else { return nil }
        let origin = origin(of: section)
        let arrangement = sections[section].arrangement
        let area = arrangement.scrollingArea.offsetBy(dx: origin.x, dy: origin.y)
        var content = area.size
        content[axis.perpendicular] = scrolledLength(of: section)
        return AcrossScrolling(
            area: mirrored(area), content: content, inset: scrollingInset(of: section),
            offset: offset(of: section), axis: axis.perpendicular)
    }
}
