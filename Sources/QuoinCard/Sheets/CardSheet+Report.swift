import QuoinKit

/// A page: a heading, figures, pictures, and texts in columns.
extension CardSheet {
    func arrangeReport() {
        let palette = style.palette
        let band = View()
        band.name = "band"
        band.backgroundColor = palette.accent
        addSubview(band)
        band.makeConstraints { make in
            make.top.horizontalEdges.equalToSuperview()
            make.height.equalTo(style.points(10))
        }
        if let category = card.category {
            add(style.category(category, size: 14), after: 0)
        }
        let title = style.label(
            "title", card.title, size: 38, isBold: true, lines: 3, color: palette.ink)
        title.minimumScaleFactor = 0.6
        title.contentCompressionResistanceHorizontalPriority = .low
        add(title, after: 12)
        var lead: View?
        if let text = card.text {
            let label = flowingLabel("text", text, size: 17, color: palette.faint)
            add(label, after: 10)
            lead = label
        }
        let byline = style.byline(of: card, scale: 0.66)
        if let byline {
            add(byline, after: 20)
        }
        add(rule(), after: 20)
        let parts = addParts()
        add(Spacer(), after: 0)
        for view in parts.reversed() + [lead, byline].compactMap({ $0 }) {
            mayLeave(view)
        }
        let margin = style.points(56)
        placeColumn(margins: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
    }

    /// A line across the page.
    private func rule() -> View {
        let rule = View()
        rule.name = "rule"
        rule.backgroundColor = style.palette.line
        rule.makeConstraints { make in
            make.height.equalTo(max(1, style.points(1)))
        }
        return rule
    }

    /// Adds figures, pictures and sections, and returns what may leave of them, the last one first, when only one
    /// section is left.
    private func addParts() -> [View] {
        var parts: [View] = []
        if !card.figures.isEmpty {
            let columns = Self.columns(for: card.figures.count)
            let grid = FigureGrid(card.figures, columns: columns, scale: 0.72, in: style)
            add(grid, after: 24)
            parts += [grid]
            parts += grid.arrangedSubviews.dropFirst()
        }
        if !card.pictures.isEmpty {
            let row = PictureRow(card.pictures, most: card.size.height * 0.26, in: style)
            add(row, after: 24)
            parts.append(row)
        }
        if !card.sections.isEmpty {
            parts.append(addSections())
        }
        return parts
    }

    /// In how many columns figures stand.
    static func columns(for count: Int) -> Int {
        switch count {
        case ...4: max(1, count)
        case 5, 6, 9: 3
        default: 4
        }
    }

    /// Adds the sections in two columns, and returns both together.
    private func addSections() -> View {
        let sections = SectionColumns(
            card.sections.enumerated().map { index, section in
                part(of: section, number: index + 1)
            }, in: style)
        // Those that are left stand in both columns again.
        for count in (1...card.sections.count).reversed() {
            maySave { sections.keep(count) }
        }
        add(sections.row, after: 26)
        return sections.row
    }

    private func part(of section: Card.Section, number: Int) -> SectionColumns.Part {
        var parts: [View] = []
        if let heading = section.heading {
            let label = style.label(
                "heading \(number)", heading, size: 17, isBold: true, lines: 2,
                color: style.palette.ink)
            label.minimumScaleFactor = 0.8
            parts.append(label)
        }
        // Fewer sections say more than many of which only a line is seen.
        let least = section.text.utf8.count > 240 ? 3 : 1
        let text = flowingLabel(
            "section \(number)", section.text, size: 14.5, least: least,
            color: style.palette.faint)
        parts.append(text)
        return SectionColumns.Part(
            view: style.stack("part \(number)", .vertical, spacing: 5, parts), text: text,
            leastHeight: Double(least) * lineHeight(of: text),
            length: section.text.utf8.count + 60)
    }
}
