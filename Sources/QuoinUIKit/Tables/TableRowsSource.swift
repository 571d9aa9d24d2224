import QuoinKit

/// Asks a table of UIKit's for what the engine's table wants to know.
///
/// The header and the footer of the whole table are headers of sections without rows, before and behind the others.
final class TableRowsSource: SectionedTableViewDataSource {
    weak var table: UITableView?

    private func ask<Answer>(_ question: @MainActor (UITableView) -> Answer) -> Answer? {
        guard let table else { return nil }
        nonisolated(unsafe) var answer: Answer?
        MainActor.assumeIsolated { answer = question(table) }
        return answer
    }

    func numberOfSections(in tableView: TableView) -> Int {
        ask { $0.countSections() } ?? 0
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        ask { $0.countRows(in: section) } ?? 0
    }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        ask { $0.carrier(at: path) } ?? TableViewCell()
    }

    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight? {
        ask { $0.rowHeight(at: path) } ?? nil
    }

    func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart? {
        ask { $0.part(of: section, isHeader: true) } ?? nil
    }

    func tableView(_ tableView: TableView, footerForSection section: Int) -> SectionPart? {
        ask { $0.part(of: section, isHeader: false) } ?? nil
    }
}
