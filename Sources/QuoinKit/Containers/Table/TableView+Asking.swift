/// Whether a data source has what the table is about to ask for.
///
/// When it has said from within a question that all rows are others, they are loaded again, but not before the
/// question is answered: until then the table has the former rows, of which some may be gone.
extension TableView {
    final func mayAsk(
        for path: RowPath, _ source: (any TableViewDataSource)?,
        _ sectioned: (any SectionedTableViewDataSource)?
    ) -> Bool {
        guard counting == .startsOver else { return true }
        if let sectioned {
            return mayAsk(for: path.section, sectioned)
                && path.row < sectioned.tableView(self, numberOfRowsInSection: path.section)
        }
        return source.map { path.row < $0.numberOfRows(in: self) } ?? true
    }

    final func mayAsk(for section: Int, _ source: any SectionedTableViewDataSource) -> Bool {
        counting != .startsOver || section < source.numberOfSections(in: self)
    }
}
