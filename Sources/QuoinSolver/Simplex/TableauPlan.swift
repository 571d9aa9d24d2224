/// What has a place in a tableau that is to be made.
struct TableauPlan {
    /// A tight row, or a parameter.
    struct Column {
        var index: Int32
        var isParameter: Bool
    }

    /// The rows to be written out.
    var written: [Int32] = []
    /// The variables that may become negative, and must not.
    var bounded: [Int32] = []
    /// The variables that can move, and where each of them is written out, or −1.
    var variables: [Int32] = []
    var lines: [Int32]
    private(set) var columns: [Column] = []
    /// For each row and each variable its column, or −1.
    private(set) var columnsOfRows: [Int32]
    private(set) var columnsOfParameters: [Int32]

    init(rows: Int, variables: Int) {
        columnsOfRows = [Int32](repeating: -1, count: rows)
        columnsOfParameters = [Int32](repeating: -1, count: variables)
        lines = columnsOfParameters
    }

    mutating func addColumn(row: Int) {
        columnsOfRows[row] = Int32(columns.count)
        columns.append(Column(index: Int32(row), isParameter: false))
    }

    mutating func addColumn(parameter: Int) {
        columnsOfParameters[parameter] = Int32(columns.count)
        columns.append(Column(index: Int32(parameter), isParameter: true))
    }
}
