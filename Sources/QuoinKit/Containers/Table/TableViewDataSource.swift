/// What a table shows: rows, one after the other. One with sections is a ``SectionedTableViewDataSource``.
public protocol TableViewDataSource: AnyObject {
    /// How many rows there are.
    func numberOfRows(in tableView: TableView) -> Int
    /// The view for a row: one to be used again from
    /// ``TableView/dequeueReusableCell(withIdentifier:make:)``, brought up to date.
    ///
    /// It is asked for rows that come into sight only.
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
    /// How tall a row is, said before its cell exists; nil if that is for the table's
    /// ``TableView/rowHeight``, or the cell, to say. By default nothing is said.
    ///
    /// A data source that has this method is asked for each of the first 100,000 rows when they are loaded
    /// and whenever some have come, gone or changed, so that the size of the content and the way to any of
    /// them are exact; and for the others when they come into sight.
    func tableView(_ tableView: TableView, heightForRowAt row: Int) -> RowHeight?
    /// The data source as one with sections, if it has any.
    ///
    /// There is no need to write it, but in a class without sections whose subclasses may have some: what it
    /// returns there, they inherit.
    var asSectioned: (any SectionedTableViewDataSource)? { get }
}

extension TableViewDataSource {
    /// Nothing is said: rows are as tall as the table or their cells have it.
    public func tableView(_ tableView: TableView, heightForRowAt row: Int) -> RowHeight? {
        tableView.saysNoRowHeights()
        return nil
    }

    /// None: there are no sections.
    public var asSectioned: (any SectionedTableViewDataSource)? { nil }
}
