import QuoinKit

/// Where what is to be seen stands.
extension UICollectionViewFlowLayout {
    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        var pinned: [UICollectionViewLayoutAttributes] = []
        let (start, end) = (rect.start(axis), rect.end(axis))
        let first = overlaps ? 0 : sections.firstPlace { $0.start + $0.length >= start }
        for number in first..<sections.count {
            if sections[number].start > end, !overlaps { break }
            let header = part(UICollectionView.elementKindSectionHeader, of: number)
            let footer = part(UICollectionView.elementKindSectionFooter, of: number)
            if let header, !isPinned(header), header.frame.isSeen(in: rect) {
                found.append(header)
            }
            addItems(of: number, rect, &found)
            if let footer, !isPinned(footer), footer.frame.isSeen(in: rect) {
                found.append(footer)
            }
            pinned += [header, footer].compactMap { $0 }.filter(isPinned).map(self.pinned)
        }
        return found + pinned.filter { $0.frame.isSeen(in: rect) }
    }

    private func addItems(
        of number: Int, _ rect: CGRect, _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        let section = sections[number]
        let corner = section.start + section.header
        let lines = section.items.lines(
            from: rect.start(axis) - corner, to: rect.end(axis) - corner)
        for item in lines.lazy.flatMap(\.items) {
            let frame = frame(of: item, in: section)
            if frame.isSeen(in: rect) { found.append(cell(item, number, frame)) }
        }
    }

    private func frame(of item: Int, in section: Placed) -> CGRect {
        var frame = section.items.frames[item]
        frame.origin[axis] += section.start + section.header
        return frame
    }

    private func cell(_ item: Int, _ section: Int, _ frame: CGRect)
        -> UICollectionViewLayoutAttributes
    {
        let made = made(.cell, nil, at: IndexPath(item: item, section: section))
        made.frame = frame
        if sections[section].measured.contains(item) {
            made.openSides = OpenSides(width: true, height: true)
        }
        return made
    }

    // MARK: One by one

    final func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.frames.indices.contains(path.item)
        else { return nil }
        return cell(path.item, path.section, frame(of: path.item, in: sections[path.section]))
    }

    final func attributes(ofPart kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard sections.indices.contains(path.section) else { return nil }
        guard let part = part(kind, of: path.section) else {
            return emptyPart(kind, of: path.section)
        }
        return isPinned(part) ? pinned(part) : part
    }

    /// A header or a footer that a section does not have: as in UIKit, one without a size, if it is asked for.
    private func emptyPart(
        _ kind: String, of number: Int
    ) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let section = sections[number]
        let made = made(.supplementaryView, kind, at: IndexPath(item: 0, section: number))
        made.frame = .zero
        made.frame.origin[axis] = section.start + (isHeader ? 0 : section.length)
        return made
    }

    /// The header or the footer of a section in its own place.
    private func part(_ kind: String, of number: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[number]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.header : section.footer
        guard length > 0 else { return nil }
        var frame = CGRect.zero
        frame.origin[axis] = section.start + (isHeader ? 0 : section.length - length)
        frame.size[axis] = length
        frame.size[axis.perpendicular] = section.rule.room
        let made = made(.supplementaryView, kind, at: IndexPath(item: 0, section: number))
        made.frame = frame
        return made
    }

    /// Attributes of the class that the layout says.
    private func made(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let said = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = said?.init() ?? UICollectionViewLayoutAttributes()
        made.stand(for: category, kind, at: path)
        return made
    }
}
