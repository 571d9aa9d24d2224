/// Finding out which rows, headers and footers there are, and how tall they are said to be.
extension TableView {
    /// Brings the number of rows in line with the data source's.
    final func countRows() {
        let counting = self.counting
        // While rows are being put in, their number must not change.
        guard counting != .none, !isArranging, !isAsking else { return }
        self.counting = .none
        isAsking = true
        hasReportedCount = false
        defer { endAsking() }
        if counting == .checks {
            guard let mismatch = followDataSource() else {
                askForHeights()
                return
            }
            reportInvalidTree(
                "After its changes \(nameInMessages) should have \(mismatch). All of them are loaded "
                    + "again.")
        }
        loadAll()
        askForHeights()
        contentSize = Size(width: bounds.width, height: heights.total)
        setNeedsLayout()
    }

    /// What the data source has said meanwhile comes next: a layout from within its answers knew but some of them.
    private func endAsking() {
        isAsking = false
        guard counting != .none || wasArrangedMeanwhile else { return }
        wasArrangedMeanwhile = false
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    private func loadAll() {
        let estimate = uniformHeight ?? estimatedRowHeight
        let counted: (sections: TableSections, heights: RowHeights)
        if let source = sectionedSource {
            counted = count(countSections(of: source), of: source, estimate: estimate)
        } else {
            let rows = soundCount(dataSource?.numberOfRows(in: self) ?? 0, beside: 0)
            counted = (TableSections(rows: rows), RowHeights(count: rows, estimate: estimate))
        }
        presentCells.forEach { recycle($0) }
        dropCarriedCells()
        (placed, pinned) = ([], [])
        hasReportedFullness = false
        (sections, heights) = counted
    }

    /// Counts all that is in sections.
    private func count(
        _ number: Int, of source: any SectionedTableViewDataSource, estimate: Double
    ) -> (TableSections, RowHeights) {
        var sections: [TableSections.Section] = []
        sections.reserveCapacity(number)
        var maker = RowHeightsMaker()
        var count = 0
        for index in 0..<number where mayAsk(for: index, source) {
            let content = content(of: index, of: source, beside: count)
            let section = content.section
            if section.hasHeader { maker.append(content.header) }
            maker.appendUnknown(section.rows)
            if section.hasFooter { maker.append(content.footer) }
            sections.append(section)
            count += section.count
        }
        return (TableSections(sections), RowHeights(maker, estimate: estimate))
    }

    /// What is in a section, and how tall its header and footer are said to be.
    private struct SectionContent {
        var section: TableSections.Section
        var header: Double?
        var footer: Double?
    }

    private func content(
        of index: Int, of source: any SectionedTableViewDataSource, beside others: Int
    ) -> SectionContent {
        let rows = soundCount(
            source.tableView(self, numberOfRowsInSection: index), beside: others)
        let room = Self.mostRows - others - rows
        let header =
            room > 0 && mayAsk(for: index, source)
            ? source.tableView(self, headerForSection: index) : nil
        let footer =
            room > 1 && mayAsk(for: index, source)
            ? source.tableView(self, footerForSection: index) : nil
        return SectionContent(
            section: TableSections.Section(
                rows: rows, hasHeader: header != nil, hasFooter: footer != nil,
                keepsHeader: header?.staysInTable ?? false, headerRoom: header?.soundRoom ?? 0),
            header: header.flatMap { part in
                number(of: part.height).map { $0 + part.soundRoom }
            },
            footer: footer.flatMap { number(of: $0.height) })
    }

    private func number(of height: RowHeight?) -> Double? {
        if case .fixed(let number) = height { soundHeight(number) } else { nil }
    }

    // MARK: After changes

    /// Brings in what has come with whole sections.
    ///
    /// - Returns: what does not add up.
    private func followDataSource() -> String? {
        guard let source = sectionedSource else {
            let (expected, rows) = (
                sections.rowCount, soundCount(dataSource?.numberOfRows(in: self) ?? 0, beside: 0)
            )
            return rows == expected
                ? nil : "\(expected) rows, but its data source has \(rows)"
        }
        let (expected, number) = (sections.all.count, countSections(of: source))
        guard number == expected else {
            return "\(expected) sections, but its data source has \(number)"
        }
        var contents: [(index: Int, content: SectionContent)] = []
        var count = 0
        for (index, section) in sections.all.enumerated() {
            // All of them are loaded again.
            guard mayAsk(for: index, source) else { return nil }
            if section.isStale {
                let content = content(of: index, of: source, beside: count)
                contents.append((index, content))
                count += content.section.count
                continue
            }
            let rows = soundCount(
                source.tableView(self, numberOfRowsInSection: index), beside: count)
            guard rows == section.rows else {
                return "\(section.rows) rows in section \(index), but its data source has \(rows)"
            }
            count += section.count
        }
        // From the last on, so that the places of those before stay what they are.
        for (index, content) in contents.reversed() { bring(content, into: sections.all[index]) }
        sections.change { sections in
            for (index, content) in contents { sections[index] = content.section }
        }
        return nil
    }

    /// Makes room for what is in a section now, and takes away what is not.
    private func bring(_ content: SectionContent, into old: TableSections.Section) {
        let new = content.section
        bring(new.hasFooter ? 1 : 0, insteadOf: old.hasFooter ? 1 : 0, at: old.firstRow + old.rows)
        bring(new.rows, insteadOf: old.rows, at: old.firstRow)
        bring(new.hasHeader ? 1 : 0, insteadOf: old.hasHeader ? 1 : 0, at: old.start)
        if let header = content.header { heights.setHeight(header, of: old.start) }
        if let footer = content.footer {
            heights.setHeight(footer, of: old.start + new.count - 1)
        }
    }

    private func bring(_ count: Int, insteadOf former: Int, at place: Int) {
        if count > former {
            openPlaces(count - former, at: place + former)
        } else if count < former {
            closePlaces(place + count..<place + former)
        }
    }

    // MARK: Heights

    /// Asks again how tall rows are, of a data source that says so.
    ///
    /// It is done by itself whenever rows come, go or change.
    public final func invalidateRowHeights() {
        if counting == .none { counting = .checks }
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// The data source has no say in how tall rows are.
    package final func saysNoRowHeights() {
        knowsHeights = false
    }

    /// All rows are as tall as the one that the data source is asked about.
    package final func saysOneRowHeight() {
        hasOneHeight = true
    }

    final func askForHeight(
        of path: RowPath, _ source: (any TableViewDataSource)?,
        _ sectioned: (any SectionedTableViewDataSource)?
    ) -> RowHeight? {
        guard mayAsk(for: path, source, sectioned) else { return nil }
        if let sectioned { return sectioned.tableView(self, heightForRowAt: path) }
        return source?.tableView(self, heightForRowAt: path.row)
    }

    /// Asks how tall rows are, if the data source says so.
    private func askForHeights() {
        knowsHeights = false
        guard let source = dataSource, let first = sections.path(ofNumber: 0) else { return }
        // The data source may look at the table meanwhile, or give it another one.
        let (sectioned, sections) = (sectionedSource, sections)
        var heights = heights
        knowsHeights = true
        hasOneHeight = false
        let said = number(of: askForHeight(of: first, source, sectioned))
        guard knowsHeights else { return }
        if hasOneHeight, let said {
            heights.setHeights(ofFirst: Self.mostHeights, all: said) { sections.isRow($0) }
        } else {
            heights.common = nil
            heights.setHeights(ofFirst: Self.mostHeights) { place, known in
                guard case .row(let path) = sections.entry(at: place) else { return known }
                return number(of: askForHeight(of: path, source, sectioned)) ?? known
            }
        }
        // Who is asked may say meanwhile how high the other rows are thought to be.
        heights.setEstimate(self.heights.estimate)
        self.heights = heights
        for cell in presentCells {
            guard let placement = cell.placement,
                case .row(let path) = sections.entry(at: placement.row)
            else { continue }
            placement.saidHeight = askForHeight(of: path, source, sectioned)
            applyHeight(of: cell, to: placement)
        }
        knowsHeights = true
    }

    // MARK: Limits

    private func countSections(of source: any SectionedTableViewDataSource) -> Int {
        let count = source.numberOfSections(in: self)
        guard count > Self.mostSections else { return max(0, count) }
        reportRefusal(
            of: "number of sections", "\(count)", because: "there are \(Self.mostSections) at most")
        return Self.mostSections
    }

    /// The number of rows that there can be, if there should be so many.
    private func soundCount(_ count: Int, beside others: Int) -> Int {
        guard count > Self.mostRows - others else { return max(0, count) }
        if !hasReportedCount {
            hasReportedCount = true
            reportRefusal(
                of: "number of rows", "\(count)", because: "there are \(Self.mostRows) at most")
        }
        return max(0, Self.mostRows - others)
    }

    /// Where more rows begin could not be told exactly.
    package static let mostRows = 10_000_000
    package static let mostSections = 100_000
    /// Of so many a data source is asked how tall they are before they are there.
    private static let mostHeights = 100_000
}
