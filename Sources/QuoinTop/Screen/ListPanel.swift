import QuoinKit

/// The table, with a line above it that says what its columns are.
final class ListPanel: StackView {
    private let rows = ListRows()
    private let header = View()
    private var headerLine: RowLine?
    private let table = TableView()
    private var width = 0
    private var panel: Panel?

    init() {
        super.init(frame: .zero)
        axis = .vertical
        addArrangedSubview(header)
        addArrangedSubview(table)
        header.makeConstraints { $0.height.equalTo(1) }
        table.rowHeight = .fixed(1)
        table.dataSource = rows
    }

    /// Shows a panel of a state.
    func show(
        _ panel: Panel, of state: MachineState, by order: ProcessOrder, isReversed: Bool, width: Int
    ) {
        if panel != self.panel || width != self.width {
            arrange(panel, width)
        }
        let count = rows.count
        rows.take(state, panel, by: order, isReversed: isReversed)
        headerLine?.show(rows.titles(order, isReversed: isReversed))
        if rows.count > count {
            table.insertRows(at: Array(count..<rows.count))
        } else if rows.count < count {
            table.deleteRows(at: Array(rows.count..<count))
        }
        for cell in table.visibleCells {
            if let line = cell as? RowLine, let row = table.row(for: cell) {
                rows.fill(line, row)
            }
        }
    }

    private func arrange(_ panel: Panel, _ width: Int) {
        self.panel = panel
        self.width = width
        rows.width = width
        rows.panel = panel
        let line = RowLine(panel.columns, width: width, isHeader: true)
        headerLine?.removeFromSuperview()
        headerLine = line
        header.addSubview(line)
        line.makeConstraints { $0.edges.equalToSuperview() }
        table.contentOffset = .zero
        table.reloadData()
    }

    /// Scrolls by some lines.
    func scroll(by lines: Int) {
        table.layoutIfNeeded()
        table.contentOffset.y += Double(lines)
    }

    /// Scrolls to the first row, or to the last.
    func scroll(toEnd: Bool) {
        scroll(by: toEnd ? rows.count : -rows.count)
    }

    /// How many rows are in sight.
    var page: Int { Int(max(1, table.bounds.height)) }
}

/// The rows of the table.
final class ListRows: TableViewDataSource {
    var panel = Panel.processes
    var width = 80
    private var processes: [ProcessState] = []
    private var traffic: [TrafficRate] = []
    private var memory = 1.0

    var count: Int { panel == .processes ? processes.count : traffic.count }

    func take(_ state: MachineState, _ panel: Panel, by order: ProcessOrder, isReversed: Bool) {
        self.panel = panel
        memory = Double(max(1, state.memory?.total ?? 1))
        processes = panel == .processes ? order.sorted(state.processes, isReversed: isReversed) : []
        traffic = panel == .disks ? state.disks : panel == .network ? state.networks : []
    }

    private var columns: [TableColumn] {
        panel.columns.filter { $0.leastScreen <= width }
    }

    /// What the columns are called, with a sign at the one that says the order.
    func titles(_ order: ProcessOrder, isReversed: Bool) -> [String] {
        columns.map { column in
            column.order == order ? column.title + (isReversed ? "▲" : "▼") : column.title
        }
    }

    func numberOfRows(in tableView: TableView) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "\(panel.rawValue) \(width)") {
            RowLine(panel.columns, width: width)
        }
        fill(cell, row)
        return cell
    }

    /// Has a line show a row.
    func fill(_ line: RowLine, _ row: Int) {
        guard row < count else { return }
        guard panel == .processes else {
            line.show(columns.map { text(of: traffic[row], in: $0) })
            return
        }
        let process = processes[row]
        line.show(columns.map { text(of: process, in: $0) })
        if let column = columns.firstIndex(where: { $0.order == .cpu }) {
            line.color(column, Self.color(for: process.load))
        }
    }

    private static func color(for load: Double) -> Color? {
        load < 0.05 ? nil : Palette.color(Palette.processors, for: load)
    }

    private func text(of process: ProcessState, in column: TableColumn) -> String {
        switch column.title {
        case "PID": "\(process.identifier)"
        case "User": process.user
        case "S": String(process.state)
        case "CPU%": FigureText.load(process.load)
        case "Mem%": FigureText.load(Double(process.memory) / memory)
        case "Mem": FigureText.bytes(Double(process.memory))
        case "Thr": "\(process.threads)"
        case "Time": FigureText.busy(process.seconds)
        default: process.command
        }
    }

    private func text(of rate: TrafficRate, in column: TableColumn) -> String {
        switch column.title {
        case "In/s", "Read/s": FigureText.bytes(rate.received)
        case "Out/s", "Written/s": FigureText.bytes(rate.sent)
        case "In", "Read": FigureText.bytes(Double(rate.figures.received))
        case "Out", "Written": FigureText.bytes(Double(rate.figures.sent))
        default: rate.figures.name
        }
    }
}
