/// A column of a table.
struct TableColumn: Equatable {
    var title: String
    /// How wide it is; nil for what the others leave.
    var width: Int?
    var isRight = false
    /// How wide the screen must be for it.
    var leastScreen = 0
    /// What the rows are in order by when this column says so.
    var order: ProcessOrder?
    var isFaint = false

    /// Where columns stand on a line: with a blank between them, and at both ends. Those are left out for
    /// which there is no room.
    static func places(
        of columns: [TableColumn], on width: Int
    ) -> [(column: TableColumn, start: Int, width: Int)] {
        let shown = columns.filter { $0.leastScreen <= width }
        let fixed = shown.reduce(0) { $0 + ($1.width ?? 0) }
        let rest = max(4, width - 2 - fixed - max(0, shown.count - 1))
        var start = 1
        return shown.map { column in
            defer { start += (column.width ?? rest) + 1 }
            return (column, start, column.width ?? rest)
        }
    }
}

/// What the table is about.
enum Panel: String, CaseIterable {
    case processes, network, disks

    var title: String {
        switch self {
        case .processes: "Processes"
        case .network: "Network"
        case .disks: "Disks"
        }
    }

    var next: Panel {
        switch self {
        case .processes: .network
        case .network: .disks
        case .disks: .processes
        }
    }

    var columns: [TableColumn] {
        switch self {
        case .processes:
            [
                TableColumn(title: "PID", width: 7, isRight: true, leastScreen: 40, order: .pid),
                TableColumn(title: "User", width: 9, leastScreen: 58, isFaint: true),
                TableColumn(title: "S", width: 1, leastScreen: 64, isFaint: true),
                TableColumn(title: "CPU%", width: 5, isRight: true, order: .cpu),
                TableColumn(title: "Mem%", width: 5, isRight: true, leastScreen: 96),
                TableColumn(title: "Mem", width: 5, isRight: true, leastScreen: 30, order: .memory),
                TableColumn(title: "Thr", width: 4, isRight: true, leastScreen: 96, isFaint: true),
                TableColumn(title: "Time", width: 7, isRight: true, leastScreen: 76, order: .time),
                TableColumn(title: "Command", order: .name),
            ]
        case .network, .disks:
            [
                TableColumn(title: self == .disks ? "Disk" : "Interface"),
                TableColumn(title: self == .disks ? "Read/s" : "In/s", width: 7, isRight: true),
                TableColumn(
                    title: self == .disks ? "Written/s" : "Out/s", width: 9, isRight: true,
                    leastScreen: 30),
                TableColumn(
                    title: self == .disks ? "Read" : "In", width: 7, isRight: true, leastScreen: 50),
                TableColumn(
                    title: self == .disks ? "Written" : "Out", width: 7, isRight: true,
                    leastScreen: 50),
            ]
        }
    }
}
