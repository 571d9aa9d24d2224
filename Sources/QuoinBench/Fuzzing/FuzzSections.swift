import QuoinKit

/// A section of a table: how tall its header and footer are, if it has any, and its rows.
struct FuzzSection {
    var header: Double?
    var footer: Double?
    var rows: [Double] = []
}

/// The rows of a table with sections: boxes of given heights, each cell with its height as its name.
final class FuzzSections: SectionedTableViewDataSource {
    var sections: [FuzzSection] = []
    /// Whether heights are said before there are cells.
    var saysHeights = false
    /// What is done, once, when a cell or a height is next asked for.
    var inCell: (() -> Void)?
    var inHeight: (() -> Void)?
    /// Whether nothing of that is done, because the table is only looked at.
    var isQuiet = false
    /// Hears of each cell that is made.
    var made: (TableViewCell) -> Void = { _ in }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        let height = sections[path.section].rows[path.row]
        let cell = cell(tableView, height)
        take(&inCell)?()
        return cell
    }

    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight? {
        let height = sections[path.section].rows[path.row]
        take(&inHeight)?()
        return saysHeights ? .fixed(height) : nil
    }

    /// What is to be done now, and then no more.
    private func take(_ hook: inout (() -> Void)?) -> (() -> Void)? {
        guard !isQuiet else { return nil }
        defer { hook = nil }
        return hook
    }

    func removeHooks() { (inCell, inHeight) = (nil, nil) }

    func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart? {
        sections[section].header.map { part(tableView, $0) }
    }

    func tableView(_ tableView: TableView, footerForSection section: Int) -> SectionPart? {
        sections[section].footer.map { part(tableView, $0) }
    }

    private func part(_ tableView: TableView, _ height: Double) -> SectionPart {
        SectionPart(height: saysHeights ? .fixed(height) : .automatic) {
            self.cell(tableView, height)
        }
    }

    private func cell(_ tableView: TableView, _ height: Double) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") {
            let cell = TableViewCell()
            made(cell)
            return cell
        }
        cell.name = "\(height)"
        cell.makeTall(height)
        return cell
    }
}

extension FuzzSections {
    /// The classes of this file as a program has them that is printed.
    static let source = """
        struct FuzzSection {
            var header: Double?
            var footer: Double?
            var rows: [Double] = []
        }
        final class FuzzSections: SectionedTableViewDataSource {
            var sections: [FuzzSection] = []
            var saysHeights = false
            var inCell: (() -> Void)?
            var inHeight: (() -> Void)?
            private func take(_ hook: inout (() -> Void)?) -> (() -> Void)? {
                defer { hook = nil }
                return hook
            }
            func numberOfSections(in tableView: TableView) -> Int { sections.count }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].rows.count
            }
            func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
                let cell = cell(tableView, sections[path.section].rows[path.row])
                take(&inCell)?()
                return cell
            }
            func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight? {
                let height = sections[path.section].rows[path.row]
                take(&inHeight)?()
                return saysHeights ? .fixed(height) : nil
            }
            func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart? {
                sections[section].header.map { part(tableView, $0) }
            }
            func tableView(_ tableView: TableView, footerForSection section: Int) -> SectionPart? {
                sections[section].footer.map { part(tableView, $0) }
            }
            private func part(_ tableView: TableView, _ height: Double) -> SectionPart {
                SectionPart(height: saysHeights ? .fixed(height) : .automatic) {
                    self.cell(tableView, height)
                }
            }
            private func cell(_ tableView: TableView, _ height: Double) -> TableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row") { TableViewCell() }
                cell.name = "\\(height)"
                cell.makeTall(height)
                return cell
            }
        }
        """
}

extension FuzzSection {
    /// The section as Swift reads it.
    var code: String {
        let rows = rows.map(\.code).joined(separator: ", ")
        return "FuzzSection(header: \(Self.code(header)), footer: \(Self.code(footer)), "
            + "rows: [\(rows)])"
    }

    private static func code(_ height: Double?) -> String { height?.code ?? "nil" }
}
