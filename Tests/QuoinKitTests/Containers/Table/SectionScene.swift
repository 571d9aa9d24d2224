import Quoin
import QuoinKit

@testable import QuoinLayout

/// A table of sections of given heights, by itself in a window of 320 × 480.
final class SectionScene: SectionedTableViewDataSource {
    /// A section: how tall its parts are, as their contents have it.
    struct Section {
        var header: Double?
        var rows: [Double]
        var footer: Double?
    }

    let window: Window
    let table = TableView()
    let problems: Problems
    var sections: [Section]
    /// Whether the data source says how tall all is, before it is there.
    var saysHeights = false
    /// What was asked for, in that order.
    var asked: [String] = []
    /// Called before each cell is made, with what it is for.
    var whenAsked: (String) -> Void = { _ in }

    init(_ sections: [Section], height: Double = 480) {
        self.sections = sections
        window = Window(frame: Rect(x: 0, y: 0, width: 320, height: height))
        problems = Problems(of: window)
        table.name = "table"
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = self
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        cell("\(path)", sections[path.section].rows[path.row])
    }

    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> RowHeight? {
        guard saysHeights else {
            tableView.saysNoRowHeights()
            return nil
        }
        return .fixed(sections[path.section].rows[path.row])
    }

    func tableView(_ tableView: TableView, headerForSection section: Int) -> SectionPart? {
        part("header \(section)", sections[section].header)
    }

    func tableView(_ tableView: TableView, footerForSection section: Int) -> SectionPart? {
        part("footer \(section)", sections[section].footer)
    }

    private func part(_ name: String, _ height: Double?) -> SectionPart? {
        height.map { height in
            SectionPart(height: saysHeights ? .fixed(height) : .automatic) {
                self.cell(name, height)
            }
        }
    }

    private func cell(_ name: String, _ height: Double) -> TableViewCell {
        whenAsked(name)
        asked.append(name)
        let cell = table.dequeueReusableCell(withIdentifier: "box") { BoxCell() }
        cell.name = name
        cell.box.height = height
        return cell
    }

    func layOut() {
        window.layoutIfNeeded()
    }

    /// Scrolls and lays out.
    func scroll(to offset: Double) {
        table.contentOffset.y = offset
        layOut()
    }

    /// Where headers begin as they are seen, by section.
    var headers: [Int: Double] { starts { table.headerCell(ofSection: $0) } }

    /// Where footers begin as they are seen, by section.
    var footers: [Int: Double] { starts { table.footerCell(ofSection: $0) } }

    private func starts(_ cell: (Int) -> TableViewCell?) -> [Int: Double] {
        var starts: [Int: Double] = [:]
        for section in sections.indices {
            if let cell = cell(section) { starts[section] = cell.convert(Point.zero, to: window).y }
        }
        return starts
    }

    /// Where rows begin as they are seen.
    var rows: [RowPath: Double] {
        var starts: [RowPath: Double] = [:]
        for path in table.visiblePaths {
            starts[path] = table.cellForRow(at: path)?.convert(Point.zero, to: window).y
        }
        return starts
    }
}

extension SectionScene.Section {
    /// Rows of one height, with or without header and footer.
    init(_ count: Int, of height: Double = 50, header: Double? = 30, footer: Double? = nil) {
        self.init(header: header, rows: Array(repeating: height, count: count), footer: footer)
    }
}
