/// Headers and footers that stay in sight, and headers that stay in the table though they are out of sight.
///
/// A header belongs to a place in the content like any row, and that place stays what it is. While rows of its
/// section are at the upper end of what is seen, it is put there instead: by its constraint to the top of
/// the table, so that it is laid out, drawn and found like everything else. If its place is out of sight
/// meanwhile, its cell is among the pinned ones.
extension TableView {
    /// Whether anything may stick.
    final var mayStick: Bool {
        sectionHeadersStick && sections.hasHeaders || sectionFootersStick && sections.hasFooters
    }

    /// From where to where content is seen beside the insets at present: on the way, while scrolling is
    /// shown as a motion.
    final var visiblePart: ClosedRange<Double> { visiblePart(of: boundsOnTheWay) }

    /// The bounds on the way to where the table is scrolled to. If its size is shown as a motion, too, that is the
    /// size that it will have: what sticks at its end moves there along with it.
    private var boundsOnTheWay: Rect {
        Rect(origin: presentationBounds.origin, size: bounds.size)
    }

    private func visiblePart(of bounds: Rect) -> ClosedRange<Double> {
        let inset = leastInset
        let start = bounds.minY + inset.top
        return start...max(start, bounds.maxY - inset.bottom)
    }

    // MARK: Putting them in place

    /// Puts a cell in its place, or, if anything may stick in what is visible, where it sticks.
    final func place(_ placement: CellPlacement, at top: Double, in visible: ClosedRange<Double>?) {
        if let visible {
            placement.place(at: top, sticking: sticking(of: placement.row), in: visible)
        } else {
            placement.place(at: top)
        }
    }

    /// Follows what is visible.
    final func stick() {
        guard hasWhatMayStick else { return }
        let visible = visiblePart
        for cell in presentCells {
            if let placement = cell.placement, placement.sticking != nil {
                placement.stick(in: visible)
            }
        }
    }

    private func sticking(of place: Int) -> Sticking? {
        switch sections.entry(at: place) {
        case .header(let section) where sectionHeadersStick:
            let end = sections.places(of: section)?.upperBound ?? place + 1
            return Sticking(
                kind: .header, limit: heights.top(of: end),
                height: heights.height(of: place) - sections.roomAbove(place))
        case .footer(let section) where sectionFootersStick:
            let first = sections.places(of: section)?.lowerBound ?? place
            return Sticking(
                kind: .footer, limit: heights.top(of: first), height: heights.height(of: place))
        default: return nil
        }
    }

    /// How much of what is visible is behind the header and the footer that stick with a section.
    final func stuckHeights(of section: Int) -> (header: Double, footer: Double) {
        let header = sectionHeadersStick ? sections.placeOfHeader(of: section) : nil
        let footer = sectionFootersStick ? sections.placeOfFooter(of: section) : nil
        let room = header.map(sections.roomAbove) ?? 0
        return ((header.map(heights.height) ?? 0) - room, footer.map(heights.height) ?? 0)
    }

    // MARK: Which ones

    /// Whether those that stick are there, and no others.
    final var holdsWhatSticks: Bool {
        guard hasWhatMayStick else { return true }
        let places = heldPlaces
        let isThere = places.allSatisfy { place in
            pinned.contains { $0.placement?.row == place }
                || placed.contains { $0.placement?.row == place }
        }
        return isThere
            && pinned.allSatisfy { $0.placement.map { places.contains($0.row) } ?? false }
    }

    /// The places of what has its cell though it may not be in sight there: of what stays; and of what sticks where
    /// the table is scrolled to, and, as far as it is known how tall they are, so that nothing else moves by them, of
    /// what is on the way there.
    final var heldPlaces: [Int] {
        guard mayStick, heights.count > 0 else { return sections.stayingPlaces }
        var places = sections.stayingPlaces + stickingPlaces(in: bounds)
        let shown = boundsOnTheWay
        if shown != bounds {
            places += stickingPlaces(in: shown).filter { heights.known($0) != nil }
        }
        return Set(places).sorted()
    }

    private func stickingPlaces(in bounds: Rect) -> [Int] {
        let visible = visiblePart(of: bounds)
        var places: [Int] = []
        if sectionHeadersStick, sections.hasHeaders {
            // What has been pushed away may still be seen behind a bar.
            let start = min(bounds.minY, visible.lowerBound)
            for section in sectionsBetween(start, visible.lowerBound) {
                if let place = sections.placeOfHeader(of: section),
                    heights.top(of: place) < visible.lowerBound
                {
                    places.append(place)
                }
            }
        }
        if sectionFootersStick, sections.hasFooters {
            let end = max(bounds.maxY, visible.upperBound)
            for section in sectionsBetween(visible.upperBound, end) {
                if let place = sections.placeOfFooter(of: section),
                    heights.top(of: place) + heights.height(of: place) > visible.upperBound
                {
                    places.append(place)
                }
            }
        }
        return places
    }

    /// The sections with anything in them from one distance from the beginning to another.
    private func sectionsBetween(_ start: Double, _ end: Double) -> [Int] {
        guard end >= 0, start < heights.total else { return [] }
        let last = heights.row(at: end)
        var place = heights.row(at: start)
        var found: [Int] = []
        while place <= last, found.count < Self.mostCells,
            let section = sections.section(at: place), let places = sections.places(of: section)
        {
            found.append(section)
            place = places.upperBound
        }
        return found
    }

    // MARK: In front

    /// Has headers and footers in front of the rows, and headers in front of footers.
    final func keepPartsInFront() {
        guard mayStick else { return }
        var (headers, footers): ([View], [View]) = ([], [])
        for cell in presentCells {
            switch cell.placement?.sticking?.kind {
            case .header: headers.append(cell)
            case .footer: footers.append(cell)
            case nil: break
            }
        }
        let front = footers + headers
        if !subviews.suffix(front.count).elementsEqual(front, by: { $0 === $1 }) {
            front.forEach(bringSubviewToFront)
        }
    }
}
