import Quoin

extension TableViewCell {
    /// How to let the row be as high as what is in it, where something else says how high it is: what to write, and what
    /// does it for this row.
    ///
    /// - Parameter name: what a view is called.
    package final func growing(_ name: (View) -> String) -> (words: String, change: () -> Void)? {
        guard let table = superview as? TableView, table.fixedHeight(of: self) != nil else {
            return nil
        }
        if let words = table.wrapper?.wordsForGrowingRows(of: table, called: name(table)) {
            return (words, { self.rowHeight = .automatic })
        }
        if rowHeight != nil {
            return (
                "\(name(self)).rowHeight = .automatic",
                { self.rowHeight = .automatic }
            )
        }
        if placement?.saidHeight != nil {
            return (
                "return .automatic in tableView(_:heightForRowAt:)",
                { self.rowHeight = .automatic }
            )
        }
        return (
            "\(name(table)).rowHeight = .automatic",
            { table.rowHeight = .automatic }
        )
    }
}
