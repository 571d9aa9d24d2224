/// What a table shows whose rows are in sections.
///
/// ```swift
/// final class Calendar: SectionedTableViewDataSource {
///     var months: [(name: String, days: [String])] = []
///
///     func numberOfSections(in tableView: TableView) -> Int { months.count }
///
///     func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///         months[section].days.count
///     }
///
///     func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "day") { MessageCell() }
///         cell.text.text = months[path.section].days[path.row]
///         return cell
///     }
///
///     func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart? {
///         SectionPart { [months] in
///             let cell = tableView.dequeueReusableCell(withIdentifier: "month") { MessageCell() }
///             cell.text.text = months[section].name
///             return cell
///         }
///     }
/// }
/// ```
public protocol SectionedTableViewDataSource: TableViewDataSource {
    /// How many sections there are.
    func numberOfSections(in tableView: TableView) -> Int
    /// How many rows a section has. It may have none.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// The view for a row, as for a table without sections.
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell
    /// How tall a row is, said before its cell exists; nil if that is for others to say, as by default. It
    /// is asked as for a table without sections.
    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight?
    /// What stands above the rows of a section; nil for nothing, as by default.
    ///
    /// It is asked for all sections when these are loaded, and for one whose header comes into sight.
    func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart?
    /// What stands below the rows of a section; nil for nothing, as by default.
    ///
    /// It is asked for all sections when these are loaded, and for one whose footer comes into sight.
    func tableView(_ tableView: TableView, footerForSection section: Int) -> SectionPart?
}

extension SectionedTableViewDataSource {
    /// Nothing is said: rows are as tall as the table or their cells have it.
    public func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight? {
        tableView.saysNoRowHeights()
        return nil
    }

    /// There is none.
    public func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart? {
        nil
    }

    /// There is none.
    public func tableView(_ tableView: TableView, footerForSection section: Int) -> SectionPart? {
        nil
    }

    /// Itself.
    public var asSectioned: (any SectionedTableViewDataSource)? { self }

    /// The rows of all sections. The table does not ask.
    public func numberOfRows(in tableView: TableView) -> Int {
        var sum = 0
        for section in 0..<max(0, numberOfSections(in: tableView)) {
            let rows = max(0, self.tableView(tableView, numberOfRowsInSection: section))
            sum = rows < .max - sum ? sum + rows : .max
        }
        return sum
    }

    /// The view for a row that is counted through all sections. The table does not ask.
    public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        guard let path = tableView.path(ofRow: row) else { return TableViewCell() }
        return self.tableView(tableView, cellForRowAt: path)
    }

    /// How tall a row is that is counted through all sections. The table does not ask.
    public func tableView(_ tableView: TableView, heightForRowAt row: Int) -> RowHeight? {
        tableView.path(ofRow: row).flatMap { self.tableView(tableView, heightForRowAt: $0) }
    }
}
