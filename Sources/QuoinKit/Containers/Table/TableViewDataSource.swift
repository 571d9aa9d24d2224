/// What a table shows.
public protocol TableViewDataSource: AnyObject {
    /// How many rows there are.
    func numberOfRows(in tableView: TableView) -> Int
    /// The view for a row: one to be used again from
    /// ``TableView/dequeueReusableCell(withIdentifier:make:)``, brought up to date.
    ///
    /// It is asked for rows that come into sight only.
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}
